package rookery.serve.page;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.serve.http.PageReply;
import rookery.serve.http.PageRequest;
import rookery.serve.wire.Refused;

/** The page's files, from the program's own resources: no name leads to a file on the machine. */
public final class PageFiles {

    private static final Pattern NAME = Pattern.compile("([A-Za-z0-9_-]{1,60})\\.([a-z]{2,11})");
    private static final Map<String, String> TYPES = Map.of("html", "text/html; charset=utf-8", "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8", "svg", "image/svg+xml", "png", "image/png", "webmanifest", "application/manifest+json",
            "json", "application/json", "wav", "audio/wav");

    /** A file in memory. */
    private static final class Held {
        private final String type;
        private final byte[] content;
        private final String tag;

        Held(String type, byte[] content) {
            this.type = type;
            this.content = content;
            tag = "\"" + hash(content) + "\"";
        }

        private static String hash(byte[] content) {
            try {
                return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content), 0, 12);
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every Java has SHA-256", e);
            }
        }
    }

    /** Creates a generated file: a drawing, a sound, a text. */
    @FunctionalInterface
    public interface Maker {
        /** Empty if there is no such file. */
        Optional<byte[]> make() throws IOException;
    }

    /** The most recently used ones, since pictures of large boards are large. */
    private static final int MOST_HELD = 400;

    private final Map<String, Held> held = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Held> eldest) {
            return size() > MOST_HELD;
        }
    };

    /** A file of the page's folder. */
    public PageReply file(PageRequest request, String name) throws Refused, IOException {
        Matcher parts = NAME.matcher(name);
        if (!parts.matches()) {
            throw missing();
        }
        return made(request, "web/" + name, parts.group(2), () -> read(name));
    }

    private static Optional<byte[]> read(String name) throws IOException {
        try (InputStream in = PageFiles.class.getResourceAsStream("/rookery/serve/web/" + name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        }
    }

    /**
     * A file created on first request.
     *
     * @param key    of this file alone
     * @param ending the extension of its name, which decides its type
     */
    public PageReply made(PageRequest request, String key, String ending, Maker maker) throws Refused, IOException {
        String type = TYPES.get(ending);
        if (type == null) {
            throw missing();
        }
        Held file;
        synchronized (held) {
            file = held.get(key);
        }
        if (file == null) {
            file = new Held(type, maker.make().orElseThrow(PageFiles::missing));
            synchronized (held) {
                held.put(key, file);
            }
        }
        return request.header("If-None-Match").orElse("").contains(file.tag)
                ? PageReply.unchanged(file.tag)
                : PageReply.file(file.type, file.content, file.tag);
    }

    public static Refused missing() {
        return new Refused(404, "no-page", "There is nothing here.");
    }
}
