package rookery.arena.statistics;

/** How players with equal points are put in order. */
public enum TieBreak {
    /** The points of the opponents beaten and half the points of those drawn with, game by game. */
    SONNEBORN_BERGER,
    /** The points of all opponents, game by game. */
    BUCHHOLZ,
    /** The points from the games among those who are tied. */
    DIRECT_ENCOUNTER,
    /** The number of games won. */
    WINS
}
