package rookery.engine.evaluation;

import rookery.kernel.piece.Side;

/**
 * An evaluation whose score is a known function of its weights, so that a tuner can fit them: a packed sum, linear in the weights, of which the middlegame and
 * the endgame half count by shares, and each king's danger, linear in weights of its own, that counts squared. All methods refer to the position last
 * evaluated, from White's point of view.
 */
public interface Tunable extends Evaluation {

    /** The packed weights themselves: the tuner changes one, calls {@link #forget} and evaluates again. */
    int[] weights();

    /** Call after changing a weight. */
    void forget();

    /** The packed sum. */
    int linear();

    /** The danger to the side's king; 0 in evaluations without that term. */
    int danger(Side side);

    /** The share of the middlegame half in the score. */
    double middlegameShare();

    double endgameShare();

    /** Whether the position was scored as a known endgame, without any weights. */
    boolean isTabulated();

    /** Whether that weight belongs to king danger. */
    boolean isDanger(int weight);

    /** The weights as the text of their file. */
    String text(int[] packed);
}
