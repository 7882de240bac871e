package rookery.engine.dice;

import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;

/** The simplest guess: material alone, by the kinds' values, bent into -1..1. The yardstick for everything cleverer. */
public final class MaterialValue implements LeafValue {

    /** A pawn more is worth about this much of a sure win before bending. */
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
