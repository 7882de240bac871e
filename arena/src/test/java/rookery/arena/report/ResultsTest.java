package rookery.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.arena.Reading;
import rookery.arena.player.PlayerSource;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;
import rookery.arena.run.MatchTally;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.RunSnapshot;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;
import rookery.arena.statistics.EloEstimate;
import rookery.arena.statistics.Sprt;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.PgnItem;
import rookery.kernel.notation.PgnReader;
import rookery.play.match.DiceCheck;
import rookery.play.match.DiceSeed;
import rookery.play.match.DiceStretch;

/** The files a tournament leaves behind. */
final class ResultsTest {

    @TempDir
    private Path folder;

    private static TournamentRun play(int concurrency, List<String> players, Map<String, String> settings) throws InterruptedException {
        Job job = switch (JobReader.read(new JobSpec(players, settings), PlayerSource.INSTALLED)) {
            case Reading.Read<Job>(Job read) -> read;
            case Reading.Refused<Job>(List<String> problems) -> throw new AssertionError(problems.toString());
        };
        TournamentRun run = new TournamentRun(job, Shard.ALL, List.of(), concurrency, game -> {
        });
        run.start();
        assertThat(run.await(120_000)).isTrue();
        return run;
    }

    @ParameterizedTest
    @ValueSource(strings = {"fide", "dice", "xxl"})
    void allFilesAreTheSameHoweverManyCoresPlay(String variant) throws IOException, InterruptedException {
        List<String> players = List.of("greedy", "random", "pathfinder");
        Map<String, String> settings = Map.of("games", "2", "variant", variant, "max-moves", "60", "nodes", "10");
        TournamentFiles.write(folder.resolve("one"), play(1, players, settings));
        TournamentFiles.write(folder.resolve("three"), play(3, players, settings));
        for (String name : List.of("games.pgn", "games.jsonl", "games.csv", "report.html", "job.json")) {
            assertThat(folder.resolve("three").resolve(name)).hasSameBinaryContentAs(folder.resolve("one").resolve(name));
        }
        String report = Files.readString(folder.resolve("one/report.html"));
        assertThat(report).contains("Standings", "Crosstable", "Elo", "Length of games", "Openings", "<svg").doesNotContain("http", "src=",
                "NaN");
        List<String> table = Files.readAllLines(folder.resolve("one/games.csv"));
        assertThat(table).hasSize(7);
        int plies = List.of(table.getFirst().split(",")).indexOf("plies");
        assertThat(table.getFirst().split(",")[plies + 1]).isEqualTo("decided");
        assertThat(table.subList(1, 7)).allSatisfy(row -> assertThat(Integer.parseInt(row.split(",")[plies + 1]))
                .isBetween(1, Integer.parseInt(row.split(",")[plies])));
        assertThat(Files.readAllLines(folder.resolve("one/games.jsonl"))).hasSize(6).allMatch(line -> line.startsWith("{\"game\": "));
        assertThat(Files.readAllLines(folder.resolve("one/times.csv"))).hasSize(7);
    }

    @Test
    void gamesCanBeReadAgainAndTheirDiceChecked() throws IOException, InterruptedException {
        TournamentRun run = play(1, List.of("greedy", "random"), Map.of("games", "2", "variant", "dice"));
        TournamentFiles.write(folder, run);
        List<PgnItem> games = PgnReader.read(Files.readString(folder.resolve("games.pgn")), Variants::named);
        assertThat(games).hasSize(2).allSatisfy(item -> {
            var game = ((PgnItem.Read) item).game();
            long seed = Long.parseLong(String.valueOf(game.tag("DiceSeed")));
            List<Integer> actions = GameBuilder.actions(run.games().get(item.number() - 1));
            assertThat(DiceCheck.check(game.startPosition(), actions, List.of(DiceStretch.of(0, DiceSeed.open(seed)))).isHonest()).isTrue();
            assertThat(game.outcome()).isEqualTo(run.games().get(item.number() - 1).outcome());
        });
    }

    @Test
    void aMatchIsSummedUpInAFewLines() throws InterruptedException {
        TournamentRun run = play(2, List.of("greedy", "random:@name=Dolly"), Map.of("games", "20", "sprt", "0:400"));
        List<String> lines = MatchText.lines(run.job(), run.snapshot().match(), run.games());
        assertThat(lines.getFirst()).isEqualTo("greedy against Dolly, Chess, no limit");
        assertThat(String.join("\n", lines)).contains("Games   ", "Elo     ", "LOS     ", "Pairs   ", "SPRT    [0.0, 400.0] logistic",
                "Ends    ");
    }

    @Test
    void anEvenMatchIsNotLost() {
        assertThat(MatchText.estimate(new EloEstimate(-0.0, -20, 20))).isEqualTo("+0.0 ± 20.0");
        assertThat(MatchText.estimate(new EloEstimate(-0.04, -20.04, 19.96))).isEqualTo("+0.0 ± 20.0");
        assertThat(MatchText.estimate(new EloEstimate(-0.06, -20.06, 19.94))).isEqualTo("-0.1 ± 20.0");
    }

    /** A game is in the report if and only if it led to the decision; pairs are two games each, and every number is about the same ones. */
    @Test
    void gamesPairsAndRatioOfASequentialTestAgreeInTextAndReport() throws IOException, InterruptedException {
        TournamentRun run = play(3, List.of("greedy", "random"), Map.of("variant", "gardner", "games", "2000", "sprt", "0:150"));
        RunSnapshot end = run.snapshot();
        RunSnapshot.Match match = end.match();
        assertThat(match).isNotNull();
        RunSnapshot.Test test = match.test();
        assertThat(test).isNotNull();
        assertThat(test.decision()).isNotEqualTo(Sprt.Decision.CONTINUE);
        assertThat(run.games()).hasSizeLessThan(2000);
        assertThat(end.played()).isEqualTo(run.games().size());
        assertThat(match.games().count()).isEqualTo(run.games().size()).isEqualTo(2 * match.pairs().count());
        assertThat(end.table().total(0).count()).isEqualTo(run.games().size());
        assertThat(test.curve()).hasSize((int) match.pairs().count()).endsWith(test.llr());
        assertThat(test.llr()).isEqualTo(test.sprt().llr(match.pairs()));
        assertThat(test.curve().subList(0, test.curve().size() - 1))
                .allSatisfy(before -> assertThat(before).isBetween(test.sprt().lower(), test.sprt().upper()));
        TournamentFiles.write(folder, run);
        String report = Files.readString(folder.resolve("report.html"));
        String ratio = String.format(Locale.ROOT, "LLR %.2f (%.2f, %.2f) after %d pairs", test.llr(), test.sprt().lower(),
                test.sprt().upper(), match.pairs().count());
        assertThat(report).contains(run.games().size() + " games of ", ratio, "Games   " + run.games().size() + ": ",
                "Pairs   " + match.pairs().count() + ": [");
        assertThat(MatchTally.course(run.job(), run.games()).getLast()).isEqualTo(match.pairs());
        assertThat(Files.readAllLines(folder.resolve("games.csv"))).hasSize(run.games().size() + 1);
    }

    @Test
    void aStoppedMatchCountsOnlyPairsWithAllBeforeThem() throws InterruptedException {
        TournamentRun whole = play(1, List.of("greedy", "random"),
                Map.of("variant", "gardner", "games", "20", "sprt", "-400:400:0.001:0.001"));
        // The second pair is half played, the fourth is missing.
        List<PlayedGame> some = whole.games().stream().filter(game -> game.number() != 3 && game.pair() != 3).toList();
        TournamentRun run = new TournamentRun(whole.job(), Shard.ALL, some, 1, game -> {
        });
        RunSnapshot.Match match = run.snapshot().match();
        assertThat(match).isNotNull();
        assertThat(match.games().count()).isEqualTo(some.size());
        assertThat(match.pairs().count()).isOne();
        assertThat(match.test()).isNotNull();
        assertThat(match.test().curve()).hasSize(1);
        assertThat(MatchTally.course(run.job(), run.games())).containsExactly(match.pairs());
    }

    @Test
    void anOddNumberOfGamesLeavesSingleOnesThatCountAsGamesOnly() throws InterruptedException {
        TournamentRun run = play(2, List.of("greedy", "random"), Map.of("variant", "gardner", "games", "3", "cycles", "4"));
        RunSnapshot.Match match = run.snapshot().match();
        assertThat(match).isNotNull();
        assertThat(match.games().count()).isEqualTo(12);
        assertThat(match.pairs().count()).isEqualTo(4);
    }
}
