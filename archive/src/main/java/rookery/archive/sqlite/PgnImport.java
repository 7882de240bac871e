package rookery.archive.sqlite;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import rookery.archive.Attempt;
import rookery.archive.ImportProgress;
import rookery.archive.ImportReport;
import rookery.archive.Trouble.Kind;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.PgnFile;
import rookery.archive.Trouble;
import rookery.kernel.catalogue.StoredRules;
import rookery.kernel.notation.LenientReader;
import rookery.kernel.notation.PgnItem;
import rookery.kernel.notation.PgnProblem;
import rookery.kernel.notation.PgnReader;

/**
 * One import. The games first go into a separate file, which takes long but blocks nobody; then they all join the library in one short transaction. Mutable,
 * for one run.
 */
final class PgnImport {

    private static final System.Logger LOG = System.getLogger(PgnImport.class.getName());
    private static final int MOST_PROBLEMS = 1000;
    private static final int GAMES_BETWEEN_NEWS = 100;

    private final Database database;
    private final OptionalLong owner;
    private final Consumer<ImportProgress> progress;
    private final BooleanSupplier cancelled;
    private final List<PgnProblem> problems = new ArrayList<>();
    private int games;
    private int rejected;

    PgnImport(Database database, OptionalLong owner, Consumer<ImportProgress> progress, BooleanSupplier cancelled) {
        this.database = database;
        this.owner = owner;
        this.progress = progress;
        this.cancelled = cancelled;
    }

    Attempt<ImportReport> run(Path source) {
        Path gathering;
        try {
            if (!Files.isRegularFile(source)) {
                return failed(Kind.MISSING, "There is no file " + source + ".");
            }
            Optional<ArchiveProblem> other = PgnFile.otherThanPgn(source);
            if (other.isPresent()) {
                return failed(Kind.REFUSED, "There are no games in " + source.getFileName() + ", but " + other.get().found() + ".");
            }
            gathering = ImportFile.freshFile(database.folder());
        } catch (IOException e) {
            return new Attempt.Failed<>(Trouble.of(database.file(), e));
        }
        try {
            boolean whole = gather(source, gathering);
            return whole ? join(gathering) : new Attempt.Done<>(report(0, true));
        } catch (IOException e) {
            return new Attempt.Failed<>(Trouble.of(source, e));
        } catch (SQLException e) {
            return new Attempt.Failed<>(SqliteErrors.of(database.file(), e));
        } finally {
            delete(gathering);
        }
    }

    private static Attempt<ImportReport> failed(Kind kind, String message) {
        return new Attempt.Failed<>(new Trouble(kind, message));
    }

    private static void delete(Path gathering) {
        try {
            Files.deleteIfExists(gathering);
        } catch (IOException e) {
            // Retried when the library is next opened.
            LOG.log(System.Logger.Level.DEBUG, gathering + " is left over", e);
        }
    }

    /** Whether the source was read to its end without being cancelled. */
    private boolean gather(Path source, Path gathering) throws IOException, SQLException {
        double size = Math.max(1, Files.size(source));
        try (InputStream in = Files.newInputStream(source);
                LenientReader text = new LenientReader(in);
                ImportFile target = new ImportFile(gathering)) {
            PgnReader reader = new PgnReader(text, StoredRules.PGN);
            for (Optional<PgnItem> item = reader.next(); item.isPresent(); item = reader.next()) {
                if (games % GAMES_BETWEEN_NEWS == 0) {
                    if (cancelled.getAsBoolean()) {
                        return false;
                    }
                    progress.accept(new ImportProgress(games, Math.min(1, text.consumed() / size)));
                }
                games++;
                switch (item.get()) {
                    case PgnItem.Read read -> target.add(read.game());
                    case PgnItem.Rejected refused -> {
                        rejected++;
                        refused.problems().stream().limit(MOST_PROBLEMS - problems.size()).forEach(problems::add);
                    }
                }
            }
            target.complete();
            progress.accept(new ImportProgress(games, 1));
            return !cancelled.getAsBoolean();
        }
    }

    private Attempt<ImportReport> join(Path gathering) {
        return database.writeWith(gathering, connection -> report(ImportFile.join(connection, owner), false));
    }

    private ImportReport report(int added, boolean stopped) {
        return new ImportReport(added, stopped ? 0 : games - rejected - added, rejected, problems, stopped);
    }
}
