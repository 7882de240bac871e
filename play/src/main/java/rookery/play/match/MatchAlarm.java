package rookery.play.match;

import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** One alarm at a time that rings in a match's mailbox, and never after it was silenced. Set and silenced on the referee's thread only. */
final class MatchAlarm {

    private final Timer timer;
    private final Executor mailbox;
    private Timer.@Nullable Alarm alarm;
    private long number;

    MatchAlarm(Timer timer, Executor mailbox) {
        this.timer = timer;
        this.mailbox = mailbox;
    }

    /** Runs the task that many nanoseconds from now, replacing the current alarm. */
    void set(long nanos, Runnable task) {
        silence();
        long mine = ++number;
        alarm = timer.after(nanos, () -> mailbox.execute(() -> ring(mine, task)));
    }

    void silence() {
        if (alarm != null) {
            alarm.cancel();
            alarm = null;
        }
    }

    private void ring(long which, Runnable task) {
        // An alarm that was cancelled may have rung already.
        if (alarm != null && which == number) {
            alarm = null;
            task.run();
        }
    }
}
