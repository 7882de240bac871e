package rookery.arena.opening;

import java.util.List;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * Where a pair of games begins.
 *
 * @param name    for reports
 * @param start   the position on the board at first
 * @param actions what is played from there before the players think, rolls included
 */
public record Opening(String name, Setup start, List<Integer> actions) {

    public Opening {
        actions = List.copyOf(actions);
    }

    /** The position from which the players go on, with the moves that led there; the caller's own. */
    public Position position(Variant variant) {
        Position position = start(variant);
        actions.forEach(position::make);
        return position;
    }

    /** The position before the first action; the caller's own. */
    public Position start(Variant variant) {
        return switch (Position.of(variant, start)) {
            case Verdict.Playable(Position position) -> position;
            case Verdict.Unplayable(var problems) -> throw new IllegalStateException("an opening that cannot be played: " + problems);
        };
    }
}
