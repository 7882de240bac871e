package rookery.engine.training;

import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.chance.SplitMix64;

/**
 * Random openings from a variant's start, in Chess960 from any of its arrays, with rolls of its die, determined by a seed. Mutable: each call draws the
 * next numbers.
 */
final class RandomStart {

    private static final int SHORTEST = 8;
    private static final int LENGTHS = 2;

    private final Variant variant;
    private final long seed;
    private final MoveList moves = new MoveList();
    private String fen = "";
    private long drawn;

    RandomStart(Variant variant, long seed) {
        this.variant = variant;
        this.seed = seed;
    }

    /** Starts the random numbers of one game, which do not overlap those of any other. */
    void begin(long game) {
        drawn = game << 20;
    }

    private long draw() {
        return SplitMix64.at(seed, drawn++);
    }

    /** A position after eight or nine random plies in which the game is not over; the die, if any, has been rolled. */
    Position next() {
        while (true) {
            Position position = begun();
            int length = SHORTEST + SplitMix64.below(LENGTHS, draw());
            while (position.ply() < length && !position.outcome().isOver()) {
                position.legalMoves(moves);
                position.make(moves.get(SplitMix64.below(moves.size(), draw())));
            }
            roll(position);
            if (!position.outcome().isOver()) {
                return position;
            }
        }
    }

    private Position begun() {
        Setup start = Chess960.start(variant, SplitMix64.below(Chess960.ARRAYS, SplitMix64.at(~seed, drawn)));
        fen = start.equals(variant.start()) ? "" : Fen.write(variant, start);
        return fen.isEmpty() ? Position.start(variant) : Fen.position(variant, fen);
    }

    /** Where the last position's game began; empty for the variant's start position. */
    String fen() {
        return fen;
    }

    /** Casts the die where that is what comes next. */
    void roll(Position position) {
        if (position.toAct() == Actor.NATURE && !position.outcome().isOver()) {
            position.legalMoves(moves);
            position.make(moves.get(SplitMix64.below(moves.size(), draw())));
        }
    }
}
