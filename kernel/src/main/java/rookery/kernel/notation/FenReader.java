package rookery.kernel.notation;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** Reads one FEN, forgiving about what is left out at the end and strict about what is there. */
final class FenReader {

    private static final int LONGEST_TEXT = 2000;
    private static final int MOST_QUIET_PLIES = 10_000;
    private static final int HIGHEST_MOVE = 100_000;

    private final Variant variant;
    private final String text;
    private final List<String> problems = new ArrayList<>();

    private boolean checksSeen;
    private boolean dieSeen;
    private int whiteChecks;
    private int blackChecks;
    private int numbers;
    private int quietPlies;
    private int moveNumber = 1;
    private int roll;

    FenReader(Variant variant, String text) {
        this.variant = variant;
        this.text = text.strip();
    }

    Fen.Result read() {
        if (text.isEmpty()) {
            return new Fen.Refused(List.of("there is no text"));
        }
        if (text.length() > LONGEST_TEXT) {
            return new Fen.Refused(List.of("the text is longer than any position"));
        }
        List<String> fields = withAllFields(List.of(text.split("\\s+")));
        PlacementReader board = new PlacementReader(variant.shape(), variant.kinds(), variant.wild().drops().hasHands(),
                variant.mayHaveWalls());
        Placement placement = board.read(fields.getFirst());
        problems.addAll(board.problems());
        Side turn = turn(field(fields, 1, "w"));
        CastlingField rights = new CastlingField(variant, placement);
        var castling = rights.read(field(fields, 2, "-"), problems);
        int[] enPassant = enPassant(field(fields, 3, "-"));
        for (int i = 4; i < fields.size(); i++) {
            readExtra(fields.get(i), turn, i + 1);
        }
        return problems.isEmpty()
                ? new Fen.Read(new Setup(placement, turn, castling, enPassant[0], enPassant[1], roll, whiteChecks, blackChecks, quietPlies,
                        moveNumber,
                        board.hand(),
                        rights.gates(field(fields, 2, "-"))))
                : new Fen.Refused(problems);
    }

    /** Games without castling are often written without its field and that of en passant. */
    private static List<String> withAllFields(List<String> fields) {
        if (fields.size() < 3 || !isNumber(fields.get(2)) && !fields.get(2).contains("+")) {
            boolean short3 = fields.size() > 3 && fields.get(2).equals("-") && isNumber(fields.get(3));
            return short3 ? inserted(fields, 3, "-") : fields;
        }
        return inserted(inserted(fields, 2, "-"), 2, "-");
    }

    private static List<String> inserted(List<String> fields, int at, String field) {
        List<String> longer = new ArrayList<>(fields);
        longer.add(at, field);
        return longer;
    }

    private static String field(List<String> fields, int index, String missing) {
        return index < fields.size() ? fields.get(index) : missing;
    }

    private Side turn(String field) {
        if (!field.equalsIgnoreCase("w") && !field.equalsIgnoreCase("b")) {
            problems.add("side to move: " + Quoted.of(field) + " where w or b is needed");
        }
        return field.equalsIgnoreCase("b") ? Side.BLACK : Side.WHITE;
    }

    /** The square passed over, and that of the pawn where it is written behind because the pawn did not go straight ahead. */
    private int[] enPassant(String field) {
        if (field.equals("-")) {
            return new int[]{BoardShape.NONE, BoardShape.NONE};
        }
        int second = 1;
        while (second < field.length() && PieceLetters.isDigit(field.charAt(second))) {
            second++;
        }
        int square = variant.shape().parse(field.substring(0, second));
        int passer = second == field.length() ? BoardShape.NONE : variant.shape().parse(field.substring(second));
        if (square == BoardShape.NONE || second < field.length() && passer == BoardShape.NONE) {
            problems.add("en passant: " + Quoted.of(field) + " is not a square of this board");
        }
        return new int[]{square, passer};
    }

    /** The fields after the fourth are recognised by their form; order matters only among the numbers. */
    private void readExtra(String field, Side turn, int place) {
        if (field.indexOf('+') >= 0) {
            readChecks(field);
        } else if (isNumber(field)) {
            readNumber(field, place);
        } else if (field.equals("-") || field.length() == 1 && PieceLetters.isLetter(field.charAt(0))) {
            readDie(field, turn);
        } else {
            problems.add("field " + place + ": " + Quoted.of(field) + " is not understood");
        }
    }

    private void readNumber(String field, int place) {
        int number = field.length() > 6 ? Integer.MAX_VALUE : Integer.parseInt(field);
        numbers++;
        switch (numbers) {
            case 1 -> quietPlies = atMost(number, MOST_QUIET_PLIES, "plies without progress", field);
            // Zero is common in the wild and means the first move.
            case 2 -> moveNumber = Math.max(1, atMost(number, HIGHEST_MOVE, "move number", field));
            default -> {
                if (variant.hasDie() && !dieSeen) {
                    readFace(number, field);
                } else {
                    problems.add("field " + place + ": the number " + Quoted.of(field) + " is one too many");
                }
            }
        }
    }

    private int atMost(int number, int most, String what, String field) {
        if (number > most) {
            problems.add(what + ": " + Quoted.of(field) + " is more than " + most);
            return 0;
        }
        return number;
    }

    private void readChecks(String field) {
        int wanted = Fen.checksWanted(variant);
        boolean given = field.startsWith("+");
        String[] counts = (given ? field.substring(1) : field).split("\\+", -1);
        if (wanted == 0) {
            problems.add("checks: " + Quoted.of(field) + " where these rules count no checks");
        } else if (checksSeen) {
            problems.add("checks: " + Quoted.of(field) + " counts them a second time");
        } else if (counts.length != 2 || !isCheckCount(counts[0], wanted) || !isCheckCount(counts[1], wanted)) {
            problems.add(
                    "checks: " + Quoted.of(field) + " where two numbers up to " + wanted + " are needed, such as " + wanted + "+" + wanted);
        } else {
            whiteChecks = given ? Integer.parseInt(counts[0]) : wanted - Integer.parseInt(counts[0]);
            blackChecks = given ? Integer.parseInt(counts[1]) : wanted - Integer.parseInt(counts[1]);
        }
        checksSeen = true;
    }

    private static boolean isCheckCount(String count, int wanted) {
        return isNumber(count) && count.length() <= 2 && Integer.parseInt(count) <= wanted;
    }

    private void readDie(String field, Side turn) {
        if (!(variant.chance() instanceof Chance.Die(List<Integer> faces))) {
            problems.add("die: " + Quoted.of(field) + " where these rules have no die");
        } else if (dieSeen) {
            problems.add("die: " + Quoted.of(field) + " gives it a second time");
        } else if (!field.equals("-")) {
            int piece = PieceLetters.piece(variant.kinds(), field.charAt(0));
            roll = piece == Piece.EMPTY ? 0 : faces.indexOf(Piece.kind(piece)) + 1;
            if (roll == 0) {
                problems.add("die: no face shows " + Quoted.of(field));
            } else if (Piece.side(piece) != turn) {
                problems.add("die: " + Quoted.of(field) + " is a piece of the side that is not to move");
            }
        }
        dieSeen = true;
    }

    private void readFace(int face, String field) {
        dieSeen = true;
        if (variant.chance() instanceof Chance.Die(List<Integer> faces) && face <= faces.size()) {
            roll = face;
        } else {
            problems.add("die: it has no face " + Quoted.of(field));
        }
    }

    private static boolean isNumber(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
