package rookery.desktop.training;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.variant.Variant;
import rookery.play.training.TrainingProgress;
import rookery.play.training.TrainingResult;

/**
 * The current or last training.
 *
 * @param variant  the variant; null before the first training
 * @param minutes  the total time
 * @param stopping whether it was asked to end
 * @param last     the last progress report
 * @param losses   the losses reported, in order; a new fit begins where {@code pass} is 0
 * @param result   how it ended; null if running or stopped
 */
public record TrainingState(@Nullable Variant variant, int minutes, boolean going, boolean stopping, @Nullable TrainingProgress last,
        List<TrainingProgress> losses, @Nullable TrainingResult result) {

    static final TrainingState NONE = new TrainingState(null, 20, false, false, null, List.of(), null);

    public TrainingState {
        losses = List.copyOf(losses);
    }

    static TrainingState begun(Variant variant, int minutes) {
        return new TrainingState(variant, minutes, true, false, null, List.of(), null);
    }

    TrainingState withProgress(TrainingProgress progress) {
        var more = new ArrayList<>(losses);
        if (!Double.isNaN(progress.loss())) more.add(progress);
        return new TrainingState(variant, minutes, going, stopping, progress, more, result);
    }

    TrainingState stopped() {
        return new TrainingState(variant, minutes, going, true, last, losses, result);
    }

    TrainingState ended(@Nullable TrainingResult how) {
        return new TrainingState(variant, minutes, false, false, last, losses, how);
    }
}
