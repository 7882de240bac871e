package rookery.play.training;

/**
 * How far a training has come.
 *
 * @param round       from 1
 * @param rounds      of playing and fitting
 * @param games       played in this round so far
 * @param positions   to learn from; 0 while unknown
 * @param pass        over the positions, from 1; 0 before the first one and outside fitting
 * @param passes      how many there will be at most
 * @param loss        on games held out: without a net where {@code pass} is 0, else after that pass; NaN outside fitting
 * @param minutesLeft rough estimate; NaN if unknown
 * @param line        all of it in English, for a terminal
 */
public record TrainingProgress(Phase phase, int round, int rounds, int games, int positions, int pass, int passes, double loss,
        double minutesLeft, String line) {

    /** What is being done. */
    public enum Phase {
        PLAYING, FITTING, TRYING, MATCH
    }
}
