package rookery.desktop.analysis;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Limits;

/**
 * Thinks about one position at a time on a thread of its own, until it is given another one or told to stop. Answers of an earlier position never arrive
 * after those of a later one. Methods return at once and may be called from any thread.
 */
public final class Analyst implements AutoCloseable {

    /** Told of every change of mind about one position, and of what went wrong; on the analyst's thread. Later questions may be asked already. */
    public interface Listener {
        void heard(Analysis analysis);

        void failed(Exception problem);
    }

    private record Question(BotProvider provider, Position position, int lines, Listener listener) {}

    private final Thread thread;
    private final Object lock = new Object();
    private @Nullable Question waiting;
    private @Nullable Question present;
    private boolean closed;

    public Analyst() {
        thread = Thread.ofPlatform().daemon().name("analyst").start(this::run);
    }

    /** Who can be asked about a variant: ours first, then the user's engines that play it. */
    public static List<BotProvider> able(List<BotProvider> bots, List<BotProvider> engines, Variant variant) {
        var able = new ArrayList<BotProvider>();
        Tutor.provider(bots, variant).ifPresent(able::add);
        engines.stream().filter(engine -> engine.plays(variant) && !able.contains(engine)).forEach(able::add);
        return able;
    }

    /** Lets the provider's player think about that position from now on. */
    public void ask(BotProvider provider, Position position, int lines, Listener listener) {
        synchronized (lock) {
            replace(new Question(provider, position.copy(), lines, listener));
        }
    }

    /** Stops thinking. */
    public void stop() {
        synchronized (lock) {
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
        for (var question = next(); question != null; question = next()) {
            var listener = question.listener();
            try {
                if (tutor == null || !tutor.is(question.provider())) {
                    if (tutor != null) tutor.close();
                    tutor = null;
                    tutor = new Tutor(question.provider());
                }
                listener.heard(tutor.think(question.position(), Limits.UNLIMITED.withLines(question.lines()), listener::heard));
            } catch (InterruptedException replaced) {
                // The next question is waiting, or the end.
            } catch (RuntimeException | Error problem) {
                // Whatever it was, this player has lost our trust.
                if (tutor != null) tutor.close();
                tutor = null;
                listener.failed(
                        problem instanceof Exception exception ? exception : new IllegalStateException(problem.toString(), problem));
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
