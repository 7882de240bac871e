package rookery.desktop.screen.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.arena.Reading;
import rookery.arena.report.TournamentFiles;
import rookery.arena.run.ComputeGrid;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.Journal;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;

/**
 * A run whose folder and journal are open and which has not begun. Problems are told as an exception with the arena's words, since they are about the folder
 * and not the form. Not for the JavaFX thread.
 *
 * @param names   of the players, as people call them
 * @param session of the machines it is played on; null for this one
 */
record Prepared(Path folder, TournamentRun run, List<String> names, Journal journal, ComputeGrid.@Nullable Session session) {
    Prepared {
        names = List.copyOf(names);
    }

    /** A run in that folder; what its journal has is not played again. */
    static Prepared in(Path folder, Job job, LabForm form) throws IOException {
        var shard = form.part().isEmpty() ? Shard.ALL : orThrow(Shard.read(form.part()));
        Journal journal = orThrow(Journal.open(TournamentFiles.journal(folder), job, shard));
        boolean kept = false;
        try {
            RunShelf.begin(folder);
            var names = LabWords.names(job);
            var session = form.where().isEmpty() ? null : ComputeGrid.of(form.where()).orElseThrow().open(form.where(), job.spec());
            var run = session == null
                    ? new TournamentRun(job, shard, journal.earlier(), concurrency(job, form), journal::add)
                    : TournamentRun.on(session, job, journal.earlier(), journal::add);
            kept = true;
            return new Prepared(folder, run, names, journal, session);
        } finally {
            if (!kept) journal.close();
        }
    }

    /** A run from the shelf. */
    static Prepared again(Path folder, Contestants contestants, LabForm form) throws IOException {
        var shelved = RunShelf.read(folder);
        return in(folder, orThrow(JobReader.read(shelved.spec(), contestants)), form.withPart(shelved.part()));
    }

    /** A run in a folder of its own that plays nothing the parts have played; what is missing from them is played. */
    static Prepared merged(List<Path> parts, RunShelf shelf, Job job, LabForm form) throws IOException {
        List<PlayedGame> games = orThrow(Journal.merged(parts, job));
        var folder = shelf.open(form);
        try (var journal = orThrow(Journal.open(TournamentFiles.journal(folder), job, Shard.ALL))) {
            journal.addAll(games);
        }
        return in(folder, job, form);
    }

    private static int concurrency(Job job, LabForm form) {
        return form.concurrency().isEmpty()
                ? job.usualConcurrency(Runtime.getRuntime().availableProcessors())
                : Integer.parseInt(form.concurrency());
    }

    private static <T> T orThrow(Reading<T> reading) throws IOException {
        return switch (reading) {
            case Reading.Read<T>(T value) -> value;
            case Reading.Refused<T>(List<String> problems) -> throw new IOException(String.join("; ", problems));
        };
    }
}
