package rookery.kernel.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** Reads UTF-8, and treats invalid bytes as Latin-1, which many old collections use. Mutable, for one thread. */
public final class LenientReader extends Reader {

    private final InputStream in;
    private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    private final ByteBuffer bytes = ByteBuffer.allocate(1 << 16).flip();
    private long consumed;
    private boolean ended;

    public LenientReader(InputStream in) {
        this.in = in;
    }

    /** How many bytes have been decoded. */
    public long consumed() {
        return consumed;
    }

    @Override
    public int read(char[] target, int offset, int length) throws IOException {
        CharBuffer chars = CharBuffer.wrap(target, offset, length);
        int start = chars.position();
        while (chars.position() == start) {
            if (!ended && bytes.remaining() < 8) {
                fill();
            }
            if (!bytes.hasRemaining()) {
                return -1;
            }
            int before = bytes.position();
            CoderResult result = decoder.decode(bytes, chars, ended);
            if ((result.isMalformed() || result.isUnderflow() && ended && bytes.hasRemaining()) && chars.hasRemaining()) {
                chars.put((char) (bytes.get() & 0xff));
                decoder.reset();
            }
            consumed += bytes.position() - before;
            if (result.isOverflow()) {
                break;
            }
        }
        return chars.position() - start;
    }

    private void fill() throws IOException {
        bytes.compact();
        int count = in.read(bytes.array(), bytes.position(), bytes.remaining());
        ended = count < 0;
        bytes.position(bytes.position() + Math.max(0, count)).flip();
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
