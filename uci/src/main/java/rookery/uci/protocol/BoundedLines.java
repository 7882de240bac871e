package rookery.uci.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** UTF-8 lines from an untrusted stream: anything beyond the longest line is dropped. */
public final class BoundedLines {

    private final InputStream in;
    private final int longest;
    private final byte[] block = new byte[8_192];
    private int next;
    private int end;
    private byte[] line = new byte[256];

    /** @param longest in bytes */
    public BoundedLines(InputStream in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /**
     * The next line without its end.
     *
     * @param half whether an unterminated line at the end of the stream counts
     * @return null at the end
     */
    public @Nullable String next(boolean half) throws IOException {
        int length = 0;
        while (true) {
            if (next == end) {
                end = in.read(block);
                next = 0;
                if (end < 0) {
                    end = 0;
                    return half && length > 0 ? text(length) : null;
                }
                continue;
            }
            byte read = block[next++];
            if (read == '\n') {
                return text(length);
            }
            if (length < longest && read != '\r') {
                if (length == line.length) {
                    line = Arrays.copyOf(line, length * 2);
                }
                line[length++] = read;
            }
        }
    }

    private String text(int length) {
        return new String(line, 0, length, StandardCharsets.UTF_8);
    }
}
