package rookery.desktop.analysis;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.kernel.position.Position;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Limits;

/**
 * Thinks about one position at a time on a thread of its own, until it is given another one or told to stop. Answers of an earlier position never arrive
 * after those of a later one. Methods return at once and may be called from any thread.
 */
public final class Analyst implements AutoCloseable {

    /** Told of every change of mind, and of what went wrong. On the analyst's thread. */
    public interface Listener {
        void heard(long question, Analysis analysis);

        void failed(long question, Exception problem);
    }

    private record Question(long number, BotProvider provider, Position position, int lines) {}

    private final Listener listener;
    private final Thread thread;
    private final Object lock = new Object();
    private @Nullable Question waiting;
    private @Nullable Question present;
    private boolean closed;
    private long numbers;

    public Analyst(Listener listener) {
        this.listener = listener;
        thread = Thread.ofPlatform().daemon().name("analyst").start(this::run);
    }

    /** Whether anyone among the bots has an opinion on the variant of that position. */
    public static boolean knows(List<BotProvider> bots, Position position) {
        return Tutor.provider(bots, position.variant()).isPresent();
    }

    /** Thinks about that position from now on; answers the number of the question, 0 if nobody can answer. */
    public long ask(List<BotProvider> bots, Position position, int lines) {
        var provider = Tutor.provider(bots, position.variant());
        if (provider.isEmpty()) {
            stop();
            return 0;
        }
        synchronized (lock) {
            numbers++;
            replace(new Question(numbers, provider.get(), position.copy(), lines));
            return numbers;
        }
    }

    /** Stops thinking. */
    public void stop() {
        synchronized (lock) {
            numbers++;
            replace(null);
        }
    }

    private void replace(@Nullable Question next) {
        waiting = next;
        if (present != null) thread.interrupt();
        lock.notifyAll();
    }

    @Override
    public void close() {
        synchronized (lock) {
            closed = true;
            waiting = null;
            lock.notifyAll();
        }
        thread.interrupt();
    }

    private void run() {
        @Nullable
        Tutor tutor = null;
        @Nullable
        BotProvider employer = null;
        while (true) {
            var question = next();
            if (question == null) break;
            try {
                if (tutor == null || employer != question.provider()) {
                    if (tutor != null) tutor.close();
                    tutor = null;
                    tutor = new Tutor(question.provider());
                    employer = question.provider();
                }
                Consumer<Analysis> tell = analysis -> listener.heard(question.number(), analysis);
                tell.accept(tutor.think(question.position(), Limits.UNLIMITED.withLines(question.lines()), tell));
            } catch (InterruptedException replaced) {
                // The next question is waiting, or the end.
            } catch (RuntimeException problem) {
                // Whatever it was, this player has lost our trust.
                if (tutor != null) tutor.close();
                tutor = null;
                listener.failed(question.number(), problem);
            } finally {
                synchronized (lock) {
                    present = null;
                    // An interrupt meant for the question that is done must not reach the next.
                    Thread.interrupted();
                }
            }
        }
        if (tutor != null) tutor.close();
    }

    private @Nullable Question next() {
        synchronized (lock) {
            while (waiting == null && !closed) {
                try {
                    lock.wait();
                } catch (InterruptedException woken) {
                    // Looked at again above.
                }
            }
            if (closed) return null;
            present = waiting;
            waiting = null;
            return present;
        }
    }
}
