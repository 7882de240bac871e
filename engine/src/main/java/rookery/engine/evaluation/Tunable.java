package rookery.engine.evaluation;

import rookery.kernel.piece.Side;

/**
 * An evaluation whose score is a known function of its weights, so that a tuner can fit them: a packed sum, linear in the weights, of which the
 * middlegame and the endgame half count by shares, and each king's danger, linear in weights of its own, that counts squared. What is asked for is
 * about the position last evaluated, always as White sees it.
 */
public interface Tunable extends Evaluation {

    /** The packed weights themselves: the tuner changes one, calls {@link #forget} and evaluates again. */
    int[] weights();

    /** To be told after a weight was changed. */
    void forget();

    /** The packed sum. */
    int linear();

    /** The danger the side's king was seen in; 0 in evaluations without. */
    int danger(Side side);

    /** How much of a hundredth in the middlegame half reached the score. */
    double middlegameShare();

    double endgameShare();

    /** Whether the position was scored as a known endgame, no weight taking part. */
    boolean isTabulated();

    /** Whether that weight is one of a king's danger. */
    boolean isDanger(int weight);

    /** The weights as the text of their file. */
    String text(int[] packed);
}
