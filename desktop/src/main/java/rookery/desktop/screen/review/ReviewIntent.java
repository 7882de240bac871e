package rookery.desktop.screen.review;

import java.util.List;
import rookery.look.board.Arrow;
import rookery.desktop.board.Gesture;
import rookery.kernel.variant.Variant;

/** What the person does in the review. */
sealed interface ReviewIntent {

    record OnBoard(Gesture gesture) implements ReviewIntent {}

    /** A roll or a move, as {@code Move} packs it. */
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

    /** Asks another engine from now on, by its id. */
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

    /** @param arrows what is drawn on the board now */
    record Picture(List<Arrow> arrows) implements ReviewIntent {
        public Picture {
            arrows = List.copyOf(arrows);
        }
    }

    record Save() implements ReviewIntent {}

    record Empty(Variant variant) implements ReviewIntent {}

    /** Opens the explorer of openings, or closes it. */
    record Explore() implements ReviewIntent {}

    /** A row of the explorer: the roll before the move, 0 without, and the move. */
    record Follow(int face, int move) implements ReviewIntent {}

    /** Tries one's own mistakes of this game again. */
    record Retry() implements ReviewIntent {}

    /** Looks for this position in the library. */
    record Find() implements ReviewIntent {}

    /** Plays on from here as a game. */
    record PlayOn() implements ReviewIntent {}
}
