package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import rookery.app.command.Console;
import rookery.app.command.ToolRunner;

@Timeout(value = 120, unit = TimeUnit.SECONDS)
final class UciCommandTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    /** Sends a line only when what it waits for has been said: nothing stops a search early. */
    private final class Script extends InputStream {
        private final List<String> lines;
        private int line;
        private InputStream current = InputStream.nullInputStream();

        Script(String... lines) {
            this.lines = List.of(lines);
        }

        @Override
        public int read() {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 255;
        }

        @Override
        public int read(byte[] bytes, int from, int length) {
            try {
                int count = current.read(bytes, from, length);
                if (count >= 0) {
                    return count;
                }
                if (line == lines.size()) {
                    return -1;
                }
                String[] parts = lines.get(line++).split(" \\? ", 2);
                synchronized (out) {
                    int heard = out.size();
                    current = new ByteArrayInputStream((parts[0] + "\n").getBytes(StandardCharsets.UTF_8));
                    count = current.read(bytes, from, length);
                    if (parts.length > 1) {
                        current = new Waiting(current, heard, parts[1]);
                    }
                }
                return count;
            } catch (java.io.IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }
    }

    /** The rest of a line, and then nothing before the answer has come. */
    private final class Waiting extends InputStream {
        private final InputStream rest;
        private final int heard;
        private final String wanted;

        Waiting(InputStream rest, int heard, String wanted) {
            this.rest = rest;
            this.heard = heard;
            this.wanted = wanted;
        }

        @Override
        public int read() throws java.io.IOException {
            return rest.read();
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws java.io.IOException {
            int count = rest.read(bytes, from, length);
            if (count < 0) {
                synchronized (out) {
                    while (!out.toString(StandardCharsets.UTF_8).substring(heard).contains(wanted)) {
                        try {
                            out.wait(100);
                        } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                            return -1;
                        }
                    }
                }
            }
            return count;
        }
    }

    private int run(InputStream in, String... arguments) {
        OutputStream shared = new OutputStream() {
            @Override
            public void write(int value) {
                synchronized (out) {
                    out.write(value);
                    out.notifyAll();
                }
            }

            @Override
            public void write(byte[] bytes, int from, int length) {
                synchronized (out) {
                    out.write(bytes, from, length);
                    out.notifyAll();
                }
            }
        };
        return new ToolRunner(
                new Console(in, new PrintStream(shared, true, StandardCharsets.UTF_8), new PrintStream(err, true, StandardCharsets.UTF_8)))
                .run(List.of(arguments));
    }

    private String said() {
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void playsAsAnEngine() {
        int code = run(new Script("uci ? uciok", "setoption name Hash value 8", "isready ? readyok",
                "position fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "go depth 5 ? bestmove", "setoption name MultiPV value 2",
                "position startpos", "go depth 3 ? bestmove", "setoption name UCI_Variant value xxl", "position startpos",
                "go depth 2 ? bestmove", "setoption name UCI_Variant value dice", "position startpos moves roll 2", "go depth 1 ? bestmove",
                "go perft 1 ? Nodes searched", "setoption name UCI_Variant value chess", "bench 3 ? Nodes/second",
                "setoption name UCI_LimitStrength value true", "setoption name UCI_Elo value 800", "position startpos",
                "go movetime 100 ? bestmove",
                "quit"), "uci", "--warm-up", "50", "--seed", "1");
        assertThat(code).isZero();
        assertThat(said()).contains("id name Rookery", "option name UCI_Elo type spin", "score mate 1", "bestmove a1a8", "multipv 2",
                "info string variant xxl files 14 ranks 14", " wdl ", "Nodes searched: 4", "Nodes/second");
        assertThat(said().lines().filter(line -> line.startsWith("bestmove"))).hasSize(5).noneMatch(line -> line.contains("none"));
    }

    @Test
    void playsForXboard() {
        int code = run(new Script("xboard", "protover 2 ? feature done=1", "new", "memory 8", "sd 3", "st 20", "usermove e2e4 ? move ",
                "variant xxl ? piece E& RN",
                "sd 2", "usermove a2a4 ? move ", "force", "variant normal", "setboard 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1", "sd 4",
                "go ? 1-0 {",
                "quit"), "xboard", "--seed", "1");
        assertThat(code).isZero();
        assertThat(said()).contains("feature done=0", "setup (PNBRQ", "14x14+0_fairy", "move a1a8").doesNotContain("Level", "Error");
    }

    @Test
    void anyBotCanBeAnEngine() {
        assertThat(run(new Script("uci ? uciok", "go depth 1 ? bestmove", "quit"), "uci", "--bot", "greedy")).isZero();
        assertThat(said()).contains("bestmove ");
    }

    @Test
    void anUnknownBotIsAMistake() {
        assertThat(run(InputStream.nullInputStream(), "uci", "--bot", "nobody")).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("nobody").contains("greedy");
    }

    /** Law 4: whatever a file that an option names is like, there is a move, and one sentence says what was wrong. */
    @Test
    void filesThatItCannotUseAreToldAndItPlaysOn(@TempDir Path folder) throws IOException {
        Path words = Files.writeString(folder.resolve("words.txt"), "what is this\n");
        int code = run(
                new Script("uci ? uciok", "setoption name Hash value 1", "setoption name EvalFile value " + folder.resolve("missing"),
                        "isready ? readyok", "go depth 1 ? bestmove", "setoption name EvalFile value " + words, "go depth 1 ? bestmove",
                        "setoption name SearchFile value " + words, "go depth 1 ? bestmove", "quit"),
                "uci", "--seed", "1");
        assertThat(code).isZero();
        assertThat(said()).contains("EvalFile: " + folder.resolve("missing") + " cannot be read: it is not there",
                "EvalFile: " + words + " is neither a net nor a file of weights for", "SearchFile: " + words,
                "playing with the defaults").doesNotContain("Exception");
        assertThat(said().lines().filter(line -> line.startsWith("bestmove"))).hasSize(3).noneMatch(line -> line.contains("none"));
    }

    // E-01: quiescence never ended there, and neither clock nor orders were heeded.
    @Test
    void answersOnABoardFullOfAmazons(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("amazons.json"), """
                {"id": "amazons", "board": "16x16", "goals": ["checkmate"], "summary": "Crowded.",
                 "pieces": {"A": {"name": "amazon", "moves": "QN"}, "K": {"name": "king", "moves": "K", "royal": true}},
                 "start": "%s w - - 0 1"}""".formatted(crowd()));
        int code = run(new Script("uci ? uciok", "setoption name VariantPath value " + file, "setoption name UCI_Variant value amazons",
                "isready ? readyok", "position startpos", "go movetime 20 ? bestmove", "go infinite", "isready ? readyok",
                "stop ? bestmove",
                "setoption name MultiPV value 256", "go infinite", "stop ? bestmove", "go wtime 1000 btime 1000 ? bestmove", "quit"),
                "uci", "--seed", "1");
        assertThat(code).isZero();
        assertThat(said().lines().filter(line -> line.startsWith("bestmove"))).hasSize(4).noneMatch(line -> line.contains("none"));
    }

    /** Amazons everywhere, the kings behind walls of their own. */
    private static String crowd() {
        String black = "/" + "a".repeat(16);
        String white = "/" + "A".repeat(16);
        return "k" + "a".repeat(15) + black.repeat(2) + ("/" + "AaaA".repeat(4) + "/" + "aAAa".repeat(4)).repeat(5) + white.repeat(2) + "/"
                + "A".repeat(15) + "K";
    }
}
