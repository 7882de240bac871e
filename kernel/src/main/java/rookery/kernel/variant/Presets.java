package rookery.kernel.variant;

import java.util.List;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.PieceKind;

/** The built-in rule sets that are not files: chess by its laws, and the five games of the requirements. {@code docs/rules.md} compares them. */
public final class Presets {

    private static final int PAWN = 1;
    private static final int KNIGHT = 2;
    private static final int BISHOP = 3;
    private static final int ROOK = 4;
    private static final int QUEEN = 5;
    private static final int KING = 6;
    private static final List<Integer> PROMOTIONS = List.of(QUEEN, ROOK, BISHOP, KNIGHT);

    /** The laws of chess. */
    public static final Variant FIDE = new Variant("fide", "Chess", "standard", "The game of chess by its laws.", BoardShape.CHESS,
            Pieces.orthodox(), chessArray(), 1, Castling.strict(ROOK), EnPassant.STANDARD, 2,
            Promotion.on(8, PROMOTIONS, Promotion.Chooser.PLAYER), List.of(new Goal.Checkmate()), false, Stalemate.DRAW, DrawRules.FIDE,
            new Chance.None(), FlagFall.LOSS_OR_DRAW);

    /** Shuffled back ranks; the default start is number 518, the ordinary array. See {@link Chess960}. */
    public static final Variant CHESS960 = FIDE.with(draft -> {
        draft.id = "chess960";
        draft.name = "Chess960";
        draft.family = "chess960";
        draft.summary = "Chess with one of 960 shuffled back ranks, so that nobody knows the openings by heart.";
        draft.castling = Castling.toFiles(ROOK, 2, 6);
    });

    /** C-20 to C-34. */
    public static final Variant CLASSIC = FIDE.with(draft -> {
        draft.id = "classic";
        draft.name = "Classic chess";
        draft.summary = "Chess with automatic draws at the third repetition and by perpetual check.";
        draft.draws = new DrawRules(0, 3, true, 0, 0, false);
        draft.flagFall = FlagFall.LOSS;
    });

    /** L-12 to L-29. */
    public static final Variant CASUAL = FIDE.with(draft -> {
        draft.id = "casual";
        draft.name = "Casual chess";
        draft.summary = "Chess for the kitchen table: pawns become queens, only mate and stalemate end the game.";
        draft.castling = Castling.strict(ROOK).withThroughAttack(true);
        draft.promotion = Promotion.on(8, PROMOTIONS, Promotion.Chooser.ALWAYS_FIRST);
        draft.draws = DrawRules.NONE;
        draft.flagFall = FlagFall.LOSS;
    });

    /** S-06 to S-22. */
    public static final Variant COURSE = CASUAL.with(draft -> {
        draft.id = "course";
        draft.name = "Course chess";
        draft.summary = "Chess as a university course plays it: pawns become queens, the king may castle through attack.";
    });

    /** D-04 to D-33. */
    public static final Variant DICE = FIDE.with(draft -> {
        draft.id = "dice";
        draft.name = "Dice chess";
        draft.family = "dice";
        draft.summary = "A die says which kind of piece may move; take the king to win.";
        draft.enPassant = EnPassant.OFF;
        draft.promotion = Promotion.on(8, List.of(QUEEN, ROOK, BISHOP, KNIGHT, KING), Promotion.Chooser.DIE);
        draft.goals = List.of(new Goal.CaptureRoyal());
        draft.draws = new DrawRules(0, 0, false, 0, 75, false);
        draft.chance = new Chance.Die(List.of(PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING));
        draft.flagFall = FlagFall.LOSS;
    });

    /** */
    public static final Variant XXL = xxl();

    private Presets() {
    }

    public static List<Variant> all() {
        return List.of(FIDE, CHESS960, CLASSIC, CASUAL, COURSE, DICE, XXL);
    }

    private static Setup chessArray() {
        Placement placement = Placement.drawn(BoardShape.CHESS, Pieces.orthodox(), "rnbqkbnr", "pppppppp", "........", "........",
                "........",
                "........", "PPPPPPPP", "RNBQKBNR");
        return Setup.of(placement).withCastlingRooks(SquareSet.of(0, 7, 56, 63));
    }

    private static Variant xxl() {
        BoardShape shape = new BoardShape(14, 14);
        List<PieceKind> kinds = Pieces.eleven();
        String empty = ".".repeat(14);
        Placement placement = Placement.drawn(shape, kinds, "rnbhcgakgcebnr", "p".repeat(14), empty, empty, empty, empty, empty, empty,
                empty,
                empty, empty, empty, "P".repeat(14), "RNBHCGAKGCEBNR");
        Setup start = Setup.of(placement)
                .withCastlingRooks(SquareSet.of(shape.parse("a1"), shape.parse("n1"), shape.parse("a14"), shape.parse("n14")));
        return new Variant("xxl", "XXL chess", "xxl",
                "Fourteen by fourteen squares and eleven kinds of pieces; pawns become queens past the middle.",
                shape, kinds, start, 1, Castling.strict(ROOK).withRookMayJump(true).withAnyRook(true), EnPassant.OFF, 2,
                Promotion.on(8, List.of(QUEEN), Promotion.Chooser.ALWAYS_FIRST), List.of(new Goal.Checkmate()), false, Stalemate.DRAW,
                DrawRules.NONE, new Chance.None(), FlagFall.LOSS);
    }
}
