package rookery.kernel.piece;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads Betza's notation of piece movement, such as {@code RN} or {@code fmWfceFifmnD}.
 *
 * <p>It reads the atoms W F D N A H C Z G and the short forms R B Q K; ranges ({@code W3}, {@code R4}, {@code N0}, {@code NN});
 * the directions f b l r v s and, on oblique leaps, their pairs ({@code ff}, {@code fs}, {@code fh}, {@code fl}, {@code hl}...); the modifiers m c e i,
 * n (lame D A H G N), p (hopper) and g (grasshopper). Everything else is refused with the reason.
 */
public final class Betza {

    private static final String ATOMS = "WFDNAHCZGRBQK";
    /** The text of a piece that never moves. */
    private static final String NOWHERE = "-";
    private static final String DIRECTIONS = "fblrvsh";
    private static final String MODIFIERS = "mceinjpg";

    /** The result of reading a Betza text. */
    public sealed interface Result {
    }

    public record Parsed(Movement movement) implements Result {
    }

    public record Refused(String reason) implements Result {
    }

    private final String text;
    private final Set<Stride> strides = new LinkedHashSet<>();
    private int at;

    private Betza(String text) {
        this.text = text;
    }

    public static Result parse(String text) {
        if (text.isEmpty()) {
            return new Refused("the movement is empty");
        }
        if (text.equals(NOWHERE)) {
            return new Parsed(new Movement(text, List.of()));
        }
        if (text.length() > 200) {
            return new Refused("the movement is longer than 200 characters");
        }
        Betza reader = new Betza(text);
        while (reader.at < text.length()) {
            String problem = reader.readTerm();
            if (!problem.isEmpty()) {
                return new Refused(problem);
            }
        }
        return new Parsed(new Movement(text, List.copyOf(reader.strides)));
    }

    private String readTerm() {
        int start = at;
        StringBuilder directions = new StringBuilder();
        StringBuilder modifiers = new StringBuilder();
        while (at < text.length() && !Character.isUpperCase(text.charAt(at))) {
            char letter = text.charAt(at++);
            if (DIRECTIONS.indexOf(letter) >= 0) {
                directions.append(letter);
            } else if (MODIFIERS.indexOf(letter) >= 0) {
                modifiers.append(letter);
            } else {
                return "'" + letter + "' at character " + at + " is not a modifier we know (known: " + DIRECTIONS + MODIFIERS + ")";
            }
        }
        if (at == text.length()) {
            return "'" + text.substring(start) + "' lacks the atom it modifies";
        }
        char atom = text.charAt(at++);
        if (ATOMS.indexOf(atom) < 0) {
            return switch (atom) {
                case 'O' -> "O (castling) is a rule of the variant, not a movement";
                case 'J', 'L' -> "'" + atom + "' means different leaps to different authors; write C (3,1) or Z (3,2)";
                default -> "'" + atom + "' at character " + at + " is not an atom we know (known: " + ATOMS + ")";
            };
        }
        return addTerm(atom, readRange(atom), directions.toString(), modifiers.toString());
    }

    /** The number or doubled letter after an atom; -1 without one. */
    private int readRange(char atom) {
        if (at < text.length() && text.charAt(at) == atom) {
            at++;
            return Stride.UNLIMITED;
        }
        int range = -1;
        while (at < text.length() && Character.isDigit(text.charAt(at))) {
            range = Math.min(Stride.UNLIMITED, Math.max(range, 0) * 10 + Character.digit(text.charAt(at++), 10));
        }
        return range == 0 ? Stride.UNLIMITED : range;
    }

    private String addTerm(char atom, int range, String directions, String modifiers) {
        return switch (atom) {
            case 'R' -> addLeaps(1, 0, slide(range), directions, modifiers);
            case 'B' -> addLeaps(1, 1, slide(range), directions, modifiers);
            case 'Q' -> both(slide(range), directions, modifiers);
            case 'K' -> both(leap(range), directions, modifiers);
            case 'W' -> addLeaps(1, 0, leap(range), directions, modifiers);
            case 'F' -> addLeaps(1, 1, leap(range), directions, modifiers);
            case 'D' -> addLeaps(2, 0, leap(range), directions, modifiers);
            case 'N' -> addLeaps(2, 1, leap(range), directions, modifiers);
            case 'A' -> addLeaps(2, 2, leap(range), directions, modifiers);
            case 'H' -> addLeaps(3, 0, leap(range), directions, modifiers);
            case 'C' -> addLeaps(3, 1, leap(range), directions, modifiers);
            case 'Z' -> addLeaps(3, 2, leap(range), directions, modifiers);
            case 'G' -> addLeaps(3, 3, leap(range), directions, modifiers);
            default -> throw new AssertionError(atom);
        };
    }

    private static int slide(int range) {
        return range < 0 ? Stride.UNLIMITED : range;
    }

    private static int leap(int range) {
        return range < 0 ? 1 : range;
    }

    private String both(int range, String directions, String modifiers) {
        // A direction pair such as "fl" names a diagonal only; single letters name both kinds of line.
        String problem = addLeaps(1, 0, range, directions, modifiers);
        return problem.isEmpty() ? addLeaps(1, 1, range, directions, modifiers) : problem;
    }

    private String addLeaps(int longer, int shorter, int range, String directions, String modifiers) {
        boolean lame = modifiers.indexOf('n') >= 0 && longer > 1;
        boolean hop = modifiers.indexOf('p') >= 0;
        boolean grasshopper = modifiers.indexOf('g') >= 0;
        boolean capture = modifiers.indexOf('c') >= 0 || modifiers.indexOf('e') >= 0;
        boolean quiet = modifiers.indexOf('m') >= 0;
        if (lame && (range > 1 || longer == 3 && shorter == 1 || longer == 3 && shorter == 2)) {
            return "a lame (n) leap is read for D, A, H, G and N only, without a range";
        }
        if ((hop || grasshopper) && range == 1) {
            return "a hopper (p, g) needs a range, such as pR or gQ";
        }
        if (lame && (hop || grasshopper) || hop && grasshopper) {
            return "n, p and g exclude one another";
        }
        if (modifiers.indexOf('j') >= 0 && range > 1) {
            return "a jumping (j) rider is not supported";
        }
        Stride.Hurdle hurdle = lame
                ? Stride.Hurdle.LAME
                : hop ? Stride.Hurdle.HOP : grasshopper ? Stride.Hurdle.GRASSHOPPER : Stride.Hurdle.NONE;
        List<int[]> chosen = choose(longer, shorter, directions);
        if (chosen.isEmpty()) {
            return "the directions '" + directions + "' name none of this piece's moves";
        }
        for (int[] leap : chosen) {
            strides.add(new Stride(leap[0], leap[1], range, quiet || !capture, capture || !quiet, modifiers.indexOf('i') >= 0,
                    modifiers.indexOf('e') >= 0, hurdle));
        }
        return "";
    }

    private static List<int[]> choose(int longer, int shorter, String directions) {
        List<int[]> chosen = new ArrayList<>();
        for (int[] leap : allLeaps(longer, shorter)) {
            if (directions.isEmpty() || named(leap[0], leap[1], directions)) {
                chosen.add(leap);
            }
        }
        return chosen;
    }

    private static List<int[]> allLeaps(int longer, int shorter) {
        Set<List<Integer>> leaps = new LinkedHashSet<>();
        for (int[] pair : new int[][]{{shorter, longer}, {longer, shorter}}) {
            for (int vertical : new int[]{1, -1}) {
                for (int horizontal : new int[]{1, -1}) {
                    leaps.add(List.of(pair[0] * horizontal, pair[1] * vertical));
                }
            }
        }
        return leaps.stream().map(leap -> new int[]{leap.get(0), leap.get(1)}).toList();
    }

    /** Whether the direction letters, read in pairs where two belong together, name this leap. */
    private static boolean named(int dx, int dy, String directions) {
        boolean orthogonal = dx == 0 || dy == 0;
        boolean oblique = !orthogonal && Math.abs(dx) != Math.abs(dy);
        for (int i = 0; i < directions.length(); i++) {
            char first = directions.charAt(i);
            char second = i + 1 < directions.length() ? directions.charAt(i + 1) : ' ';
            if (!orthogonal && isPair(first, second, oblique)) {
                i++;
                if (pairNames(dx, dy, first, second)) {
                    return true;
                }
            } else if (singleNames(dx, dy, first, oblique)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isPair(char first, char second, boolean oblique) {
        boolean crossing = "fb".indexOf(first) >= 0 && "lr".indexOf(second) >= 0 || "lr".indexOf(first) >= 0 && "fb".indexOf(second) >= 0;
        boolean turning = oblique && first == 'h' && "lr".indexOf(second) >= 0;
        boolean halves = oblique && (second == 'h' || second == first || second == 's' && "fb".indexOf(first) >= 0
                || second == 'v' && "lr".indexOf(first) >= 0);
        return turning || "fblrvs".indexOf(first) >= 0 && (crossing || halves);
    }

    private static boolean pairNames(int dx, int dy, char first, char second) {
        boolean steep = Math.abs(dy) > Math.abs(dx);
        if (first == 'h') {
            // Of the eight leaps those four that lie to the left, or to the right, of each straight line.
            boolean left = dx * dy < 0 == steep;
            return second == 'l' == left;
        }
        if (second == 'h') {
            return half(dx, dy, first);
        }
        if (second == first) {
            boolean vertical = "fbv".indexOf(first) >= 0;
            return half(dx, dy, first) && steep == vertical;
        }
        if (second == 's') {
            return half(dx, dy, first) && !steep;
        }
        if (second == 'v') {
            return half(dx, dy, first) && steep;
        }
        return half(dx, dy, first) && half(dx, dy, second);
    }

    private static boolean singleNames(int dx, int dy, char letter, boolean oblique) {
        boolean steep = Math.abs(dy) > Math.abs(dx);
        return switch (letter) {
            case 'v' -> oblique ? steep : dy != 0;
            case 's' -> oblique ? !steep : dx != 0;
            default -> half(dx, dy, letter);
        };
    }

    private static boolean half(int dx, int dy, char letter) {
        return switch (letter) {
            case 'f' -> dy > 0;
            case 'b' -> dy < 0;
            case 'l' -> dx < 0;
            case 'r' -> dx > 0;
            case 'v' -> dy != 0;
            case 's' -> dx != 0;
            default -> false;
        };
    }
}
