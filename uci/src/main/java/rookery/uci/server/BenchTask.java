package rookery.uci.server;

import java.util.Map;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.Limits;
import rookery.play.chance.SplitMix64;
import rookery.play.worker.Worker;

/**
 * One {@code bench}: searches a few positions of the current variant to a fixed depth. They are always the same: the start, and positions reached by aimless
 * play.
 */
final class BenchTask extends SearchTask {

    private static final int[] PLIES = {0, 8, 16, 24, 40};
    private static final int USUAL_DEPTH = 8;
    private static final int USUAL_DEPTH_WITH_DIE = 3;

    private final Variant variant;
    private final int depth;
    private final Map<String, String> values;
    private final CurrentBot currentBot;
    private final Answers answers;

    BenchTask(ServerSettings settings, int depth, CurrentBot currentBot, Answers answers) {
        variant = settings.variant();
        this.depth = depth > 0 ? depth : variant.hasDie() ? USUAL_DEPTH_WITH_DIE : USUAL_DEPTH;
        values = settings.values();
        this.currentBot = currentBot;
        this.answers = answers;
    }

    @Override
    protected void run(Worker worker) {
        long nodes = 0;
        long start = System.nanoTime();
        try {
            Bot bot = currentBot.bot(variant, values);
            for (int i = 0; bot != null && i < PLIES.length && !Thread.currentThread().isInterrupted(); i++) {
                bot.newGame();
                long[] seen = new long[1];
                bot.choose(aimless(PLIES[i], i), Limits.ofDepth(depth), thought -> seen[0] = Math.max(seen[0], thought.nodes()));
                nodes += seen[0];
                answers.note("bench " + (i + 1) + " of " + PLIES.length + ": " + seen[0] + " nodes");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | Error e) {
            answers.note("the bot failed: " + e);
            currentBot.leave();
        }
        long nanos = Math.max(1, System.nanoTime() - start);
        answers.line("Total time (ms) : " + nanos / 1_000_000);
        answers.line("Nodes searched  : " + nodes + (Thread.currentThread().isInterrupted() ? " (stopped)" : ""));
        answers.line("Nodes/second    : " + Math.round(nodes * 1e9 / nanos));
    }

    private Position aimless(int plies, int number) {
        Position position = Position.start(variant);
        MoveList moves = new MoveList();
        for (int i = 0; i < plies || position.toAct() == Actor.NATURE; i++) {
            position.legalMoves(moves);
            int move = moves.get(SplitMix64.below(moves.size(), SplitMix64.at(number, i)));
            position.make(move);
            if (position.outcome().isOver() || position.toAct() != Actor.NATURE && position.legalMoveCount() == 0) {
                position.unmake();
                if (position.toAct() != Actor.NATURE) {
                    return position;
                }
            }
        }
        return position;
    }
}
