package rookery.gallery;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;

/**
 * How steadily the machine runs one thread. A frame is late because it did too much or because the machine was busy elsewhere; a fixed piece of work, sixty
 * times a second and without a window, measures only the latter.
 */
public final class MachineTimer {
    /** Some one to three milliseconds, as much as an ordinary frame. */
    private static final int STEPS = 800_000;
    /** By then the work has been compiled. */
    private static final int WARM_UP = 60;
    private static final long PAUSE_NANOS = 14_000_000;

    private long number = 1;

    /** Works for that long and reports the CPU time of the pieces. */
    public static String measure(Duration lasting) {
        var timer = new MachineTimer();
        for (int i = 0; i < WARM_UP; i++) {
            timer.piece();
        }
        List<Long> pieces = new ArrayList<>();
        long began = System.nanoTime();
        while (System.nanoTime() - began < lasting.toNanos()) {
            pieces.add(timer.piece());
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        long quickest = Collections.min(pieces);
        long late = pieces.stream().filter(piece -> (piece - quickest) / 1e6 > FrameLog.FRAME_MILLIS).count();
        return FrameLog.line("processor time of the same piece of work", pieces)
                + String.format(Locale.ROOT, "; longer than the quickest by a frame or more: %d", late);
    }

    private long piece() {
        var processors = ManagementFactory.getThreadMXBean();
        long before = processors.getCurrentThreadCpuTime();
        long mixed = number;
        for (int i = 0; i < STEPS; i++) {
            // Each step depends on the last, so no compiler can shortcut it.
            mixed ^= mixed << 13;
            mixed ^= mixed >>> 7;
            mixed ^= mixed << 17;
        }
        number = mixed;
        return processors.getCurrentThreadCpuTime() - before;
    }
}
