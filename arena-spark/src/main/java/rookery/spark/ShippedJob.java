package rookery.spark;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import rookery.arena.NamedVariant;
import rookery.arena.Reading;
import rookery.arena.agent.JarSource;
import rookery.arena.player.PlayerSource;
import rookery.arena.player.ProgramSource;
import rookery.arena.run.GameBatch;
import rookery.arena.run.JobSpec;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;

/**
 * A job on its way to other machines, with the files it names: openings and the rules of a variant.
 *
 * @param job a job file
 */
record ShippedJob(String job, List<ShippedFile> files) implements Serializable {

    /**
     * A file that a job names.
     *
     * @param setting whose value is the file's path
     * @param name    the file's own name, since its extension decides the format
     */
    record ShippedFile(String setting, String name, String text) implements Serializable {
    }

    ShippedJob {
        files = List.copyOf(files);
    }

    static ShippedJob of(JobSpec spec) throws IOException {
        List<ShippedFile> files = new ArrayList<>();
        String openings = spec.settings().get("openings");
        if (openings != null) {
            Path file = Path.of(openings);
            files.add(new ShippedFile("openings", String.valueOf(file.getFileName()), Files.readString(file)));
        }
        String rules = spec.settings().get("variant");
        // Written out in full: a file may extend another one beside it.
        if (rules != null && Variants.named(rules).isEmpty()
                && NamedVariant.read(rules) instanceof Reading.Read<Variant>(Variant variant)) {
            files.add(new ShippedFile("variant", variant.id() + ".json", VariantWriter.write(variant)));
        }
        return new ShippedJob(spec.json(), files);
    }

    /** Plays games where this happens to be. */
    List<String> play(List<String> games) throws IOException, InterruptedException {
        PlayerSource source = new ProgramSource().or(new JarSource()).or(PlayerSource.INSTALLED);
        if (files.isEmpty()) {
            return GameBatch.play(job, source, games);
        }
        Path folder = Files.createTempDirectory("rookery-job-");
        List<Path> written = new ArrayList<>();
        try {
            JobSpec spec = switch (JobSpec.read(job)) {
                case Reading.Read<JobSpec>(JobSpec read) -> read;
                case Reading.Refused<JobSpec>(List<String> problems) -> throw new IllegalStateException(problems.toString());
            };
            for (ShippedFile file : files) {
                Path copy = Files.writeString(folder.resolve(file.setting() + "-" + file.name()), file.text());
                written.add(copy);
                spec = spec.with(file.setting(), copy.toString());
            }
            return GameBatch.play(spec.json(), source, games);
        } finally {
            for (Path file : written) {
                Files.deleteIfExists(file);
            }
            Files.deleteIfExists(folder);
        }
    }
}
