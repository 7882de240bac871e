package rookery.arena.opening;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.arena.schedule.GameSeeds;
import rookery.arena.schedule.OpeningOrder;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.chance.SplitMix64;

/**
 * The openings of a tournament: those of a book, or random ones, or the start position for all, in Chess960 one of its arrays.
 *
 * @param book        in the order of the file; empty for none
 * @param randomPlies how many random moves to play without a book; 0 for the start position
 * @param twice       whether two games begin from each, with colours swapped
 */
public record Openings(List<Opening> book, int randomPlies, boolean twice) {

    /** The purpose of the numbers for random openings, by pair of games; the others are in {@link GameSeeds}. */
    private static final int RANDOM = 4;
    /** For the numbers that draw the array of a game of Chess960, by pair of games. */
    private static final int ARRAYS = 5;

    public static final Openings START_POSITION = new Openings(List.of(), 0, true);

    public Openings {
        book = List.copyOf(book);
    }

    public OpeningOrder order(boolean shuffled) {
        return new OpeningOrder(book.size(), !book.isEmpty() && shuffled, twice);
    }

    /**
     * The opening of a pair of games.
     *
     * @param number as the schedule says, {@link OpeningOrder#NONE} where it says none
     */
    public Opening opening(Variant variant, int number, long seed, int pair) {
        if (number != OpeningOrder.NONE) {
            return book.get(number);
        }
        int array = SplitMix64.below(Chess960.ARRAYS, GameSeeds.at(seed, ARRAYS, pair));
        Setup start = Chess960.start(variant, array);
        return randomPlies == 0
                ? new Opening(Chess960.isDrawn(variant) ? "array " + array : "start position", start, List.of())
                : RandomOpening.of(variant, start, randomPlies, GameSeeds.at(seed, RANDOM, pair), "random " + (pair + 1));
    }

    /**
     * Random moves from the start position to a fair position: nobody in check, material level, and nothing to be won by a single exchange.
     * Everything follows from the seed.
     */
    private static final class RandomOpening {

        /** After this many attempts an unfair position is accepted: in some variants nearly every random position is lopsided. */
        private static final int ATTEMPTS = 200;
        private static final int ROYAL_VALUE = 10_000;
        private static final int FAIR = 100;

        private final long seed;
        private final int[] values;
        private long drawn;

        private RandomOpening(Variant variant, long seed) {
            this.seed = seed;
            values = new int[variant.kinds().size() + 1];
            for (int kind = 1; kind < values.length; kind++) {
                PieceKind piece = variant.kind(kind);
                values[kind] = piece.royal() ? ROYAL_VALUE : Math.max(piece.value(), FAIR);
            }
        }

        static Opening of(Variant variant, Setup from, int plies, long seed, String name) {
            RandomOpening maker = new RandomOpening(variant, seed);
            Position start = new Opening(name, from, List.of()).start(variant);
            Position unfair = start;
            for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                Position end = maker.attempt(start.copy(), plies);
                if (end != null) {
                    unfair = end;
                    if (maker.isFair(end)) {
                        break;
                    }
                }
            }
            List<Integer> actions = new ArrayList<>();
            for (int ply = 0; ply < unfair.ply(); ply++) {
                actions.add(unfair.moveAt(ply));
            }
            return new Opening(name, from, actions);
        }

        /** The position after that many moves; null if the game ended on the way. */
        private @Nullable Position attempt(Position position, int plies) {
            MoveList moves = new MoveList();
            int made = 0;
            while (made < plies) {
                position.legalMoves(moves);
                if (moves.isEmpty()) {
                    return null;
                }
                boolean roll = position.toAct() == Actor.NATURE;
                position.make(moves.get(SplitMix64.below(moves.size(), SplitMix64.at(seed, drawn++))));
                made += roll ? 0 : 1;
            }
            return position.outcome().isOver() ? null : position;
        }

        private boolean isFair(Position position) {
            if (position.inCheck() || Math.abs(material(position)) > FAIR) {
                return false;
            }
            if (winsByExchange(position)) {
                return false;
            }
            if (position.toAct() == Actor.NATURE) {
                return true;
            }
            position.make(Move.PASS);
            boolean threatened = winsByExchange(position);
            position.unmake();
            return !threatened;
        }

        private boolean winsByExchange(Position position) {
            MoveList captures = new MoveList();
            position.legalCaptures(captures);
            return captures.stream().anyMatch(move -> position.exchangeReaches(move, FAIR + 1, values));
        }

        private int material(Position position) {
            int balance = 0;
            for (int kind = 1; kind < values.length; kind++) {
                balance += values[kind] * (position.count(Piece.of(kind, Side.WHITE)) - position.count(Piece.of(kind, Side.BLACK)));
            }
            return balance;
        }
    }
}
