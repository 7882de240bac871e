package rookery.serve.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import rookery.play.match.Timer;
import rookery.serve.flow.Feed;
import rookery.serve.wire.JsonText;
import rookery.serve.wire.Refused;

/** The open event streams, each on its own thread, so that a slow reader delays nobody else. */
final class Streams {

    private static final Duration PING = Duration.ofSeconds(15);
    /** How long a page may leave data unread. */
    private static final Duration STUCK = Duration.ofSeconds(30);
    private static final long WAITING = Long.MIN_VALUE;

    private static final class Stream {
        private final Thread thread;
        /** When the current write began; {@link #WAITING} between writes. */
        private volatile long sending = WAITING;

        Stream(Thread thread) {
            this.thread = thread;
        }
    }

    /** The games' time, by which pages run their clocks. */
    private final Timer timer;
    /** Network time, which passes even if the games' time is stopped. */
    private final Timer network = Timer.system();
    private final int most;
    private final int mostFromOne;
    private final Set<Stream> open = ConcurrentHashMap.newKeySet();
    private final Map<String, Integer> from = new HashMap<>();
    private int count;
    private boolean closed;
    private Timer.Alarm watch;

    Streams(Timer timer, int most, int mostFromOne) {
        this.timer = timer;
        this.most = most;
        this.mostFromOne = mostFromOne;
        watch = watchLater();
    }

    // ---- one stream ----------------------------------------------------------------------------------------------

    /** Sends until the reader disconnects or the feed ends; runs on the request's thread. */
    void run(PageRequest request, Subscription wanted) throws Refused, IOException {
        String who = request.from();
        enter(who);
        Stream stream = new Stream(Thread.currentThread());
        open.add(stream);
        HttpExchange exchange = request.exchange();
        try {
            exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
            exchange.getResponseHeaders().set("Cache-Control", "no-store");
            // Stops nginx from buffering.
            exchange.getResponseHeaders().set("X-Accel-Buffering", "no");
            exchange.sendResponseHeaders(200, 0);
            wanted.opened().run();
            try (OutputStream out = exchange.getResponseBody()) {
                send(stream, out, wanted, Feed.number(request.header("Last-Event-ID").orElse("")));
            } finally {
                wanted.closed().run();
            }
        } catch (InterruptedException e) {
            // It was stuck, or the server is ending.
            Thread.currentThread().interrupt();
        } finally {
            open.remove(stream);
            leave(who);
        }
    }

    private void send(Stream stream, OutputStream out, Subscription wanted, long last) throws IOException, InterruptedException {
        long seen = last;
        String greeted = "";
        while (!Thread.interrupted()) {
            stream.sending = network.nanos();
            String greeting = wanted.greeting().get().text();
            if (!greeting.equals(greeted)) {
                greeted = greeting;
                new Feed.Frame(0, "hello", wanted.greeting().get().with("now", now()).text()).writeTo(out);
            }
            out.flush();
            stream.sending = WAITING;
            Feed.Batch batch = wanted.feed().after(seen, PING);
            stream.sending = network.nanos();
            if (batch.frames().isEmpty()) {
                new Feed.Frame(0, "ping", new JsonText().with("now", now()).text()).writeTo(out);
            }
            for (Feed.Frame frame : batch.frames()) {
                frame.writeTo(out);
            }
            seen = batch.number();
            if (batch.last()) {
                out.flush();
                return;
            }
        }
    }

    private long now() {
        return timer.nanos() / 1_000_000;
    }

    // ---- all of them ---------------------------------------------------------------------------------------------

    private synchronized void enter(String who) throws Refused {
        if (closed) {
            throw new Refused(503, "closing", "The server is being closed.", 2);
        }
        if (count >= most || from.getOrDefault(who, 0) >= mostFromOne) {
            throw new Refused(503, "full", "Too many pages are open; there is no room for another.", 10);
        }
        count++;
        from.merge(who, 1, Integer::sum);
    }

    private synchronized void leave(String who) {
        count--;
        from.computeIfPresent(who, (_, n) -> n == 1 ? null : n - 1);
    }

    synchronized int count() {
        return count;
    }

    private Timer.Alarm watchLater() {
        return network.after(STUCK.toNanos() / 3, this::watch);
    }

    /** Ends streams with stuck readers: interrupting a writing thread closes its connection. */
    private void watch() {
        long late = network.nanos() - STUCK.toNanos();
        for (Stream stream : open) {
            long since = stream.sending;
            if (since != WAITING && since - late < 0) {
                stream.thread.interrupt();
            }
        }
        synchronized (this) {
            if (!closed) {
                watch = watchLater();
            }
        }
    }

    /** Accepts no more streams; open ones are ended by their feeds. */
    synchronized void close() {
        closed = true;
        watch.cancel();
    }

    /** Cuts whatever is still open. */
    void cut() {
        open.forEach(stream -> stream.thread.interrupt());
    }
}
