package rookery.play.analysis;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Limits;
import rookery.play.worker.Worker;

/**
 * Thinks about one position at a time on a thread of its own, until it is given another one or told to stop. Results for an earlier position never arrive after
 * those for a later one. Methods return at once and may be called from any thread.
 */
public final class Analyst implements AutoCloseable {

    /** Receives every update about one position, and any failure, on the analyst's thread. A later question may already be pending. */
    public interface Listener {
        void heard(Analysis analysis);

        void failed(Exception problem);
    }

    private final Worker worker = Worker.daemon("analyst");
    /** The player asked last; used on the worker's thread only. */
    private @Nullable Tutor tutor;

    /** The providers that can analyse a variant: ours first, then the user's engines. */
    public static List<BotProvider> able(List<BotProvider> bots, List<BotProvider> engines, Variant variant) {
        var able = new ArrayList<BotProvider>();
        Tutor.provider(bots, variant).ifPresent(able::add);
        engines.stream().filter(engine -> engine.plays(variant) && !able.contains(engine)).forEach(able::add);
        return able;
    }

    /** Starts the provider's bot on that position, in place of the last one. */
    public synchronized void ask(BotProvider provider, Position position, int lines, Listener listener) {
        var own = position.copy();
        worker.cancel();
        worker.add(new Worker.Task() {
            @Override
            protected void run(Worker on) throws InterruptedException {
                listener.heard(tutor(provider).think(own, Limits.UNLIMITED.withLines(lines), listener::heard));
            }

            @Override
            protected void ended(boolean wasStopped, @Nullable Throwable problem) {
                if (problem == null || problem instanceof InterruptedException) return;
                // Whatever went wrong, do not use this bot again.
                dismiss();
                listener.failed(
                        problem instanceof Exception exception ? exception : new IllegalStateException(problem.toString(), problem));
            }
        });
    }

    /** Stops thinking. */
    public void stop() {
        worker.cancel();
    }

    @Override
    public synchronized void close() {
        worker.cancel();
        worker.add(this::dismiss, problem -> {
            // The bot was being closed anyway.
        });
        worker.close();
    }

    private Tutor tutor(BotProvider provider) {
        var present = tutor;
        if (present == null || !present.is(provider)) {
            dismiss();
            present = new Tutor(provider);
            tutor = present;
        }
        return present;
    }

    private void dismiss() {
        var old = tutor;
        tutor = null;
        if (old != null) old.close();
    }
}
