package rookery.desktop.screen.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jspecify.annotations.Nullable;
import rookery.desktop.shell.Desk;
import rookery.desktop.store.Background;
import rookery.desktop.store.Store;

/** The run that goes on in the lab, of which there is one at most: begun anew, taken from the shelf, or put together of parts. For the JavaFX thread. */
final class CurrentRun {
    private final Desk desk;
    private final Contestants contestants;
    private final RunShelf shelf;
    private final Store<LabState> store;
    private final Consumer<RunPicture> ended;
    private final ReadOnlyBooleanWrapper going = new ReadOnlyBooleanWrapper();
    private @Nullable Experiment experiment;

    /** @param ended told of the last picture of each run, on the JavaFX thread */
    CurrentRun(Desk desk, Contestants contestants, RunShelf shelf, Store<LabState> store, Consumer<RunPicture> ended) {
        this.desk = desk;
        this.contestants = contestants;
        this.shelf = shelf;
        this.store = store;
        this.ended = ended;
    }

    ReadOnlyBooleanProperty goingProperty() {
        return going.getReadOnlyProperty();
    }

    /** Begins what the form says; answers whether it can be begun. */
    boolean start() {
        var state = store.state();
        var job = state.job();
        if (!state.mayStart() || job == null || state.isGoing()) return false;
        var form = state.form();
        prepare(() -> Prepared.in(shelf.open(form), job, form));
        return true;
    }

    /** Takes up a run of the shelf. */
    void reopen(Path folder) {
        var state = store.state();
        if (state.isGoing()) return;
        var form = state.soundForm();
        prepare(() -> Prepared.again(folder, contestants, form));
    }

    /** Puts the form's run together of parts that were played elsewhere. */
    void merge(List<Path> parts) {
        var state = store.state();
        var job = state.job();
        if (job == null || state.isGoing() || parts.isEmpty()) return;
        var form = state.soundForm().withPart("");
        prepare(() -> Prepared.merged(parts, shelf, job, form));
    }

    private void prepare(Callable<Prepared> preparation) {
        submit(new LabEvent.Starting());
        desk.background().run(preparation, this::begin, this::refused);
    }

    private void begin(Prepared prepared) {
        var fresh = new Experiment(prepared, this::told, problem -> Background.later(() -> desk.trouble("lab.trouble.files", problem)));
        experiment = fresh;
        going.set(true);
        fresh.start();
    }

    private void refused(Exception problem) {
        submit(new LabEvent.Refused(List.of()));
        // What the form means is found out anew.
        store.submit(state -> state.withForm(state.form()));
        desk.trouble("lab.trouble.start", problem);
    }

    /** On the thread that watches the run. */
    private void told(RunPicture picture) {
        submit(new LabEvent.Pictured(picture));
        if (picture.settled()) Background.later(() -> end(picture));
    }

    private void end(RunPicture last) {
        experiment = null;
        going.set(false);
        ended.accept(last);
    }

    private void submit(LabEvent event) {
        store.submit(state -> LabReducer.reduce(state, event));
    }

    void pause() {
        if (experiment != null) experiment.pause();
    }

    void resume() {
        if (experiment != null) experiment.resume();
    }

    void stop() {
        if (experiment != null) experiment.stop();
    }

    /** Breaks off what goes on, so that it can be taken up again; waits until everything is on the disk. */
    void close() {
        if (experiment != null) experiment.close();
    }
}
