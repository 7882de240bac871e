package rookery.desktop.screen.play;

import java.util.List;
import rookery.look.board.Arrow;
import rookery.look.board.Slide;
import rookery.desktop.room.NetworkState;
import rookery.session.SessionSnapshot;

/** Events that change the game screen. */
sealed interface PlayEvent {

    /** A snapshot from the session. */
    record Arrived(SessionSnapshot session) implements PlayEvent {}

    /** Another frame of the game is shown, by its number, clamped to the valid range. */
    record Browsed(int index) implements PlayEvent {}

    record Flipped() implements PlayEvent {}

    /** The board turns to the player to move. */
    record Turned(boolean whiteBelow) implements PlayEvent {}

    record PremoveSet(Slide premove) implements PlayEvent {}

    record PremoveCleared() implements PlayEvent {}

    record Said(PlayState.Message message) implements PlayEvent {}

    record Pointed(int square) implements PlayEvent {}

    record HintSought() implements PlayEvent {}

    /** @param words sentences about the move */
    record HintFound(List<Arrow> arrows, List<String> words) implements PlayEvent {
        public HintFound {
            arrows = List.copyOf(arrows);
            words = List.copyOf(words);
        }
    }

    /** The guests' state has changed. */
    record Guests(NetworkState network) implements PlayEvent {}

    record Asked(PlayState.Ask ask) implements PlayEvent {}
}
