package rookery.engine.tuning;

/**
 * What the evaluation of a position should have predicted, from White's point of view.
 *
 * @param result of its game, from 0 to 1
 * @param score  that a search from it gave, in hundredths of a pawn
 */
record Target(double result, int score) {
}
