package rookery.desktop.screen.review;

import java.util.List;
import rookery.look.board.Arrow;
import rookery.desktop.board.Gesture;
import rookery.kernel.variant.Variant;

/** User actions in the review. */
sealed interface ReviewIntent {

    record OnBoard(Gesture gesture) implements ReviewIntent {}

    /** A packed roll or move. */
    record Act(int action) implements ReviewIntent {}

    record Go(int id) implements ReviewIntent {}

    /** To a move of the main line, from the graph. */
    record GoToMain(int ply) implements ReviewIntent {}

    record First() implements ReviewIntent {}

    record Back() implements ReviewIntent {}

    record Forward() implements ReviewIntent {}

    record Last() implements ReviewIntent {}

    record Autoplay() implements ReviewIntent {}

    /** @param seconds between two moves */
    record Pace(double seconds) implements ReviewIntent {}

    record Think(boolean on) implements ReviewIntent {}

    record Lines(int count) implements ReviewIntent {}

    /** Switches to another engine, by its id. */
    record Teacher(String id) implements ReviewIntent {}

    record Flip() implements ReviewIntent {}

    record Comment(String text) implements ReviewIntent {}

    record Nag(int nag) implements ReviewIntent {}

    record Delete() implements ReviewIntent {}

    record Promote() implements ReviewIntent {}

    record MakeMain() implements ReviewIntent {}

    record CopyFen() implements ReviewIntent {}

    record CopyPgn() implements ReviewIntent {}

    record Paste() implements ReviewIntent {}

    /** @param arrows the arrows on the board */
    record Picture(List<Arrow> arrows) implements ReviewIntent {
        public Picture {
            arrows = List.copyOf(arrows);
        }
    }

    record Save() implements ReviewIntent {}

    record Empty(Variant variant) implements ReviewIntent {}

    /** Opens or closes the opening explorer. */
    record Explore() implements ReviewIntent {}

    /** A row of the explorer: the roll before the move, 0 without, and the move. */
    record Follow(int face, int move) implements ReviewIntent {}

    /** Retries the user's own mistakes of this game. */
    record Retry() implements ReviewIntent {}

    /** Searches the library for this position. */
    record Find() implements ReviewIntent {}

    /** Starts a game from here. */
    record PlayOn() implements ReviewIntent {}
}
