package rookery.spark;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import rookery.arena.Reading;
import rookery.arena.agent.JarSource;
import rookery.arena.player.PlayerSource;
import rookery.arena.player.ProgramSource;
import rookery.arena.run.GameBatch;
import rookery.arena.run.JobSpec;

/**
 * A job on its way to other machines.
 *
 * @param job      a job file
 * @param name     of the file of openings; empty for none
 * @param openings its text
 */
record ShippedJob(String job, String name, String openings) implements Serializable {

    /** Plays games where this happens to be. */
    List<String> play(List<String> games) throws IOException, InterruptedException {
        PlayerSource source = new ProgramSource().or(new JarSource()).or(PlayerSource.INSTALLED);
        if (name.isEmpty()) {
            return GameBatch.play(job, source, games);
        }
        Path folder = Files.createTempDirectory("rookery-openings-");
        Path file = folder.resolve(name);
        try {
            Files.writeString(file, openings);
            JobSpec spec = switch (JobSpec.read(job)) {
                case Reading.Read<JobSpec>(JobSpec read) -> read;
                case Reading.Refused<JobSpec>(List<String> problems) -> throw new IllegalStateException(problems.toString());
            };
            return GameBatch.play(spec.with("openings", file.toString()).json(), source, games);
        } finally {
            Files.deleteIfExists(file);
            Files.deleteIfExists(folder);
        }
    }
}
