package rookery.arena.environment;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** The lines a program sends. Of one that is too long only the beginning is kept, so that no program can fill the memory. */
final class RequestLines {

    private final BufferedReader in;
    private final int longest;
    private final StringBuilder line = new StringBuilder();

    RequestLines(InputStream in, int longest) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8), 1 << 16);
        this.longest = longest;
    }

    /** The next line, one character longer than the longest if it is too long; null at the end. */
    @Nullable
    String next() throws IOException {
        line.setLength(0);
        int letter = in.read();
        if (letter < 0) {
            return null;
        }
        for (; letter >= 0 && letter != '\n'; letter = in.read()) {
            if (line.length() <= longest) {
                line.append((char) letter);
            }
        }
        return line.toString();
    }
}
