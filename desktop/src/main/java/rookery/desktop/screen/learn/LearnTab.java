package rookery.desktop.screen.learn;

import javafx.scene.control.Button;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.variant.Variant;

/** The controller of one page of the Learn screen. Its state outlives its views. */
abstract class LearnTab {
    private @Nullable View<?> view;

    /** Switches to that game; if it is already open there, what the person began stays. */
    abstract void open(Variant variant);

    abstract View<?> view();

    /** A new view of the current state, in place of the last one. */
    final Region build() {
        if (view != null) view.stop();
        var fresh = view();
        view = fresh;
        return fresh;
    }

    /** Handles a key that nothing in the view has used. Returns whether the page used it. */
    boolean key(KeyEvent event) {
        return false;
    }

    /** Stops what runs: the page is no longer shown. */
    void close() {
        if (view != null) view.stop();
    }

    /** Shows each state of a page until stopped. */
    abstract static class View<S> extends StackPane {
        final WindowServices services;
        private boolean stopped;

        View(WindowServices services) {
            this.services = services;
        }

        /** Shows the current state and every later one. Subclasses call it once they are built. */
        final void follow(Store<S> store) {
            show(null, store.state());
            store.property().addListener((_, before, now) -> {
                if (!stopped) show(before, now);
            });
        }

        /** @param before the state shown until now; null for the first */
        abstract void show(@Nullable S before, S now);

        void stop() {
            stopped = true;
        }

        final Button button(String id, String key, Feather icon, Runnable act) {
            var button = Nodes.named(id, new Button(services.text(key), Glyph.of(icon)));
            button.setMaxWidth(Double.MAX_VALUE);
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setOnAction(_ -> act.run());
            return button;
        }
    }
}
