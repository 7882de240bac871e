package rookery.kernel.notation;

import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.Walls;

/**
 * Notation of moves under wild rules: drops as {@code N@e4}, a piece left behind as {@code Nc3/H} ({@code b1c3h} between engines), a promotion that
 * keeps the letter as {@code =+S} ({@code e2e3+}), a wall as {@code e4,d5} ({@code e2e4,e4d5}).
 */
final class WildText {

    private WildText() {
    }

    /** Whether the variant has such moves. */
    static boolean isNeeded(Variant variant) {
        return !variant.wild().isNone() || !variant.promotion().others().isEmpty();
    }

    static String drop(Position position, int move) {
        return PieceLetters.written(position.variant().kinds(), Move.promotion(move)) + "@" + position.shape().name(Move.to(move));
    }

    /** The wall of a move, as written after it in SAN. */
    static String wall(Position position, int move) {
        return hasWall(position, move) ? "," + position.shape().name(Move.wall(move)) : "";
    }

    private static boolean hasWall(Position position, int move) {
        return position.variant().wild().walls() != Walls.NONE && move != Move.PASS;
    }

    /** What engines write after the two squares, the second of which is {@code to}. */
    static String engineSuffix(Position position, int move, int to) {
        BoardShape shape = position.shape();
        String wall = hasWall(position, move) ? "," + shape.name(to) + shape.name(Move.wall(move)) : "";
        int kind = Move.promotion(move);
        if (kind == 0) {
            return wall;
        }
        List<PieceKind> kinds = position.variant().kinds();
        PieceKind becomes = kinds.get(kind - 1);
        int before = position.piece(Move.from(move)) >>> 1;
        boolean demoted = before > 0 && kinds.get(before - 1).isPromoted() && position.variant().demoted(before) == kind;
        boolean keepsLetter = becomes.isPromoted() && becomes.promotedFrom() == becomes.letter();
        return (keepsLetter ? "+" : demoted ? "-" : String.valueOf(PieceLetters.lower(becomes.letter()))) + wall;
    }

    /** The legal move written exactly like this, or {@link Move#NONE}; also that if the die must be rolled first. */
    static int find(Position position, String text, IntFunction<String> writer) {
        if (position.toAct() == Actor.NATURE) {
            return Move.NONE;
        }
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            boolean possible = Move.isCastling(move) || Move.type(move) == Move.GATE || text.contains(position.shape().name(Move.to(move)));
            if (possible && writer.apply(move).equals(text)) {
                return move;
            }
        }
        return Move.NONE;
    }

    /** Normalises a drop such as {@code N@e4}, whose letter may be in either case and is optional for a pawn. */
    static String withLetter(Variant variant, String text) {
        int sign = text.indexOf('@');
        if (sign < 0) {
            return text;
        }
        int pawn = MoveText.unlettered(variant);
        return sign == 0 && pawn > 0
                ? variant.kind(pawn).letter() + text
                : text.substring(0, sign).toUpperCase(Locale.ROOT) + text.substring(sign);
    }
}
