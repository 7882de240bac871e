package rookery.archive.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.position.Perft;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

class FairyWriterTest {

    private static long perft(Variant variant, int depth) {
        return Perft.count(Position.start(variant), depth);
    }

    @Test
    void whatIsWrittenIsTheSameGameWhenReadBack() {
        List<String> written = new ArrayList<>();
        for (Variant variant : Variants.all()) {
            if (FairyWriter.write(variant) instanceof FairyWriter.Written(String section)) {
                FairyVariants.Result back = FairyVariants.read(section).getFirst();
                assertThat(back).as(section).isInstanceOf(FairyVariants.Accepted.class);
                Variant read = ((FairyVariants.Accepted) back).variant();
                boolean vast = Position.start(variant).legalMoveCount() > 1_000;
                int depth = vast ? 1 : variant.wild().isNone() ? 3 : 2;
                assertThat(perft(read, depth)).as(section).isEqualTo(perft(variant, depth));
                written.add(variant.id());
            }
        }
        assertThat(written).contains("fide", "capablanca", "king-of-the-hill", "three-check", "atomic", "crazyhouse", "antichess",
                "racing-kings", "duck", "knightmate");
    }

    @Test
    void whatItsRulesCannotSayIsNamed() {
        assertThat(FairyWriter.write(Presets.DICE)).isInstanceOfSatisfying(FairyWriter.Refused.class,
                refused -> assertThat(refused.reasons()).contains("It knows no dice."));
        assertThat(FairyWriter.write(Presets.XXL)).isInstanceOfSatisfying(FairyWriter.Refused.class,
                refused -> assertThat(refused.reasons()).anyMatch(reason -> reason.contains("12 files")));
    }

    /** Sections as a user gives them to the engine, with rules that Debian's old version knows too. Skipped if it is not installed. */
    @Test
    void theEngineCountsTheSameInWhatWasWritten(@TempDir Path folder) throws IOException, InterruptedException {
        Optional<Path> engine = Stream.concat(Stream.of("/usr/games"), Stream.of(System.getenv().getOrDefault("PATH", "").split(":")))
                .map(each -> Path.of(each, "fairy-stockfish")).filter(Files::isExecutable).findFirst();
        assumeThat(engine).isPresent();
        List<Variant> games = Stream
                .of("almost", "amazon", "crazyhouse", "capablanca", "gothic", "three-check", "king-of-the-hill", "racing-kings",
                        "pocket-knight", "losers", "hoppel-poppel")
                .map(name -> Variants.named(name).orElseThrow()).toList();
        StringBuilder ini = new StringBuilder();
        StringBuilder commands = new StringBuilder("setoption name VariantPath value " + folder.resolve("own.ini") + "\n");
        for (Variant game : games) {
            ini.append(((FairyWriter.Written) FairyWriter.write(game.with(draft -> draft.id = "own-" + game.id()))).section());
            commands.append("setoption name UCI_Variant value own-").append(game.id()).append("\nposition startpos\ngo perft 3\n");
        }
        Files.writeString(folder.resolve("own.ini"), ini);
        Process process = new ProcessBuilder(engine.orElseThrow().toString()).redirectErrorStream(true).start();
        process.getOutputStream().write((commands + "quit\n").getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        List<Long> counted = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines()
                .filter(line -> line.startsWith("Nodes searched: ")).map(line -> Long.valueOf(line.substring(16).strip())).toList();
        process.waitFor();
        assertThat(counted).isEqualTo(games.stream().map(game -> perft(game, 3)).toList());
    }
}
