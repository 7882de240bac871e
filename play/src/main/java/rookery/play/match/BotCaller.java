package rookery.play.match;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;
import rookery.play.bot.Bot;

/**
 * Calls a bot on its own thread, one call at a time. A bot that does not heed an interrupt keeps only that thread: further calls wait behind it, and
 * nobody waits for them.
 */
final class BotCaller {

    /** Something to ask the bot. */
    interface Call {

        /**
         * Asks it.
         *
         * @return what to do with the answer, run after the call has ended unless it was stopped
         */
        Runnable ask(Bot bot) throws Exception;

        /** What to do when it threw something instead; not asked about calls that were stopped, which may end in any way. */
        Runnable failed(Throwable trouble);
    }

    private final Bot bot;
    private final CompletableFuture<Void> free;
    private final Thread thread;
    private final CompletableFuture<Void> released = new CompletableFuture<>();
    private final Deque<Call> waiting = new ArrayDeque<>();
    private @Nullable Call current;
    private boolean stopped;
    private boolean started;
    private boolean closed;

    /** @param free when calls made elsewhere to the same bot have returned */
    BotCaller(Bot bot, ThreadFactory threads, CompletableFuture<Void> free) {
        this.bot = bot;
        this.free = free;
        this.thread = threads.newThread(this::work);
    }

    synchronized void call(Call call) {
        if (closed) {
            return;
        }
        waiting.add(call);
        if (!started) {
            started = true;
            thread.start();
        }
        notifyAll();
    }

    /** Interrupts the call under way and forgets those that wait. */
    synchronized void stop() {
        waiting.clear();
        if (current != null) {
            stopped = true;
            thread.interrupt();
        }
    }

    /** Stops, and ends the thread as soon as the bot lets go. */
    synchronized void close() {
        closed = true;
        stop();
        if (!started) {
            released.complete(null);
        }
        notifyAll();
    }

    /** Done when, after closing, the last call has returned. */
    CompletableFuture<Void> released() {
        return released;
    }

    private void work() {
        free.join();
        boolean fresh = true;
        for (Call call = next(); call != null; call = next()) {
            Runnable answer;
            try {
                if (fresh) {
                    fresh = false;
                    bot.newGame();
                }
                answer = call.ask(bot);
            } catch (Throwable trouble) {
                // Whatever a bot throws, an Error too, is the bot's own trouble.
                answer = call.failed(trouble);
            }
            if (!finish()) {
                answer.run();
            }
        }
        released.complete(null);
    }

    private synchronized @Nullable Call next() {
        while (waiting.isEmpty() && !closed) {
            try {
                wait();
            } catch (InterruptedException e) {
                // Meant for a call that has ended; the next one has not begun.
            }
        }
        current = waiting.poll();
        return current;
    }

    /**
     * Ends the call. An interrupt can come only while a call is current, so after this none is left over for the next one.
     *
     * @return whether the call was stopped, so that nobody waits for its answer
     */
    private synchronized boolean finish() {
        boolean wasStopped = stopped;
        current = null;
        stopped = false;
        Thread.interrupted();
        return wasStopped;
    }
}
