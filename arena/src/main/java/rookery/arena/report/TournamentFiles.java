package rookery.arena.report;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import rookery.arena.Reading;
import rookery.arena.run.Job;
import rookery.arena.run.JobSpec;
import rookery.arena.run.Journal;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.RunSnapshot;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;
import rookery.play.file.AtomicFile;

/**
 * The files of a tournament in a folder of its own:
 *
 * <pre>
 *  job.json        what was asked for; {@code rookery tournament job.json} plays it again
 *  journal.jsonl   every game as it ended; a run that was broken off goes on from here
 *  games.pgn  games.jsonl  games.csv  report.html
 *  times.csv       how long the players took, which is in no other file unless the clock decides games
 * </pre>
 */
public final class TournamentFiles {

    private static final String JOB = "job.json";
    private static final List<String> NAMES = List.of("games.pgn", "games.jsonl", "games.csv", "times.csv", "report.html", "positions.bin",
            "positions.jsonl");

    private TournamentFiles() {
    }

    public static Path journal(Path folder) {
        return folder.resolve("journal.jsonl");
    }

    /**
     * Opens the journal of a job in its folder. When a run begins, none of the files it will write may exist: they would be somebody else's.
     */
    public static Reading<Journal> open(Path folder, Job job, Shard shard) throws IOException {
        Path journal = journal(folder);
        boolean begins = Files.notExists(journal) || Files.size(journal) == 0;
        for (String name : begins ? NAMES : List.<String>of()) {
            if (Files.exists(folder.resolve(name))) {
                return Reading.refused(folder.resolve(name) + " already exists and does not belong to this run; choose another folder");
            }
        }
        Path file = folder.resolve(JOB);
        return begins && Files.exists(file) && !asksFor(file, job)
                ? Reading.refused(file + " already exists and describes another job; choose another folder")
                : Journal.open(journal, job, shard);
    }

    private static boolean asksFor(Path file, Job job) throws IOException {
        try {
            return JobSpec.read(Files.readString(file)) instanceof Reading.Read<JobSpec>(JobSpec spec) && spec.equals(job.spec());
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    /** Writes everything except the journal. */
    public static void write(Path folder, TournamentRun run) throws IOException {
        write(folder, run.job(), run.snapshot(), run.games());
    }

    public static void write(Path folder, Job job, RunSnapshot end, List<PlayedGame> games) throws IOException {
        GameFiles files = new GameFiles(job, games);
        HtmlReport report = new HtmlReport(job, end, games);
        AtomicFile.write(folder.resolve(JOB), job.spec().json());
        AtomicFile.writeText(folder.resolve("games.pgn"), files::pgn);
        AtomicFile.writeText(folder.resolve("games.jsonl"), files::jsonLines);
        AtomicFile.writeText(folder.resolve("games.csv"), files::csv);
        AtomicFile.writeText(folder.resolve("times.csv"), files::times);
        AtomicFile.writeText(folder.resolve("report.html"), report::write);
    }
}
