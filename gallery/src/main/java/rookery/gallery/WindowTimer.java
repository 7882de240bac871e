package rookery.gallery;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.scene.control.Slider;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.desktop.Desktop;
import rookery.desktop.Program;
import rookery.desktop.shell.Place;
import rookery.desktop.store.Background;
import rookery.kernel.variant.Presets;
import rookery.play.match.Clocks;

/** Measures the window: the time until home can be used, and the frames while pieces travel on the largest board. It ends by itself. */
public final class WindowTimer {
    /**
     * What to measure.
     *
     * @param rest    at home, before the first game begins
     * @param games   to measure, all identical, after one unmeasured game that lets the JIT compiler warm up
     * @param moves   of each game
     * @param longest when to give up, even if no frame was painted
     */
    record Plan(Duration rest, int games, int moves, Duration longest) {
        /** Only the start: it ends as soon as home can be used. */
        static final Plan START = new Plan(Duration.ZERO, 0, 0, Duration.ofSeconds(50));
        static final Plan USUAL = new Plan(Duration.ofSeconds(2), 5, 100, Duration.ofMinutes(5));
    }

    /** Each move starts as the previous one arrives, so that something nearly always moves, and never two in one frame. */
    private static final double PACE_MILLIS = 200;
    /** The first frame is painted after its pulse, so it is visible by the second. */
    private static final int FIRST = 2;

    private final Program program;
    private final InstantSource time;
    private final Plan plan;
    private final FrameLog log = new FrameLog();
    private Duration start = Duration.ZERO;
    private Duration startWork = Duration.ZERO;
    private boolean finished;

    /**
     * Opens the window, measures how long it takes until the first screen can be used and how long frames take while pieces travel, and closes it.
     *
     * @param startOnly whether to close it as soon as the first screen can be used
     * @return the figures in words
     * @throws UnsupportedOperationException if there is no display
     */
    public static String measure(Path data, boolean startOnly) {
        var measured = new AtomicReference<>("");
        Desktop.open(data,
                (program, close) -> new WindowTimer(program, InstantSource.system(), startOnly ? Plan.START : Plan.USUAL).run(words -> {
                    measured.set(words);
                    close.run();
                }));
        return Objects.requireNonNull(measured.get());
    }

    WindowTimer(Program program, InstantSource time, Plan plan) {
        this.program = program;
        this.time = time;
        this.plan = plan;
    }

    /** Call before the window is shown; home must be its first screen. */
    void run(Consumer<String> done) {
        Thread.ofVirtual().name("end of measuring").start(() -> {
            try {
                Thread.sleep(plan.longest());
                Background.later(() -> finish(done));
            } catch (InterruptedException ended) {
                Thread.currentThread().interrupt();
            }
        });
        new Watch(done).start();
    }

    private void finish(Consumer<String> done) {
        if (finished) return;
        finished = true;
        var home = String.format(Locale.ROOT, "home usable after %d ms (%d ms of processor time)", start.toMillis(), startWork.toMillis());
        done.accept(plan.games() == 0 ? home : home + System.lineSeparator() + String.join(System.lineSeparator(), log.report()));
    }

    /** Looks at every frame, from the first of the window to the last of the last game. */
    private final class Watch extends AnimationTimer {
        private final Consumer<String> done;
        private int frames;
        private long began;
        private int gamesBegun;
        private int movesBefore;
        private long before;
        private long workBefore;
        private long paintBefore;
        private long painter = -1;

        Watch(Consumer<String> done) {
            this.done = done;
        }

        @Override
        public void handle(long now) {
            if (finished) stop();
            if (++frames == FIRST) started(now);
            if (finished || frames < FIRST) return;
            if (gamesBegun == 0) {
                if (now - began > plan.rest().toNanos()) play();
                return;
            }
            look(now);
            if (program.moves() > plan.moves() || !program.isPlaying()) {
                if (gamesBegun > plan.games()) finish(done);
                else play();
            }
        }

        private void started(long now) {
            start = ProcessAge.now(time);
            startWork = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
            began = now;
            if (plan.games() == 0) finish(done);
            // The first query is slow; neither the start nor a frame should pay for it.
            else painted(ManagementFactory.getThreadMXBean());
        }

        private void look(long now) {
            var processors = ManagementFactory.getThreadMXBean();
            long worked = processors.getCurrentThreadCpuTime();
            long painted = painted(processors);
            int moves = program.moves();
            // Before its first move a game is laid out, and the first game warms up.
            if (movesBefore > 0 && gamesBegun > 1) {
                log.add(new FrameLog.Frame(moves, now - before, worked - workBefore, painted - paintBefore));
            }
            movesBefore = moves;
            before = now;
            workBefore = worked;
            paintBefore = painted;
        }

        /** CPU time so far of the render thread; 0 if JavaFX has none of that name. */
        private long painted(ThreadMXBean processors) {
            if (painter < 0) {
                painter = Arrays.stream(processors.getThreadInfo(processors.getAllThreadIds())).filter(Objects::nonNull)
                        .filter(thread -> thread.getThreadName().startsWith("QuantumRenderer")).mapToLong(ThreadInfo::getThreadId)
                        .findFirst().orElse(0);
            }
            return painter == 0 ? 0 : Math.max(0, processors.getThreadCpuTime(painter));
        }

        private void play() {
            if (++gamesBegun > 1) log.newGame();
            movesBefore = 0;
            program.shell().go(new Place.Play(GameTerms.friendly(Presets.XXL, new Player.Computer("greedy", "Greedy", Map.of()),
                    new Player.Computer("pathfinder", "Pathfinder", Map.of()), Clocks.UNTIMED).withBotSeed(7)));
            if (program.shell().lookup("#speed") instanceof Slider speed) speed.setValue(speed.getMax() - PACE_MILLIS);
        }
    }
}
