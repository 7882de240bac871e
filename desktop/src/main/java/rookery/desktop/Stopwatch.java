package rookery.desktop;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.scene.control.Slider;
import rookery.desktop.game.GameOrder;
import rookery.desktop.game.SeatOrder;
import rookery.desktop.shell.Place;
import rookery.desktop.store.Background;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;
import rookery.play.match.Clocks;

/**
 * Measures the window: the time until home can be used, and the frames while pieces travel on the largest board. It ends by itself, with fewer frames where
 * the machine is slow.
 */
final class Stopwatch {
    /**
     * How long it measures.
     *
     * @param rest     at home, before the game begins
     * @param warmUp   of the game, before a frame counts: by then what is needed has been compiled
     * @param measured the time in which frames count
     * @param longest  when nothing more is waited for, even if not a single frame was painted
     */
    record Times(Duration rest, Duration warmUp, Duration measured, Duration longest) {
        /** Only the start: it ends as soon as home can be used. */
        static final Times START = new Times(Duration.ZERO, Duration.ZERO, Duration.ZERO, Duration.ofSeconds(50));
        static final Times USUAL = new Times(Duration.ofSeconds(2), Duration.ofSeconds(12), Duration.ofSeconds(20), Duration.ofSeconds(50));
    }

    /** A move follows when the one before has just arrived, so that something nearly always travels, and no two are made in one frame. */
    private static final double PACE_MILLIS = 200;
    /** A display shows sixty frames a second; later by more than half a frame is a frame left out. */
    private static final double FRAME_MILLIS = 1000.0 / 60;
    /** The first frame is painted after it was announced: with the second one it can be seen. */
    private static final int FIRST = 2;

    private final Program program;
    private final InstantSource time;
    private final Times times;
    private final List<Long> gaps = new ArrayList<>();
    /** Processor time, which other programs on the machine hardly change: from frame to frame, of the thread of the window and of the one that paints. */
    private final List<Long> work = new ArrayList<>();
    private final List<Long> paint = new ArrayList<>();
    private final List<String> slow = new ArrayList<>();
    private long painter = -1;
    private Duration startWork = Duration.ZERO;
    private int movesBefore;
    private Duration start = Duration.ZERO;
    private boolean finished;

    Stopwatch(Program program, InstantSource time, Times times) {
        this.program = program;
        this.time = time;
        this.times = times;
    }

    /** To be called before the window is shown; home must be its first screen. */
    void run(Consumer<String> done) {
        Thread.ofVirtual().name("end of measuring").start(() -> {
            try {
                Thread.sleep(times.longest());
                Background.later(() -> finish(done));
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        });
        watch(done);
    }

    private void watch(Consumer<String> done) {
        new AnimationTimer() {
            private int frames;
            private long began;
            private long before;
            private long workBefore;
            private long paintBefore;
            private boolean playing;

            @Override
            public void handle(long now) {
                if (finished) {
                    stop();
                    return;
                }
                frames++;
                if (frames == FIRST) {
                    start = Duration.between(ProcessHandle.current().info().startInstant().orElse(Instant.EPOCH), time.instant());
                    startWork = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
                    began = now;
                    if (times.measured().isZero()) {
                        finish(done);
                        return;
                    }
                    // Asking for the first time takes long: neither the start nor a frame should have to pay for it.
                    painted(ManagementFactory.getThreadMXBean());
                }
                var passed = Duration.ofNanos(frames < FIRST ? 0 : now - began);
                var counted = passed.minus(times.rest()).minus(times.warmUp());
                if (!playing && passed.compareTo(times.rest()) > 0) {
                    playing = true;
                    play();
                }
                if (counted.isPositive()) {
                    var processors = ManagementFactory.getThreadMXBean();
                    long worked = processors.getCurrentThreadCpuTime();
                    long painted = painted(processors);
                    if (before == 0) {
                        movesBefore = program.moves();
                    } else {
                        gaps.add(now - before);
                        work.add(worked - workBefore);
                        paint.add(painted - paintBefore);
                        slow(worked - workBefore, painted - paintBefore);
                    }
                    before = now;
                    workBefore = worked;
                    paintBefore = painted;
                }
                if (counted.compareTo(times.measured()) > 0 && !gaps.isEmpty()) {
                    stop();
                    finish(done);
                }
            }
        }.start();
    }

    /** Remembers a frame in which a thread worked longer than a frame lasts, and when that was, to be found in logs of the JVM. */
    private void slow(long worked, long painted) {
        if (Math.max(worked, painted) / 1e6 <= FRAME_MILLIS) return;
        slow.add(String.format(Locale.ROOT, "slow frame %.3f s after the start, move %d: JavaFX thread %.1f ms, painting thread %.1f ms",
                ManagementFactory.getRuntimeMXBean().getUptime() / 1e3, program.moves(), worked / 1e6, painted / 1e6));
    }

    /** Processor time so far of the thread that paints; 0 where JavaFX has none of that name. */
    private long painted(ThreadMXBean processors) {
        if (painter < 0) {
            painter = Arrays.stream(processors.getThreadInfo(processors.getAllThreadIds())).filter(Objects::nonNull)
                    .filter(thread -> thread.getThreadName().startsWith("QuantumRenderer")).mapToLong(ThreadInfo::getThreadId).findFirst()
                    .orElse(0);
        }
        return painter == 0 ? 0 : Math.max(0, processors.getThreadCpuTime(painter));
    }

    private void play() {
        program.shell().go(new Place.Play(new GameOrder(Presets.XXL, new SeatOrder.Computer("greedy", "Greedy", Map.of()),
                new SeatOrder.Computer("pathfinder", "Pathfinder", Map.of()), Clocks.UNTIMED, Side.WHITE, 7, false, false)));
        if (program.shell().lookup("#speed") instanceof Slider speed) speed.setValue(speed.getMax() - PACE_MILLIS);
    }

    private void finish(Consumer<String> done) {
        if (finished) return;
        finished = true;
        done.accept(report());
    }

    private String report() {
        long late = gaps.stream().filter(gap -> gap / 1e6 > FRAME_MILLIS * 1.5).count();
        var home = String.format(Locale.ROOT, "home usable after %d ms (%d ms of processor time)", start.toMillis(), startWork.toMillis());
        if (times.measured().isZero()) return home;
        return String.join(System.lineSeparator(), home, line("frame to frame", gaps),
                line("processor time of the JavaFX thread in a frame", work),
                line("processor time of the painting thread in a frame", paint),
                String.format(Locale.ROOT, "frames left out: %d of %d; moves played meanwhile: %d", late, gaps.size(),
                        program.moves() - movesBefore),
                String.join(System.lineSeparator(), slow));
    }

    static String line(String what, List<Long> nanos) {
        var sorted = nanos.stream().sorted().toList();
        if (sorted.isEmpty()) return what + ": none";
        return String.format(Locale.ROOT, "%s: median %.2f ms, 95 %% %.2f, 99 %% %.2f, longest %.2f (%d frames)", what,
                sorted.get(sorted.size() / 2) / 1e6, sorted.get(sorted.size() * 95 / 100) / 1e6, sorted.get(sorted.size() * 99 / 100) / 1e6,
                sorted.getLast() / 1e6, sorted.size());
    }
}
