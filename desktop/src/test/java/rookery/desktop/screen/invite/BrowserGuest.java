package rookery.desktop.screen.invite;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Somebody who has opened the link of an invitation: what a page would send, and what it would be told. */
final class BrowserGuest implements AutoCloseable {
    private static final Pattern LINK = Pattern.compile("(http://[^/]+)/table/([^#]+)(?:#join=([0-9a-f]+))?");

    private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(40))
            .build();
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final String base;
    private final String table;
    private final String join;
    private String token = "";
    private int intents;

    BrowserGuest(String link) {
        var parts = LINK.matcher(link);
        if (!parts.matches()) throw new AssertionError("no link: " + link);
        base = parts.group(1);
        table = base + "/api/tables/" + parts.group(2);
        join = parts.group(3) == null ? "" : parts.group(3);
    }

    /** Whether the invitation is for a seat, and not only to watch. */
    boolean mayPlay() {
        return !join.isEmpty();
    }

    /** Takes the seat and listens. */
    BrowserGuest sit(String name) throws Exception {
        var answer = post("/sit", "{\"join\":\"" + join + "\",\"name\":\"" + name + "\"}");
        var found = Pattern.compile("\"token\":\"([0-9a-f]+)\"").matcher(answer.body());
        if (!found.find()) throw new AssertionError(answer.body());
        token = found.group(1);
        return watch();
    }

    /** Listens to what the table tells. */
    BrowserGuest watch() {
        var request = HttpRequest.newBuilder(URI.create(table + "/events")).header("Rookery-Token", token).GET().build();
        Thread.ofVirtual().start(() -> {
            var event = new StringBuilder();
            try {
                client.send(request, HttpResponse.BodyHandlers.ofLines()).body().forEach(line -> {
                    event.append(line).append('\n');
                    if (line.startsWith("data:")) {
                        heard.add(event.toString());
                        event.setLength(0);
                    }
                });
            } catch (IOException | InterruptedException | RuntimeException gone) {
                heard.add("end");
            }
        });
        return this;
    }

    /** Waits for an event that says so. */
    String await(Predicate<String> wanted) throws Exception {
        while (true) {
            var event = heard.poll(40, TimeUnit.SECONDS);
            if (event == null) throw new AssertionError("waited in vain");
            if (wanted.test(event)) return event;
        }
    }

    String await(String part) throws Exception {
        return await(event -> event.contains(part));
    }

    int move(int ply, String move) throws Exception {
        return intend("move", ",\"ply\":" + ply + ",\"move\":\"" + move + "\"");
    }

    int intend(String type, String more) throws Exception {
        return post("/intents", "{\"id\":\"i" + intents++ + "\",\"type\":\"" + type + "\"" + more + "}").statusCode();
    }

    private HttpResponse<String> post(String path, String json) throws Exception {
        return client.send(HttpRequest.newBuilder(URI.create(table + path)).header("Content-Type", "application/json")
                .header("Rookery-Token", token).POST(HttpRequest.BodyPublishers.ofString(json)).build(),
                HttpResponse.BodyHandlers.ofString());
    }

    /** Whether anybody listens there. */
    boolean reaches() throws InterruptedException {
        try (var other = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(40)).build()) {
            other.send(HttpRequest.newBuilder(URI.create(base + "/")).GET().build(), HttpResponse.BodyHandlers.discarding());
            return true;
        } catch (IOException refused) {
            return false;
        }
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
