package rookery.arena.run;

import org.jspecify.annotations.Nullable;
import rookery.kernel.position.Position;

/**
 * The position of a game as one player is given it, for its own use. What it was given last time is brought up to date, unless it has been left changed:
 * copying a long game for every move would cost more than many a player thinks. Mutable.
 */
final class PlayerView {

    private @Nullable Position view;
    private int seenPly;
    private long seenKey;

    /** As the game stands now. */
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
