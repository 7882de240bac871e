package rookery.desktop.store;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The state of one screen. Updates may come from any thread and are applied in order on the JavaFX thread; those between two pulses become one change, so that
 * a chatty engine costs one redraw.
 */
public final class Store<S> {
    private final ReadOnlyObjectWrapper<S> state;
    private final Queue<UnaryOperator<S>> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean scheduled = new AtomicBoolean();

    public Store(S initial) {
        state = new ReadOnlyObjectWrapper<>(initial);
    }

    /** The current state; read on the JavaFX thread. */
    public S state() {
        return state.get();
    }

    public ReadOnlyObjectProperty<S> property() {
        return state.getReadOnlyProperty();
    }

    /** Changes the state: at once on the JavaFX thread, soon from any other. */
    public void submit(UnaryOperator<S> update) {
        waiting.add(update);
        if (Platform.isFxApplicationThread()) {
            drain();
        } else if (scheduled.compareAndSet(false, true)) {
            Platform.runLater(this::drain);
        }
    }

    /** Calls the view now and after every change. */
    public void watch(Consumer<? super S> view) {
        view.accept(state.get());
        state.addListener((_, _, now) -> view.accept(now));
    }

    private void drain() {
        scheduled.set(false);
        S next = state.get();
        for (var update = waiting.poll(); update != null; update = waiting.poll()) {
            next = update.apply(next);
        }
        state.set(next);
    }
}
