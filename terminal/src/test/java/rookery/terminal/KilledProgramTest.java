package rookery.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.San;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;

/** A real process is killed in the middle of its work, and every line it has printed is on the disk. */
final class KilledProgramTest {

    private static final int KILLS = 16;
    private static final int KILLS_AT_THE_END = 8;
    private static final List<String> MATE = List.of("f3", "e5", "g4", "Qh4#");

    @TempDir
    Path data;

    @Test
    void everyPrintedPlyIsThereAfterAKill() throws IOException {
        List<String> moves = moves(150);
        List<String> known = new ArrayList<>();
        String id = "";
        for (int kill = 0; kill < KILLS; kill++) {
            // More is typed than is waited for: the program is killed while it is busy.
            int read = 1 + kill % 3;
            List<String> typed = moves.subList(known.size(), moves.size()).stream().limit(read + kill % 4).toList();
            List<String> printed = killedAfter(id, typed, "ply " + (known.size() + read));
            assertThat(plies(printed).subList(0, known.size())).isEqualTo(known);
            id = printed.getFirst().substring("game ".length());
            List<String> listed = new Script(data).list(true).out();
            assertThat(listed).hasSize(1).first().asString().startsWith(id + " fide waiting ");

            known = plies(new Script(data).play(PlayRequest.in(data).withResume("")).out());
            assertThat(known.subList(0, plies(printed).size())).isEqualTo(plies(printed));
            assertThat(listed.getFirst()).isEqualTo(id + " fide waiting " + known.size() + " White - Black");
        }
        try (Stream<Path> files = Files.list(data.resolve("games"))) {
            assertThat(files.filter(file -> file.toString().contains(".damaged"))).isEmpty();
        }
    }

    @Test
    void aGameThatHasEndedIsInTheLibraryOnce() throws IOException {
        List<String> finished = new ArrayList<>();
        for (int kill = 0; kill < KILLS_AT_THE_END; kill++) {
            List<String> printed = killedAfter("", MATE, kill % 2 == 0 ? "ply 4" : "result");
            finished.add(printed.getFirst().substring("game ".length()) + " fide finished 4 White - Black");
            // Also one whose last move is on the disk and its end is not.
            assertThat(new Script(data).list(false).out()).containsExactlyInAnyOrderElementsOf(finished);
        }
    }

    private static List<String> plies(List<String> lines) {
        return lines.stream().filter(line -> line.startsWith("ply ")).toList();
    }

    private static List<String> moves(int count) {
        Random random = new Random(12);
        List<String> moves = new ArrayList<>();
        Position position = Position.start(Presets.FIDE);
        while (moves.size() < count && !position.outcome().isOver()) {
            MoveList legal = new MoveList();
            position.legalMoves(legal);
            int move = legal.get(random.nextInt(legal.size()));
            moves.add(San.write(position, move));
            position.make(move);
        }
        return moves;
    }

    /** Begins a game, or resumes the one of that id, types the moves, and kills the program when it prints a line that begins so. */
    private List<String> killedAfter(String id, List<String> moves, String last) throws IOException {
        List<String> command = new ArrayList<>(List.of(ProcessHandle.current().info().command().orElseThrow(), "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC", "-Xmx256m", "--enable-native-access=ALL-UNNAMED", "-cp", System.getProperty("java.class.path"),
                TerminalMain.class.getName(), data.toString()));
        command.addAll(id.isEmpty() ? List.of("--white", "human", "--black", "human") : List.of("--resume", id));
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        List<String> printed = new ArrayList<>();
        try (BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
                Writer in = process.outputWriter()) {
            in.write(String.join("\n", moves) + "\n");
            in.flush();
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                printed.add(line);
                if (line.equals(last) || line.startsWith(last + " ")) {
                    break;
                }
            }
            process.destroyForcibly().onExit().join();
        }
        return printed;
    }
}
