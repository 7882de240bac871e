package rookery.desktop.screen.studio;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import rookery.kernel.piece.BetzaWriter;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Stride;
import rookery.kernel.piece.Stride.Hurdle;

/**
 * What a click beside a piece means for how it moves.
 *
 * @param way   how it gets there
 * @param mode  what it may do there
 * @param turn  which other squares are meant too
 * @param first whether it may go there on its first move only
 */
record StrideTool(Way way, Mode mode, Symmetry turn, boolean first) implements WithStrideTool {

    static final StrideTool FIRST = new StrideTool(Way.LEAP, Mode.BOTH, Symmetry.ALL, false);
    /** Squares on each side of the piece that can be clicked. */
    static final int REACH = 3;

    enum Way {
        /** To exactly that square, over anything in between. */
        LEAP,
        /** In that direction until something blocks it. */
        SLIDE,
        /** In that direction, at most as far as the square. */
        UP_TO,
        /** In that direction, over exactly one piece. */
        HOP
    }

    enum Mode {
        BOTH, MOVE, TAKE
    }

    enum Symmetry {
        ALL, SIDES, ALONE
    }

    /** The kind after a click on that square: the tool's strides are added, or removed if already there. A kind always keeps at least one move. */
    PieceKind click(PieceKind kind, int dx, int dy) {
        var strides = new LinkedHashSet<>(kind.movement().strides());
        var drawn = strides(dx, dy);
        if (drawn.isEmpty()) return kind;
        if (strides.containsAll(drawn)) {
            drawn.forEach(strides::remove);
        } else {
            // Replaces strides with the same direction and condition.
            strides.removeIf(old -> drawn.stream().anyMatch(replaces(old)));
            strides.addAll(drawn);
        }
        return strides.isEmpty() ? kind : moving(kind, strides);
    }

    private static Predicate<Stride> replaces(Stride old) {
        return each -> old.dx() == each.dx() && old.dy() == each.dy() && old.firstMoveOnly() == each.firstMoveOnly()
                && (old.moves() && each.moves() || old.captures() && each.captures());
    }

    static PieceKind moving(PieceKind kind, Set<Stride> strides) {
        return moving(kind, Movement.of(BetzaWriter.write(strides)));
    }

    static PieceKind moving(PieceKind kind, Movement movement) {
        return new PieceKind(kind.name(), kind.letter(), movement, 0, kind.royal(), kind.pawn(), kind.promotedFrom());
    }

    private Set<Stride> strides(int dx, int dy) {
        var strides = new LinkedHashSet<Stride>();
        if (dx == 0 && dy == 0 || Math.abs(dx) > REACH || Math.abs(dy) > REACH) return strides;
        int times = way == Way.LEAP ? 1 : common(dx, dy);
        int range = switch (way) {
            case LEAP -> 1;
            case UP_TO -> times;
            case SLIDE, HOP -> Stride.UNLIMITED;
        };
        for (int[] each : images(dx / times, dy / times)) {
            strides.add(new Stride(each[0], each[1], range, mode != Mode.TAKE, mode != Mode.MOVE, first, false,
                    way == Way.HOP ? Hurdle.HOP : Hurdle.NONE));
        }
        return strides;
    }

    private static int common(int dx, int dy) {
        int a = Math.abs(dx);
        int b = Math.abs(dy);
        while (b != 0) {
            int rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }

    /** The notation cannot express an oblique leap without its mirror image, so both always come together. */
    private List<int[]> images(int dx, int dy) {
        var images = new ArrayList<int[]>();
        boolean oblique = dx != 0 && dy != 0 && Math.abs(dx) != Math.abs(dy);
        switch (turn) {
            case ALL -> {
                for (int[] pair : new int[][]{{dx, dy}, {dy, dx}}) {
                    for (int across : new int[]{pair[0], -pair[0]}) {
                        for (int along : new int[]{pair[1], -pair[1]}) images.add(new int[]{across, along});
                    }
                }
            }
            case SIDES -> images.addAll(List.of(new int[]{dx, dy}, new int[]{-dx, dy}));
            case ALONE -> {
                images.add(new int[]{dx, dy});
                if (oblique) images.add(new int[]{-dx, dy});
            }
        }
        return images;
    }
}
