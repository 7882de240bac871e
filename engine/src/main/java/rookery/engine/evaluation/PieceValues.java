package rookery.engine.evaluation;

import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Variant;

/** Piece values of a variant in hundredths of a pawn: as its author set them, or derived from the pieces' reach. */
public final class PieceValues {

    /** More than all other pieces together. */
    static final int ROYAL = 20_000;
    private static final int PAWN = 100;
    /** A square attacked by a leaper is worth less than one attacked by a rider. Fitted to knight, bishop, rook and queen on 8x8. */
    private static final double LEAP = 57;
    private static final double RIDE = 63;
    private static final double TOGETHER = 1.1;

    private PieceValues() {
    }

    /** By kind number, entry 0 unused; royal kinds are valued by their movement. */
    public static int[] of(Variant variant) {
        int[] values = new int[variant.kinds().size() + 1];
        Reach reach = new Reach(variant);
        for (int kind = 1; kind < values.length; kind++) {
            values[kind] = value(variant.kind(kind), kind, reach);
        }
        return values;
    }

    /** For exchanges: royal kinds above everything. */
    static int[] forExchange(Variant variant) {
        int[] values = of(variant);
        for (int kind = 1; kind < values.length; kind++) {
            if (variant.kind(kind).royal()) {
                values[kind] = ROYAL;
            }
        }
        return values;
    }

    private static int value(PieceKind kind, int number, Reach reach) {
        if (kind.value() > 0) {
            return kind.value();
        }
        if (kind.pawn()) {
            return PAWN;
        }
        double[] mean = reach.mean(number);
        double sum = LEAP * mean[0] + RIDE * mean[1];
        boolean both = mean[0] > 0 && mean[1] > 0;
        return (int) Math.clamp(both ? sum * TOGETHER : sum, 30, 3_000);
    }
}
