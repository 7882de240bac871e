package rookery.desktop.training;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import org.jspecify.annotations.Nullable;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.variant.Variant;
import rookery.play.training.NetTrainer;
import rookery.play.training.TrainingResult;

/** The single training run, independent of screens. Belongs to the JavaFX thread; the work runs in the background. */
public final class TrainingRoom {
    private final WindowServices services;
    private final Path data;
    private final Store<TrainingState> store = new Store<>(TrainingState.NONE);
    private final ReadOnlyBooleanWrapper going = new ReadOnlyBooleanWrapper();
    private NetTrainer.@Nullable Run run;

    public TrainingRoom(WindowServices services, Path data) {
        this.services = services;
        this.data = data;
    }

    public Store<TrainingState> store() {
        return store;
    }

    public ReadOnlyBooleanProperty goingProperty() {
        return going.getReadOnlyProperty();
    }

    /** The trainer for that variant. */
    Optional<NetTrainer> trainer(Variant variant) {
        return NetTrainer.training(variant);
    }

    private NetTrainer.Order order(int minutes) {
        return new NetTrainer.Order(data, minutes, Math.max(1, Runtime.getRuntime().availableProcessors() - 1));
    }

    /** Whether an interrupted training of the variant can be resumed. */
    boolean isUnderWay(Variant variant) {
        return trainer(variant).filter(trainer -> trainer.isUnderWay(variant, order(1))).isPresent();
    }

    /** Starts or resumes a training. */
    void start(Variant variant, int minutes) {
        var trainer = trainer(variant);
        if (going.get() || trainer.isEmpty()) return;
        going.set(true);
        store.submit(_ -> TrainingState.begun(variant, minutes));
        var prepared = trainer.get().prepare(variant, order(minutes), progress -> store.submit(state -> state.withProgress(progress)));
        run = prepared;
        services.background().run(prepared::run, result -> ended(variant, result.orElse(null)), problem -> {
            ended(variant, null);
            services.trouble("train.trouble", problem);
        });
    }

    private void ended(Variant variant, @Nullable TrainingResult result) {
        run = null;
        going.set(false);
        store.submit(state -> state.ended(result));
        if (result != null) {
            services.notices()
                    .tell(services.text(result.installed() ? "train.over.better" : "train.over.same", services.texts().variant(variant)));
        }
    }

    /** Ends soon; what was done is kept. */
    public void stop() {
        if (run == null) return;
        run.stop();
        store.submit(TrainingState::stopped);
    }
}
