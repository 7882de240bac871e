package rookery.desktop.screen.play;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import rookery.desktop.screen.play.PlayState.Ask;
import rookery.kernel.move.Move;
import rookery.kernel.position.Actor;
import rookery.play.match.MatchSnapshot;

/** What the keys mean while a game is on the screen. */
final class PlayKeys {
    private final Consumer<PlayIntent> intents;
    private final BooleanSupplier confirmsResign;

    /** @param confirmsResign whether a person is asked before a game is given up */
    PlayKeys(Consumer<PlayIntent> intents, BooleanSupplier confirmsResign) {
        this.intents = intents;
        this.confirmsResign = confirmsResign;
    }

    /** Answers whether the key means something here. */
    boolean press(KeyEvent event, PlayState state) {
        if (event.getTarget() instanceof TextInputControl || event.isControlDown() || event.isMetaDown() || event.isAltDown()) return false;
        switch (event.getCode()) {
            case E -> resign(state);
            case R -> {
                if (state.isOver()) intents.accept(new PlayIntent.Restart());
            }
            case F -> intents.accept(new PlayIntent.Flip());
            case H -> intents.accept(new PlayIntent.Hint());
            case LEFT -> intents.accept(new PlayIntent.Browse(previousMove(state)));
            case RIGHT -> intents.accept(new PlayIntent.Browse(nextMove(state)));
            case HOME, UP -> intents.accept(new PlayIntent.Browse(0));
            case END, DOWN -> intents.accept(new PlayIntent.Browse(state.card().size() - 1));
            case SPACE -> {
                return space(state);
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    private void resign(PlayState state) {
        if (state.isOver() || state.order().isWatched()) return;
        intents.accept(confirmsResign.getAsBoolean() ? new PlayIntent.Ask(Ask.RESIGN) : new PlayIntent.Resign());
    }

    /** Whatever comes next: the die, the end of a turn, or a pause of a game one only watches. */
    private boolean space(PlayState state) {
        var match = state.match();
        if (state.isPerson(match.turn()) && match.toAct() == Actor.NATURE) {
            intents.accept(new PlayIntent.Roll());
        } else if (match.shown() != Move.NONE) {
            intents.accept(new PlayIntent.FinishTurn());
        } else if (state.order().isWatched()) {
            intents.accept(match.phase() == MatchSnapshot.Phase.PAUSED ? new PlayIntent.Resume() : new PlayIntent.Pause());
        } else {
            return false;
        }
        return true;
    }

    /** Rolls make no row in the list, so browsing steps over them. */
    private static int previousMove(PlayState state) {
        int index = state.index() - 1;
        while (index > 0 && !state.card().frames().get(index).isMove()) index--;
        return index;
    }

    private static int nextMove(PlayState state) {
        int index = state.index() + 1;
        while (index < state.card().size() - 1 && !state.card().frames().get(index).isMove()) index++;
        return index;
    }
}
