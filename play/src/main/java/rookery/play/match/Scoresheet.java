package rookery.play.match;

import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.game.Notes;
import rookery.kernel.game.Replay;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;

/** Turns what was played into a {@link Game}: moves with clocks and what bots thought, names, time controls, result. */
public final class Scoresheet {

    private Scoresheet() {
    }

    /** The moves and the result, without tags. */
    public static Game of(Variant variant, Setup start, List<Played> played, Outcome outcome) {
        Game game = switch (Game.replay(variant, start, played.stream().map(Played::action).toList())) {
            case Replay.Complete(Game complete) -> complete;
            case Replay.Broken(int index, String reason) -> throw new IllegalArgumentException("action " + index + ": " + reason);
        };
        Iterator<GameNode> nodes = game.mainLine().iterator();
        for (Played each : played) {
            if (!each.isRoll()) {
                nodes.next().annotate(notes(each));
            }
        }
        game.end(outcome);
        return game;
    }

    /** Says who played, and how long they had. */
    public static void tag(Game game, String white, String black, Clocks clocks) {
        game.tag("White", white);
        game.tag("Black", black);
        if (clocks.areSame()) {
            game.tag("TimeControl", TimeControlText.write(clocks.white()));
        } else {
            game.tag("WhiteTimeControl", TimeControlText.write(clocks.white()));
            game.tag("BlackTimeControl", TimeControlText.write(clocks.black()));
        }
    }

    private static Notes notes(Played played) {
        SideTime time = played.clock().of(played.side());
        Notes notes = Notes.NONE.withSpent(played.spent()).withEval(eval(played.side(), played.thought()));
        return time.isUnlimited() ? notes : notes.withClock(time.remaining());
    }

    /** Bots score from the mover's point of view, games from White's. */
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
