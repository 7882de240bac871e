package rookery.desktop;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.PauseTransition;
import javafx.event.ActionEvent;
import javafx.scene.control.TextField;
import javafx.util.Duration;
import rookery.desktop.game.GameOrder;
import rookery.desktop.game.SeatOrder;
import rookery.desktop.shell.Place;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;
import rookery.play.match.Clocks;

/** The window tries itself out: home, a game by typed moves up to mate, home again; and looks whether it wears its own style. */
final class Smoke {
    private static final List<String> MOVES = List.of("f3", "e5", "g4", "Qh4#");
    private static final Duration STEP = Duration.millis(150);
    /** How often one looks whether something has happened before one gives up. */
    private static final int PATIENCE = 200;

    private final Program program;

    Smoke(Program program) {
        this.program = program;
    }

    /** @param done is told what failed; nothing if all went well */
    void run(Consumer<Optional<String>> done) {
        after(STEP.multiply(4), () -> {
            program.shell().go(new Place.Play(new GameOrder(Presets.FIDE, new SeatOrder.Person("White"), new SeatOrder.Person("Black"),
                    Clocks.UNTIMED, Side.WHITE, 1, false, false)));
            after(STEP, () -> play(0, PATIENCE, done));
        });
    }

    private void play(int index, int patience, Consumer<Optional<String>> done) {
        if (listed() == index && index < MOVES.size()) {
            if (program.shell().lookup("#typed") instanceof TextField field) {
                field.setText(MOVES.get(index));
                field.fireEvent(new ActionEvent());
            }
            after(STEP, () -> play(index + 1, PATIENCE, done));
        } else if (index == MOVES.size() && listed() == index) {
            boolean over = program.shell().lookup("#over") != null && program.shell().lookup("#over").isVisible();
            program.shell().go(new Place.Home());
            after(STEP, () -> done.accept(over ? style() : Optional.of("a game was mate and did not end")));
        } else if (patience > 0) {
            after(STEP.divide(5), () -> play(index, patience - 1, done));
        } else {
            done.accept(Optional.of("move " + index + " of a game did not happen"));
        }
    }

    /** A button of the rail that nobody points at has the rail's own colour; JavaFX's stock style would give it a grey one with a border. */
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

    private int listed() {
        return program.moves();
    }

    private static void after(Duration time, Runnable action) {
        var pause = new PauseTransition(time);
        pause.setOnFinished(_ -> action.run());
        pause.play();
    }
}
