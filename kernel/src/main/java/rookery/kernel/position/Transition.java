package rookery.kernel.position;

import java.util.List;

/**
 * What visibly changes in a move: all an animation needs. Pieces are packed as {@code Piece} has it.
 *
 * @param slides   pieces that travel; two in castling
 * @param removals pieces that are taken off
 * @param changes  pieces that turn into another kind on arrival
 */
public record Transition(List<Slide> slides, List<Removal> removals, List<Change> changes) {

    public record Slide(int piece, int from, int to) {
    }

    public record Removal(int piece, int square) {
    }

    public record Change(int square, int from, int to) {
    }

    public Transition {
        slides = List.copyOf(slides);
        removals = List.copyOf(removals);
        changes = List.copyOf(changes);
    }
}
