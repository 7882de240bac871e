package rookery.gallery;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.event.ActionEvent;
import javafx.scene.control.TextField;
import javafx.util.Duration;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.desktop.Desktop;
import rookery.desktop.Program;
import rookery.desktop.shell.Place;
import rookery.desktop.store.Background;
import rookery.kernel.variant.Presets;
import rookery.play.match.Clocks;

/** A self-test of the window: home, a game by typed moves up to mate, home again, and a check that our style sheet is applied. */
public final class SmokeCheck {
    private static final List<String> MOVES = List.of("f3", "e5", "g4", "Qh4#");
    private static final Duration STEP = Duration.millis(150);
    private static final Duration LOOK = Duration.millis(30);
    /** How many polls before giving up; a busy machine is slow. */
    private static final int PATIENCE = 1000;

    private final Program program;
    private final Consumer<Optional<String>> done;

    /**
     * Opens the window, plays a few moves, checks what it shows and closes it.
     *
     * @return what failed, in words; nothing if all went well
     * @throws UnsupportedOperationException if there is no display
     */
    public static Optional<String> run(Path data) {
        var failure = new AtomicReference<>(Optional.of("the window was closed too early"));
        Desktop.open(data, (program, close) -> new SmokeCheck(program, failed -> {
            failure.set(failed);
            close.run();
        }).begin());
        return Objects.requireNonNull(failure.get());
    }

    /** @param done receives what failed; empty if all went well */
    private SmokeCheck(Program program, Consumer<Optional<String>> done) {
        this.program = program;
        this.done = done;
    }

    /** Waits for the window to be shown before it waits for anything else. */
    private void begin() {
        Background.later(() -> after(STEP.multiply(4), () -> {
            program.shell().go(new Place.Play(GameTerms.friendly(Presets.FIDE, Player.Person.guest("White"),
                    Player.Person.guest("Black"), Clocks.UNTIMED)));
            play(0);
        }));
    }

    private void play(int made) {
        until("move " + made + " of a game was made", () -> program.moves() == made && isSeen(made < MOVES.size() ? "#typed" : "#over"),
                () -> {
                    if (made == MOVES.size()) {
                        program.shell().go(new Place.Home());
                        after(STEP, () -> done.accept(style()));
                        return;
                    }
                    if (program.shell().lookup("#typed") instanceof TextField field) {
                        field.setText(MOVES.get(made));
                        field.fireEvent(new ActionEvent());
                    }
                    play(made + 1);
                });
    }

    /** An idle rail button has the rail's own colour; JavaFX's stock style would make it grey with a border. */
    private Optional<String> style() {
        var node = program.shell().lookup("#rail-new");
        var button = node.localToScene(node.getLayoutBounds());
        var picture = node.getScene().snapshot(null).getPixelReader();
        int x = (int) button.getCenterX();
        var below = picture.getColor(x, (int) button.getMaxY() + 2);
        for (int inside = 1; inside < 5; inside++) {
            var color = picture.getColor(x, (int) button.getMaxY() - inside);
            if (!color.equals(below)) return Optional.of("a button is " + color + " where its style has " + below);
        }
        return Optional.empty();
    }

    private boolean isSeen(String selector) {
        var node = program.shell().lookup(selector);
        return node != null && node.isVisible();
    }

    private void until(String what, BooleanSupplier happened, Runnable action) {
        until(what, happened, action, PATIENCE);
    }

    private void until(String what, BooleanSupplier happened, Runnable action, int patience) {
        if (happened.getAsBoolean()) action.run();
        else if (patience == 0) done.accept(Optional.of("nobody saw that " + what));
        else after(LOOK, () -> until(what, happened, action, patience - 1));
    }

    private static void after(Duration time, Runnable action) {
        var pause = new PauseTransition(time);
        pause.setOnFinished(_ -> action.run());
        pause.play();
    }
}
