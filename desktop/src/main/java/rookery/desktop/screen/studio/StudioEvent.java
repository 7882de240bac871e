package rookery.desktop.screen.studio;

import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.arena.balance.BalanceReport;
import rookery.kernel.variant.Variant;

/** What arrives in the studio from elsewhere. */
sealed interface StudioEvent {

    /** What keeps that variant from being played; nothing where it can be. */
    record Checked(Variant variant, List<StudioProblem> problems) implements StudioEvent {}

    /** The variant is among the user's own now. */
    record Kept(String id) implements StudioEvent {}

    /** Bots play; the report so far, null before the first game. */
    record Measuring(@Nullable BalanceReport report) implements StudioEvent {}

    /** They have played, or were stopped. */
    record Measured(BalanceReport report) implements StudioEvent {}

    record MeasuringFailed() implements StudioEvent {}
}
