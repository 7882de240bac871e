package rookery.arena.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import rookery.arena.run.Job;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.RunSnapshot;
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
public final class Results {

    private Results() {
    }

    public static Path journal(Path folder) {
        return folder.resolve("journal.jsonl");
    }

    /** Writes everything but the journal. */
    public static void write(Path folder, TournamentRun run) throws IOException {
        write(folder, run.job(), run.snapshot(), run.games());
    }

    public static void write(Path folder, Job job, RunSnapshot end, List<PlayedGame> games) throws IOException {
        GameFiles files = new GameFiles(job, games);
        HtmlReport report = new HtmlReport(job, end, games);
        AtomicFile.write(folder.resolve("job.json"), job.spec().json());
        AtomicFile.writeText(folder.resolve("games.pgn"), files::pgn);
        AtomicFile.writeText(folder.resolve("games.jsonl"), files::jsonLines);
        AtomicFile.writeText(folder.resolve("games.csv"), files::csv);
        AtomicFile.writeText(folder.resolve("times.csv"), files::times);
        AtomicFile.writeText(folder.resolve("report.html"), report::write);
    }
}
