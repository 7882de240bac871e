package rookery.gallery;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import rookery.kernel.move.MoveList;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;

/** Stands in for the engine, which this module does not have: finds every move equally good, at once, and thinks on until it is stopped. */
public final class QuickBot implements BotProvider {
    @Override
    public String id() {
        return "rookery";
    }

    @Override
    public String displayName() {
        return "Quick";
    }

    @Override
    public boolean plays(Variant variant) {
        return true;
    }

    /** As the engine it stands for, it can be asked to play at a rating. */
    @Override
    public List<BotOption> options() {
        return List.of(new BotOption.Check("UCI_LimitStrength", false, ""), new BotOption.Spin("UCI_Elo", 1500, 400, 3300, ""));
    }

    @Override
    public Bot create(BotSettings settings) {
        return (position, limits, progress) -> {
            var moves = new MoveList();
            position.legalMoves(moves);
            Score even = position.variant().hasDie() ? new Score.WinProbability(0.5) : new Score.Centipawns(0);
            for (int rank = 1; rank <= Math.min(limits.lines(), moves.size()); rank++) {
                progress.accept(Thought.of(1, even, List.of(moves.get(rank - 1)), 20, 1_000_000).withRank(rank));
            }
            if (limits.isUnlimited()) new CountDownLatch(1).await();
            return moves.get(0);
        };
    }
}
