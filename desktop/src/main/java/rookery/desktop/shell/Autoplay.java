package rookery.desktop.shell;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.util.Duration;

/** Plays through a game automatically, one step after each pause, until the end. */
public final class Autoplay {
    private final PauseTransition pause = new PauseTransition(Duration.seconds(1));
    private final BooleanSupplier step;
    private final Consumer<Boolean> told;
    private boolean playing;

    /**
     * @param step makes a step; returns false at the end
     * @param told receives whether it is playing, at each change
     */
    public Autoplay(BooleanSupplier step, Consumer<Boolean> told) {
        this.step = step;
        this.told = told;
        pause.setOnFinished(_ -> step());
    }

    public boolean isPlaying() {
        return playing;
    }

    public void start() {
        set(true);
        pause.playFromStart();
    }

    public void stop() {
        pause.stop();
        set(false);
    }

    public void pace(Duration between) {
        pause.setDuration(between);
    }

    private void step() {
        if (!playing) return;
        if (step.getAsBoolean()) {
            pause.playFromStart();
        } else {
            set(false);
        }
    }

    private void set(boolean now) {
        if (now == playing) return;
        playing = now;
        told.accept(now);
    }
}
