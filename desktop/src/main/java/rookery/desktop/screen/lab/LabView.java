package rookery.desktop.screen.lab;

import java.io.File;
import java.util.function.Consumer;
import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;

/** The lab's page: the form, or the run it led to. Files can be dropped onto it. */
final class LabView extends StackPane {
    private final WindowServices services;
    private final Store<LabState> store;
    private final Consumer<LabIntent> intents;
    private final ChangeListener<LabState> listener = (_, _, now) -> show(now);
    private @Nullable FormView form;
    private @Nullable RunView run;

    LabView(WindowServices services, Store<LabState> store, Consumer<LabIntent> intents) {
        this.services = services;
        this.store = store;
        this.intents = intents;
        getStyleClass().add("lab");
        store.property().addListener(listener);
        addEventHandler(DragEvent.DRAG_OVER, this::dragOver);
        addEventHandler(DragEvent.DRAG_DROPPED, this::dropped);
        show(store.state());
    }

    void stop() {
        store.property().removeListener(listener);
    }

    private void show(LabState state) {
        if (state.run() == null) {
            run = null;
            if (form == null) form = new FormView(services, state, intents);
            form.show(state);
            put(form);
        } else {
            form = null;
            if (run == null) run = new RunView(services, intents);
            run.show(state);
            put(run);
        }
    }

    private void put(Node node) {
        if (getChildren().size() != 1 || !getChildren().getFirst().equals(node)) getChildren().setAll(node);
    }

    private void dragOver(DragEvent event) {
        if (!event.getDragboard().hasFiles() || run != null) return;
        event.acceptTransferModes(TransferMode.COPY);
        event.consume();
    }

    private void dropped(DragEvent event) {
        var board = event.getDragboard();
        if (!board.hasFiles() || run != null) return;
        intents.accept(new LabIntent.Drop(board.getFiles().stream().map(File::toPath).toList()));
        event.setDropCompleted(true);
        event.consume();
    }
}
