package rookery.serve;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;

/** A page without a browser: reads its stream as the real one does, knows no chess, and sends intents. */
final class TestPage implements AutoCloseable {

    /** Only a test that has failed waits that long. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(120);
    private static final AtomicLong IDS = new AtomicLong();

    /** One event of the stream. */
    record Event(String id, String name, String raw, Js data) {
    }

    private final TestHost host;
    final String path;
    final String token;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final List<Event> events = new ArrayList<>();
    private final List<Js> plies = new ArrayList<>();
    private Js state = Js.of("{}");
    private Js hello = Js.of("{}");
    private String last = "";
    private boolean ended;
    private InputStream stream = InputStream.nullInputStream();

    TestPage(TestHost host, String table, String token) {
        this(host, "/api/tables/" + table, token, "");
    }

    /** @param last the last event that was seen before; empty for none */
    TestPage(TestHost host, String path, String token, String last) {
        this(host, path, token, last, List.of());
    }

    private TestPage(TestHost host, String path, String token, String last, List<Js> plies) {
        this.host = host;
        this.path = path;
        this.token = token;
        this.plies.addAll(plies);
        open(last);
    }

    /** The same page, whose connection was lost. */
    TestPage reopened() {
        lock.lock();
        try {
            return new TestPage(host, path, token, last, List.copyOf(plies));
        } finally {
            lock.unlock();
        }
    }

    private void open(String from) {
        HttpRequest.Builder request = HttpRequest.newBuilder(host.uri(path + "/events"));
        if (!token.isEmpty()) {
            request.header("Rookery-Token", token);
        }
        if (!from.isEmpty()) {
            request.header("Last-Event-ID", from);
        }
        try {
            HttpResponse<InputStream> response = host.client.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
            if (response.statusCode() != 200) {
                throw new AssertionError(response.statusCode() + " " + new String(response.body().readAllBytes(), StandardCharsets.UTF_8));
            }
            stream = response.body();
            Thread.startVirtualThread(() -> read(stream));
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private void read(InputStream in) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            String id = "";
            String name = "";
            String data = "";
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("id: ")) {
                    id = line.substring(4);
                } else if (line.startsWith("event: ")) {
                    name = line.substring(7);
                } else if (line.startsWith("data: ")) {
                    data = line.substring(6);
                } else if (line.isEmpty()) {
                    take(new Event(id, name, data, Js.of(data)));
                    id = "";
                }
            }
        } catch (IOException e) {
            // The stream was closed, here or there.
        }
        lock.lock();
        try {
            ended = true;
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void take(Event event) {
        lock.lock();
        try {
            if (event.name().equals("ping")) {
                return;
            }
            events.add(event);
            if (!event.id().isEmpty()) {
                last = event.id();
            }
            switch (event.name()) {
                case "hello" -> hello = event.data();
                case "table" -> {
                    state = event.data();
                    if (state.has("from")) {
                        plies.subList(Math.min(state.number("from"), plies.size()), plies.size()).clear();
                        if (state.number("from") != plies.size()) {
                            throw new AssertionError("a gap before ply " + state.number("from"));
                        }
                        plies.addAll(state.list("plies"));
                    }
                }
                case "class", "tables" -> state = event.data();
                default -> {
                }
            }
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    // ---- what the page shows -------------------------------------------------------------------------------------

    /** Waits until the last told is as it should be. */
    Js await(Predicate<Js> good) {
        lock.lock();
        try {
            long left = PATIENCE;
            while (state.value() == null || !state.has("number") || !good.test(state)) {
                if (left <= 0 || ended) {
                    throw new AssertionError((ended ? "the stream has ended at " : "still ") + state.value());
                }
                left = changed.awaitNanos(left);
            }
            return state;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } finally {
            lock.unlock();
        }
    }

    /** Waits for an event. */
    Event awaitEvent(Predicate<Event> good) {
        lock.lock();
        try {
            long left = PATIENCE;
            while (true) {
                for (Event event : events) {
                    if (good.test(event)) {
                        return event;
                    }
                }
                if (left <= 0 || ended) {
                    throw new AssertionError("never among " + events.stream().map(Event::name).toList());
                }
                left = changed.awaitNanos(left);
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } finally {
            lock.unlock();
        }
    }

    void awaitEnd() {
        lock.lock();
        try {
            long left = PATIENCE;
            while (!ended && left > 0) {
                left = changed.awaitNanos(left);
            }
            if (!ended) {
                throw new AssertionError("the stream goes on");
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        } finally {
            lock.unlock();
        }
    }

    /** Waits until that many plies have been played. */
    Js awaitPly(int ply) {
        return await(state -> state.number("position.ply") >= ply);
    }

    Js state() {
        return await(_ -> true);
    }

    Js hello() {
        awaitEvent(event -> event.name().equals("hello"));
        lock.lock();
        try {
            return hello;
        } finally {
            lock.unlock();
        }
    }

    List<Event> events() {
        lock.lock();
        try {
            return List.copyOf(events);
        } finally {
            lock.unlock();
        }
    }

    List<String> moves() {
        lock.lock();
        try {
            return plies.stream().map(ply -> ply.text("text")).toList();
        } finally {
            lock.unlock();
        }
    }

    List<String> boards() {
        lock.lock();
        try {
            return plies.stream().map(ply -> ply.text("board")).toList();
        } finally {
            lock.unlock();
        }
    }

    String last() {
        lock.lock();
        try {
            return last;
        } finally {
            lock.unlock();
        }
    }

    // ---- what the person does ------------------------------------------------------------------------------------

    TestHost.Said intend(String type) {
        return intend(type, "");
    }

    /** @param more further fields, beginning with a comma */
    TestHost.Said intend(String type, String more) {
        return intend("i" + IDS.incrementAndGet(), type, more);
    }

    TestHost.Said intend(String id, String type, String more) {
        return host.post(path + "/intents", "{\"id\":\"" + id + "\",\"type\":\"" + type + "\"" + more + "}", token);
    }

    TestHost.Said move(String move) {
        return intend("move", ",\"ply\":" + state().number("position.ply") + ",\"move\":\"" + move + "\"");
    }

    /** Rolls, or plays any move that is offered; waits until it is seen here. */
    void act(Random random) {
        Js now = state();
        int ply = now.number("position.ply");
        TestHost.Said said;
        if (now.text("position.acts").equals("nature")) {
            said = intend("roll", ",\"ply\":" + ply);
        } else {
            List<Js> moves = now.list("position.moves");
            said = move(moves.get(random.nextInt(moves.size())).text("0"));
        }
        // The last move may have ended the game by repetition, which is reported after it.
        if (said.status() == 409 && said.body().contains("game-over")) {
            await(state -> state.has("outcome"));
            return;
        }
        if (said.status() != 200) {
            throw new AssertionError(said.body());
        }
        awaitPly(ply + 1);
    }

    @Override
    public void close() {
        try {
            stream.close();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
