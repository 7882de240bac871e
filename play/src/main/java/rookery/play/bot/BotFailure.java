package rookery.play.bot;

import java.io.Serial;

/** A bot could not be created or cannot continue. The message says why, in words a user understands. */
public final class BotFailure extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    private static final int LONGEST = 400;

    public BotFailure(String message) {
        super(message);
    }

    public BotFailure(String message, Throwable cause) {
        super(message, cause);
    }

    /** Somebody else's words as one line of bounded length: a line break would let them pretend to be ours. */
    public static String oneLine(String words) {
        String line = words.strip().replaceAll("\\s*\\R\\s*", " / ");
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "…";
    }
}
