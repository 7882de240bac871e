package rookery.testkit;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Perft;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/** Another program's UCI engine, to compare its perft counts with ours. */
public final class PerftEngine implements AutoCloseable {

    private final Process process;
    private final BufferedWriter in;
    private final BufferedReader out;

    /** Lines of perft: a move and how many positions it leads to. */
    private static final Pattern COUNT = Pattern.compile("(\\S+): (\\d+)");

    /** Starts the engine. */
    public PerftEngine(List<String> command) {
        try {
            process = new ProcessBuilder(command).redirectErrorStream(true).start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        in = process.outputWriter(StandardCharsets.UTF_8);
        out = process.inputReader(StandardCharsets.UTF_8);
    }

    /** The engine of that name on the PATH or where Debian keeps games; empty if it is not installed. */
    public static Optional<PerftEngine> start(String name) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.concat(Arrays.stream(path.split(File.pathSeparator)), Stream.of("/usr/games")).map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable).findFirst().map(program -> new PerftEngine(List.of(program.toString())));
    }

    public void option(String name, String value) {
        send("setoption name " + name + " value " + value);
    }

    /** The values that an option may have. */
    public List<String> choices(String name) {
        send("uci");
        List<String> choices = new ArrayList<>();
        for (String line = receive(); !line.equals("uciok"); line = receive()) {
            if (line.startsWith("option name " + name + " ")) {
                Arrays.stream(line.split(" var ")).map(String::strip).forEach(choices::add);
            }
        }
        return choices.isEmpty() ? choices : choices.subList(1, choices.size());
    }

    /** The lines it answers to a command of its own. */
    public List<String> ask(String command) {
        send(command);
        send("isready");
        List<String> lines = new ArrayList<>();
        for (String line = receive(); !line.equals("readyok"); line = receive()) {
            lines.add(line);
        }
        return lines;
    }

    /**
     * Its perft counts for each legal move.
     *
     * @param position as UCI writes it: {@code startpos} or {@code fen ...}
     */
    public Map<String, Long> divide(String position, int depth) {
        send("position " + position);
        send("go perft " + depth);
        Map<String, Long> counts = new TreeMap<>();
        for (String line = receive(); !line.startsWith("Nodes searched"); line = receive()) {
            Matcher matcher = COUNT.matcher(line.strip());
            if (matcher.matches()) {
                counts.put(matcher.group(1), Long.valueOf(matcher.group(2)));
            }
        }
        return counts;
    }

    /**
     * Our own counts.
     *
     * @param fischer whether castling is written as the king taking the rook
     */
    public static Map<String, Long> ours(Position position, int depth, boolean fischer) {
        Map<String, Long> counts = new TreeMap<>();
        Perft.divide(position, depth).forEach((move, count) -> counts.put(UciText.write(position, move, fischer), count));
        return counts;
    }

    /** Positions of random games of the variant, the same each time. A position is valid until the next one is taken. */
    public static Stream<Position> randomPositions(Variant variant, int count) {
        SplittableRandom random = new SplittableRandom(variant.id().hashCode());
        return Stream.iterate(Position.start(variant), position -> further(position, random)).skip(1).limit(count);
    }

    private static Position further(Position from, SplittableRandom random) {
        Position position = from;
        MoveList moves = new MoveList();
        for (int ply = random.nextInt(1, 8); ply > 0; ply--) {
            position.legalMoves(moves);
            // Draws that count moves do not stop another program's generator, nor ours.
            if (moves.isEmpty() || position.outcome() instanceof Outcome.Win || position.ply() > 150) {
                position = Position.start(position.variant());
                position.legalMoves(moves);
            }
            position.make(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }

    private void send(String line) {
        try {
            in.write(line);
            in.newLine();
            in.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String receive() {
        try {
            String line = out.readLine();
            if (line == null) {
                throw new IllegalStateException("the engine has ended");
            }
            return line;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        process.destroy();
    }
}
