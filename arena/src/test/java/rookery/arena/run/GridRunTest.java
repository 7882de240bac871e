package rookery.arena.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.arena.schedule.ScheduledGame;

/** Tournaments played elsewhere, with this machine as elsewhere. */
final class GridRunTest {

    /** Plays every wave backwards, since other machines keep no order. */
    private record Elsewhere(JobSpec spec) implements Grid.Session {

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
        TournamentRun there = GridRun.play(job, here.games().subList(0, 2), new Elsewhere(job.spec()), told::add);
        assertThat(there.snapshot().phase()).isEqualTo(TournamentRun.Phase.COMPLETE);
        assertThat(told).hasSize(here.games().size() - 2);
        assertThat(there.games()).extracting(PlayedGame::number).isEqualTo(here.games().stream().map(PlayedGame::number).toList());
        assertThat(there.games()).extracting(game -> game.plies().stream().map(Ply::action).toList())
                .isEqualTo(here.games().stream().map(game -> game.plies().stream().map(Ply::action).toList()).toList());
    }
}
