package rookery.kernel.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * Positions of any variant on one line: X-FEN, read with all its dialects and extended to wide boards, counted checks and a die.
 *
 * <pre>
 *  placement[hand]  turn  castling  en-passant  [checks left]  quiet-plies  move-number  [die]
 * </pre>
 *
 * {@code docs/notation.md} describes every field. Reading only asks whether the text makes sense; {@link Position#of} decides whether it can be played.
 */
public final class Fen {

    /** White's pieces first, the last kinds of the variant's list first. */
    private static final Comparator<Integer> HAND_ORDER = Comparator.<Integer>comparingInt(piece -> piece & 1)
            .thenComparing(Comparator.reverseOrder());

    private Fen() {
    }

    /** The result of reading a FEN. */
    public sealed interface Result permits Read, Refused {
    }

    public record Read(Setup setup) implements Result {
    }

    /** The result of reading the first field of a FEN. */
    public sealed interface PlacementResult permits PlacementRead, Refused {
    }

    public record PlacementRead(Placement placement) implements PlacementResult {
    }

    /** All problems, each a sentence for the user that names the place. */
    public record Refused(List<String> problems) implements Result, PlacementResult {
        public Refused {
            problems = List.copyOf(problems);
        }
    }

    public static Result read(Variant variant, String text) {
        return new FenReader(variant, text).read();
    }

    /** Reads the board alone, for a variant still under construction. */
    public static PlacementResult readPlacement(BoardShape shape, List<PieceKind> kinds, String text) {
        PlacementReader reader = new PlacementReader(shape, kinds, false, false);
        Placement placement = reader.read(text.strip());
        return reader.problems().isEmpty() ? new PlacementRead(placement) : new Refused(reader.problems());
    }

    /** The position of a FEN known to be valid, such as one this program wrote; throws on any other. */
    public static Position position(Variant variant, String text) {
        Setup setup = switch (read(variant, text)) {
            case Read(Setup good) -> good;
            case Refused(List<String> problems) -> throw new IllegalArgumentException(text + ": " + String.join("; ", problems));
        };
        return switch (Position.of(variant, setup)) {
            case Verdict.Playable(Position position) -> position;
            case Verdict.Unplayable(Set<Problem> problems) -> throw new IllegalArgumentException(
                    text + ": " + problems.stream().map(Problem::text).sorted().collect(Collectors.joining("; ")));
        };
    }

    public static String write(Position position) {
        return write(position.variant(), position.setup());
    }

    public static String write(Variant variant, Setup setup) {
        StringBuilder out = new StringBuilder(writePlacement(variant.kinds(), setup.placement()));
        if (variant.wild().drops().hasHands()) {
            out.append('[');
            setup.hand().stream().sorted(HAND_ORDER).forEach(piece -> out.append(PieceLetters.ofPiece(variant.kinds(), piece)));
            out.append(']');
        }
        out.append(setup.turn() == Side.WHITE ? " w " : " b ");
        out.append(new CastlingField(variant, setup.placement()).write(setup.castlingRooks(), setup.gates())).append(' ');
        out.append(setup.enPassant() == BoardShape.NONE ? "-" : variant.shape().name(setup.enPassant()));
        if (setup.passer() != BoardShape.NONE) {
            out.append(variant.shape().name(setup.passer()));
        }
        int wanted = checksWanted(variant);
        if (wanted > 0) {
            out.append(' ').append(Math.max(0, wanted - setup.whiteChecks())).append('+');
            out.append(Math.max(0, wanted - setup.blackChecks()));
        }
        out.append(' ').append(setup.quietPlies()).append(' ').append(setup.moveNumber());
        if (variant.chance() instanceof Chance.Die(List<Integer> faces)) {
            out.append(' ').append(die(variant, faces, setup));
        }
        return out.toString();
    }

    /** The first field. */
    public static String writePlacement(List<PieceKind> kinds, Placement placement) {
        StringBuilder out = new StringBuilder();
        BoardShape shape = placement.shape();
        for (int rank = shape.ranks() - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < shape.files(); file++) {
                int piece = placement.piece(shape.square(file, rank));
                if (piece == Piece.EMPTY) {
                    empty++;
                    continue;
                }
                if (empty > 0) {
                    out.append(empty);
                    empty = 0;
                }
                out.append(piece == Piece.WALL ? "*" : PieceLetters.symbol(kinds, piece));
            }
            if (empty > 0) {
                out.append(empty);
            }
            if (rank > 0) {
                out.append('/');
            }
        }
        return out.toString();
    }

    /** The letter of the kind rolled; the face's number where two faces share a letter and this is the second. */
    private static String die(Variant variant, List<Integer> faces, Setup setup) {
        int face = setup.roll();
        if (face == 0) {
            return "-";
        }
        if (face > faces.size() || faces.indexOf(faces.get(face - 1)) != face - 1) {
            return String.valueOf(face);
        }
        return String.valueOf(PieceLetters.ofPiece(variant.kinds(), Piece.of(faces.get(face - 1), setup.turn())));
    }

    /** How many checks win; 0 where they are not counted. */
    static int checksWanted(Variant variant) {
        return variant.goals().stream().mapToInt(goal -> goal instanceof Goal.CountChecks(int checks) ? checks : 0).max().orElse(0);
    }

    /** Reads one FEN, forgiving about what is left out at the end and strict about what is there. */
    private static final class FenReader {

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
                    ? new Fen.Read(
                            new Setup(placement, turn, castling, enPassant[0], enPassant[1], roll, whiteChecks, blackChecks, quietPlies,
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
                        "checks: " + Quoted.of(field) + " where two numbers up to " + wanted + " are needed, such as " + wanted + "+"
                                + wanted);
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
}
