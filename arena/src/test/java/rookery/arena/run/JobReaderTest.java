package rookery.arena.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.arena.Reading;
import rookery.arena.player.PlayerSource;
import rookery.arena.player.PlayerSpec;
import rookery.arena.schedule.Format;

/** What users write about tournaments. */
final class JobReaderTest {

    @TempDir
    private Path folder;

    private static List<String> problems(List<String> players, Map<String, String> settings) {
        return switch (JobReader.read(new JobSpec(players, settings), PlayerSource.INSTALLED)) {
            case Reading.Read<Job> _ -> List.of();
            case Reading.Refused<Job>(List<String> problems) -> problems;
        };
    }

    @Test
    void aJobFileSaysWhatACommandLineSays() {
        JobSpec spec = new JobSpec(List.of("greedy:@name=Gier", "random"), Map.of("variant", "dice", "games", "10"));
        assertThat(JobSpec.read(spec.json())).isEqualTo(Reading.read(spec));
        assertThat(JobSpec.read("{\"players\": [\"greedy\", \"random\"], \"games\": 10, \"third-place\": true}"))
                .isEqualTo(Reading.read(new JobSpec(List.of("greedy", "random"), Map.of("games", "10", "third-place", "true"))));
        assertThat(JobSpec.read("[]")).isInstanceOf(Reading.Refused.class);
        assertThat(JobSpec.read("{\"players\": [1]}")).isInstanceOf(Reading.Refused.class);
    }

    @Test
    void everythingThatIsWrongIsNamedAtOnce() {
        assertThat(problems(List.of("nobody", "uci:"), Map.of("games", "0", "tc", "soon", "speed", "9", "sprt", "5:0", "draw", "x")))
                .hasSizeGreaterThanOrEqualTo(7).anyMatch(text -> text.contains("there is no player “nobody”"))
                .anyMatch(text -> text.contains("the file is missing")).anyMatch(text -> text.startsWith("games: "))
                .anyMatch(text -> text.startsWith("tc: ")).anyMatch(text -> text.contains("“speed”"))
                .anyMatch(text -> text.startsWith("sprt: "))
                .anyMatch(text -> text.startsWith("draw: "));
        assertThat(problems(List.of("greedy"), Map.of())).contains("at least two players are needed");
        assertThat(problems(List.of("greedy", "random"), Map.of("variant", "none"))).hasSize(1);
        assertThat(problems(List.of("greedy:Level=1", "random"), Map.of())).hasSize(1);
    }

    @Test
    void aGameThatItsRulesNeverEndIsEndedByLength() {
        List<String> players = List.of("greedy", "random");
        assertThat(TournamentRunTest.job(players, Map.of("variant", "xxl")).adjudication().longest()).isEqualTo(500);
        assertThat(TournamentRunTest.job(players, Map.of("variant", "xxl", "max-moves", "60")).adjudication().longest()).isEqualTo(60);
        assertThat(TournamentRunTest.job(players, Map.of("variant", "fide")).adjudication().longest()).isZero();
    }

    @Test
    void playersMayHaveOptionsNamesAndLimitsOfTheirOwn() {
        assertThat(PlayerSpec.read("uci:/usr/games/engine,Hash=16,@nodes=5")).isEqualTo(Reading.read(new PlayerSpec(
                "uci:/usr/games/engine,Hash=16,@nodes=5", "uci", "/usr/games/engine", Map.of("Hash", "16"), Map.of("nodes", "5"))));
        Job job = TournamentRunTest.job(List.of("pathfinder:Tile values=centre,@name=Ada,@depth=3", "greedy", "greedy"),
                Map.of("nodes", "100"));
        assertThat(job.names()).containsExactly("Ada", "greedy", "greedy (2)");
        assertThat(job.players().getFirst().allowance().text()).isEqualTo("100 nodes a move, depth 3");
        assertThat(job.isTimed()).isFalse();
    }

    @Test
    void formatsAreRead() {
        List<String> players = List.of("greedy", "random", "bleu", "pathfinder");
        assertThat(TournamentRunTest.job(players, Map.of("format", "gauntlet", "challengers", "2")).format())
                .isEqualTo(new Format.Gauntlet(2, 1));
        assertThat(TournamentRunTest.job(players, Map.of("format", "swiss")).format()).isEqualTo(new Format.Swiss(3));
        assertThat(TournamentRunTest.job(players, Map.of("format", "knockout", "third-place", "true")).format())
                .isEqualTo(new Format.Knockout(2, true));
    }

    @Test
    void openingsComeFromPgnAndEpd() throws IOException {
        Path pgn = Files.writeString(folder.resolve("book.pgn"),
                "[Event \"?\"]\n[ECO \"C20\"]\n\n1. e4 e5 2. Nf3 *\n\n[Event \"?\"]\n[Opening \"Dutch\"]\n\n1. d4 f5 *\n");
        Path epd = Files.writeString(folder.resolve("book.epd"),
                """
                        rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - hmvc 0; id "king's pawn";
                        rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
                        """);
        Path bad = Files.writeString(folder.resolve("bad.epd"), "rnbqkbnr/8/8/8 w\n");
        List<String> players = List.of("greedy", "random");
        Job fromPgn = TournamentRunTest.job(players, Map.of("openings", pgn.toString(), "opening-plies", "2"));
        assertThat(fromPgn.openings().book()).extracting("name").containsExactly("C20", "Dutch");
        assertThat(fromPgn.openings().book().getFirst().actions()).hasSize(2);
        Job fromEpd = TournamentRunTest.job(players, Map.of("openings", epd.toString()));
        assertThat(fromEpd.openings().book()).extracting("name").containsExactly("king's pawn", "line 2");
        assertThat(problems(players, Map.of("openings", bad.toString()))).first().asString().startsWith("bad.epd: line 1: ");
        assertThat(problems(players, Map.of("openings", folder.resolve("none").toString()))).hasSize(1);
    }
}
