package rookery.play.training;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import rookery.kernel.variant.Variant;

/**
 * Trains an evaluation for a variant by self-play; found by {@link ServiceLoader} through a
 * {@code META-INF/services/rookery.play.training.NetTrainer} file. A new net is installed only if it plays better than the one in use.
 */
public interface NetTrainer {

    /** Whether it can train for that variant. */
    boolean trains(Variant variant);

    /** One line on how the variant's current net qualified; empty if there is none. */
    Optional<String> installed(Variant variant);

    /** Whether an interrupted training with these settings can be resumed. Reads the disk. */
    boolean isUnderWay(Variant variant, Order order);

    /** A training run, not started. Resumes an earlier one with the same settings. */
    Run prepare(Variant variant, Order order, Consumer<TrainingProgress> progress);

    /**
     * How much work to do.
     *
     * @param data    the program's data folder
     * @param minutes total time, roughly
     * @param threads processor cores to use
     */
    record Order(Path data, double minutes, int threads) {
    }

    /** One training. */
    interface Run {

        /** Runs the training or the rest of it; blocks. Empty if stopped. */
        Optional<TrainingResult> run() throws IOException, InterruptedException;

        /** Ends the run soon and keeps what was done. May be called from any thread. */
        void stop();
    }

    /** A trainer for that variant, if this installation has one. */
    static Optional<NetTrainer> training(Variant variant) {
        return ServiceLoader.load(NetTrainer.class).stream().map(ServiceLoader.Provider::get).filter(each -> each.trains(variant))
                .findFirst();
    }
}
