package rookery.archive.settings;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Everything the user can set.
 *
 * @param language   two letters; empty for the system's
 * @param profile    who plays at this device: the name of the profile chosen last
 * @param remembered last choices of screens, by keys of their own
 */
public record Settings(Window window, Look look, Sound sound, Play play, String language, String profile, Map<String, String> remembered) {

    /** Size and place of the window; it has no place yet where both coordinates are -1. A screen may lie left of the first one, or above it. */
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
     * @param backgroundImage behind everything: the id of one of our pictures, or a file; empty for none
     * @param scale           size of all text, 90 to 150 per cent
     * @param figurines       whether lists of moves have small pictures instead of the letters of pieces
     */
    public record Look(String theme, String boardTheme, String pieceSet, String boardImage, String backgroundImage, int scale,
            boolean coordinates, boolean figurines) {
        public Look {
            scale = Math.clamp(scale, 90, 150);
        }

        public Look withTheme(String changed) {
            return new Look(changed, boardTheme, pieceSet, boardImage, backgroundImage, scale, coordinates, figurines);
        }

        public Look withBoardTheme(String changed) {
            return new Look(theme, changed, pieceSet, boardImage, backgroundImage, scale, coordinates, figurines);
        }

        public Look withPieceSet(String changed) {
            return new Look(theme, boardTheme, changed, boardImage, backgroundImage, scale, coordinates, figurines);
        }

        public Look withBoardImage(String changed) {
            return new Look(theme, boardTheme, pieceSet, changed, backgroundImage, scale, coordinates, figurines);
        }

        public Look withBackgroundImage(String changed) {
            return new Look(theme, boardTheme, pieceSet, boardImage, changed, scale, coordinates, figurines);
        }

        public Look withScale(int changed) {
            return new Look(theme, boardTheme, pieceSet, boardImage, backgroundImage, changed, coordinates, figurines);
        }

        public Look withCoordinates(boolean changed) {
            return new Look(theme, boardTheme, pieceSet, boardImage, backgroundImage, scale, changed, figurines);
        }

        public Look withFigurines(boolean changed) {
            return new Look(theme, boardTheme, pieceSet, boardImage, backgroundImage, scale, coordinates, changed);
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
     * @param mostSeconds    with it: no move takes longer
     * @param autoQueen      a pawn becomes a queen without asking
     * @param confirmMoves   a move can be put back until the turn is finished
     * @param rollByItself   the die rolls without a click
     * @param clocksWait     clocks start with the first move
     * @param turnBoard      between two people the board turns to whoever is to move
     */
    public record Play(Animation animation, double pixelsPerFrame, double mostSeconds, boolean autoQueen, boolean confirmMoves,
            boolean rollByItself, boolean premoves, boolean destinations, boolean clocksWait,
            boolean turnBoard) {
        public Play {
            pixelsPerFrame = Math.clamp(pixelsPerFrame, 0.5, 200);
            mostSeconds = Math.clamp(mostSeconds, 0.05, 10);
        }

        public Play withAnimation(Animation changed) {
            return new Play(changed, pixelsPerFrame, mostSeconds, autoQueen, confirmMoves, rollByItself, premoves, destinations, clocksWait,
                    turnBoard);
        }

        public Play withSpeed(double pixels, double seconds) {
            return new Play(animation, pixels, seconds, autoQueen, confirmMoves, rollByItself, premoves, destinations, clocksWait,
                    turnBoard);
        }

        public Play withAutoQueen(boolean changed) {
            return new Play(animation, pixelsPerFrame, mostSeconds, changed, confirmMoves, rollByItself, premoves, destinations, clocksWait,
                    turnBoard);
        }

        public Play withConfirmMoves(boolean changed) {
            return new Play(animation, pixelsPerFrame, mostSeconds, autoQueen, changed, rollByItself, premoves, destinations, clocksWait,
                    turnBoard);
        }

        public Play withRollByItself(boolean changed) {
            return new Play(animation, pixelsPerFrame, mostSeconds, autoQueen, confirmMoves, changed, premoves, destinations, clocksWait,
                    turnBoard);
        }

        public Play withPremoves(boolean changed) {
            return new Play(animation, pixelsPerFrame, mostSeconds, autoQueen, confirmMoves, rollByItself, changed, destinations,
                    clocksWait, turnBoard);
        }

        public Play withDestinations(boolean changed) {
            return new Play(animation, pixelsPerFrame, mostSeconds, autoQueen, confirmMoves, rollByItself, premoves, changed, clocksWait,
                    turnBoard);
        }

        public Play withClocksWait(boolean changed) {
            return new Play(animation, pixelsPerFrame, mostSeconds, autoQueen, confirmMoves, rollByItself, premoves, destinations, changed,
                    turnBoard);
        }

        public Play withTurnBoard(boolean changed) {
            return new Play(animation, pixelsPerFrame, mostSeconds, autoQueen, confirmMoves, rollByItself, premoves, destinations,
                    clocksWait,
                    changed);
        }
    }

    public static final Settings DEFAULT = new Settings(new Window(-1, -1, 1240, 820, false),
            new Look("light", "walnut", "heritage", "", "", 100, true, true), new Sound(true, 80, false, 40),
            new Play(Animation.SMOOTH, 6, 1, false, false, true, true, true, true, false), "", "", Map.of());

    public Settings {
        remembered = Map.copyOf(remembered);
    }

    public Settings withWindow(Window changed) {
        return new Settings(changed, look, sound, play, language, profile, remembered);
    }

    public Settings withLook(Look changed) {
        return new Settings(window, changed, sound, play, language, profile, remembered);
    }

    public Settings withSound(Sound changed) {
        return new Settings(window, look, changed, play, language, profile, remembered);
    }

    public Settings withPlay(Play changed) {
        return new Settings(window, look, sound, changed, language, profile, remembered);
    }

    public Settings withLanguage(String changed) {
        return new Settings(window, look, sound, play, changed, profile, remembered);
    }

    public Settings withProfile(String changed) {
        return new Settings(window, look, sound, play, language, changed, remembered);
    }

    public Settings withRemembered(Map<String, String> added) {
        var all = new LinkedHashMap<>(remembered);
        all.putAll(added);
        return new Settings(window, look, sound, play, language, profile, all);
    }

    public String remembered(String key, String otherwise) {
        return remembered.getOrDefault(key, otherwise);
    }
}
