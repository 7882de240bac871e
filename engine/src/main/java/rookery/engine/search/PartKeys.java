package rookery.engine.search;

import java.util.Arrays;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.chance.SplitMix64;

/**
 * Keys of parts of a position (its pawns, each side's other pieces), updated move by move; {@link Corrections} and {@link Histories} are indexed by
 * them.
 */
final class PartKeys {

    private static final long[] NUMBERS = numbers(54 << 8);

    private final boolean[] isPawn;

    PartKeys(Variant variant) {
        isPawn = new boolean[variant.kinds().size() + 1];
        for (int kind = 1; kind < isPawn.length; kind++) {
            isPawn[kind] = variant.kind(kind).pawn();
        }
    }

    /** Computes the keys of a position from scratch. */
    void start(Position position, SearchPly frame) {
        frame.pawnKey = 0;
        frame.whiteKey = 0;
        frame.blackKey = 0;
        frame.men = 0;
        BoardShape shape = position.shape();
        for (int square = 0; square < shape.squares(); square++) {
            int piece = position.piece(square);
            if (Piece.isPiece(piece)) {
                frame.men++;
                flip(frame, piece, square);
            }
        }
    }

    /** Computes the keys after a move that has not been made yet. */
    void advance(Position position, int move, SearchPly before, SearchPly after) {
        after.pawnKey = before.pawnKey;
        after.whiteKey = before.whiteKey;
        after.blackKey = before.blackKey;
        after.men = before.men;
        if (move == Move.PASS) {
            return;
        }
        if (Move.isDrop(move)) {
            after.men++;
            flip(after, Move.promotion(move) << 1 | position.turn().ordinal(), Move.to(move));
            return;
        }
        int from = Move.from(move);
        int piece = position.piece(from);
        if (Move.isCastling(move)) {
            int rook = position.piece(Move.to(move));
            flip(after, piece, from);
            flip(after, piece, position.kingTarget(move));
            flip(after, rook, Move.to(move));
            flip(after, rook, position.rookTarget(move));
            return;
        }
        int captured = position.captured(move);
        if (captured != Piece.EMPTY) {
            after.men--;
            flip(after, captured, Move.type(move) == Move.EN_PASSANT ? position.passer() : Move.to(move));
        }
        flip(after, piece, from);
        flip(after, Move.isPromotion(move) ? Move.promotion(move) << 1 | piece & 1 : piece, Move.to(move));
    }

    private void flip(SearchPly frame, int piece, int square) {
        long number = NUMBERS[piece << 8 | square];
        if (isPawn[piece >>> 1]) {
            frame.pawnKey ^= number;
        } else if ((piece & 1) == 0) {
            frame.whiteKey ^= number;
        } else {
            frame.blackKey ^= number;
        }
    }

    private static long[] numbers(int count) {
        long[] numbers = new long[count];
        Arrays.setAll(numbers, i -> SplitMix64.at(0x2545F4914F6CDD1DL, i));
        return numbers;
    }
}
