package rookery.kernel.notation;

import org.jspecify.annotations.Nullable;
import rookery.kernel.game.Passing;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * Moves as engines exchange them: {@code e2e4}, {@code e7e8q}, {@code n13n14}, {@code 0000} for a pass, {@code roll 3} for the die.
 *
 * <p>Castling is written as the king's move, or as king takes rook in Chess960 and wherever the king's move could mean something else; both
 * are read.
 */
public final class UciText {

    static final String PASS = "0000";
    static final String ROLL = "roll ";

    private UciText() {
    }

    public static String write(Position position, int move) {
        return write(position, move, isFischer(position.variant()));
    }

    /** @param kingTakesRook how to write castling, as set by UCI_Chess960 */
    public static String write(Position position, int move, boolean kingTakesRook) {
        if (move == Move.PASS) {
            return PASS;
        }
        if (Move.isRoll(move)) {
            return ROLL + Move.face(move);
        }
        BoardShape shape = position.shape();
        if (Move.isDrop(move)) {
            return WildText.drop(position, move)
                    + (WildText.wall(position, move).isEmpty() ? "" : WildText.engineSuffix(position, move & ~(0x3f << 16), Move.to(move)));
        }
        int to = Move.to(move);
        if (Move.isCastling(move) && !kingTakesRook && isClear(position, move)) {
            to = position.kingTarget(move);
        }
        String squares = shape.name(Move.from(move)) + shape.name(to);
        if (WildText.isNeeded(position.variant())) {
            return squares + WildText.engineSuffix(position, move, to);
        }
        return Move.isPromotion(move)
                ? squares + PieceLetters.lower(position.variant().kind(Move.promotion(move)).letter())
                : squares;
    }

    /** The legal action that the text names, or {@link Move#NONE}. */
    public static int parse(Position position, String text) {
        String trimmed = text.strip();
        if (trimmed.equals(PASS)) {
            return Passing.isAllowed(position) ? Move.PASS : Move.NONE;
        }
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        if (trimmed.startsWith(ROLL)) {
            int roll = roll(trimmed.substring(ROLL.length()));
            return legal.contains(roll) ? roll : Move.NONE;
        }
        if (WildText.isNeeded(position.variant())) {
            int exact = WildText.find(position, WildText.withLetter(position.variant(), trimmed), move -> write(position, move));
            if (exact != Move.NONE) {
                return exact;
            }
        }
        MoveText.Step step = step(position.variant(), trimmed);
        return step == null ? Move.NONE : MoveMatch.ofSquares(position, legal, step);
    }

    /** Whether the king lands on fixed files of the usual board, wherever it starts: the case UCI_Chess960 covers. */
    private static boolean isFischer(Variant variant) {
        return variant.castling().kingSteps() == 0 && variant.shape().equals(BoardShape.CHESS);
    }

    /** Whether the king's two squares can mean nothing but this castling. */
    private static boolean isClear(Position position, int castling) {
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        int from = Move.from(castling);
        int to = position.kingTarget(castling);
        for (int i = 0; i < legal.size(); i++) {
            int other = legal.get(i);
            if (Move.plain(other) != Move.plain(castling) && Move.type(other) != Move.GATE && Move.from(other) == from
                    && (Move.to(other) == to || Move.isCastling(other) && position.kingTarget(other) == to)) {
                return false;
            }
        }
        return to != from;
    }

    static int roll(String face) {
        boolean number = !face.isEmpty() && face.length() <= 2 && face.chars().allMatch(c -> c >= '0' && c <= '9');
        return number ? Move.roll(Integer.parseInt(face)) : Move.NONE;
    }

    private static MoveText.@Nullable Step step(Variant variant, String text) {
        int middle = squareEnd(text, 0);
        int end = squareEnd(text, middle);
        int from = variant.shape().parse(text.substring(0, middle));
        int to = variant.shape().parse(text.substring(middle, end));
        if (from == BoardShape.NONE || to == BoardShape.NONE || text.length() > end + 1) {
            return null;
        }
        int promotion = 0;
        if (text.length() == end + 1) {
            promotion = PieceLetters.kind(variant.kinds(), PieceLetters.upper(text.charAt(end)));
            if (promotion == 0) {
                return null;
            }
        }
        return new MoveText.Step(0, variant.shape().file(from), variant.shape().rank(from), false, to, promotion);
    }

    private static int squareEnd(String text, int start) {
        int end = Math.min(start + 1, text.length());
        while (end < text.length() && PieceLetters.isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }
}
