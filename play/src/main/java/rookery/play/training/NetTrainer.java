package rookery.play.training;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import rookery.kernel.variant.Variant;

/**
 * Someone who can learn to judge a variant by playing it against itself; found by {@link ServiceLoader} through a
 * {@code META-INF/services/rookery.play.training.NetTrainer} file. What was learnt is installed only if it plays better than what is in use.
 */
public interface NetTrainer {

    /** Whether it can learn that variant. */
    boolean trains(Variant variant);

    /** How the net in use for the variant was admitted, in a line; empty where there is none. */
    Optional<String> installed(Variant variant);

    /** Whether a training with these settings was broken off and would go on where it was. Reads the disk. */
    boolean isUnderWay(Variant variant, Order order);

    /** A training, not running yet. What an earlier one with the same settings has done is taken up. */
    Run prepare(Variant variant, Order order, Consumer<TrainingProgress> progress);

    /**
     * How much work it may be.
     *
     * @param data    the program's data folder
     * @param minutes all it may take, about
     * @param threads processor cores to use
     */
    record Order(Path data, double minutes, int threads) {
    }

    /** One training. */
    interface Run {

        /** All of it, or what is left of it; blocks. Empty if it was stopped. */
        Optional<TrainingResult> run() throws IOException, InterruptedException;

        /** From any thread: come to an end soon; what was done is kept. */
        void stop();
    }

    /** Whoever can learn that variant, if this installation has someone. */
    static Optional<NetTrainer> training(Variant variant) {
        return ServiceLoader.load(NetTrainer.class).stream().map(ServiceLoader.Provider::get).filter(each -> each.trains(variant))
                .findFirst();
    }
}
