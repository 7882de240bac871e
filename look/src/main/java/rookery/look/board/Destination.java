package rookery.look.board;

import java.util.List;

/** Where a piece may go and by which moves; more than one if the player must choose a promotion. */
public record Destination(int square, boolean capture, List<Choice> choices) {
    public Destination {
        choices = List.copyOf(choices);
        if (choices.isEmpty()) throw new IllegalArgumentException("a destination without a move");
    }
}
