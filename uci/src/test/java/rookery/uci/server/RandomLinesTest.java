package rookery.uci.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import rookery.play.chance.SplitMix64;
import rookery.play.house.RandomMover;
import rookery.uci.protocol.UciCommand;
import rookery.uci.protocol.UciCommandReader;

/** Whatever it reads, the server keeps running, and every go gets one bestmove. */
final class RandomLinesTest {

    private static final List<String> WORDS = List.of("uci", "isready", "ucinewgame", "position", "startpos", "fen", "moves", "go", "stop",
            "ponderhit", "setoption", "name", "value", "UCI_Variant", "UCI_Chess960", "MultiPV", "Hash", "VariantPath", "Ponder", "true",
            "false",
            "chess", "dice", "xxl", "grand", "3check", "gardner", "knightmate", "depth", "1", "2", "3", "movetime", "wtime", "btime",
            "infinite",
            "ponder", "searchmoves", "perft", "nodes", "-5", "99999999999999999999", "e2e4", "e7e5", "g1f3", "b8c6", "e1g1", "a1a1", "0000",
            "roll 1",
            "roll 2", "roll 6", "roll", "d", "debug", "on", "off", "mate", "<empty>", "", "\u0000", "é", "\t",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "8/8/8/8/8/8/8/8", "w", "b", "KQkq", "-", "register", "bestmove",
            "99",
            "7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 P");
    private static final List<String> CECP_LINES = List.of("new", "force", "go", "usermove e2e4", "usermove e7e5", "e2e4", "undo", "remove",
            "?", "ping 1",
            "variant xxl", "variant normal", "variant grand", "variant fischerandom", "analyze", "exit", "draw", "st 1", "sd 1",
            "level 0 1 0", "time 100",
            "otim 100", "playother", "white", "black", "result 1-0 {x}",
            "setboard rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "post",
            "setboard 7k/5Q2/8/8/8/8/8/K7 b - - 0 1", "option Hash=3", "memory 4", "protover 2", "hard");
    private static final List<String> LINES = List.of("go depth 1", "go infinite", "go ponder wtime 100 btime 100", "stop", "ponderhit",
            "isready",
            "position startpos", "position startpos moves e2e4 e7e5", "position startpos moves roll 1 e2e4 roll 2", "uci", "ucinewgame",
            "setoption name UCI_Variant value dice", "setoption name UCI_Variant value chess", "setoption name UCI_Variant value xxl",
            "go perft 2", "setoption name MultiPV value 4", "go nodes 10", "go movetime 1", "d",
            "position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 P");

    /** Lines made up on the way, and how many of them ask for a move. */
    private static final class Noise extends InputStream {
        private final List<String> usual;
        private final long seed;
        private final long lines;
        private long line;
        private long gos;
        private byte[] current = {};
        private int next;

        Noise(List<String> usual, long seed, long lines) {
            this.usual = usual;
            this.seed = seed;
            this.lines = lines;
        }

        @Override
        public int read() {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 255;
        }

        @Override
        public int read(byte[] bytes, int from, int length) {
            if (next == current.length) {
                if (line == lines) {
                    return -1;
                }
                String text = text(line++);
                gos += UciCommandReader.read(text) instanceof UciCommand.Go ? 1 : 0;
                current = (text + "\n").getBytes(StandardCharsets.UTF_8);
                next = 0;
            }
            int count = Math.min(length, current.length - next);
            System.arraycopy(current, next, bytes, from, count);
            next += count;
            return count;
        }

        private String text(long number) {
            int kind = below(16, number, 0);
            if (kind < 6) {
                return usual.get(below(usual.size(), number, 1));
            }
            StringBuilder text = new StringBuilder();
            int words = below(kind == 6 ? 60 : 8, number, 2);
            for (int i = 0; i < words; i++) {
                text.append(WORDS.get(below(WORDS.size(), number, 3 + i))).append(' ');
            }
            if (kind == 7) {
                for (int i = 0; i < words; i++) {
                    text.append((char) (32 + below(4_000, number, 100 + i)));
                }
            }
            // Not these: the first ends the test, the others take their time by design.
            return text.toString().replace("quit", "").replace("bench", "").replaceAll("perft +[3-9-]\\S*", "perft 1");
        }

        private int below(int bound, long number, int purpose) {
            return SplitMix64.below(bound, SplitMix64.at(seed, number * 256 + purpose));
        }
    }

    /** Counts answers and forgets them. */
    private static final class Tally extends OutputStream {
        private final byte[] wanted;
        private long found;
        private int matched;
        private boolean lineStart = true;

        Tally(String beginning) {
            wanted = beginning.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public void write(int value) {
            matched = lineStart && matched < wanted.length && value == wanted[matched] ? matched + 1 : 0;
            if (matched == wanted.length) {
                found++;
            }
            lineStart = value == '\n' || matched > 0;
        }
    }

    private static void survives(long lines) throws IOException {
        Noise noise = new Noise(LINES, 2026, lines);
        Tally tally = new Tally("bestmove ");
        new UciServer("Test", "nobody", EnginePlayers.of(new RandomMover()), Duration.ZERO, 1).run(noise, tally);
        assertThat(noise.gos).isGreaterThan(lines / 20);
        assertThat(tally.found).isEqualTo(noise.gos);
    }

    @Test
    @Timeout(value = 300, unit = TimeUnit.SECONDS)
    void thirtyThousandLines() throws IOException {
        survives(30_000);
    }

    @Test
    @Timeout(value = 300, unit = TimeUnit.SECONDS)
    void cecpToo() throws IOException {
        Tally tally = new Tally("move ");
        new CecpServer("Test", EnginePlayers.of(new RandomMover()), "", Duration.ZERO, 1).run(new Noise(CECP_LINES, 7, 10_000), tally);
        assertThat(tally.found).isPositive();
    }

    @Test
    @Tag("slow")
    void aMillionLines() throws IOException {
        survives(1_000_000);
    }
}
