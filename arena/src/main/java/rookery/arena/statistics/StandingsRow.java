package rookery.arena.statistics;

/**
 * One player's line in the standings.
 *
 * @param rank from 1; players whom no tie-break separates share it
 * @param player the player's number
 * @param results the games played
 * @param byes rounds without an opponent
 * @param points from games and byes
 * @param directEncounter points from the games among all who have the same points
 */
public record StandingsRow(int rank, int player, String name, Trinomial results, int byes, double points, double sonnebornBerger,
        double buchholz, double directEncounter) {
}
