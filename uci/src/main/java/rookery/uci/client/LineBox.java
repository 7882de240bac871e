package rookery.uci.client;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import rookery.uci.protocol.BoundedLines;

/**
 * A bounded queue of a program's output lines: one thread fills it, another empties it. When it is full the program has to wait. Anything beyond the longest
 * line is dropped, and so is an unfinished line at the end: half a move may be another move.
 */
final class LineBox {

    private static final int LONGEST_LINE = 1 << 16;
    private static final int MOST_LINES = 4_096;

    private final Deque<String> lines = new ArrayDeque<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private boolean deaf;
    private boolean ended;

    /** Reads until the stream ends or breaks. */
    void fill(InputStream in) {
        BoundedLines incoming = new BoundedLines(in, LONGEST_LINE);
        try {
            for (String line = incoming.next(false); line != null; line = incoming.next(false)) {
                put(line);
            }
        } catch (IOException | InterruptedException e) {
            // The stream broke or nobody listens any more: either way it has ended.
        } finally {
            end();
        }
    }

    private void put(String line) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (lines.size() >= MOST_LINES && !deaf) {
                changed.await();
            }
            if (!deaf) {
                lines.add(line);
                changed.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    /** Keeps reading but discards everything, so that a program blocked on output can read the command to quit. */
    void ignore() {
        lock.lock();
        try {
            deaf = true;
            lines.clear();
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void end() {
        lock.lock();
        try {
            ended = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** The next line; null if none arrives in that time, or the stream has ended. */
    @Nullable
    String take(long nanos) throws InterruptedException {
        // Also when lines keep coming: a flood must not drown an interrupt.
        if (nanos > 0 && Thread.interrupted()) {
            throw new InterruptedException();
        }
        long left = nanos;
        lock.lock();
        try {
            while (lines.isEmpty() && !ended) {
                if (left <= 0) {
                    return null;
                }
                left = changed.awaitNanos(left);
            }
            changed.signalAll();
            return lines.poll();
        } finally {
            lock.unlock();
        }
    }

    /** Whether everything has been taken and nothing will come. */
    boolean isOver() {
        lock.lock();
        try {
            return ended && lines.isEmpty();
        } finally {
            lock.unlock();
        }
    }
}
