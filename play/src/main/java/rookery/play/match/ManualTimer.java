package rookery.play.match;

import java.time.Duration;
import java.util.Comparator;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/** Time that passes only on request: for tests, and for games played as fast as possible. Thread-safe. */
public final class ManualTimer implements Timer {

    private record Entry(long due, long order, Runnable task) {
    }

    private final PriorityQueue<Entry> entries = new PriorityQueue<>(Comparator.comparingLong(Entry::due).thenComparingLong(Entry::order));
    private long now;
    private long scheduled;

    @Override
    public synchronized long nanos() {
        return now;
    }

    @Override
    public synchronized Alarm after(long nanos, Runnable task) {
        Entry entry = new Entry(now + Math.max(0, nanos), scheduled++, task);
        entries.add(entry);
        return () -> {
            synchronized (this) {
                entries.remove(entry);
            }
        };
    }

    /** Lets time pass and runs the alarms that fall due, in order and each at its time. */
    public void advance(Duration time) {
        long end = nanos() + time.toNanos();
        for (Entry entry = next(end); entry != null; entry = next(end)) {
            entry.task().run();
        }
    }

    /** How many alarms are set. */
    public synchronized int alarms() {
        return entries.size();
    }

    private synchronized @Nullable Entry next(long end) {
        Entry first = entries.peek();
        if (first == null || first.due() > end) {
            now = end;
            return null;
        }
        entries.remove();
        now = Math.max(now, first.due());
        return first;
    }
}
