package rookery.look.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.Stride;
import rookery.kernel.piece.Stride.Hurdle;

/** Describes how a piece moves, in sentences derived from its strides, so that an invented piece is explained like any other. */
public final class MovementTexts {

    /** Directions in the order they are described, the wider first. */
    private static final List<String> NAMES = List.of("v", "s", "f", "b", "l", "r", "ff", "bb", "fs", "bs", "ll", "rr", "lv", "rv", "fl",
            "fr", "bl", "br");

    /** What the strides of one sentence have in common; {@code any} for straight and diagonal ones together. */
    private record Manner(int longer, int shorter, boolean any, int range, boolean moves, boolean captures, boolean first, boolean passing,
            Hurdle hurdle) {

        static Manner of(Stride stride) {
            int across = Math.abs(stride.dx());
            int along = Math.abs(stride.dy());
            return new Manner(Math.max(across, along), Math.min(across, along), false, stride.range(), stride.moves(), stride.captures(),
                    stride.firstMoveOnly(), stride.enPassant(), stride.hurdle());
        }

        Manner shaped(int shape, boolean together) {
            return new Manner(1, shape, together, range, moves, captures, first, passing, hurdle);
        }

        String atom() {
            if (any) return "K";
            return switch (longer * 10 + shorter) {
                case 10 -> "W";
                case 11 -> "F";
                case 20 -> "D";
                case 21 -> "N";
                case 22 -> "A";
                case 30 -> "H";
                case 31 -> "C";
                case 32 -> "Z";
                default -> "G";
            };
        }

        int directions() {
            return any ? 8 : shorter == 0 || shorter == longer ? 4 : 8;
        }
    }

    private MovementTexts() {}

    /** The sentences, one after the other. */
    public static String of(Movement movement, Texts texts) {
        var manners = new LinkedHashMap<Manner, Set<Stride>>();
        movement.strides().forEach(stride -> manners.computeIfAbsent(Manner.of(stride), _ -> new LinkedHashSet<>()).add(stride));
        return together(manners).entrySet().stream().map(each -> sentence(each.getKey(), each.getValue(), texts))
                .collect(Collectors.joining(" "));
    }

    /** Straight and diagonal in all directions becomes one sentence. */
    private static Map<Manner, Set<Stride>> together(Map<Manner, Set<Stride>> manners) {
        var told = new LinkedHashMap<Manner, Set<Stride>>();
        manners.forEach((manner, strides) -> {
            var other = manners.get(manner.shaped(1 - manner.shorter(), false));
            boolean near = manner.longer() == 1 && strides.size() == 4 && other != null && other.size() == 4;
            told.computeIfAbsent(near ? manner.shaped(0, true) : manner, _ -> new LinkedHashSet<>()).addAll(strides);
        });
        return told;
    }

    private static String sentence(Manner manner, Set<Stride> strides, Texts texts) {
        var phrase = phrase(manner, texts);
        if (strides.size() < manner.directions()) phrase = texts.get("stride.with", phrase, directions(strides, texts));
        var more = new ArrayList<String>();
        if (manner.first()) more.add(texts.get("stride.first"));
        if (!manner.captures()) more.add(texts.get("stride.only.move"));
        if (!manner.moves()) more.add(texts.get("stride.only.capture"));
        if (manner.passing()) more.add(texts.get("stride.passing"));
        switch (manner.hurdle()) {
            case NONE -> {
            }
            case LAME -> more.add(texts.get("stride.lame"));
            case HOP -> more.add(texts.get("stride.hop"));
            case GRASSHOPPER -> more.add(texts.get("stride.grasshopper"));
        }
        more.addFirst(phrase);
        return String.join(texts.get("stride.comma"), more) + texts.get("stride.end");
    }

    private static String phrase(Manner manner, Texts texts) {
        var atom = manner.atom();
        boolean near = manner.longer() == 1;
        if (manner.range() == 1) return texts.get("stride.step." + atom);
        if (manner.range() == Stride.UNLIMITED) {
            return near ? texts.get("stride.slide." + atom) : texts.get("stride.ride", texts.get("stride.step." + atom));
        }
        return near
                ? texts.get("stride.reach." + atom, manner.range())
                : texts.get("stride.ride.reach", texts.get("stride.step." + atom), manner.range());
    }

    private static String directions(Set<Stride> strides, Texts texts) {
        var orbit = orbit(strides);
        var wanted = strides.stream().map(stride -> List.of(stride.dx(), stride.dy())).collect(Collectors.toSet());
        var missing = new HashSet<>(wanted);
        var names = new ArrayList<String>();
        for (var name : NAMES) {
            var named = orbit.stream().filter(leap -> is(name, leap.getFirst(), leap.getLast())).collect(Collectors.toSet());
            boolean fits = !named.isEmpty() && wanted.containsAll(named) && named.stream().anyMatch(missing::contains);
            if (fits) {
                names.add(texts.get("stride.dir." + name));
                missing.removeAll(named);
            }
        }
        return String.join(texts.get("stride.and"), names);
    }

    private static Set<List<Integer>> orbit(Set<Stride> strides) {
        var orbit = new HashSet<List<Integer>>();
        for (var stride : strides) {
            for (int across : new int[]{stride.dx(), -stride.dx()}) {
                for (int along : new int[]{stride.dy(), -stride.dy()}) {
                    orbit.add(List.of(across, along));
                    orbit.add(List.of(along, across));
                }
            }
        }
        return orbit;
    }

    private static boolean is(String name, int dx, int dy) {
        boolean oblique = dx != 0 && dy != 0 && Math.abs(dx) != Math.abs(dy);
        boolean steep = Math.abs(dy) > Math.abs(dx);
        return switch (name) {
            case "f" -> dy > 0;
            case "b" -> dy < 0;
            case "l" -> dx < 0;
            case "r" -> dx > 0;
            case "v" -> oblique ? steep : dx == 0;
            case "s" -> oblique ? !steep : dy == 0;
            case "ff" -> oblique && steep && dy > 0;
            case "bb" -> oblique && steep && dy < 0;
            case "fs" -> oblique && !steep && dy > 0;
            case "bs" -> oblique && !steep && dy < 0;
            case "ll" -> oblique && !steep && dx < 0;
            case "rr" -> oblique && !steep && dx > 0;
            case "lv" -> oblique && steep && dx < 0;
            case "rv" -> oblique && steep && dx > 0;
            case "fl" -> dy > 0 && dx < 0;
            case "fr" -> dy > 0 && dx > 0;
            case "bl" -> dy < 0 && dx < 0;
            default -> dy < 0 && dx > 0;
        };
    }
}
