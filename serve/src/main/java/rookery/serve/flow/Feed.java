package rookery.serve.flow;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import rookery.play.chance.Seeds;

/**
 * Numbered events about one changing object, for any number of streams. The last few are kept: a late stream gets the ones it missed or, if those are gone, the
 * full state. A stream only holds the last number it has seen, so a slow one costs no memory and delays nobody.
 */
public final class Feed {

    /** Distinguishes event numbers of this run of the program from those of others. */
    public static final String BOOT = Seeds.salt().substring(0, 8);
    /** How many events a page may miss and still receive individually. */
    private static final int KEPT = 16;

    /** What a stream must send next, in order. */
    public record Batch(List<Frame> frames, long number, boolean last) {
        public Batch {
            frames = List.copyOf(frames);
        }
    }

    /** One event in wire format; its bytes are shared by all streams. */
    public static final class Frame {
        private final long number;
        private final byte[] bytes;

        /** @param number 0 for one that has none */
        public Frame(long number, String event, String data) {
            this.number = number;
            bytes = ((number > 0 ? "id: " + BOOT + "-" + number + "\n" : "") + "event: " + event + "\ndata: " + data + "\n\n")
                    .getBytes(StandardCharsets.UTF_8);
        }

        long number() {
            return number;
        }

        public void writeTo(OutputStream out) throws IOException {
            out.write(bytes);
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<Frame> recent = new ArrayDeque<>();
    private final String name;
    private LongFunction<String> whole;
    private long number = 1;
    private @Nullable Frame end;

    /**
     * @param name  of the event with the full state
     * @param whole the initial state, given its number
     */
    public Feed(String name, LongFunction<String> whole) {
        this.name = name;
        this.whole = whole;
    }

    /** The number of the last event a page has seen; 0 if it is not ours. */
    public static long number(String lastEventId) {
        String mine = BOOT + "-";
        if (!lastEventId.startsWith(mine) || !lastEventId.substring(mine.length()).matches("\\d{1,15}")) {
            return 0;
        }
        return Long.parseLong(lastEventId.substring(mine.length()));
    }

    public long number() {
        lock.lock();
        try {
            return number;
        } finally {
            lock.unlock();
        }
    }

    /**
     * Publishes a change.
     *
     * @param change      the event for streams that are up to date, given its number
     * @param changedWhole the full state from now on, given its number
     */
    public long tell(String event, LongFunction<String> change, LongFunction<String> changedWhole) {
        lock.lock();
        try {
            number++;
            whole = changedWhole;
            recent.add(new Frame(number, event, change.apply(number)));
            if (recent.size() > KEPT) {
                recent.remove();
            }
            changed.signalAll();
            return number;
        } finally {
            lock.unlock();
        }
    }

    /** Publishes an event that changes nothing. */
    public void mention(String event, String data) {
        lock.lock();
        try {
            tell(event, _ -> data, whole);
        } finally {
            lock.unlock();
        }
    }

    /** The last event of every stream. */
    public void end(String event, String data) {
        lock.lock();
        try {
            if (end == null) {
                end = new Frame(0, event, data);
                changed.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    /** The events after that number. Waits for them, and returns none when the wait is over; 0 requests the full state. */
    public Batch after(long seen, Duration patience) throws InterruptedException {
        LongFunction<String> all;
        long now;
        lock.lock();
        try {
            long left = patience.toNanos();
            while (seen == number && end == null && left > 0) {
                left = changed.awaitNanos(left);
            }
            Frame last = end;
            List<Frame> frames = new ArrayList<>();
            boolean complete = seen == number || seen < number && !recent.isEmpty() && recent.getFirst().number() <= seen + 1;
            if (complete || last != null) {
                recent.stream().filter(frame -> complete && frame.number() > seen).forEach(frames::add);
                if (last != null) {
                    frames.add(last);
                }
                return new Batch(frames, number, last != null);
            }
            all = whole;
            now = number;
        } finally {
            lock.unlock();
        }
        // Written outside the lock, so that nobody waits for it.
        return new Batch(List.of(new Frame(now, name, all.apply(now))), now, false);
    }
}
