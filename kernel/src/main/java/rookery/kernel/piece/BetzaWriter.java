package rookery.kernel.piece;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes strides in Betza's notation, about as briefly as a person would; {@link Betza} reads the text back to the same strides. */
public final class BetzaWriter {

    private static final List<String> STRAIGHT = List.of("v", "f", "b", "s", "l", "r");
    private static final List<String> DIAGONAL = List.of("f", "b", "l", "r", "fl", "fr", "bl", "br");
    private static final List<String> OBLIQUE = List.of("v", "s", "fh", "bh", "lh", "rh", "ff", "bb", "fs", "bs", "ll", "rr", "lv", "rv",
            "fl", "fr", "bl", "br");

    /** What strides of one term have in common. */
    private record Term(int longer, int shorter, int range, boolean moves, boolean captures, boolean firstMoveOnly, boolean enPassant,
            Stride.Hurdle hurdle) {

        static Term of(Stride stride) {
            int across = Math.abs(stride.dx());
            int along = Math.abs(stride.dy());
            return new Term(Math.max(across, along), Math.min(across, along), stride.range(), stride.moves(), stride.captures(),
                    stride.firstMoveOnly(), stride.enPassant(), stride.hurdle());
        }

        Term diagonal() {
            return new Term(1, 1, range, moves, captures, firstMoveOnly, enPassant, hurdle);
        }

        String modifiers() {
            String what = moves && captures && !enPassant ? "" : (moves ? "m" : "") + (captures ? "c" : "") + (enPassant ? "e" : "");
            return what + switch (hurdle) {
                case NONE -> "";
                case LAME -> "n";
                case HOP -> "p";
                case GRASSHOPPER -> "g";
            };
        }

        String when() {
            return firstMoveOnly ? "i" : "";
        }

        String atom() {
            boolean rides = range == Stride.UNLIMITED;
            if (longer == 1) {
                return rides ? shorter == 0 ? "R" : "B" : (shorter == 0 ? "W" : "F") + number();
            }
            String letter = switch (longer * 10 + shorter) {
                case 20 -> "D";
                case 21 -> "N";
                case 22 -> "A";
                case 30 -> "H";
                case 31 -> "C";
                case 32 -> "Z";
                case 33 -> "G";
                default -> throw new IllegalArgumentException("no letter is known for leaps of (" + longer + "," + shorter + ")");
            };
            return letter + (rides ? letter : number());
        }

        private String number() {
            return range == 1 ? "" : String.valueOf(range);
        }

        String both() {
            return range == Stride.UNLIMITED ? "Q" : "K" + number();
        }

        List<String> directions() {
            return shorter == 0 ? STRAIGHT : shorter == longer ? DIAGONAL : OBLIQUE;
        }
    }

    private BetzaWriter() {
    }

    /** @throws IllegalArgumentException if the notation cannot say it, such as one knight's leap alone without its mirror image */
    public static String write(Collection<Stride> strides) {
        Map<Term, Set<Stride>> terms = new LinkedHashMap<>();
        strides.forEach(stride -> terms.computeIfAbsent(Term.of(stride), _ -> new LinkedHashSet<>()).add(stride));
        StringBuilder text = new StringBuilder();
        Set<Term> told = new HashSet<>();
        terms.forEach((term, group) -> {
            if (told.contains(term)) {
                return;
            }
            Set<Stride> diagonal = terms.getOrDefault(term.diagonal(), Set.of());
            boolean straight = term.longer() == 1 && term.shorter() == 0;
            if (straight && group.size() == 4 && diagonal.size() == 4) {
                text.append(term.when()).append(term.modifiers()).append(term.both());
                told.add(term.diagonal());
            } else {
                text.append(write(term, group));
            }
        });
        return text.toString();
    }

    /** As one term where its directions can be named together, else as one for each name. */
    private static String write(Term term, Set<Stride> wanted) {
        String rest = term.modifiers() + term.atom();
        if (strides(term.when() + rest).equals(wanted)) {
            return term.when() + rest;
        }
        List<String> names = names(term, rest, wanted);
        String together = term.when() + String.join("", names) + rest;
        if (strides(together).equals(wanted)) {
            return together;
        }
        StringBuilder apart = new StringBuilder();
        names.forEach(name -> apart.append(term.when()).append(name).append(rest));
        return apart.toString();
    }

    private static List<String> names(Term term, String rest, Set<Stride> wanted) {
        List<String> names = new ArrayList<>();
        Set<Stride> missing = new HashSet<>(wanted);
        for (String name : term.directions()) {
            Set<Stride> named = strides(term.when() + name + rest);
            if (wanted.containsAll(named) && named.stream().anyMatch(missing::contains)) {
                names.add(name);
                missing.removeAll(named);
            }
        }
        if (!missing.isEmpty()) {
            throw new IllegalArgumentException("the notation has no name for " + missing);
        }
        return names;
    }

    private static Set<Stride> strides(String text) {
        return switch (Betza.parse(text)) {
            case Betza.Parsed(Movement movement) -> new HashSet<>(movement.strides());
            case Betza.Refused _ -> Set.of();
        };
    }
}
