package rookery.kernel.variant;

import java.util.List;

/**
 * What taking a piece means beyond taking it.
 *
 * @param compulsory a player who can take must
 * @param effect     what happens on the square of the capture
 * @param spared     kinds that an explosion beside them does not remove
 * @param immune     kinds that no explosion removes, not even of their own capture
 * @param ownPieces  a side may take its own pieces, royal ones excepted
 * @param forbidden  kinds that may not take one another
 */
public record Captures(boolean compulsory, Effect effect, List<Integer> spared, List<Integer> immune, boolean ownPieces,
        List<Integer> forbidden) {

    /** What happens where a piece is taken. */
    public enum Effect {
        NONE,
        /** The piece that takes is removed too, and so are all on the squares around. */
        EXPLOSION,
        /** The piece that takes, pawns excepted, turns into a wall. */
        STONE
    }

    public static final Captures PLAIN = new Captures(false, Effect.NONE, List.of(), List.of(), false, List.of());

    public Captures {
        spared = List.copyOf(spared);
        immune = List.copyOf(immune);
        forbidden = List.copyOf(forbidden);
    }
}
