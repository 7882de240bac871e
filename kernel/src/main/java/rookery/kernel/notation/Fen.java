package rookery.kernel.notation;

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
}
