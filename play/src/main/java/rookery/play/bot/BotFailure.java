package rookery.play.bot;

import java.io.Serial;

/** A bot could not be created or cannot continue. The message says why, in words a user understands. */
public final class BotFailure extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    public BotFailure(String message) {
        super(message);
    }

    public BotFailure(String message, Throwable cause) {
        super(message, cause);
    }
}
