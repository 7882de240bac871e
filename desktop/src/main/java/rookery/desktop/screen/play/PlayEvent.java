package rookery.desktop.screen.play;

import java.util.List;
import rookery.look.board.Arrow;
import rookery.look.board.Slide;
import rookery.desktop.room.NetworkState;
import rookery.session.SessionSnapshot;

/** What changes the board screen. */
sealed interface PlayEvent {

    /** The session tells how the game stands. */
    record Arrived(SessionSnapshot session) implements PlayEvent {}

    /** Another picture of the game is looked at, by its number; beyond the ends means the ends. */
    record Browsed(int index) implements PlayEvent {}

    record Flipped() implements PlayEvent {}

    /** The board turns to whoever is to move. */
    record Turned(boolean whiteBelow) implements PlayEvent {}

    record PremoveSet(Slide premove) implements PlayEvent {}

    record PremoveCleared() implements PlayEvent {}

    record Said(PlayState.Message message) implements PlayEvent {}

    record Pointed(int square) implements PlayEvent {}

    record HintSought() implements PlayEvent {}

    /** @param words what is true about the move */
    record HintFound(List<Arrow> arrows, List<String> words) implements PlayEvent {
        public HintFound {
            arrows = List.copyOf(arrows);
            words = List.copyOf(words);
        }
    }

    /** Something has changed with those who take part by link. */
    record Guests(NetworkState network) implements PlayEvent {}

    record Asked(PlayState.Ask ask) implements PlayEvent {}
}
