package rookery.uci.client;

import org.jspecify.annotations.Nullable;

/** Lines to an engine and back. Send and receive from one thread at a time; close from any. */
public interface Wire extends AutoCloseable {

    /**
     * Sends one line and does not wait until it has been read.
     *
     * @throws rookery.play.bot.BotFailure if the engine has ended or does not read
     */
    void send(String line);

    /**
     * The next whole line.
     *
     * @return null if none came in that many nanoseconds
     * @throws rookery.play.bot.BotFailure if the engine has ended and everything it said has been received
     */
    @Nullable
    String receive(long nanos) throws InterruptedException;

    /** Whether the engine could still answer. */
    boolean isOpen();

    /** Ends the engine, by force if necessary. */
    @Override
    void close();
}
