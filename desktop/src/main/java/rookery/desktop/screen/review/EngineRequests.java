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
 * The review's engine requests: about the current position, and about the whole game. Answers go into the store; late answers are dropped. Use on the JavaFX
 * thread.
 */
final class EngineRequests implements AutoCloseable {
    private final WindowServices services;
    private final Store<ReviewState> store;
    private final Analyst analyst = new Analyst();
    private @Nullable GameJudge judge;
    /** The number of the last request; written on the JavaFX thread only. */
    private final AtomicLong question = new AtomicLong();
    /** The number of the last game judged; written on the JavaFX thread only. */
    private final AtomicLong volume = new AtomicLong();

    EngineRequests(WindowServices services, Store<ReviewState> store) {
        this.services = services;
        this.store = store;
    }

    /** Receives the engine's analysis of one position, on its thread. */
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

    /** Starts analysing a position. */
    void ask(BotProvider teacher, Position position, int lines) {
        analyst.ask(teacher, position, lines, new Ear(question.incrementAndGet()));
    }

    /** Stops analysing. */
    void stop() {
        question.incrementAndGet();
        analyst.stop();
    }

    /** Starts judging the whole game. */
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

    /** Stops everything while the screen is closed. */
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
