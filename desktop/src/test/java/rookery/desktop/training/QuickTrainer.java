package rookery.desktop.training;

import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import rookery.kernel.variant.Variant;
import rookery.play.training.NetTrainer;
import rookery.play.training.TrainingProgress;
import rookery.play.training.TrainingProgress.Phase;
import rookery.play.training.TrainingResult;

/** A trainer that finishes as soon as it is released, or stops at once. */
public final class QuickTrainer implements NetTrainer {
    /** Opened by the test that lets a training end. */
    static CountDownLatch mayEnd = new CountDownLatch(0);
    static boolean better = true;

    @Override
    public boolean trains(Variant variant) {
        return !variant.hasDie();
    }

    @Override
    public Optional<String> installed(Variant variant) {
        return Optional.empty();
    }

    @Override
    public boolean isUnderWay(Variant variant, Order order) {
        return false;
    }

    @Override
    public Run prepare(Variant variant, Order order, Consumer<TrainingProgress> progress) {
        var end = mayEnd;
        boolean[] stopped = {false};
        return new Run() {
            @Override
            public Optional<TrainingResult> run() throws InterruptedException {
                progress.accept(step(Phase.PLAYING, 120, 0, Double.NaN));
                progress.accept(step(Phase.FITTING, 0, 0, 0.031));
                for (int pass = 1; pass <= 4; pass++) progress.accept(step(Phase.FITTING, 0, pass, 0.031 - 0.002 * pass));
                end.await();
                return stopped[0] ? Optional.empty() : Optional.of(new TrainingResult(200, 120, 30, 50, 0.675, 0.06, better));
            }

            @Override
            public void stop() {
                stopped[0] = true;
                end.countDown();
            }
        };
    }

    private static TrainingProgress step(Phase phase, int games, int pass, double loss) {
        return new TrainingProgress(phase, 1, 3, games, 5_000, pass, 4, loss, 12.5, "");
    }
}
