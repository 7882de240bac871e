package rookery.archive.settings;

import rookery.archive.settings.Settings;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.play.file.AtomicFile;
import rookery.play.file.Folders;
import rookery.play.file.SetAside;
import rookery.play.file.UserFolders;

/**
 * Reads and writes {@code settings.json}. Missing values, as in a file of another version, get their defaults; a damaged file is set aside, never overwritten.
 */
public final class SettingsFile {
    private static final String NAME = "settings.json";

    private final Path folder;
    private final Path file;

    public SettingsFile(Path folder) {
        this.folder = folder;
        file = folder.resolve(NAME);
    }

    /** The settings that go with a data folder. */
    public static SettingsFile of(Path data) {
        return new SettingsFile(UserFolders.of(data).holding(NAME));
    }

    public Settings read() throws IOException {
        if (!Files.exists(file)) return Settings.DEFAULT;
        try {
            return settings(JsonLeaves.of(Files.readString(file, StandardCharsets.UTF_8)));
        } catch (IllegalArgumentException | CharacterCodingException damaged) {
            SetAside.move(file);
            return Settings.DEFAULT;
        }
    }

    /** The damaged file that was set aside last, as long as nothing has been written in its place. */
    public Optional<Path> setAside() {
        return Files.exists(file) ? Optional.empty() : SetAside.last(file);
    }

    private static Settings settings(JsonLeaves kept) {
        var usual = Settings.DEFAULT;
        return new Settings(window(kept, usual.window()), look(kept, usual.look()), sound(kept, usual.sound()), play(kept, usual.play()),
                kept.word("language", usual.language()), kept.word("profile", usual.profile()), kept.under("remembered"));
    }

    private static Settings.Window window(JsonLeaves kept, Settings.Window usual) {
        return new Settings.Window(kept.number("window.x", usual.x()), kept.number("window.y", usual.y()),
                kept.number("window.width", usual.width()), kept.number("window.height", usual.height()),
                kept.flag("window.maximized", usual.maximized()));
    }

    private static Settings.Look look(JsonLeaves kept, Settings.Look usual) {
        return new Settings.Look(kept.word("look.theme", usual.theme()), kept.word("look.boardTheme", usual.boardTheme()),
                kept.word("look.pieceSet", usual.pieceSet()), kept.word("look.boardImage", usual.boardImage()),
                kept.word("look.backgroundImage", usual.backgroundImage()), kept.whole("look.scale", usual.scale()),
                kept.flag("look.coordinates", usual.coordinates()), kept.flag("look.figurines", usual.figurines()));
    }

    private static Settings.Sound sound(JsonLeaves kept, Settings.Sound usual) {
        return new Settings.Sound(kept.flag("sound.effects", usual.effects()), kept.whole("sound.effectsVolume", usual.effectsVolume()),
                kept.flag("sound.music", usual.music()), kept.whole("sound.musicVolume", usual.musicVolume()));
    }

    private static Settings.Play play(JsonLeaves kept, Settings.Play usual) {
        return new Settings.Play(Settings.Animation.valueOf(kept.word("play.animation", usual.animation().name())),
                kept.number("play.pixelsPerFrame", usual.pixelsPerFrame()), kept.number("play.mostSeconds", usual.mostSeconds()),
                kept.flag("play.autoQueen", usual.autoQueen()), kept.flag("play.confirmMoves", usual.confirmMoves()),
                kept.flag("play.rollByItself", usual.rollByItself()), kept.flag("play.premoves", usual.premoves()),
                kept.flag("play.destinations", usual.destinations()), kept.flag("play.clocksWait", usual.clocksWait()),
                kept.flag("play.turnBoard", usual.turnBoard()));
    }

    /** A crash leaves the old file or the new one. */
    public void write(Settings settings) throws IOException {
        Folders.makePrivate(folder);
        AtomicFile.write(file, JsonWriter.write(json(settings)));
    }

    private static Json json(Settings settings) {
        var window = settings.window();
        var look = settings.look();
        var sound = settings.sound();
        var play = settings.play();
        var remembered = new Json.Builder();
        settings.remembered().entrySet().stream().sorted(Map.Entry.comparingByKey())
                .forEach(each -> remembered.with(each.getKey(), Json.of(each.getValue())));
        return new Json.Builder()
                .with("window", new Json.Builder().with("x", length(window.x())).with("y", length(window.y()))
                        .with("width", length(window.width())).with("height", length(window.height()))
                        .with("maximized", Json.of(window.maximized())).build())
                .with("look", new Json.Builder().with("theme", Json.of(look.theme())).with("boardTheme", Json.of(look.boardTheme()))
                        .with("pieceSet", Json.of(look.pieceSet())).with("boardImage", Json.of(look.boardImage()))
                        .with("backgroundImage", Json.of(look.backgroundImage())).with("scale", Json.of(look.scale()))
                        .with("coordinates", Json.of(look.coordinates())).with("figurines", Json.of(look.figurines())).build())
                .with("sound", new Json.Builder().with("effects", Json.of(sound.effects()))
                        .with("effectsVolume", Json.of(sound.effectsVolume())).with("music", Json.of(sound.music()))
                        .with("musicVolume", Json.of(sound.musicVolume())).build())
                .with("play", new Json.Builder().with("animation", Json.of(play.animation().name()))
                        .with("pixelsPerFrame", Json.of(play.pixelsPerFrame())).with("mostSeconds", Json.of(play.mostSeconds()))
                        .with("autoQueen", Json.of(play.autoQueen())).with("confirmMoves", Json.of(play.confirmMoves()))
                        .with("rollByItself", Json.of(play.rollByItself())).with("premoves", Json.of(play.premoves()))
                        .with("destinations", Json.of(play.destinations())).with("clocksWait", Json.of(play.clocksWait()))
                        .with("turnBoard", Json.of(play.turnBoard())).build())
                .with("language", Json.of(settings.language())).with("profile", Json.of(settings.profile()))
                .with("remembered", remembered.build()).build();
    }

    /** A window that was never shown may have no place yet. */
    private static Json length(double value) {
        return Json.of(Double.isFinite(value) ? value : -1);
    }

    /** The values of a JSON object by their dotted paths. Lists are left out. */
    private record JsonLeaves(Map<String, String> values) {

        JsonLeaves {
            values = Map.copyOf(values);
        }

        /** @throws IllegalArgumentException if the text is not a JSON object */
        static JsonLeaves of(String text) {
            return switch (JsonReader.read(text)) {
                case JsonReader.Read(Json.Dict object) -> {
                    var values = new LinkedHashMap<String, String>();
                    collect(object, "", values);
                    yield new JsonLeaves(values);
                }
                case JsonReader.Read(Json other) -> throw new IllegalArgumentException("no JSON object, but " + other.kind());
                case JsonReader.Refused(var place, String reason) -> throw new IllegalArgumentException(place + ": " + reason);
            };
        }

        private static void collect(Json.Dict object, String prefix, Map<String, String> values) {
            for (var member : object.members()) {
                var name = prefix + member.key();
                switch (member.value()) {
                    case Json.Dict inner -> collect(inner, name + ".", values);
                    case Json.Text(var _, String text) -> values.put(name, text);
                    case Json.Numeral(var _, String literal) -> values.put(name, literal);
                    case Json.Flag(var _, boolean flag) -> values.put(name, Boolean.toString(flag));
                    case Json.Null _,Json.Array _ -> {
                    }
                }
            }
        }

        String word(String name, String otherwise) {
            return values.getOrDefault(name, otherwise);
        }

        /** @throws NumberFormatException if there is something else */
        double number(String name, double otherwise) {
            var value = values.get(name);
            return value == null ? otherwise : Double.parseDouble(value);
        }

        /** @throws NumberFormatException if there is something else */
        int whole(String name, int otherwise) {
            var value = values.get(name);
            return value == null ? otherwise : Integer.parseInt(value);
        }

        boolean flag(String name, boolean otherwise) {
            var value = values.get(name);
            return value == null ? otherwise : value.equals("true");
        }

        /** The values below that path, by the rest of their paths. */
        Map<String, String> under(String name) {
            var start = name + ".";
            return values.entrySet().stream().filter(value -> value.getKey().startsWith(start))
                    .collect(Collectors.toMap(value -> value.getKey().substring(start.length()), Map.Entry::getValue));
        }
    }
}
