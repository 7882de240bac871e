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
 * What a program has said and nobody has heard yet: filled by one thread, emptied by another. It holds so many lines and no more: a program that says
 * more than anybody hears has to wait. What exceeds the longest line is dropped, and so is an unfinished line at the end: half a move may be another
 * move.
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
            // The stream is broken or nobody listens any more: either way it has ended.
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

    /** Goes on reading but keeps nothing: a program that waits to be heard can then hear that it should end. */
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

    /** The next line; null if there is none after that time, or none to come. */
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
