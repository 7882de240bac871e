package rookery.kernel.notation;

import java.util.List;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Variant;

/**
 * The castling rights in a FEN of one position. A right is written as a letter only if reading it back gives the same rook; otherwise the rooks' squares are
 * listed, as on boards whose eleventh file would collide with the K for king's side.
 */
final class CastlingField {

    private final Variant variant;
    private final Placement placement;
    private final BoardShape shape;

    CastlingField(Variant variant, Placement placement) {
        this.variant = variant;
        this.placement = placement;
        shape = variant.shape();
    }

    /** The squares of unmoved pieces that may leave one from the hand behind: named by file, kings and rooks by their rights. */
    SquareSet gates(String field) {
        SquareSet gates = SquareSet.EMPTY;
        for (int i = 0; variant.wild().drops().gating() && i < field.length(); i++) {
            char letter = field.charAt(i);
            Side side = PieceLetters.isUpper(letter) ? Side.WHITE : Side.BLACK;
            char upper = PieceLetters.upper(letter);
            int rank = variant.boardRank(side, 1);
            if (upper == 'K' || upper == 'Q') {
                int king = kingFile(side, rank);
                int rook = ofLetter(letter);
                gates = king < 0 || rook == BoardShape.NONE ? gates : gates.with(shape.square(king, rank)).with(rook);
            } else if (upper >= 'A' && upper - 'A' < shape.files()) {
                gates = gates.with(shape.square(upper - 'A', rank));
            }
        }
        return gates;
    }

    /** Strips the letters of gates, which follow those of castling. */
    private String withoutGates(String field) {
        StringBuilder rights = new StringBuilder();
        for (int i = 0; i < field.length(); i++) {
            rights.append("KQkq".indexOf(field.charAt(i)) >= 0 ? field.substring(i, i + 1) : "");
        }
        return rights.isEmpty() ? "-" : rights.toString();
    }

    SquareSet read(String written, List<String> problems) {
        String field = variant.wild().drops().gating() ? withoutGates(written) : written;
        SquareSet rooks = SquareSet.EMPTY;
        if (field.equals("-")) {
            return rooks;
        }
        if (!variant.castling().isOn()) {
            problems.add("castling: " + Quoted.of(field) + " where these rules have no castling");
            return rooks;
        }
        int at = 0;
        while (at < field.length()) {
            int end = at + 1;
            while (end < field.length() && PieceLetters.isDigit(field.charAt(end))) {
                end++;
            }
            String right = field.substring(at, end);
            int rook = right.length() == 1
                    ? ofLetter(right.charAt(0))
                    : shape.parse(PieceLetters.lower(right.charAt(0)) + right.substring(1));
            if (rook == BoardShape.NONE) {
                problems.add("castling: " + Quoted.of(right) + " names no rook that could castle");
            } else if (rooks.contains(rook)) {
                problems.add("castling: " + Quoted.of(right) + " names the same rook again");
            } else {
                rooks = rooks.with(rook);
            }
            at = end;
        }
        return rooks;
    }

    String write(SquareSet rooks, SquareSet gates) {
        String rights = write(rooks);
        SquareSet implied = gates(rights);
        StringBuilder others = new StringBuilder();
        for (int square : gates) {
            if (!implied.contains(square)) {
                char file = BoardShape.fileName(shape.file(square)).charAt(0);
                others.append(shape.rank(square) == variant.boardRank(Side.WHITE, 1) ? PieceLetters.upper(file) : file);
            }
        }
        return others.isEmpty() ? rights : (rights.equals("-") ? "" : rights) + others;
    }

    private String write(SquareSet rooks) {
        StringBuilder sides = new StringBuilder();
        StringBuilder files = new StringBuilder();
        SquareSet left = rooks;
        for (Side side : Side.values()) {
            for (char letter : new char[]{'K', 'Q'}) {
                char cased = side == Side.WHITE ? letter : PieceLetters.lower(letter);
                int rook = ofLetter(cased);
                if (left.contains(rook)) {
                    sides.append(cased);
                    left = left.without(rook);
                }
            }
        }
        for (int rook : left) {
            char file = BoardShape.fileName(shape.file(rook)).charAt(0);
            char cased = Piece.isWhite(placement.piece(rook)) ? PieceLetters.upper(file) : file;
            if (shape.files() > 10 || ofLetter(cased) != rook) {
                return squares(rooks);
            }
            files.append(cased);
        }
        return rooks.isEmpty() ? "-" : sides.append(files).toString();
    }

    private String squares(SquareSet rooks) {
        StringBuilder out = new StringBuilder();
        rooks.each(rook -> out.append(shape.name(rook)));
        return out.toString();
    }

    /** The rook a single letter stands for: K and Q the outermost on that side of the king, others the one on that file. */
    private int ofLetter(char letter) {
        if (!PieceLetters.isLetter(letter) || !variant.castling().isOn()) {
            return BoardShape.NONE;
        }
        Side side = PieceLetters.isUpper(letter) ? Side.WHITE : Side.BLACK;
        // The king's rank is not written. Looked for from the side's own edge, since with several kings one of them may have wandered off.
        for (int seen = 1; seen <= shape.ranks(); seen++) {
            int rank = variant.boardRank(side, seen);
            int king = kingFile(side, rank);
            int rook = king < 0 ? BoardShape.NONE : onRank(PieceLetters.upper(letter), side, rank, king);
            if (rook != BoardShape.NONE) {
                return rook;
            }
        }
        return BoardShape.NONE;
    }

    private int onRank(char letter, Side side, int rank, int king) {
        return switch (letter) {
            case 'K' -> outermost(side, rank, shape.files() - 1, king);
            case 'Q' -> outermost(side, rank, 0, king);
            default -> {
                int file = letter - 'A';
                yield file < shape.files() && file != king ? partner(side, shape.square(file, rank)) : BoardShape.NONE;
            }
        };
    }

    private int outermost(Side side, int rank, int edge, int king) {
        int step = edge < king ? 1 : -1;
        for (int file = edge; file != king; file += step) {
            int rook = partner(side, shape.square(file, rank));
            if (rook != BoardShape.NONE) {
                return rook;
            }
        }
        return BoardShape.NONE;
    }

    private int partner(Side side, int square) {
        return placement.piece(square) == Piece.of(variant.castling().partner(), side) ? square : BoardShape.NONE;
    }

    private boolean isKing(int kind) {
        int king = variant.castling().king();
        return king == 0 ? variant.kind(kind).royal() : king == kind;
    }

    private int kingFile(Side side, int rank) {
        for (int file = 0; file < shape.files(); file++) {
            int piece = placement.piece(shape.square(file, rank));
            if (Piece.isPiece(piece) && Piece.side(piece) == side && isKing(Piece.kind(piece))) {
                return file;
            }
        }
        return -1;
    }
}
