package rookery.testkit.engines;

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
import java.util.TreeMap;
import java.util.stream.Stream;

/** A UCI engine of the system, asked for its perft counts. Found on the PATH or where Debian keeps games. */
final class EngineProcess implements AutoCloseable {

    private final Process process;
    private final BufferedWriter in;
    private final BufferedReader out;

    private EngineProcess(Path program) throws IOException {
        process = new ProcessBuilder(program.toString()).redirectErrorStream(true).start();
        in = process.outputWriter(StandardCharsets.UTF_8);
        out = process.inputReader(StandardCharsets.UTF_8);
    }

    /** The engine, or nothing where it is not installed. */
    static Optional<EngineProcess> start(String name) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.concat(Arrays.stream(path.split(File.pathSeparator)), Stream.of("/usr/games")).map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable).findFirst().map(program -> {
                    try {
                        return new EngineProcess(program);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
    }

    void option(String name, String value) {
        send("setoption name " + name + " value " + value);
    }

    /** What may be chosen for an option. */
    List<String> choices(String name) {
        send("uci");
        List<String> choices = new ArrayList<>();
        for (String line = receive(); !line.equals("uciok"); line = receive()) {
            if (line.startsWith("option name " + name + " ")) {
                choices.addAll(List.of(line.split(" var ")));
            }
        }
        return choices.isEmpty() ? choices : choices.subList(1, choices.size());
    }

    /** Nodes behind each legal move. */
    Map<String, Long> divide(String fen, int depth) {
        send("position fen " + fen);
        send("go perft " + depth);
        Map<String, Long> counts = new TreeMap<>();
        String line = receive();
        while (!line.startsWith("Nodes searched")) {
            int colon = line.indexOf(": ");
            if (colon > 0 && line.substring(0, colon).matches("\\+?([A-Z]@|[a-l]\\d+)[a-l]\\d+[a-z+-]?")) {
                counts.put(line.substring(0, colon), Long.valueOf(line.substring(colon + 2).strip()));
            }
            line = receive();
        }
        return counts;
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
        send("quit");
        process.destroy();
    }
}
