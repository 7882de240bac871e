package rookery.desktop.screen.studio;

import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.arena.balance.BalanceReport;
import rookery.kernel.variant.Variant;

/** Events from outside the studio. */
sealed interface StudioEvent {

    /** What keeps that variant from being playable; empty if it is. */
    record Checked(Variant variant, List<StudioProblem> problems) implements StudioEvent {}

    /** The variant was saved among the user's own. */
    record Kept(String id) implements StudioEvent {}

    /** Bots are playing; the report so far, null before the first game. */
    record Measuring(@Nullable BalanceReport report) implements StudioEvent {}

    /** The bots have finished or were stopped. */
    record Measured(BalanceReport report) implements StudioEvent {}

    record MeasuringFailed() implements StudioEvent {}
}
