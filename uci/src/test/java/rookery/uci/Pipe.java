package rookery.uci;

import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** What is written at one end is read at the other, by any threads. */
public final class Pipe {

    private static final byte[] END = {};
    private final BlockingQueue<byte[]> blocks = new LinkedBlockingQueue<>();

    private final OutputStream writeEnd = new OutputStream() {
        @Override
        public void write(int value) {
            blocks.add(new byte[]{(byte) value});
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            if (length > 0) {
                blocks.add(Arrays.copyOfRange(bytes, from, from + length));
            }
        }

        @Override
        public void close() {
            blocks.add(END);
        }
    };

    private final InputStream readEnd = new InputStream() {
        private byte[] current = END;
        private int next;
        private boolean ended;

        @Override
        public int read() {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 255;
        }

        @Override
        public int read(byte[] bytes, int from, int length) {
            while (next == current.length) {
                if (ended) {
                    return -1;
                }
                try {
                    current = blocks.take();
                    next = 0;
                    ended = current.length == 0;
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return -1;
                }
            }
            int count = Math.min(length, current.length - next);
            System.arraycopy(current, next, bytes, from, count);
            next += count;
            return count;
        }
    };

    public OutputStream writeEnd() {
        return writeEnd;
    }

    public InputStream readEnd() {
        return readEnd;
    }
}
