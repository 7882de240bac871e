package rookery.play.match;

import org.jspecify.annotations.Nullable;
import rookery.play.bot.Thought;

/** A bot's answer in its turn. */
sealed interface Decision {

    /**
     * @param offersDraw  together with the move
     * @param acceptsDraw accepts the standing offer; the move is then not played
     * @param thought     its last thought on the best line
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
