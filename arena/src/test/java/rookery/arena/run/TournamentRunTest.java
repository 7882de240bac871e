package rookery.arena.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.arena.Reading;
import rookery.arena.player.PlayerSource;
import rookery.arena.statistics.Sprt;
import rookery.arena.statistics.StandingsRow;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;

/** Tournaments of small players, good and bad ones. */
final class TournamentRunTest {

    private static final long LONG = 120_000;

    static Job job(List<String> players, Map<String, String> settings) {
        PlayerSource source = TestPlayers.source();
        return switch (JobReader.read(new JobSpec(players, settings), source)) {
            case Reading.Read<Job>(Job job) -> job;
            case Reading.Refused<Job>(List<String> problems) -> throw new AssertionError(problems.toString());
        };
    }

    private static TournamentRun play(Job job, int concurrency) throws InterruptedException {
        TournamentRun run = new TournamentRun(job, Shard.ALL, List.of(), concurrency, game -> {
        });
        run.start();
        assertThat(run.await(LONG)).isTrue();
        assertThat(run.failure()).isNull();
        run.close();
        return run;
    }

    /** Without the times, which differ from run to run. */
    private static List<PlayedGame> bare(List<PlayedGame> games) {
        return games.stream().map(game -> new PlayedGame(game.number(), game.round(), game.white(), game.black(), game.pair(), game.seed(),
                game.opening(), game.openingPlies(), game.fen(), game.outcome(), game.trouble(),
                game.text().replaceAll(":\\d+(?= |$)", ""))).toList();
    }

    @Test
    void theSameGamesAreReplayedOnAnyNumberOfCores() throws InterruptedException {
        Job job = job(List.of("greedy", "random", "pathfinder"), Map.of("games", "6", "seed", "7"));
        List<PlayedGame> one = bare(play(job, 1).games());
        assertThat(one).hasSize(18);
        assertThat(bare(play(job, 3).games())).isEqualTo(one);
        assertThat(one.stream().map(PlayedGame::text).distinct()).hasSize(18);
    }

    @Test
    void bothGamesOfAPairBeginAlikeWithColoursSwapped() throws InterruptedException {
        List<PlayedGame> games = play(job(List.of("greedy", "random"), Map.of("games", "4")), 1).games();
        assertThat(games.get(0).white()).isEqualTo(games.get(1).black());
        assertThat(opening(games.get(0))).isEqualTo(opening(games.get(1))).isNotEqualTo(opening(games.get(2)));
        assertThat(games.get(0).openingPlies()).isEqualTo(8);
    }

    @Test
    void pairsOfChess960BeginWithArraysDrawnByLot() throws InterruptedException {
        for (String plies : List.of("0", "4")) {
            Job job = job(List.of("greedy", "random"), Map.of("games", "8", "variant", "chess960", "random-plies", plies));
            List<PlayedGame> games = play(job, 2).games();
            assertThat(games.stream().map(PlayedGame::fen).distinct()).hasSize(4);
            assertThat(games.get(0).fen()).isEqualTo(games.get(1).fen());
            assertThat(games.stream().map(PlayedGame::opening).distinct()).hasSize(4)
                    .allMatch(name -> name.startsWith(plies.equals("0") ? "array " : "random "));
            assertThat(bare(play(job, 1).games())).isEqualTo(bare(games));
        }
    }

    private static List<Integer> opening(PlayedGame game) {
        return game.plies().subList(0, game.openingPlies()).stream().map(Ply::action).toList();
    }

    @Test
    void diceFollowFromTheGameAndAreNotTheSameTwice() throws InterruptedException {
        Job job = job(List.of("greedy", "random"), Map.of("games", "8", "variant", "dice"));
        List<PlayedGame> games = bare(play(job, 2).games());
        assertThat(bare(play(job, 1).games())).isEqualTo(games);
        assertThat(games.stream().map(PlayedGame::text).distinct()).hasSize(8);
    }

    @Test
    void whoeverCrashesCheatsOrIsMissingLosesAndTheRestGoesOn() throws InterruptedException {
        TournamentRun run = play(job(List.of("greedy", "crashes", "cheats", "absent"), Map.of("games", "2")), 2);
        assertThat(run.games()).hasSize(12);
        assertThat(run.snapshot().standings().rows().getFirst().name()).isEqualTo("greedy");
        assertThat(run.snapshot().table().total(0).wins()).isEqualTo(6);
        assertThat(run.snapshot().troubles()).isEqualTo(12);
        assertThat(run.games()).anySatisfy(game -> {
            assertThat(reason(game)).isEqualTo(Reason.PLAYER_FAILED);
            assertThat(game.trouble()).contains("crashes: ", "out of ideas");
        }).anySatisfy(game -> assertThat(reason(game)).isEqualTo(Reason.ILLEGAL_MOVE))
                .anySatisfy(game -> assertThat(game.trouble()).isEqualTo("absent: the program is not there"));
    }

    // E-03. All at once, since each makes the test wait.
    @Test
    void whoeverHangsIsStoppedOrLeftBehindAndLoses() throws InterruptedException {
        List<String> players = List.of("offers", "sleeps", "deaf", "hangs-in-resigning");
        TournamentRun run = play(
                job(players, Map.of("format", "gauntlet", "games", "2", "courtesies", "true", "hang-seconds", "3")), 6);
        assertThat(run.games()).hasSize(6);
        for (PlayedGame game : run.games()) {
            String hangs = players.get(Math.max(game.white(), game.black()));
            if (hangs.equals("sleeps")) {
                assertThat(reason(game)).isEqualTo(Reason.TIME);
            }
            assertThat(game.trouble()).startsWith(hangs.equals("sleeps") ? "sleeps took " : hangs + " did not answer");
        }
        assertThat(run.snapshot().table().total(0).wins()).isEqualTo(6);
    }

    // E-03
    @Test
    void whoeverFailsInResigningOrAcceptingLosesThatGameOnly() throws InterruptedException {
        TournamentRun run = play(
                job(List.of("offers", "crashes-in-resigning", "crashes-in-accepting"), Map.of("games", "2", "courtesies", "true")), 2);
        assertThat(run.games()).hasSize(6).allSatisfy(game -> assertThat(reason(game)).isEqualTo(Reason.PLAYER_FAILED))
                .anySatisfy(game -> assertThat(game.trouble()).contains("crashes-in-resigning: ", "cannot bear the thought"))
                .anySatisfy(game -> assertThat(game.trouble()).contains("crashes-in-accepting: ", "yes no yes no"));
        assertThat(run.snapshot().table().total(0).wins()).isEqualTo(4);
    }

    @Test
    void onlyASwissTournamentGivesAPointForARoundWithoutAnOpponent() throws InterruptedException {
        for (String format : List.of("round-robin", "gauntlet", "knockout", "swiss")) {
            TournamentRun run = play(
                    job(List.of("greedy", "random", "bleu"), Map.of("format", format, "variant", "gardner", "rounds", "2")), 1);
            double points = run.snapshot().standings().rows().stream().mapToDouble(StandingsRow::points).sum();
            assertThat(points - run.games().size()).as(format).isEqualTo(format.equals("swiss") ? 2 : 0);
        }
    }

    @Test
    void theClockIsObserved() throws InterruptedException {
        Job job = job(List.of("greedy", "sleeps"), Map.of("games", "2", "tc", "0.3", "margin-ms", "10"));
        assertThat(play(job, 1).games()).allSatisfy(game -> assertThat(reason(game)).isEqualTo(Reason.TIME));
    }

    @Test
    void hopelessLevelAndLongGamesAreAdjudicated() throws InterruptedException {
        List<PlayedGame> lost = play(job(List.of("greedy", "pessimist"), Map.of("games", "2", "resign", "3:900")), 1).games();
        assertThat(lost).allSatisfy(game -> assertThat(reason(game)).isEqualTo(Reason.ADJUDICATION));
        assertThat(lost.get(0).whiteScore()).isEqualTo(lost.get(0).white() == 0 ? 1 : 0);
        List<PlayedGame> level = play(job(List.of("neutral", "neutral"), Map.of("games", "2", "draw", "6:2:5")), 1).games();
        assertThat(level).allSatisfy(game -> {
            assertThat(game.outcome()).isEqualTo(new Outcome.Draw(Reason.ADJUDICATION));
            assertThat(game.plies()).hasSize(12);
        });
        List<PlayedGame> cut = play(job(List.of("random", "random"), Map.of("games", "2", "max-moves", "5")), 1).games();
        assertThat(cut).allSatisfy(game -> assertThat(game.plies()).hasSize(18));
    }

    @Test
    void aSequentialTestEndsTheMatchAtTheSamePairOnAnyNumberOfCores() throws InterruptedException {
        Job job = job(List.of("greedy", "crashes"), Map.of("games", "400", "sprt", "0:50"));
        TournamentRun one = play(job, 1);
        TournamentRun three = play(job, 3);
        assertThat(bare(three.games())).isEqualTo(bare(one.games()));
        assertThat(one.games().size()).isBetween(2, 100);
        RunSnapshot.Match match = one.snapshot().match();
        assertThat(match).isNotNull();
        assertThat(match.test()).isNotNull();
        assertThat(match.test().decision()).isEqualTo(Sprt.Decision.ACCEPT_H1);
        assertThat(match.test().curve()).hasSize(one.games().size() / 2);
        assertThat(match.pairs().twoWins()).isEqualTo(one.games().size() / 2);
    }

    @Test
    void gamesOfAnEarlierRunAreNotPlayedAgain() throws InterruptedException {
        Job job = job(List.of("greedy", "random", "bleu", "pathfinder"), Map.of("format", "swiss", "rounds", "3"));
        List<PlayedGame> all = play(job, 1).games();
        List<PlayedGame> half = new ArrayList<>(all.subList(0, 5));
        List<PlayedGame> later = Collections.synchronizedList(new ArrayList<>());
        TournamentRun run = new TournamentRun(job, Shard.ALL, half, 2, later::add);
        run.start();
        assertThat(run.await(LONG)).isTrue();
        assertThat(later).hasSize(all.size() - 5);
        assertThat(bare(run.games())).isEqualTo(bare(all));
    }

    @Test
    void shardsTogetherAreTheTournament() throws InterruptedException {
        Job job = job(List.of("greedy", "random", "bleu"), Map.of("games", "4"));
        List<PlayedGame> all = play(job, 1).games();
        List<PlayedGame> parts = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            TournamentRun run = new TournamentRun(job, new Shard(i, 3), List.of(), 1, parts::add);
            run.start();
            assertThat(run.await(LONG)).isTrue();
        }
        parts.sort((one, other) -> Integer.compare(one.number(), other.number()));
        assertThat(bare(parts)).isEqualTo(bare(all));
    }

    @Test
    void aRunCanBePausedWatchedAndStopped() throws InterruptedException {
        Job job = job(List.of("greedy", "sleeps"), Map.of("games", "4", "hang-seconds", "0"));
        TournamentRun run = new TournamentRun(job, Shard.ALL, List.of(), 2, game -> {
        });
        run.start();
        while (run.snapshot().live().size() < 2) {
            Thread.onSpinWait();
        }
        assertThat(run.snapshot().live()).allSatisfy(live -> assertThat(live.actions()).hasSizeGreaterThanOrEqualTo(8));
        run.pause();
        assertThat(run.snapshot().phase()).isEqualTo(TournamentRun.Phase.PAUSED);
        run.resume();
        run.stop();
        assertThat(run.await(LONG)).isTrue();
        assertThat(run.games()).isEmpty();
    }

    private static Reason reason(PlayedGame game) {
        return switch (game.outcome()) {
            case Outcome.Win(var _, Reason reason) -> reason;
            case Outcome.Draw(Reason reason) -> reason;
            case Outcome.Ongoing() -> throw new AssertionError();
        };
    }
}
