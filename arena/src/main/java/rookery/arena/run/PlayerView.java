package rookery.arena.run;

import org.jspecify.annotations.Nullable;
import rookery.kernel.position.Position;

/**
 * One player's own copy of the position. The last copy is updated unless the player changed it: copying a long game for every move would cost more than many
 * players' thinking. Mutable.
 */
final class PlayerView {

    private @Nullable Position view;
    private int seenPly;
    private long seenKey;

    /** The current position. */
    Position of(Position game) {
        Position current = view;
        if (current == null || current.ply() != seenPly || current.key() != seenKey) {
            current = game.copy();
        } else {
            for (int ply = seenPly; ply < game.ply(); ply++) {
                current.make(game.moveAt(ply));
            }
        }
        view = current;
        seenPly = current.ply();
        seenKey = current.key();
        return current;
    }
}
