package rookery.arena.report;

import java.util.List;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.Ply;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.play.bot.Score;
import rookery.uci.protocol.Expectations;

/** Where a game was decided: after which move the loser's own evaluation never recovered. */
public final class TurningPoint {

    /** A player who expects less than this considers the game lost. */
    private static final double LOST = 0.25;

    private TurningPoint() {
    }

    /**
     * The number of the move, from 1, in the game's line of moves, rolls not counted. It is the last move the loser made while still hopeful; the last of the
     * game if it was drawn, if the loser reported no scores, or did not see the loss coming.
     *
     * @param whiteFirst whether White made the first action
     */
    public static int of(PlayedGame game, boolean whiteFirst) {
        List<Ply> moves = game.plies().stream().filter(ply -> !Move.isRoll(ply.action())).toList();
        if (!(game.outcome() instanceof Outcome.Win(Side winner, var _))) {
            return moves.size();
        }
        int hope = -1;
        int despair = -1;
        for (int i = 0; i < moves.size(); i++) {
            boolean white = i % 2 == 0 == whiteFirst;
            Score score = moves.get(i).score();
            if (white == (winner == Side.WHITE) || score == null) {
                continue;
            }
            if (Expectations.expectation(score) >= LOST) {
                hope = i;
                despair = -1;
            } else if (despair < 0) {
                despair = i;
            }
        }
        if (despair < 0) {
            return moves.size();
        }
        return hope < 0 ? despair + 1 : hope + 1;
    }
}
