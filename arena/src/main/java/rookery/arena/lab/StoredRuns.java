package rookery.arena.lab;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import rookery.arena.Reading;
import rookery.arena.report.TournamentFiles;
import rookery.arena.run.JobSpec;
import rookery.play.file.AtomicFile;

/**
 * The folder of the lab's runs, each in a numbered subfolder with the files {@link TournamentFiles} describes. A file {@code unfinished} exists from the start
 * until the last game, so that a run interrupted in any way can be resumed. Not for the JavaFX thread.
 */
public final class StoredRuns {
    /**
     * A stored run.
     *
     * @param part  which part of the tournament it is, as the form writes it; empty for all
     * @param games how many are played
     */
    public record StoredRun(Path folder, JobSpec spec, String part, boolean unfinished, int games) {}

    private static final String JOB = "job.json";
    private static final String UNFINISHED = "unfinished";
    private static final String PART = "part.txt";
    private static final int MOST_LISTED = 12;

    private final Path home;

    public StoredRuns(Path data) {
        home = data.resolve("lab");
    }

    /** The latest runs, the newest first. Folders without a job are ignored. */
    public List<StoredRun> latest() throws IOException {
        var found = new ArrayList<StoredRun>();
        for (var folder : folders().reversed()) {
            if (found.size() == MOST_LISTED) break;
            var job = folder.resolve(JOB);
            if (Files.isRegularFile(job) && JobSpec.read(Files.readString(job)) instanceof Reading.Read<JobSpec>(JobSpec spec)) {
                found.add(new StoredRun(folder, spec, part(folder), Files.exists(folder.resolve(UNFINISHED)), games(folder)));
            }
        }
        return found;
    }

    private List<Path> folders() throws IOException {
        if (!Files.isDirectory(home)) return List.of();
        try (var all = Files.list(home)) {
            return all.filter(folder -> folder.getFileName().toString().matches("\\d{4,9}"))
                    .sorted(Comparator.comparingInt(StoredRuns::number)).toList();
        }
    }

    private static int number(Path folder) {
        return Integer.parseInt(folder.getFileName().toString());
    }

    /** The lines of the journal but its first. */
    private static int games(Path folder) throws IOException {
        var journal = TournamentFiles.journal(folder);
        if (!Files.isRegularFile(journal)) return 0;
        try (var lines = Files.lines(journal, StandardCharsets.UTF_8)) {
            return (int) Math.max(0, lines.count() - 1);
        }
    }

    /** Reads what was written when the run began. */
    public static StoredRun read(Path folder) throws IOException {
        return switch (JobSpec.read(Files.readString(folder.resolve(JOB)))) {
            case Reading.Read<JobSpec>(JobSpec spec) ->
                new StoredRun(folder, spec, part(folder), Files.exists(folder.resolve(UNFINISHED)), games(folder));
            case Reading.Refused<JobSpec>(List<String> problems) -> throw new IOException(String.join("; ", problems));
        };
    }

    private static String part(Path folder) throws IOException {
        var file = folder.resolve(PART);
        return Files.isRegularFile(file) ? Files.readString(file).strip() : "";
    }

    /** A new folder with the job in it. */
    public Path open(LabForm form) throws IOException {
        var before = folders();
        int number = before.isEmpty() ? 1 : number(before.getLast()) + 1;
        var folder = home.resolve(String.format(Locale.ROOT, "%04d", number));
        Files.createDirectories(folder);
        AtomicFile.write(folder.resolve(JOB), form.spec().json());
        if (!form.part().isEmpty()) AtomicFile.write(folder.resolve(PART), form.part());
        begin(folder);
        return folder;
    }

    /** Marks a run as unfinished. */
    public static void begin(Path folder) throws IOException {
        var mark = folder.resolve(UNFINISHED);
        if (!Files.exists(mark)) Files.createFile(mark);
    }

    public static void complete(Path folder) throws IOException {
        Files.deleteIfExists(folder.resolve(UNFINISHED));
    }

    /** Deletes a run for good. */
    public static void remove(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
