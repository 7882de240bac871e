package rookery.play.match;

import org.jspecify.annotations.Nullable;
import rookery.play.bot.Thought;

/** What a bot answered when it was its turn. */
sealed interface Decision {

    /**
     * @param offersDraw  together with the move
     * @param acceptsDraw the offer that stood when it had chosen; then the move is not played
     * @param thought     its last word on the best line
     */
    record Chosen(int move, boolean offersDraw, boolean acceptsDraw, @Nullable Thought thought) implements Decision {
    }

    record Claims() implements Decision {
    }

    record Resigns() implements Decision {
    }

    record Failed(Throwable trouble) implements Decision {
    }
}
