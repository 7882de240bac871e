package rookery.engine.tablebase;

import java.util.Optional;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;

/** The exact value of a position of dice chess with at most three pieces. */
public final class DiceEndgame {

    /** A position in table form: the side with the third piece is "strong", and its pawns go up. */
    private record Seen(ThirdPiece third, boolean weakRolls, int king, int piece, int weakKing) {
    }

    private DiceEndgame() {
    }

    /**
     * The value to the side that rolls.
     *
     * @param plies the game is drawn after that many plies without a capture or pawn move, counted from now; 0 for no limit
     * @return empty unless it is dice chess before a roll, with two kings, at most one more piece and no castling rights
     */
    public static Optional<Double> value(Position position, int plies) {
        return seen(position).map(seen -> {
            DiceTablebase tables = new DiceTablebase(seen.third());
            tables.solve(plies);
            return tables.value(seen.weakRolls(), seen.king(), seen.piece(), seen.weakKing());
        });
    }

    private static Optional<Seen> seen(Position position) {
        boolean isDice = position.variant().family().equals(Presets.DICE.family())
                && position.variant().kinds().equals(Presets.DICE.kinds());
        if (!isDice || position.toAct() != Actor.NATURE || !position.castlingRooks().isEmpty()) {
            return Optional.empty();
        }
        int[] kings = {-1, -1};
        int third = -1;
        for (int square = 0; square < 64; square++) {
            int piece = position.piece(square);
            if (piece == Piece.EMPTY) {
                continue;
            }
            int side = piece & 1;
            if (Piece.kind(piece) == ThirdPiece.KING.face() && kings[side] < 0) {
                kings[side] = square;
            } else if (third < 0) {
                third = square;
            } else {
                return Optional.empty();
            }
        }
        if (kings[0] < 0 || kings[1] < 0) {
            return Optional.empty();
        }
        if (third < 0) {
            return Optional.of(new Seen(ThirdPiece.NONE, position.turn() == Side.BLACK, kings[0], 0, kings[1]));
        }
        int strong = position.piece(third) & 1;
        // Black's board is flipped, so that its pawn goes up too.
        int flip = strong == 0 ? 0 : 56;
        return Optional
                .of(new Seen(ThirdPiece.onFace(Piece.kind(position.piece(third))), position.turn().ordinal() != strong,
                        kings[strong] ^ flip,
                        third ^ flip, kings[strong ^ 1] ^ flip));
    }
}
