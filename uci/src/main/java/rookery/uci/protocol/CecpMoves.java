package rookery.uci.protocol;

import java.util.regex.Pattern;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.San;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Position;

/**
 * Moves as CECP writes them: coordinates, {@code P@e4} for a drop, {@code O-O} where castling is as in Chess960, {@code @@@@} for a pass. On boards of exactly
 * ten ranks, ranks count from 0, as in XBoard.
 */
public final class CecpMoves {

    private static final Pattern COORDINATES = Pattern
            .compile("([a-z]\\d{1,2}[a-z]\\d{1,2}(=?[a-zA-Z]|[+-])?|\\+?[A-Za-z]@[a-z]\\d{1,2})(,[a-z]\\d{1,2}[a-z]\\d{1,2})?");
    private static final Pattern SQUARE = Pattern.compile("([a-z])(\\d{1,2})");
    private static final Pattern CASTLING = Pattern.compile("[O0o]-[O0o](-[O0o])?[+#!?]*");
    private static final String PASS = "@@@@";
    private static final int RANKS_FROM_ZERO = 10;

    private CecpMoves() {
    }

    public static String write(Position position, int move) {
        if (move == Move.PASS) {
            return PASS;
        }
        if (Move.isCastling(move) && EngineVariants.isFischer(position.variant())) {
            return isEast(move) ? "O-O" : "O-O-O";
        }
        return shifted(position, UciText.write(position, move, false), -1);
    }

    private static boolean isEast(int castling) {
        return Move.to(castling) > Move.from(castling);
    }

    /** The legal move that the text names, or {@link Move#NONE}. Also reads SAN, which some engines send regardless. */
    public static int parse(Position position, String text) {
        String trimmed = text.strip();
        if (trimmed.equals(PASS)) {
            return UciText.parse(position, "0000");
        }
        if (CASTLING.matcher(trimmed).matches()) {
            return castling(position, trimmed.chars().filter(c -> c == '-').count() == 1);
        }
        if (COORDINATES.matcher(trimmed).matches()) {
            int move = UciText.parse(position, shifted(position, trimmed, 1).replace("=", ""));
            if (move != Move.NONE) {
                return move;
            }
        }
        return San.parse(position, trimmed);
    }

    private static int castling(Position position, boolean east) {
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        for (int i = 0; i < legal.size(); i++) {
            if (Move.isCastling(legal.get(i)) && isEast(legal.get(i)) == east) {
                return legal.get(i);
            }
        }
        return Move.NONE;
    }

    private static String shifted(Position position, String text, int by) {
        return position.shape().ranks() == RANKS_FROM_ZERO && COORDINATES.matcher(text).matches()
                ? SQUARE.matcher(text).replaceAll(square -> square.group(1) + (Integer.parseInt(square.group(2)) + by))
                : text;
    }
}
