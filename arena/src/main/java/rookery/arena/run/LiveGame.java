package rookery.arena.run;

import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Thought;

/**
 * A game that is being played, as it stands at one moment.
 *
 * @param start   where it began
 * @param actions everything played from there, rolls included
 * @param toMove  who thinks
 * @param white   what White last thought; null for nothing yet
 */
public record LiveGame(int number, Variant variant, int whitePlayer, int blackPlayer, String opening, Setup start, List<Integer> actions,
        Side toMove, @Nullable Thought white, @Nullable Thought black) {

    public LiveGame {
        actions = List.copyOf(actions);
    }
}
