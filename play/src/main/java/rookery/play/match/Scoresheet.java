package rookery.play.match;

import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.game.Notes;
import rookery.kernel.game.Replay;
import rookery.kernel.piece.Side;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;

/** Writes a match down as a {@link Game}. */
final class Scoresheet {

    private Scoresheet() {
    }

    static Game of(MatchSnapshot match) {
        MatchSettings settings = match.settings();
        Game game = switch (Game.replay(settings.variant(), settings.start(), match.actions())) {
            case Replay.Complete(Game complete) -> complete;
            case Replay.Broken(int index, String reason) -> throw new IllegalStateException("action " + index + ": " + reason);
        };
        writeTags(game, match);
        Iterator<GameNode> nodes = game.mainLine().iterator();
        for (Played each : match.played()) {
            if (!each.isRoll()) {
                nodes.next().annotate(notes(each));
            }
        }
        game.end(match.outcome());
        return game;
    }

    private static void writeTags(Game game, MatchSnapshot match) {
        MatchSettings settings = match.settings();
        game.tag("White", settings.white().name());
        game.tag("Black", settings.black().name());
        Clocks clocks = settings.clocks();
        if (clocks.areSame()) {
            game.tag("TimeControl", TimeControlText.write(clocks.white()));
        } else {
            game.tag("WhiteTimeControl", TimeControlText.write(clocks.white()));
            game.tag("BlackTimeControl", TimeControlText.write(clocks.black()));
        }
        match.diceCommitment().ifPresent(commitment -> game.tag("DiceCommitment", commitment));
        match.revealedDice().ifPresent(dice -> {
            game.tag("DiceSeed", Long.toString(dice.seed()));
            if (dice.isCommitted()) {
                game.tag("DiceSalt", dice.salt());
            }
        });
    }

    private static Notes notes(Played played) {
        SideTime time = played.clock().of(played.side());
        Notes notes = Notes.NONE.withSpent(played.spent()).withEval(eval(played.side(), played.thought()));
        return time.isUnlimited() ? notes : notes.withClock(time.remaining());
    }

    /** Bots judge as the side that moves, games as White. */
    private static @Nullable Eval eval(Side side, @Nullable Thought thought) {
        if (thought == null || thought.score() == null) {
            return null;
        }
        Score score = side == Side.WHITE ? thought.score() : thought.score().opposite();
        int depth = Math.max(0, thought.depth());
        return switch (score) {
            case Score.Centipawns(int value) -> new Eval.Centipawns(value, depth);
            case Score.Mate(int moves) -> new Eval.Mate(moves, depth);
            case Score.WinProbability(double value) -> new Eval.Chance((int) Math.round(value * 10_000), depth);
        };
    }
}
