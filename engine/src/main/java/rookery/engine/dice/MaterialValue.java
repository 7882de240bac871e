package rookery.engine.dice;

import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;

/** The simplest evaluation: material alone, squashed to -1..1. The baseline for everything cleverer. */
public final class MaterialValue implements LeafValue {

    /** The value of an extra pawn before squashing. */
    private static final double SCALE = 0.0015;

    @Override
    public double of(Position position) {
        Side us = position.turn();
        int balance = 0;
        for (int kind = 1; kind <= position.variant().kinds().size(); kind++) {
            int value = position.variant().kind(kind).value();
            balance += value * (position.count(Piece.of(kind, us)) - position.count(Piece.of(kind, us.opponent())));
        }
        return StrictMath.tanh(balance * SCALE);
    }
}
