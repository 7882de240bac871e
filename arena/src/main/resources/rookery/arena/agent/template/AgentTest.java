package agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import rookery.arena.Reading;
import rookery.arena.agent.Tryout;
import rookery.arena.player.PlayerSource;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;

final class AgentTest {

    @Test
    void playsByTheRules() throws InterruptedException {
        assertEquals(List.of(), Tryout.problems(new @CLASS@()));
    }

    @Test
    void beatsARandomMover() throws InterruptedException {
        PlayerSource source = spec -> spec.target().equals("mine") ? Optional.of(new @CLASS@()) : Optional.empty();
        JobSpec spec = new JobSpec(List.of("mine", "random"), Map.of("variant", "dice", "games", "40", "nodes", "200"));
        Job job = switch (JobReader.read(spec, source.or(PlayerSource.INSTALLED))) {
            case Reading.Read<Job>(Job read) -> read;
            case Reading.Refused<Job>(List<String> problems) -> throw new AssertionError(problems.toString());
        };
        TournamentRun run = new TournamentRun(job, Shard.ALL, List.of(), 2, game -> {
        });
        run.start();
        assertTrue(run.await(120_000));
        assertEquals(0, run.snapshot().troubles());
        assertTrue(run.snapshot().table().total(0).mean() > 0.7);
    }
}
