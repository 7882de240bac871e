package rookery.engine.evaluation;

import java.util.stream.Stream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Pieces;
import rookery.kernel.variant.Variant;

/**
 * The hand-made evaluation for the six orthodox pieces on 8x8. {@code docs/evaluation.md} describes each term in plain words.
 *
 * <p>All terms are sums of {@link Weights}, White's minus Black's, blended between middlegame and endgame by the pieces left; only the danger of a king
 * counts squared. The parts of the sum can be read after each evaluation. Mutable scratch space: use one per thread.
 */
public final class StandardEvaluation implements Tunable {

    static final int PAWN = 1;
    static final int KNIGHT = 2;
    static final int BISHOP = 3;
    static final int ROOK = 4;
    static final int QUEEN = 5;
    static final int KING = 6;

    /** The phase of a full set of pieces. */
    static final int FULL_PHASE = 24;
    /** The scale of an endgame with full winning chances. */
    static final int FULL_SCALE = 64;
    /** The score cap of decided endgames, such as against a lone king. */
    private static final int LARGEST = 20_000;
    private static final int[] EXCHANGE_VALUES = {0, 100, 320, 335, 510, 975, 20_000};
    private static final int TEMPO = Term.TEMPO.offset();

    private final int[] weights;
    private final PawnStructure structure;
    private final KingDanger danger;
    private final PieceActivity activity;
    private final Threats threats;
    private final PassedPawns passedPawns;

    private final SideAttacks white = new SideAttacks(0);
    private final SideAttacks black = new SideAttacks(1);

    /** The parts of the last evaluation, for the tuner: the packed sum without danger, phase, scale, and whether it was tabulated. */
    private int linear;
    private int phase;
    private int scale;
    private boolean tabulated;

    public StandardEvaluation(Weights weights) {
        this.weights = weights.toArray();
        structure = new PawnStructure(this.weights);
        danger = new KingDanger(this.weights);
        activity = new PieceActivity(this.weights, danger);
        threats = new Threats(this.weights);
        passedPawns = new PassedPawns(this.weights);
    }

    /** Whether the variant has the orthodox pieces in their usual order on 8x8, and kings that need shelter. */
    public static boolean fits(Variant variant) {
        return variant.shape().equals(BoardShape.CHESS) && variant.kinds().size() == Pieces.orthodox().size() && variant.hasCheck()
                && !variant.checksForbidden()
                && !variant.hasDie()
                && variant.whiteForward() == 1 && variant.wild().isNone() && hasBothKings(variant)
                && variant.promotion().rank() == 8
                && hasOrthodoxPieces(variant);
    }

    private static boolean hasBothKings(Variant variant) {
        int king = Pieces.KING.ordinal() + 1;
        return Stream.of(Side.values()).allMatch(side -> variant.start().placement().count(Piece.of(king, side)) == 1)
                && variant.goals().contains(new Goal.Checkmate());
    }

    private static boolean hasOrthodoxPieces(Variant variant) {
        for (int i = 0; i < Pieces.orthodox().size(); i++) {
            PieceKind kind = variant.kinds().get(i);
            PieceKind orthodox = Pieces.orthodox().get(i);
            if (kind.pawn() != orthodox.pawn() || kind.royal() != orthodox.royal() || !kind.movement().sameAs(orthodox.movement())) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int[] values() {
        return EXCHANGE_VALUES.clone();
    }

    @Override
    public int evaluate(Position position) {
        if (!position.hasBits()) {
            throw new IllegalArgumentException("the standard evaluation reads 8x8 bit sets");
        }
        white.load(position);
        black.load(position);
        phase = Math.min(white.phase() + black.phase(), FULL_PHASE);
        boolean whiteToMove = position.turn() == Side.WHITE;
        tabulated = false;
        if (phase <= Endgames.MOST_PHASE) {
            int known = Endgames.score(white, black, whiteToMove);
            if (known != Endgames.UNKNOWN) {
                tabulated = true;
                return whiteToMove ? known : -known;
            }
        }
        sum(whiteToMove);
        int score = total();
        return whiteToMove ? score : -score;
    }

    /** White's balance of everything, into {@link #linear} and the kings' dangers. */
    private void sum(boolean whiteToMove) {
        structure.look(white.pawns, black.pawns, white.king, black.king);
        white.prepare(black);
        black.prepare(white);
        danger.begin(white, structure.whiteGaps);
        danger.begin(black, structure.blackGaps);
        long occupied = white.all | black.all;
        int sum = structure.score;
        sum += activity.score(white, black, occupied) - activity.score(black, white, occupied);
        danger.conclude(white, black, occupied);
        danger.conclude(black, white, occupied);
        sum += threats.score(white, black, occupied) - threats.score(black, white, occupied);
        sum += passedPawns.score(white, black, structure.passed, occupied) - passedPawns.score(black, white, structure.passed, occupied);
        sum += whiteToMove ? weights[TEMPO] : -weights[TEMPO];
        linear = sum;
        scale = Weights.endgame(sum) > 0 ? Endgames.scale(white, black) : Endgames.scale(black, white);
    }

    private int total() {
        double middlegame = Weights.middlegame(linear) - KingDanger.middlegame(white.danger) + KingDanger.middlegame(black.danger);
        double endgame = Weights.endgame(linear) - KingDanger.endgame(white.danger) + KingDanger.endgame(black.danger);
        double blended = (middlegame * phase + endgame * (FULL_PHASE - phase) * scale / FULL_SCALE) / FULL_PHASE;
        return Math.clamp((int) blended, -LARGEST, LARGEST);
    }

    // ---- for the tuner --------------------------------------------------------------------------------------------

    @Override
    public int[] weights() {
        return weights;
    }

    @Override
    public void forget() {
        structure.forget();
    }

    @Override
    public int linear() {
        return linear;
    }

    @Override
    public int danger(Side side) {
        return side == Side.WHITE ? white.danger : black.danger;
    }

    @Override
    public double middlegameShare() {
        return (double) phase / FULL_PHASE;
    }

    @Override
    public double endgameShare() {
        return (double) (FULL_PHASE - phase) * scale / (FULL_PHASE * FULL_SCALE);
    }

    @Override
    public boolean isTabulated() {
        return tabulated;
    }

    @Override
    public boolean isDanger(int weight) {
        return KingDanger.owns(weight);
    }

    @Override
    public String text(int[] packed) {
        return Weights.of(packed).text();
    }

    /** For orthodox pieces with another goal, such as king of the hill: the standard evaluation plus the nearness to the goal. */
    static final class GoalEvaluation implements Evaluation {

        private final StandardEvaluation standard;
        private final GoalTerms goals;

        GoalEvaluation(StandardEvaluation standard, Variant variant) {
            this.standard = standard;
            goals = new GoalTerms(variant);
        }

        @Override
        public int evaluate(Position position) {
            int balance = goals.balance(position);
            return standard.evaluate(position) + (position.turn() == Side.WHITE ? balance : -balance);
        }

        @Override
        public int[] values() {
            return standard.values();
        }
    }
}
