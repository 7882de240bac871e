package rookery.arena.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.arena.schedule.ScheduledGame;

/** Tournaments played elsewhere, with this machine as elsewhere. */
final class GridTest {

    /** Plays every wave backwards, since other machines keep no order. */
    private record Elsewhere(JobSpec spec) implements ComputeGrid.Session {

        @Override
        public int parallelism() {
            return 1;
        }

        @Override
        public List<PlayedGame> play(List<ScheduledGame> games) {
            List<ScheduledGame> reversed = new ArrayList<>(games);
            Collections.reverse(reversed);
            try {
                List<String> texts = reversed.stream().map(GameBatch::text).toList();
                return GameBatch.play(spec.json(), TestPlayers.source(), texts).stream().map(GameBatch::read).toList();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }

        @Override
        public void close() {
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"round-robin", "gauntlet", "swiss", "knockout"})
    void everyFormatIsPlayedAsAtHome(String format) throws InterruptedException {
        Job job = TournamentRunTest.job(List.of("greedy", "random", "bleu", "pathfinder"), Map.of("format", format, "variant", "dice"));
        TournamentRun here = new TournamentRun(job, Shard.ALL, List.of(), 2, game -> {
        });
        here.start();
        assertThat(here.await(120_000)).isTrue();
        List<PlayedGame> told = new ArrayList<>();
        TournamentRun there = TournamentRun.on(new Elsewhere(job.spec()), job, here.games().subList(0, 2), told::add);
        there.start();
        assertThat(there.await(120_000)).isTrue();
        assertThat(there.snapshot().phase()).isEqualTo(TournamentRun.Phase.COMPLETE);
        assertThat(told).hasSize(here.games().size() - 2);
        assertThat(there.games()).extracting(PlayedGame::number).isEqualTo(here.games().stream().map(PlayedGame::number).toList());
        assertThat(there.games()).extracting(game -> game.plies().stream().map(Ply::action).toList())
                .isEqualTo(here.games().stream().map(game -> game.plies().stream().map(Ply::action).toList()).toList());
    }

    @Test
    void aSequentialTestEndsAtTheSamePairAsAtHome() throws InterruptedException {
        Job job = TournamentRunTest.job(List.of("greedy", "random"), Map.of("games", "400", "variant", "gardner", "sprt", "0:200"));
        TournamentRun here = new TournamentRun(job, Shard.ALL, List.of(), 2, game -> {
        });
        here.start();
        assertThat(here.await(120_000)).isTrue();
        TournamentRun there = TournamentRun.on(new Elsewhere(job.spec()), job, List.of(), game -> {
        });
        there.start();
        assertThat(there.await(120_000)).isTrue();
        assertThat(there.games()).hasSameSizeAs(here.games()).hasSizeLessThan(400);
        assertThat(there.snapshot().match()).isEqualTo(here.snapshot().match());
    }

    @Test
    void aGridThatFailsEndsTheRunWithItsReasonAndKeepsWhatWasPlayed() throws InterruptedException {
        Job job = TournamentRunTest.job(List.of("greedy", "random"), Map.of("games", "40", "variant", "gardner"));
        ComputeGrid.Session good = new Elsewhere(job.spec());
        List<PlayedGame> told = new ArrayList<>();
        TournamentRun run = TournamentRun.on(new ComputeGrid.Session() {
            private int waves;

            @Override
            public int parallelism() {
                return 1;
            }

            @Override
            public List<PlayedGame> play(List<ScheduledGame> games) {
                if (waves++ == 1) {
                    throw new IllegalStateException("all machines are gone");
                }
                return good.play(games);
            }

            @Override
            public void close() {
            }
        }, job, List.of(), told::add);
        run.start();
        assertThat(run.await(60_000)).isTrue();
        assertThat(run.failure()).hasMessage("all machines are gone");
        assertThat(run.snapshot().phase()).isEqualTo(TournamentRun.Phase.FAILED);
        assertThat(told).hasSize(8);
        TournamentRun again = TournamentRun.on(good, job, told, game -> {
        });
        again.start();
        assertThat(again.await(60_000)).isTrue();
        assertThat(again.games()).hasSize(40);
    }

    @Test
    void aRunElsewhereCanBeStopped() throws InterruptedException {
        Job job = TournamentRunTest.job(List.of("greedy", "random"), Map.of("games", "40", "variant", "gardner"));
        CountDownLatch begun = new CountDownLatch(1);
        TournamentRun run = TournamentRun.on(new ComputeGrid.Session() {
            @Override
            public int parallelism() {
                return 1;
            }

            @Override
            public List<PlayedGame> play(List<ScheduledGame> games) {
                begun.countDown();
                try {
                    new CountDownLatch(1).await();
                    throw new AssertionError("nobody counts this down");
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }

            @Override
            public void close() {
            }
        }, job, List.of(), game -> {
        });
        run.start();
        begun.await();
        run.stop();
        assertThat(run.await(60_000)).isTrue();
        assertThat(run.failure()).isNull();
        assertThat(run.snapshot().phase()).isEqualTo(TournamentRun.Phase.STOPPED);
        assertThat(run.games()).isEmpty();
    }
}
