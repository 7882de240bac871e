package rookery.arena.run;

import java.util.List;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;

/**
 * The record of a finished game of a tournament.
 *
 * @param number       of the game in its schedule
 * @param white        number of the player
 * @param pair         which pair of games it belongs to
 * @param opening      its name
 * @param openingPlies how many of the first actions belong to the opening
 * @param fen          where the game began; empty for the variant's start position
 * @param trouble      what a player did wrong, in words; empty for nothing
 * @param text         the actions as {@link #plies} reads them
 */
public record PlayedGame(int number, int round, int white, int black, int pair, long seed, String opening, int openingPlies, String fen,
        Outcome outcome, String trouble, String text) {

    public PlayedGame {
        if (!outcome.isOver()) {
            throw new IllegalArgumentException("game " + number + " is not over");
        }
    }

    public double whiteScore() {
        return switch (outcome) {
            case Outcome.Win(Side side, _) -> side == Side.WHITE ? 1 : 0;
            case Outcome.Draw _ -> 0.5;
            case Outcome.Ongoing() -> throw new IllegalStateException("not over");
        };
    }

    /** All actions from the start, opening and rolls included. */
    public List<Ply> plies() {
        return PlyText.read(text);
    }
}
