package rookery.serve.table;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.piece.Side;
import rookery.play.match.ClockFace;
import rookery.play.match.ClockState;
import rookery.play.match.SideTime;
import rookery.play.match.TimeControl;
import rookery.play.match.TimeControlText;
import rookery.play.match.TimeStage;
import rookery.serve.wire.JsonText;

/** The clocks as sent to pages: their state at one moment, and how they run from there. */
final class ClockText {

    private static final long MILLI = 1_000_000;

    private ClockText() {
    }

    /** Null if nobody has a clock. */
    static @Nullable JsonText of(ClockFace face) {
        TimeControl white = face.clocks().white();
        TimeControl black = face.clocks().black();
        if (!white.isTimed() && !black.isTimed()) {
            return null;
        }
        ClockState state = face.state();
        Side running = state.running().orElse(null);
        JsonText json = new JsonText().withNumber("white", left(state.white())).withNumber("black", left(state.black()))
                .with("running", running == null ? null : GameStory.name(running)).with("at", face.at() / MILLI)
                .with("free", running == null ? 0 : free(face.clocks().of(running), state.of(running), state.turnElapsed()))
                .with("whiteControl", TimeControlText.write(white)).with("blackControl", TimeControlText.write(black))
                .with("gains", white instanceof TimeControl.Hourglass);
        TimeControl.Byoyomi byoyomi = white instanceof TimeControl.Byoyomi one
                ? one
                : black instanceof TimeControl.Byoyomi other ? other : null;
        return byoyomi == null
                ? json.withNull("periods")
                : json.with("periods", new JsonText().with("white", state.white().periods()).with("black", state.black().periods())
                        .with("length", byoyomi.period().toMillis()));
    }

    private static @Nullable Long left(SideTime time) {
        return time.isUnlimited() ? null : time.remaining() / MILLI;
    }

    /** Milliseconds of free time left in this turn. */
    private static long free(TimeControl control, SideTime time, long turnElapsed) {
        if (control instanceof TimeControl.Staged(List<TimeStage> stages)) {
            TimeStage stage = stages.get(Math.min(time.stage(), stages.size() - 1));
            Duration bonus = stage.bonusTime();
            return stage.bonus() == TimeStage.Bonus.DELAY ? Math.max(0, bonus.toNanos() - turnElapsed) / MILLI : 0;
        }
        return 0;
    }
}
