package rookery.bench;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Many games on one server: two scripted players at each table, and watchers. Reports how long it took until everybody had seen a move, and whether any was
 * lost. The players pick random legal moves, and start again when a game is over. Uses plain sockets, to cost little CPU time beside the server: {@code
 * bench/serve-load}.
 */
public final class ServeLoad {

    private static final Pattern PLY = Pattern.compile("\"ply\":(\\d+)");
    private static final Pattern TURN = Pattern.compile("\"turn\":\"(white|black)\"");
    private static final Pattern GAME = Pattern.compile("\"game\":\"([a-z0-9]+)\"");
    private static final Pattern MOVE = Pattern.compile("\\[\"([a-z0-9]+)\",\\d+,\\d+");

    private final int port;
    private final Duration length;
    private final List<Long> latencies = Collections.synchronizedList(new ArrayList<>());
    private final List<Long> answers = Collections.synchronizedList(new ArrayList<>());
    private final AtomicInteger sent = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();
    private final AtomicInteger lost = new AtomicInteger();
    private final AtomicInteger games = new AtomicInteger();
    private final AtomicInteger broken = new AtomicInteger();
    private volatile boolean over;

    private ServeLoad(int port, Duration length) {
        this.port = port;
        this.length = length;
    }

    /** PORT TABLES WATCHERS SECONDS [PID of the server] */
    public static void main(String[] arguments) throws Exception {
        int tables = Integer.parseInt(arguments[1]);
        int watchers = Integer.parseInt(arguments[2]);
        new ServeLoad(Integer.parseInt(arguments[0]), Duration.ofSeconds(Long.parseLong(arguments[3])))
                .run(tables, watchers, arguments.length > 4 ? arguments[4] : "");
    }

    private void run(int count, int watchers, String server) throws InterruptedException, IOException {
        List<Board> boards = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boards.add(new Board(i));
        }
        int streams = 0;
        for (int i = 0; i < watchers; i++) {
            boards.get(i % count).watch("10.2." + i / 250 + "." + i % 250);
            streams++;
        }
        for (Board board : boards) {
            board.ready.await();
        }
        System.out.printf(Locale.ROOT, "%d tables, %d players, %d watchers: all there%n", count, 2 * count, streams);
        System.out.println(memory(server));
        long start = System.nanoTime();
        List<Thread> players = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Board board = boards.get(i);
            long first = start + Duration.ofSeconds(1).toNanos() * i / count;
            players.add(Thread.startVirtualThread(() -> board.play(first)));
        }
        for (Thread player : players) {
            player.join();
        }
        TimeUnit.SECONDS.sleep(3);
        boards.forEach(Board::count);
        over = true;
        report(boards, server);
        System.exit(lost.get() == 0 && broken.get() == 0 ? 0 : 1);
    }

    private void report(List<Board> boards, String server) throws IOException {
        System.out.printf(Locale.ROOT,
                "moves sent %d, refused %d, not seen by everybody %d; streams broken %d; games over and begun again %d%n", sent.get(),
                refused.get(), lost.get(), broken.get(), games.get());
        System.out.printf(Locale.ROOT, "until everybody saw it, ms: %s%n", percentiles(latencies));
        System.out.printf(Locale.ROOT, "until the player had the answer, ms: %s%n", percentiles(answers));
        System.out.println(memory(server));
        System.out.printf(Locale.ROOT, "bytes received by all streams: %.1f MB%n",
                boards.stream().mapToLong(board -> board.bytes()).sum() / 1e6);
    }

    private static String percentiles(List<Long> nanos) {
        long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
        if (sorted.length == 0) {
            return "none";
        }
        StringBuilder text = new StringBuilder();
        for (double share : new double[]{50, 90, 99, 99.9, 100}) {
            int index = (int) Math.min(sorted.length - 1, Math.ceil(sorted.length * share / 100) - 1);
            text.append(String.format(Locale.ROOT, "%s%% %.1f  ",
                    share == Math.rint(share) ? Long.toString((long) share) : Double.toString(share),
                    sorted[Math.max(0, index)] / 1e6));
        }
        long within = Arrays.stream(sorted).filter(each -> each <= 100_000_000).count();
        return text + String.format(Locale.ROOT, "within 100 ms %.2f %%", 100.0 * within / sorted.length);
    }

    private static String memory(String server) throws IOException {
        Path status = Path.of("/proc/" + server + "/status");
        if (server.isEmpty() || !Files.exists(status)) {
            return "memory of the server: unknown";
        }
        return "memory of the server: "
                + String.join(", ", Files.readAllLines(status).stream().filter(line -> line.startsWith("VmRSS") || line.startsWith("VmHWM")
                        || line.startsWith("Threads")).map(line -> line.replaceAll("\\s+", " ")).toList());
    }

    // ---- a table -------------------------------------------------------------------------------------------------

    /** One table with all who sit and watch there. */
    private final class Board {
        private final String table;
        private final String address;
        private final String white;
        private final String black;
        private final List<Reader> readers = new ArrayList<>();
        private final SplittableRandom random;
        private final CountDownLatch ready = new CountDownLatch(1);
        private final AtomicInteger here = new AtomicInteger();

        Board(int number) throws IOException {
            random = new SplittableRandom(number);
            address = "10.1." + number / 250 + "." + number % 250;
            try (Line line = new Line(address)) {
                String begun = line.post("/api/tables", "",
                        "{\"variant\":\"fide\",\"side\":\"white\",\"name\":\"White\",\"opponent\":{\"person\":true}}");
                table = field(begun, "table");
                white = field(begun, "token");
                String join = field(begun, "join");
                black = field(line.post("/api/tables/" + table + "/sit", "",
                        "{\"join\":\"" + join.substring(join.indexOf('=') + 1) + "\",\"name\":\"Black\"}"), "token");
            }
            read(white, address);
            read(black, address);
        }

        void watch(String from) {
            read("", from);
        }

        private void read(String token, String from) {
            Reader reader = new Reader(this, token, from);
            readers.add(reader);
            Thread.startVirtualThread(reader::read);
        }

        void arrived() {
            if (here.incrementAndGet() == 2) {
                ready.countDown();
            }
        }

        /** A move every second. */
        void play(long first) {
            try (Line line = new Line(address)) {
                long end = first + length.toNanos();
                int number = 0;
                for (long at = first; at < end; at += 1_000_000_000L) {
                    LockSupport.parkNanos(Math.max(0, at - System.nanoTime()));
                    Seen now = readers.getFirst().latest;
                    if (now.moves().isEmpty()) {
                        again(line);
                        continue;
                    }
                    String move = now.moves().get(random.nextInt(now.moves().size()));
                    long begun = System.nanoTime();
                    readers.forEach(reader -> reader.expect(now.game(), now.ply() + 1));
                    sent.incrementAndGet();
                    String answer = line.post("/api/tables/" + table + "/intents",
                            now.turn().equals("white") == now.swapped(white) ? black : white,
                            "{\"id\":\"m" + number++ + "\",\"type\":\"move\",\"ply\":" + now.ply() + ",\"move\":\"" + move + "\"}");
                    answers.add(System.nanoTime() - begun);
                    if (!answer.startsWith("{\"number\"")) {
                        refused.incrementAndGet();
                        System.out.println(answer);
                        continue;
                    }
                    long last = 0;
                    for (Reader reader : readers) {
                        long saw = reader.await();
                        if (saw == 0) {
                            lost.incrementAndGet();
                        }
                        last = Math.max(last, saw);
                    }
                    latencies.add(last - begun);
                }
            } catch (IOException e) {
                broken.incrementAndGet();
                throw new UncheckedIOException(e);
            }
        }

        /** Both want another game; colours change. */
        private void again(Line line) throws IOException {
            for (String token : List.of(white, black)) {
                String answer = line.post("/api/tables/" + table + "/intents", token,
                        "{\"id\":\"r" + System.nanoTime() + "\",\"type\":\"rematch\"}");
                if (!answer.startsWith("{\"number\"")) {
                    // It has begun, and this page has not heard of it yet.
                    return;
                }
            }
            readers.forEach(reader -> reader.swap());
            games.incrementAndGet();
        }

        /** Whether all have seen the same at the end. */
        void count() {
            Seen first = readers.getFirst().latest;
            for (Reader reader : readers) {
                if (reader.latest.ply() != first.ply() || !reader.latest.game().equals(first.game())) {
                    lost.incrementAndGet();
                }
            }
        }

        long bytes() {
            return readers.stream().mapToLong(reader -> reader.bytes.get()).sum();
        }
    }

    /** What a page knows. */
    private record Seen(String game, int ply, String turn, List<String> moves, boolean changed) {
        /** Whether the token that began with White has Black now. */
        boolean swapped(String white) {
            return !white.isEmpty() && changed;
        }
    }

    /** A page's stream. */
    private final class Reader {
        private final Board board;
        private final String token;
        private final String from;
        private volatile Seen latest = new Seen("", 0, "white", List.of(), false);
        private volatile boolean changed;
        private final AtomicLong bytes = new AtomicLong();
        private volatile long seen;
        private volatile String awaitedGame = "";
        private volatile int awaited = Integer.MAX_VALUE;
        private volatile CountDownLatch latch = new CountDownLatch(1);

        Reader(Board board, String token, String from) {
            this.board = board;
            this.token = token;
            this.from = from;
        }

        void swap() {
            changed = !changed;
            latest = new Seen(latest.game(), latest.ply(), latest.turn(), latest.moves(), changed);
        }

        void expect(String game, int ply) {
            seen = 0;
            latch = new CountDownLatch(1);
            awaitedGame = game;
            awaited = ply;
        }

        /** When it was seen; 0 if not within a long time. */
        long await() {
            try {
                return latch.await(10, TimeUnit.SECONDS) ? seen : 0;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return 0;
            }
        }

        void read() {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
                socket.setTcpNoDelay(true);
                OutputStream out = socket.getOutputStream();
                out.write(("GET /api/tables/" + board.table + "/events HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: " + from + "\r\n"
                        + (token.isEmpty() ? "" : "Rookery-Token: " + token + "\r\n") + "\r\n").getBytes(StandardCharsets.US_ASCII));
                BufferedReader lines = new BufferedReader(
                        new InputStreamReader(new Chunks(new BufferedInputStream(socket.getInputStream(), 1 << 14)),
                                StandardCharsets.UTF_8));
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    bytes.addAndGet(line.length() + 1L);
                    if (line.startsWith("data: {\"number\"")) {
                        take(line);
                    }
                }
            } catch (IOException e) {
                if (!over) {
                    broken.incrementAndGet();
                    System.out.println("a stream broke: " + e);
                }
            }
        }

        private void take(String line) {
            long now = System.nanoTime();
            Matcher ply = PLY.matcher(line);
            Matcher turn = TURN.matcher(line);
            Matcher game = GAME.matcher(line);
            if (!ply.find() || !turn.find() || !game.find()) {
                return;
            }
            List<String> moves = new ArrayList<>();
            // Only one page of a table chooses.
            if (this == board.readers.getFirst()) {
                Matcher move = MOVE.matcher(line.substring(Math.max(0, line.indexOf("\"moves\":"))));
                while (move.find()) {
                    moves.add(move.group(1));
                }
            }
            Seen before = latest;
            latest = new Seen(game.group(1), Integer.parseInt(ply.group(1)), turn.group(1), moves, changed);
            if (before.game().isEmpty() && !token.isEmpty()) {
                board.arrived();
            }
            if (seen == 0 && latest.game().equals(awaitedGame) && latest.ply() >= awaited) {
                seen = now;
                latch.countDown();
            }
        }
    }

    private static String field(String json, String key) {
        Matcher value = Pattern.compile("\"" + key + "\":\"([^\"]*)\"").matcher(json);
        if (!value.find()) {
            throw new IllegalStateException("no " + key + " in " + json);
        }
        return value.group(1);
    }

    // ---- HTTP ----------------------------------------------------------------------------------------------------

    /** A connection for one request after the other. */
    private final class Line implements AutoCloseable {
        private final Socket socket;
        private final InputStream in;
        private final String from;

        Line(String from) throws IOException {
            this.from = from;
            socket = new Socket(InetAddress.getLoopbackAddress(), port);
            socket.setTcpNoDelay(true);
            in = new BufferedInputStream(socket.getInputStream());
        }

        String post(String path, String token, String json) throws IOException {
            byte[] body = json.getBytes(StandardCharsets.UTF_8);
            ByteArrayOutputStream request = new ByteArrayOutputStream();
            request.write(
                    ("POST " + path + " HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: " + from + "\r\nContent-Type: application/json\r\n"
                            + (token.isEmpty() ? "" : "Rookery-Token: " + token + "\r\n") + "Content-Length: " + body.length + "\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            request.write(body);
            socket.getOutputStream().write(request.toByteArray());
            int length = 0;
            for (String line = header(in); !line.isEmpty(); line = header(in)) {
                if (line.toLowerCase(Locale.ROOT).startsWith("content-length:")) {
                    length = Integer.parseInt(line.substring(15).strip());
                }
            }
            return new String(in.readNBytes(length), StandardCharsets.UTF_8);
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    private static String header(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new IOException("the connection ended");
            }
            if (c != '\r') {
                line.append((char) c);
            }
        }
        return line.toString();
    }

    /** The content of an answer that comes in chunks, its headers left out. */
    private static final class Chunks extends InputStream {
        private final InputStream in;
        private int left;

        Chunks(InputStream in) throws IOException {
            this.in = in;
            String first = header(in);
            if (!first.contains(" 200 ")) {
                throw new IOException(first);
            }
            while (!header(in).isEmpty()) {
                // Nothing in them matters.
            }
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] into, int offset, int length) throws IOException {
            if (left == 0) {
                left = Integer.parseInt(header(in).strip(), 16);
                if (left == 0) {
                    return -1;
                }
            }
            int count = in.read(into, offset, Math.min(length, left));
            if (count > 0) {
                left -= count;
                if (left == 0) {
                    header(in);
                }
            }
            return count;
        }
    }
}
