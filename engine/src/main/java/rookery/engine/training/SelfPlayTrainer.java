package rookery.engine.training;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.engine.net.Net;
import rookery.engine.net.Nets;
import rookery.kernel.variant.Variant;
import rookery.play.training.NetTrainer;
import rookery.play.training.TrainingProgress;
import rookery.play.training.TrainingResult;

/** The training that the window starts: {@code rookery train} with its default settings, in the same folders. */
public final class SelfPlayTrainer implements NetTrainer {

    /** The folder of the user's nets within the data folder. */
    public static final String NETS = "nets";
    /** The folder of trainings within the data folder. */
    public static final String WORK = "training";

    @Override
    public boolean trains(Variant variant) {
        return Training.learns(variant);
    }

    @Override
    public Optional<String> installed(Variant variant) {
        return Nets.inUse(variant).map(used -> used.net().card().getOrDefault("match", ""));
    }

    @Override
    public boolean isUnderWay(Variant variant, Order order) {
        return Files.isDirectory(folder(variant, order));
    }

    private static TrainingPlan plan(Variant variant, Order order) {
        return new TrainingPlan(order.minutes(), List.of(), 3, TrainingPlan.usualNodes(variant), List.of(Net.Base.DERIVED, Net.Base.GOALS),
                64, "",
                TrainingPlan.usualMatchGames(variant), 2_000,
                order.threads(),
                1);
    }

    private static Path folder(Variant variant, Order order) {
        return order.data().resolve(WORK).resolve(plan(variant, order).folderName(variant));
    }

    @Override
    public Run prepare(Variant variant, Order order, Consumer<TrainingProgress> progress) {
        return new Session(variant, order, progress);
    }

    /** Playing checks for the request itself; fitting and the match must be interrupted. */
    private static final class Session implements Run {
        private final Training training;
        private final Path nets;
        private volatile TrainingProgress.@Nullable Phase phase;
        private volatile @Nullable Thread thread;
        private volatile boolean stopped;

        Session(Variant variant, Order order, Consumer<TrainingProgress> progress) {
            nets = order.data().resolve(NETS);
            training = new Training(variant, plan(variant, order), folder(variant, order), System::nanoTime, each -> {
                phase = each.phase();
                progress.accept(each);
            });
        }

        @Override
        public Optional<TrainingResult> run() throws IOException, InterruptedException {
            thread = Thread.currentThread();
            try {
                Optional<Training.Outcome> outcome = stopped ? Optional.empty() : training.run();
                if (outcome.isEmpty()) {
                    return Optional.empty();
                }
                Training.Outcome ended = outcome.get();
                if (ended.isBetter()) {
                    Nets.install(ended.net(), nets);
                }
                return Optional.of(ended.result());
            } catch (InterruptedException e) {
                if (stopped) {
                    return Optional.empty();
                }
                throw e;
            } finally {
                thread = null;
            }
        }

        @Override
        public void stop() {
            stopped = true;
            training.stop();
            Thread running = thread;
            if (running != null && phase != null && phase != TrainingProgress.Phase.PLAYING) {
                running.interrupt();
            }
        }
    }
}
