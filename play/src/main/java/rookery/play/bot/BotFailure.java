package rookery.play.bot;

import java.io.Serial;

/** A bot could not be made or cannot go on; the message tells a user why, in words of the world outside the program. */
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
