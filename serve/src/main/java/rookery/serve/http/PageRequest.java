package rookery.serve.http;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import rookery.serve.wire.JsonFields;
import rookery.serve.wire.Refused;
import rookery.serve.wire.Tokens;

/** One request from a page. */
public final class PageRequest {

    /** The header that carries the token of a seat, a pupil or the teacher. */
    public static final String TOKEN = "Rookery-Token";

    private final HttpExchange exchange;
    private final boolean proxied;
    private final int largestBody;

    /** @param proxied whether a reverse proxy says who asks */
    PageRequest(HttpExchange exchange, boolean proxied, int largestBody) {
        this.exchange = exchange;
        this.proxied = proxied;
        this.largestBody = largestBody;
    }

    HttpExchange exchange() {
        return exchange;
    }

    public String method() {
        return exchange.getRequestMethod();
    }

    /** The raw path, with escapes: nothing we serve needs any. */
    public String path() {
        return String.valueOf(exchange.getRequestURI().getRawPath());
    }

    /** Empty without the header, or if it was sent twice. */
    public Optional<String> header(String name) {
        List<String> values = exchange.getRequestHeaders().get(name);
        return values == null || values.size() != 1 ? Optional.empty() : Optional.ofNullable(values.getFirst());
    }

    public boolean has(String name) {
        return exchange.getRequestHeaders().containsKey(name);
    }

    /** The token it carries; empty if missing or malformed. */
    public Optional<String> token() {
        return header(TOKEN).filter(Tokens::isToken);
    }

    /** The client address, by which limits are counted. */
    public String from() {
        if (proxied) {
            // The last entry is the proxy's own; anybody may have written the ones before it.
            Optional<String> last = header("X-Forwarded-For").map(all -> all.substring(all.lastIndexOf(',') + 1).strip());
            if (last.isPresent() && last.get().length() <= 45) {
                return last.get();
            }
        }
        InetSocketAddress remote = exchange.getRemoteAddress();
        return remote.getAddress() == null ? remote.getHostString() : remote.getAddress().getHostAddress();
    }

    /** The JSON object of its body. */
    public JsonFields fields() throws Refused, IOException {
        String type = header("Content-Type").orElse("");
        // Another origin's page cannot send this type without a preflight, which is always refused.
        if (!type.replace(" ", "").toLowerCase(Locale.ROOT).matches("application/json(;charset=utf-8)?")) {
            throw new Refused(415, "not-json", "The request must be application/json.");
        }
        byte[] bytes = exchange.getRequestBody().readNBytes(largestBody + 1);
        if (bytes.length > largestBody) {
            throw new Refused(413, "too-large", "The request has more than " + largestBody + " bytes.");
        }
        try {
            return JsonFields.read(StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
        } catch (CharacterCodingException e) {
            throw Refused.badRequest("The request is not UTF-8 text.");
        }
    }
}
