package rookery.desktop.screen.play;

import java.time.Duration;
import java.util.Locale;
import java.util.function.LongSupplier;
import javafx.scene.control.Label;
import org.jspecify.annotations.Nullable;
import rookery.desktop.shell.Nodes;
import rookery.desktop.store.Background;
import rookery.kernel.piece.Side;
import rookery.play.match.ClockFace;
import rookery.play.match.SideTime;

/** A clock of one side. It reads the referee's clock by itself while that runs; filled while its side is to move, red when time is low. */
final class ClockPill extends Label {
    private static final long SECOND = 1_000_000_000L;
    private static final long LOW = 20 * SECOND;
    private static final Duration TICK = Duration.ofMillis(100);

    private final LongSupplier nanos;
    private final Side side;
    private final Runnable lowTick;
    private @Nullable ClockFace face;
    private long lastLow = Long.MAX_VALUE;
    private @Nullable Thread ticking;

    /** @param lowTick called once a second while this side's time runs out */
    ClockPill(Side side, LongSupplier nanos, Runnable lowTick) {
        this.side = side;
        this.nanos = nanos;
        this.lowTick = lowTick;
        getStyleClass().add("clock");
        setId(side == Side.WHITE ? "clock-white" : "clock-black");
        setMinWidth(USE_PREF_SIZE);
    }

    void show(ClockFace newFace) {
        face = newFace;
        boolean timed = newFace.clocks().of(side).isTimed();
        Nodes.show(this, timed);
        boolean running = newFace.state().running().filter(runs -> runs == side).isPresent();
        Nodes.style(this, "clock-running", running);
        tick(running && timed);
        update();
    }

    void stop() {
        tick(false);
    }

    /** Looks at the clock as often as its text can change. An animation would do so too, and have JavaFX work sixty times a second for it. */
    private void tick(boolean on) {
        var before = ticking;
        if (on == (before != null)) return;
        if (before != null) before.interrupt();
        ticking = on ? Thread.ofVirtual().name("clock").start(() -> {
            try {
                while (true) {
                    Thread.sleep(TICK);
                    Background.later(this::update);
                }
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        }) : null;
    }

    private void update() {
        var shown = face;
        if (shown == null) return;
        long remaining = shown.shown(nanos.getAsLong()).remaining(side);
        var text = text(remaining);
        if (!text.equals(getText())) setText(text);
        boolean low = remaining < LOW;
        Nodes.style(this, "clock-low", low);
        long second = remaining / SECOND;
        if (low && second < 10 && second < lastLow && shown.state().running().filter(runs -> runs == side).isPresent()) lowTick.run();
        lastLow = second;
    }

    /** {@code 1:02:03}, {@code 04:05}; below twenty seconds {@code 0:09.7}. */
    static String text(long nanos) {
        if (nanos == SideTime.UNLIMITED) return "–";
        if (nanos < LOW) return String.format(Locale.ROOT, "0:%02d.%d", nanos / SECOND, nanos / (SECOND / 10) % 10);
        long seconds = (nanos + SECOND - 1) / SECOND;
        return seconds >= 3600
                ? String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60)
                : String.format(Locale.ROOT, "%02d:%02d", seconds / 60, seconds % 60);
    }
}
