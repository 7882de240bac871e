package rookery.desktop.shelf;

import java.util.LinkedHashMap;
import java.util.Map;
import rookery.desktop.settings.Settings;

/** Those settings that are a matter of the person rather than of the machine, as texts by name. */
final class ProfileSettings {
    private ProfileSettings() {}

    static Map<String, String> of(Settings settings) {
        var values = new LinkedHashMap<String, String>();
        var look = settings.look();
        values.put("theme", look.theme());
        values.put("board", look.boardTheme());
        values.put("pieces", look.pieceSet());
        values.put("board-image", look.boardImage());
        values.put("background-image", look.backgroundImage());
        values.put("scale", Integer.toString(look.scale()));
        values.put("coordinates", Boolean.toString(look.coordinates()));
        values.put("figurines", Boolean.toString(look.figurines()));
        var sound = settings.sound();
        values.put("effects", Boolean.toString(sound.effects()));
        values.put("effects-volume", Integer.toString(sound.effectsVolume()));
        values.put("music", Boolean.toString(sound.music()));
        values.put("music-volume", Integer.toString(sound.musicVolume()));
        values.put("auto-queen", Boolean.toString(settings.play().autoQueen()));
        values.put("confirm-moves", Boolean.toString(settings.play().confirmMoves()));
        values.put("language", settings.language());
        return values;
    }

    /** What the values do not say, or say in a way we do not understand, stays. */
    static Settings apply(Settings settings, Map<String, String> values) {
        var look = settings.look();
        var sound = settings.sound();
        var play = settings.play();
        return settings
                .withLook(new Settings.Look(values.getOrDefault("theme", look.theme()), values.getOrDefault("board", look.boardTheme()),
                        values.getOrDefault("pieces", look.pieceSet()), values.getOrDefault("board-image", look.boardImage()),
                        values.getOrDefault("background-image", look.backgroundImage()), number(values, "scale", look.scale()),
                        flag(values, "coordinates", look.coordinates()), flag(values, "figurines", look.figurines())))
                .withSound(new Settings.Sound(flag(values, "effects", sound.effects()),
                        number(values, "effects-volume", sound.effectsVolume()),
                        flag(values, "music", sound.music()), number(values, "music-volume", sound.musicVolume())))
                .withPlay(play.withAutoQueen(flag(values, "auto-queen", play.autoQueen()))
                        .withConfirmMoves(flag(values, "confirm-moves", play.confirmMoves())))
                .withLanguage(values.getOrDefault("language", settings.language()));
    }

    private static boolean flag(Map<String, String> values, String key, boolean otherwise) {
        return values.containsKey(key) ? Boolean.parseBoolean(values.get(key)) : otherwise;
    }

    private static int number(Map<String, String> values, String key, int otherwise) {
        try {
            return values.containsKey(key) ? Integer.parseInt(values.get(key)) : otherwise;
        } catch (NumberFormatException unknown) {
            return otherwise;
        }
    }
}
