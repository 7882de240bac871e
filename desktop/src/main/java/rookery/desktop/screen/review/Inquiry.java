package rookery.desktop.screen.review;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import rookery.play.analysis.Analysis;
import rookery.play.analysis.Analyst;
import rookery.play.analysis.GameJudge;
import rookery.play.analysis.Verdicts;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Background;
import rookery.desktop.store.Store;
import rookery.kernel.game.Game;
import rookery.kernel.position.Position;
import rookery.play.bot.BotProvider;

/**
 * What engines are asked in the review: about the position one is at, and about the whole game beside it. Answers go into the store; those to an earlier
 * question are late and go nowhere. To be used on the JavaFX thread.
 */
final class Inquiry implements AutoCloseable {
    private final WindowServices services;
    private final Store<ReviewState> store;
    private final Analyst analyst = new Analyst();
    private @Nullable GameJudge judge;
    /** The number of what the analyst was asked last, written on the JavaFX thread only. */
    private final AtomicLong question = new AtomicLong();
    /** Counts the games judged, on the JavaFX thread only. */
    private final AtomicLong volume = new AtomicLong();

    Inquiry(WindowServices services, Store<ReviewState> store) {
        this.services = services;
        this.store = store;
    }

    /** What the engine says about one position, on its thread. */
    private final class Ear implements Analyst.Listener {
        private final long number;

        Ear(long number) {
            this.number = number;
        }

        @Override
        public void heard(Analysis analysis) {
            if (number == question.get()) store.submit(state -> number == question.get() ? state.withAnalysis(analysis) : state);
        }

        @Override
        public void failed(Exception problem) {
            Background.later(() -> {
                if (number == question.get()) services.trouble("trouble.engine", problem);
            });
        }
    }

    /** Lets the teacher think about a position from now on. */
    void ask(BotProvider teacher, Position position, int lines) {
        analyst.ask(teacher, position, lines, new Ear(question.incrementAndGet()));
    }

    /** Asks about no position any more. */
    void stop() {
        question.incrementAndGet();
        analyst.stop();
    }

    /** Lets the whole game be judged, from its start. */
    void judge(Game game, Optional<BotProvider> teacher) {
        stopJudge();
        long number = volume.get();
        if (game.mainLine().isEmpty()) {
            store.submit(state -> state.withVerdicts(Verdicts.NOTHING));
            return;
        }
        judge = new GameJudge(game.copy(), teacher, verdicts -> {
            if (number == volume.get()) store.submit(state -> number == volume.get() ? state.withVerdicts(verdicts) : state);
        });
    }

    boolean isJudging() {
        return judge != null;
    }

    private void stopJudge() {
        volume.incrementAndGet();
        if (judge != null) judge.close();
        judge = null;
    }

    /** Asks nothing while nobody looks. */
    void rest() {
        stop();
        stopJudge();
    }

    @Override
    public void close() {
        rest();
        analyst.close();
    }
}
