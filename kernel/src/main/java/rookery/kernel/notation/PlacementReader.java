package rookery.kernel.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Placement;

/** Reads the first field of one FEN, collecting problems. */
final class PlacementReader {

    private final BoardShape shape;
    private final List<PieceKind> kinds;
    private final int[] pieces;
    private final List<String> problems = new ArrayList<>();
    private final List<Integer> hand = new ArrayList<>();
    private final boolean hands;
    private final boolean walls;

    /** Reads pieces in hand and walls only if the flags allow them. */
    PlacementReader(BoardShape shape, List<PieceKind> kinds, boolean hands, boolean walls) {
        this.shape = shape;
        this.kinds = kinds;
        this.hands = hands;
        this.walls = walls;
        pieces = new int[shape.squares()];
    }

    List<String> problems() {
        return problems;
    }

    /** The packed pieces in hand, as far as they could be understood. */
    List<Integer> hand() {
        return hand;
    }

    /** The placement as far as it could be understood. */
    Placement read(String field) {
        List<String> rows = new ArrayList<>(List.of(withoutHand(field).split("/", -1)));
        // Some programs write the pieces in hand as one more row.
        if (rows.size() == shape.ranks() + 1 && (hands || rows.getLast().isEmpty())) {
            readHand(rows.removeLast());
        }
        if (rows.size() != shape.ranks()) {
            problems.add("the board: " + count(rows.size(), "row") + " where " + shape.ranks() + " are needed");
        }
        for (int row = 0; row < Math.min(rows.size(), shape.ranks()); row++) {
            readRow(rows.get(row), shape.ranks() - 1 - row);
        }
        return Placement.of(shape, pieces);
    }

    private String withoutHand(String field) {
        int bracket = field.indexOf('[');
        if (bracket < 0) {
            return field;
        }
        String inside = field.substring(bracket);
        if (!hands && !inside.equals("[]") && !inside.equals("[-]")) {
            problems.add("the board: pieces in hand " + Quoted.of(inside) + ", which these rules do not have");
        } else if (inside.endsWith("]")) {
            readHand(inside.substring(1, inside.length() - 1));
        } else {
            problems.add("the board: pieces in hand " + Quoted.of(inside) + " are not closed by a bracket");
        }
        return field.substring(0, bracket);
    }

    private void readHand(String letters) {
        for (char letter : (letters.equals("-") ? "" : letters).toCharArray()) {
            int piece = PieceLetters.piece(kinds, letter);
            if (piece == Piece.EMPTY) {
                problems.add(
                        "pieces in hand: no piece has the letter " + Quoted.of(String.valueOf(letter)) + " (there are " + letters() + ")");
            } else {
                hand.add(piece);
            }
        }
    }

    private void readRow(String row, int rank) {
        String place = "rank " + (rank + 1) + ": ";
        int file = 0;
        int at = 0;
        while (at < row.length()) {
            char c = row.charAt(at);
            if (PieceLetters.isDigit(c)) {
                int end = at;
                while (end < row.length() && PieceLetters.isDigit(row.charAt(end))) {
                    end++;
                }
                String run = row.substring(at, end);
                if (run.charAt(0) == '0' || run.length() > 2) {
                    problems.add(place + run + " is not a number of empty squares");
                    return;
                }
                file += Integer.parseInt(run);
                at = end;
            } else {
                int length = symbolLength(row, at);
                int piece = c == '*' && walls ? Piece.WALL : piece(row.substring(at, at + length));
                if (piece == Piece.EMPTY) {
                    problems.add(place + "no piece has the letter " + Quoted.of(String.valueOf(c)) + " (there are " + letters() + ")");
                } else if (file < shape.files()) {
                    pieces[shape.square(file, rank)] = piece;
                }
                file++;
                at += length;
            }
        }
        if (file != shape.files()) {
            problems.add(place + count(file, "square") + " where " + shape.files() + " are needed");
        }
    }

    /** A letter, perhaps with the sign of a promoted piece before or after it. */
    private static int symbolLength(String row, int at) {
        boolean before = row.charAt(at) == '+' && at + 1 < row.length();
        boolean behind = at + 1 < row.length() && row.charAt(at + 1) == '~';
        return before || behind ? 2 : 1;
    }

    /** The packed piece of a FEN's letter and sign, or 0. Where promoted pieces are not kinds of their own the sign is ignored. */
    private int piece(String written) {
        String symbol = written.toUpperCase(Locale.ROOT);
        if (symbol.equals("+")) {
            return Piece.EMPTY;
        }
        int kind = PieceLetters.ofSymbol(kinds, symbol);
        if (kind == 0 && symbol.endsWith("~")) {
            kind = PieceLetters.ofSymbol(kinds, symbol.substring(0, 1));
        }
        char letter = written.charAt(written.startsWith("+") ? 1 : 0);
        return kind == 0 ? Piece.EMPTY : Piece.of(kind, PieceLetters.isUpper(letter) ? Side.WHITE : Side.BLACK);
    }

    private String letters() {
        StringBuilder out = new StringBuilder();
        kinds.forEach(kind -> out.append(kind.letter()));
        return out.toString();
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
