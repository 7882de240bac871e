package rookery.engine.search;

import java.util.List;

/** One of the best lines of play: its first move's score for the player to move, and the moves. */
public record SearchLine(int score, List<Integer> moves) {

    public SearchLine {
        moves = List.copyOf(moves);
    }

    public int move() {
        return moves.getFirst();
    }
}
