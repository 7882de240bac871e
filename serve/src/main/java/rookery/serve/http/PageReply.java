package rookery.serve.http;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import rookery.serve.wire.JsonText;
import rookery.serve.wire.Refused;

/** A complete reply to a request. */
public final class PageReply implements PageAnswer {

    private final int status;
    private final String type;
    private final byte[] body;
    private final Map<String, String> headers;

    private PageReply(int status, String type, byte[] body, Map<String, String> headers) {
        this.status = status;
        this.type = type;
        this.body = body;
        this.headers = Map.copyOf(headers);
    }

    public static PageReply json(int status, JsonText value) {
        return json(status, value.text(), Map.of());
    }

    private static PageReply json(int status, String value, Map<String, String> headers) {
        return new PageReply(status, "application/json", value.getBytes(StandardCharsets.UTF_8), headers);
    }

    public static PageReply nothing() {
        return new PageReply(204, "", new byte[0], Map.of());
    }

    public static PageReply refused(Refused why) {
        return json(why.status(), why.json(),
                why.retryAfter() > 0 ? Map.of("Retry-After", Integer.toString(why.retryAfter())) : Map.of());
    }

    /** A file that a browser may cache but must revalidate by its ETag. */
    public static PageReply file(String type, byte[] body, String tag) {
        return new PageReply(200, type, body, Map.of("ETag", tag, "Cache-Control", "no-cache"));
    }

    public static PageReply unchanged(String tag) {
        return new PageReply(304, "", new byte[0], Map.of("ETag", tag, "Cache-Control", "no-cache"));
    }

    int status() {
        return status;
    }

    String type() {
        return type;
    }

    byte[] body() {
        return body;
    }

    Map<String, String> headers() {
        return headers;
    }
}
