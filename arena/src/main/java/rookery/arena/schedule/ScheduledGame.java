package rookery.arena.schedule;

/**
 * A game to be played.
 *
 * @param number identifies the game in its tournament, from 0; with gaps in a knockout, where tie-breaks may not be needed
 * @param round from 0
 * @param pairing which meeting of two players it belongs to, from 0
 * @param pair which pair of games on one opening it belongs to, from 0; its own where openings are played once
 * @param white number of the player with White
 * @param black number of the player with Black
 * @param opening number of the opening, {@link OpeningOrder#NONE} for none
 * @param seed for the dice and whatever else is random in the game
 */
public record ScheduledGame(int number, int round, int pairing, int pair, int white, int black, int opening, long seed) {
}
