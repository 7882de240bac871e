package rookery.desktop.screen.play;

import java.util.function.Consumer;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import rookery.desktop.screen.play.PlayState.Ask;
import rookery.kernel.move.Move;
import rookery.kernel.position.Actor;
import rookery.kernel.variant.Presets;
import rookery.play.match.MatchSnapshot;

/** The keyboard shortcuts of the game screen. */
final class PlayKeys {
    private final Consumer<PlayIntent> intents;

    PlayKeys(Consumer<PlayIntent> intents) {
        this.intents = intents;
    }

    /** Returns whether the key was used. */
    boolean press(KeyEvent event, PlayState state) {
        if (event.isShortcutDown()) return shortcut(event);
        if (event.getTarget() instanceof TextInputControl || event.isControlDown() || event.isMetaDown() || event.isAltDown()) return false;
        switch (event.getCode()) {
            case E -> {
                return resign(state);
            }
            case R -> {
                if (!state.isOver()) return false;
                intents.accept(new PlayIntent.Restart());
            }
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

    /** Plain letters begin a move, so everything else needs the shortcut key. */
    private boolean shortcut(KeyEvent event) {
        switch (event.getCode()) {
            case F -> intents.accept(new PlayIntent.Flip());
            case H -> intents.accept(new PlayIntent.Hint());
            default -> {
                return false;
            }
        }
        return true;
    }

    /** In XXL the key asks to resign; in other games the letter begins a move. */
    private boolean resign(PlayState state) {
        if (state.isOver() || state.terms().isWatched() || !state.terms().variant().family().equals(Presets.XXL.family())) return false;
        intents.accept(new PlayIntent.Ask(Ask.RESIGN));
        return true;
    }

    /** Does what comes next: rolls the die, ends the turn, or pauses a watched game. */
    private boolean space(PlayState state) {
        var match = state.match();
        if (state.playsHere(match.turn()) && match.toAct() == Actor.NATURE) {
            intents.accept(new PlayIntent.Roll());
        } else if (match.shown() != Move.NONE) {
            intents.accept(new PlayIntent.FinishTurn());
        } else if (state.terms().isWatched()) {
            intents.accept(match.phase() == MatchSnapshot.Phase.PAUSED ? new PlayIntent.Resume() : new PlayIntent.Pause());
        } else {
            return false;
        }
        return true;
    }

    /** Rolls have no row in the list, so browsing skips them. */
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
