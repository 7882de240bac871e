package rookery.kernel.notation;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Placement;

/** Reads the first field of one FEN, collecting problems. */
final class PlacementReader {

    private final BoardShape shape;
    private final List<PieceKind> kinds;
    private final int[] pieces;
    private final List<String> problems = new ArrayList<>();

    PlacementReader(BoardShape shape, List<PieceKind> kinds) {
        this.shape = shape;
        this.kinds = kinds;
        pieces = new int[shape.squares()];
    }

    List<String> problems() {
        return problems;
    }

    /** The placement as far as it could be understood. */
    Placement read(String field) {
        List<String> rows = new ArrayList<>(List.of(withoutHand(field).split("/", -1)));
        // Some programs write the pieces in hand as one more row.
        if (rows.size() == shape.ranks() + 1 && rows.getLast().isEmpty()) {
            rows.removeLast();
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
        String hand = field.substring(bracket);
        if (!hand.equals("[]") && !hand.equals("[-]")) {
            problems.add("the board: pieces in hand " + Quoted.of(hand) + ", which these rules do not have");
        }
        return field.substring(0, bracket);
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
                    problems.add(place + run + " is no number of empty squares");
                    return;
                }
                file += Integer.parseInt(run);
                at = end;
            } else {
                int piece = PieceLetters.piece(kinds, c);
                if (piece == Piece.EMPTY) {
                    problems.add(place + "no piece has the letter " + Quoted.of(String.valueOf(c)) + " (there are " + letters() + ")");
                } else if (file < shape.files()) {
                    pieces[shape.square(file, rank)] = piece;
                }
                file++;
                at++;
                // Marks a promoted piece in games with drops; here it makes no difference.
                if (piece != Piece.EMPTY && at < row.length() && row.charAt(at) == '~') {
                    at++;
                }
            }
        }
        if (file != shape.files()) {
            problems.add(place + count(file, "square") + " where " + shape.files() + " are needed");
        }
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
