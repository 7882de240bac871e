package rookery.desktop;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.scene.control.Slider;
import rookery.desktop.game.GameOrder;
import rookery.desktop.game.SeatOrder;
import rookery.desktop.shell.Place;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;
import rookery.play.match.Clocks;

/** Measures the window: the time until home can be used, and the frames while pieces travel on the largest board. */
final class Stopwatch {
    private static final int WARM_UP = 120;
    private static final int FRAMES = 400;

    private final Program program;
    private final Scene scene;
    private final InstantSource time;
    private final List<Long> gaps = new ArrayList<>();
    private final List<Long> work = new ArrayList<>();
    private long pulse;
    private Duration start = Duration.ZERO;

    Stopwatch(Program program, Scene scene, InstantSource time) {
        this.program = program;
        this.scene = scene;
        this.time = time;
    }

    /** To be called before the window is shown; home must be its first screen. */
    void run(Consumer<String> done) {
        Runnable[] first = new Runnable[1];
        first[0] = () -> {
            scene.removePostLayoutPulseListener(first[0]);
            start = Duration.between(ProcessHandle.current().info().startInstant().orElse(Instant.EPOCH), time.instant());
            scene.addPostLayoutPulseListener(() -> {
                if (pulse != 0) work.add(System.nanoTime() - pulse);
            });
            watch(done);
        };
        scene.addPostLayoutPulseListener(first[0]);
    }

    private void watch(Consumer<String> done) {
        new AnimationTimer() {
            private int frames;
            private long before;

            @Override
            public void handle(long now) {
                frames++;
                if (frames == WARM_UP / 5) play();
                // Moves follow each other without a pause, so that something always travels.
                if (frames == WARM_UP / 4 && scene.lookup("#speed") instanceof Slider speed) speed.setValue(speed.getMax());
                if (frames > WARM_UP) {
                    pulse = System.nanoTime();
                    gaps.add(now - before);
                }
                before = now;
                if (frames == WARM_UP + FRAMES) {
                    stop();
                    done.accept(report());
                }
            }
        }.start();
    }

    private void play() {
        program.shell().go(new Place.Play(new GameOrder(Presets.XXL, new SeatOrder.Computer("greedy", "Greedy", Map.of()),
                new SeatOrder.Computer("pathfinder", "Pathfinder", Map.of()), Clocks.UNTIMED, Side.WHITE, 7, false, false)));
    }

    private String report() {
        return String.format(Locale.ROOT, "home usable after %d ms%n%s%n%s%nmoves played meanwhile: %d", start.toMillis(),
                line("frame to frame", gaps), line("work of the JavaFX thread in a frame", work),
                program.moves());
    }

    private static String line(String what, List<Long> nanos) {
        var sorted = nanos.stream().sorted().toList();
        if (sorted.isEmpty()) return what + ": none";
        return String.format(Locale.ROOT, "%s: median %.2f ms, 95 %% %.2f, 99 %% %.2f, longest %.2f (%d frames)", what,
                sorted.get(sorted.size() / 2) / 1e6, sorted.get(sorted.size() * 95 / 100) / 1e6, sorted.get(sorted.size() * 99 / 100) / 1e6,
                sorted.getLast() / 1e6, sorted.size());
    }
}
