package rookery.desktop;

import java.util.List;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.event.ActionEvent;
import javafx.scene.control.TextField;
import javafx.util.Duration;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.desktop.shell.Place;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;
import rookery.play.match.Clocks;

/** The window tries itself out: home, a game by typed moves up to mate, home again. */
final class Smoke {
    private static final List<String> MOVES = List.of("f3", "e5", "g4", "Qh4#");
    private static final Duration STEP = Duration.millis(150);
    /** How often one looks whether something has happened before one gives up. */
    private static final int PATIENCE = 200;

    private final Program program;

    Smoke(Program program) {
        this.program = program;
    }

    void run(Consumer<Boolean> done) {
        after(STEP.multiply(4), () -> {
            program.shell().go(new Place.Play(GameTerms.friendly(Presets.FIDE, Player.Person.guest("White"),
                    Player.Person.guest("Black"), Clocks.UNTIMED)));
            after(STEP, () -> play(0, PATIENCE, done));
        });
    }

    private void play(int index, int patience, Consumer<Boolean> done) {
        if (listed() == index && index < MOVES.size()) {
            if (program.shell().lookup("#typed") instanceof TextField field) {
                field.setText(MOVES.get(index));
                field.fireEvent(new ActionEvent());
            }
            after(STEP, () -> play(index + 1, PATIENCE, done));
        } else if (index == MOVES.size() && listed() == index) {
            boolean over = program.shell().lookup("#over") != null && program.shell().lookup("#over").isVisible();
            program.shell().go(new Place.Home());
            after(STEP, () -> done.accept(over));
        } else if (patience > 0) {
            after(STEP.divide(5), () -> play(index, patience - 1, done));
        } else {
            done.accept(false);
        }
    }

    private int listed() {
        return program.moves();
    }

    private static void after(Duration time, Runnable action) {
        var pause = new PauseTransition(time);
        pause.setOnFinished(_ -> action.run());
        pause.play();
    }
}
