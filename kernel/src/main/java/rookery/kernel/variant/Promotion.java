package rookery.kernel.variant;

import java.util.List;

/**
 * How pawns and other pieces promote. Ranks are counted from 1 as the pawn's own side sees them.
 *
 * @param rank         the first rank on which a pawn promotes; 0 when pawns never do
 * @param forcedRank   the first rank on which it must; between the two the player may decline
 * @param pieces       kind numbers to choose from, the usual choice first
 * @param onlyCaptured only a kind of which the side has fewer than at the start
 * @param others       the kinds that promote by rules of their own
 * @param neverStuck   no piece may go, or be dropped, where it could never move again: it has to promote
 */
public record Promotion(int rank, int forcedRank, List<Integer> pieces, Chooser chooser, boolean onlyCaptured, List<PiecePromotion> others,
        boolean neverStuck) implements WithPromotion {

    /** Who decides what the pawn becomes. */
    public enum Chooser {
        PLAYER,
        /** Always the first of the pieces. */
        ALWAYS_FIRST,
        /** The face rolled; when the die shows the pawn itself, the player. */
        DIE
    }

    public static final Promotion NEVER = new Promotion(0, 0, List.of(), Chooser.PLAYER, false);

    public Promotion {
        pieces = List.copyOf(pieces);
        others = List.copyOf(others);
        if (rank < 0 || forcedRank < rank || rank > 0 && pieces.isEmpty()) {
            throw new IllegalArgumentException("promotion on rank " + rank + ", forced on " + forcedRank + ", to " + pieces);
        }
    }

    public Promotion(int rank, int forcedRank, List<Integer> pieces, Chooser chooser, boolean onlyCaptured) {
        this(rank, forcedRank, pieces, chooser, onlyCaptured, List.of(), false);
    }

    public static Promotion on(int rank, List<Integer> pieces, Chooser chooser) {
        return new Promotion(rank, rank, pieces, chooser, false);
    }

    public Promotion withOthers(List<PiecePromotion> changed, boolean changedNeverStuck) {
        return new Promotion(rank, forcedRank, pieces, chooser, onlyCaptured, changed, changedNeverStuck);
    }
}
