package rookery.play.training;

/**
 * How a training ended: the match of the new net against the one in use.
 *
 * @param share     of the points, from 0 to 1
 * @param error     half the width of its 95 % interval
 * @param installed whether it proved better and is in use now
 */
public record TrainingResult(int games, int won, int drawn, int lost, double share, double error, boolean installed) {
}
