package rookery.archive.settings;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Everything the user can set.
 *
 * @param language   two letters; empty for the system's
 * @param profile    the name of the profile chosen last
 * @param remembered last choices on screens, under their own keys
 */
public record Settings(Window window, Look look, Sound sound, Play play, String language, String profile,
        Map<String, String> remembered) implements WithSettings {

    /**
     * Size and place of the window; both coordinates are -1 before it has a place. Other negative coordinates are possible, since a screen may be left of or
     * above the first.
     */
    public record Window(double x, double y, double width, double height, boolean maximized) {
        public Window {
            width = Math.clamp(width, 640, 16_000);
            height = Math.clamp(height, 480, 16_000);
        }

        public boolean hasPlace() {
            return x != -1 || y != -1;
        }
    }

    /**
     * @param theme           {@code light} or {@code dark}
     * @param boardTheme      id of a board theme
     * @param pieceSet        id of a set of pieces
     * @param boardImage      a file with the user's own board; empty for none
     * @param backgroundImage the window background: the id of one of our pictures, or a file; empty for none
     * @param scale           size of all text, 90 to 150 per cent
     * @param figurines       whether move lists show figurines instead of piece letters
     */
    public record Look(String theme, String boardTheme, String pieceSet, String boardImage, String backgroundImage, int scale,
            boolean coordinates, boolean figurines) implements WithLook {
        public Look {
            scale = Math.clamp(scale, 90, 150);
        }
    }

    /** Volumes are 0 to 100. */
    public record Sound(boolean effects, int effectsVolume, boolean music, int musicVolume) {
        public Sound {
            effectsVolume = Math.clamp(effectsVolume, 0, 100);
            musicVolume = Math.clamp(musicVolume, 0, 100);
        }
    }

    /** How pieces travel. */
    public enum Animation {
        NONE, SMOOTH,
        /** Constant speed with a limit. */
        CLASSIC
    }

    /**
     * @param pixelsPerFrame with {@link Animation#CLASSIC}: speed on squares of 48 pixels at 60 frames a second
     * @param mostSeconds    with {@link Animation#CLASSIC}: the longest a move may take
     * @param autoQueen      a pawn becomes a queen without asking
     * @param confirmMoves   a move can be put back until the turn is finished
     * @param rollByItself   the die rolls without a click
     * @param clocksWait     clocks start with the first move
     * @param turnBoard      with two people the board turns to the player to move
     */
    public record Play(Animation animation, double pixelsPerFrame, double mostSeconds, boolean autoQueen, boolean confirmMoves,
            boolean rollByItself, boolean premoves, boolean destinations, boolean clocksWait,
            boolean turnBoard) implements WithPlay {
        public Play {
            pixelsPerFrame = Math.clamp(pixelsPerFrame, 0.5, 200);
            mostSeconds = Math.clamp(mostSeconds, 0.05, 10);
        }

        public Play withSpeed(double pixels, double seconds) {
            return new Play(animation, pixels, seconds, autoQueen, confirmMoves, rollByItself, premoves, destinations, clocksWait,
                    turnBoard);
        }
    }

    public static final Settings DEFAULT = new Settings(new Window(-1, -1, 1240, 820, false),
            new Look("light", "walnut", "heritage", "", "", 100, true, true), new Sound(true, 80, false, 40),
            new Play(Animation.SMOOTH, 6, 1, false, false, true, true, true, true, false), "", "", Map.of());

    public Settings {
        remembered = Map.copyOf(remembered);
    }

    /** With more remembered choices. */
    @Override
    public Settings withRemembered(Map<String, String> added) {
        var all = new LinkedHashMap<>(remembered);
        all.putAll(added);
        return new Settings(window, look, sound, play, language, profile, all);
    }

    public String remembered(String key, String otherwise) {
        return remembered.getOrDefault(key, otherwise);
    }
}
