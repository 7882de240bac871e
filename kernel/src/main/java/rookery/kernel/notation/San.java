package rookery.kernel.notation;

import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;

/**
 * Moves as players write them: {@code Nf3}, {@code exd5}, {@code R14h9}, {@code e8=Q+}, {@code O-O}, for any pieces and any board.
 *
 * <p>Written as briefly as distinguishes the move from the other legal ones. {@code +} is check, {@code #} a move that wins at once: mate, taking
 * the king, or reaching another goal. O-O goes towards the last file; where several rooks could castle on one side, the rook's square follows
 * a colon: {@code O-O:j1}. A pass is {@code --}, a roll {@code roll 3}; {@link WildText} tells what else there is.
 */
public final class San {

    private San() {
    }

    /** @param move a legal action of the position, which is used for trying it out and left as it was */
    public static String write(Position position, int move) {
        if (move == Move.PASS) {
            return "--";
        }
        if (Move.isRoll(move)) {
            return UciText.ROLL + Move.face(move);
        }
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        return core(position, move, legal) + suffix(position, move);
    }

    /** The text without the sign of check. */
    private static String core(Position position, int move, MoveList legal) {
        String text = switch (Move.type(move)) {
            case Move.CASTLING -> castling(position, move, legal);
            case Move.DROP -> WildText.drop(position, move);
            case Move.GATE -> gate(position, move, legal);
            default -> step(position, move, legal);
        };
        return text + WildText.wall(position, move);
    }

    /** Castling says on which of its two squares the piece is left behind. */
    private static String gate(Position position, int move, MoveList legal) {
        char letter = position.variant().kind(Move.promotion(move)).letter();
        int plain = Move.of(Move.from(move), Move.to(move));
        for (int castling : new int[]{plain | Move.CASTLING << 22, Move.of(Move.to(move), Move.from(move), Move.CASTLING)}) {
            if (legal.contains(castling)) {
                return castling(position, castling, legal) + "/" + letter + position.shape().name(Move.from(move));
            }
        }
        return step(position, plain, legal) + "/" + letter;
    }

    /** The legal move under wild rules written like this except for its final signs, or {@link Move#NONE}. */
    static int findWild(Position position, String text) {
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        return WildText.find(position, WildText.withLetter(position.variant(), text), move -> core(position, move, legal));
    }

    /** The legal action the text means, or {@link Move#NONE} when none or several fit. Forgiving about style, never about legality. */
    public static int parse(Position position, String text) {
        return MoveMatch.find(position, text).move();
    }

    /** Why {@link #parse} finds no move, in words beginning in lower case; empty where it finds one. */
    public static String explain(Position position, String text) {
        return MoveMatch.find(position, text).reason();
    }

    private static String castling(Position position, int move, MoveList legal) {
        BoardShape shape = position.shape();
        boolean east = MoveMatch.isEast(shape, move);
        String sign = east ? "O-O" : "O-O-O";
        boolean several = legal.stream()
                .anyMatch(other -> Move.to(other) != Move.to(move) && Move.isCastling(other) && MoveMatch.isEast(shape, other) == east);
        return several ? sign + ":" + shape.name(Move.to(move)) : sign;
    }

    private static String step(Position position, int move, MoveList legal) {
        BoardShape shape = position.shape();
        int kind = MoveMatch.kind(position, move);
        boolean capture = position.isCapture(move);
        boolean pawn = kind == MoveText.unlettered(position.variant());
        StringBuilder out = new StringBuilder();
        if (!pawn) {
            out.append(PieceLetters.written(position.variant().kinds(), kind));
        }
        appendOrigin(out, position, move, legal, pawn && capture);
        if (capture) {
            out.append('x');
        }
        out.append(shape.name(Move.to(move)));
        if (Move.isPromotion(move)) {
            out.append('=').append(PieceLetters.written(position.variant().kinds(), Move.promotion(move)));
        }
        return out.toString();
    }

    /** File if that is enough, else rank if that is, else both; a pawn's capture always shows the file. */
    private static void appendOrigin(StringBuilder out, Position position, int move, MoveList legal, boolean pawnCapture) {
        BoardShape shape = position.shape();
        int from = Move.from(move);
        boolean others = false;
        boolean sameFile = false;
        boolean sameRank = false;
        for (int i = 0; i < legal.size(); i++) {
            int other = legal.get(i);
            if (Move.from(other) != from && isAlike(position, move, other)) {
                others = true;
                sameFile |= shape.file(Move.from(other)) == shape.file(from);
                sameRank |= shape.rank(Move.from(other)) == shape.rank(from);
            }
        }
        boolean file = pawnCapture || others && (!sameFile || sameRank);
        boolean rank = others && sameFile;
        if (file) {
            out.append(BoardShape.fileName(shape.file(from)));
        }
        if (rank) {
            out.append(shape.rank(from) + 1);
        }
    }

    /** Whether both would be written alike except for the origin. */
    private static boolean isAlike(Position position, int move, int other) {
        return MoveMatch.isStep(other) && Move.to(other) == Move.to(move) && isSame(position, Move.promotion(other), Move.promotion(move))
                && isSame(position, MoveMatch.kind(position, other), MoveMatch.kind(position, move))
                && position.isCapture(other) == position.isCapture(move);
    }

    private static boolean isSame(Position position, int one, int other) {
        return PieceLetters.isSame(position.variant().kinds(), one, other);
    }

    private static String suffix(Position position, int move) {
        Side mover = position.turn();
        position.make(move);
        boolean check = position.inCheck();
        boolean mate = position.goalWinner() == mover || check && position.toAct() != Actor.NATURE && position.legalMoveCount() == 0;
        position.unmake();
        return mate ? "#" : check ? "+" : "";
    }
}
