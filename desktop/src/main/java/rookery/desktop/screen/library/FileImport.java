package rookery.desktop.screen.library;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import rookery.archive.Attempt;
import rookery.archive.GameEntry;
import rookery.archive.GameRecord;
import rookery.archive.ImportReport;
import rookery.archive.Player;
import rookery.archive.SavedGame;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.ArchiveReading;
import rookery.archive.format.GameFile;
import rookery.archive.format.PgnFile;
import rookery.desktop.library.ArchiveWords;
import rookery.desktop.library.LibraryService;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.game.Game;

/** Imports files into the library, one after another. Problems with one are reported, and the others are still read; a single game is opened too. */
final class FileImport {
    /** Files up to this size are opened as well as imported. */
    private static final long SMALL = 200_000;

    private final WindowServices services;
    private final LibraryService libraryService;
    private final InstantSource time;
    private final Store<LibraryState> store;
    private final Runnable changed;
    private final AtomicBoolean cancelled = new AtomicBoolean();

    /** @param changed called when games were added */
    FileImport(WindowServices services, LibraryService libraryService, InstantSource time, Store<LibraryState> store, Runnable changed) {
        this.services = services;
        this.libraryService = libraryService;
        this.time = time;
        this.store = store;
        this.changed = changed;
    }

    /** Imports files of any supported kind. */
    void take(List<Path> files) {
        cancelled.set(false);
        take(List.copyOf(files), 0);
    }

    /** Cancels; nothing of the current file is kept. */
    void cancel() {
        cancelled.set(true);
    }

    private void take(List<Path> files, int index) {
        if (index >= files.size() || cancelled.get()) {
            store.submit(state -> state.withWork(null));
            changed.run();
            return;
        }
        var file = files.get(index);
        Runnable next = () -> take(files, index + 1);
        var words = services.text("library.importing", Objects.requireNonNullElse(file.getFileName(), file));
        store.submit(state -> state.withWork(new LibraryState.Work(words, 0, 0)));
        if (file.toString().toLowerCase(Locale.ROOT).endsWith(".pgn") && !(files.size() == 1 && file.toFile().length() <= SMALL)) {
            large(file, words, next);
        } else if (file.toString().toLowerCase(Locale.ROOT).endsWith(".pgn")) {
            small(file, words, next);
        } else {
            single(file, files.size() == 1, next);
        }
    }

    // ---- collections, of whatever length -------------------------------------------------------------------------

    /** A file that is not really a PGN is refused before it produces a thousand problems. */
    private void large(Path file, String words, Runnable next) {
        services.background().run(() -> PgnFile.otherThanPgn(file), other -> {
            if (other.isPresent()) {
                ArchiveWords.show(services, file, ArchiveWords.of(services, List.of(other.get())));
                next.run();
            } else {
                collection(file, words, next);
            }
        }, problem -> {
            services.trouble("trouble.open", problem);
            next.run();
        });
    }

    private void collection(Path file, String words, Runnable next) {
        var owner = libraryService.archive();
        libraryService.write(library -> new Attempt.Done<>(library.games().importPgn(file, owner,
                progress -> store.submit(state -> state.withWork(new LibraryState.Work(words, progress.games(), progress.share()))),
                cancelled::get)), answer -> {
                    switch (answer) {
                        case Attempt.Done<ImportReport>(ImportReport report) -> report(file, report);
                        case Attempt.Failed<ImportReport>(var trouble) ->
                            services.notices().tell(services.text("trouble.library", trouble.message()),
                                    services.text("dialog.close"), () -> {});
                    }
                    next.run();
                });
    }

    private void report(Path file, ImportReport report) {
        if (report.cancelled()) {
            services.notices().tell(services.text("library.cancelled"));
            return;
        }
        services.notices().tell(services.text("library.imported", report.added(), report.duplicates(), report.rejected()));
        if (report.rejected() > 0) {
            ArchiveWords.show(services, file, report.problems().stream().map(problem -> problem.ply() > 0
                    ? services.text("archive.105") + ". " + ArchiveWords.line(services, problem.line()) + problem.text()
                    : services.text("archive.106") + ". " + ArchiveWords.line(services, problem.line()) + problem.text()).toList());
        }
    }

    /** A single small file: one game is opened, and an unfinished one is resumed instead of imported. */
    private void small(Path file, String words, Runnable next) {
        services.background().run(() -> GameFile.read(file), reading -> {
            if (reading instanceof ArchiveReading.Read(List<Game> games, List<ArchiveProblem> skipped) && games.size() == 1
                    && skipped.isEmpty()) {
                if (isOver(games.getFirst())) {
                    collection(file, words, next);
                } else {
                    next.run();
                }
                open(games.getFirst());
            } else if (reading instanceof ArchiveReading.Refused(List<ArchiveProblem> problems)) {
                ArchiveWords.show(services, file, ArchiveWords.of(services, problems));
                next.run();
            } else {
                collection(file, words, next);
            }
        }, problem -> {
            services.trouble("trouble.open", problem);
            next.run();
        });
    }

    /** A finished game opens at its end; any other is resumed. */
    private void open(Game game) {
        services.go(isOver(game) ? new Place.Study(game, Integer.MAX_VALUE) : new Place.GoOn(record(game)));
    }

    private static boolean isOver(Game game) {
        return game.outcome().isOver() || game.at(game.last()).outcome().isOver();
    }

    /** The game in resumable form. */
    GameRecord record(Game game) {
        return SavedGame.read(game, "", time.instant());
    }

    // ---- files of a few games ------------------------------------------------------------------------------------

    private void single(Path file, boolean alone, Runnable next) {
        services.background().run(() -> GameFile.read(file), reading -> {
            switch (reading) {
                case ArchiveReading.Read(List<Game> games, List<ArchiveProblem> skipped) -> {
                    if (!skipped.isEmpty()) ArchiveWords.show(services, file, ArchiveWords.of(services, skipped));
                    boolean goesOn = alone && games.size() == 1 && !isOver(games.getFirst());
                    if (!goesOn) games.forEach(this::keep);
                    if (alone) open(games.getFirst());
                }
                case ArchiveReading.Refused(List<ArchiveProblem> problems) ->
                    ArchiveWords.show(services, file, ArchiveWords.of(services, problems));
            }
            next.run();
        }, problem -> {
            services.trouble(problem instanceof IOException ? "trouble.open" : "trouble.unexpected", problem);
            next.run();
        });
    }

    private void keep(Game game) {
        var owner = libraryService.archive();
        Instant now = time.instant();
        libraryService.write(
                library -> library.games().save(new GameEntry(game, stranger(game, "White"), stranger(game, "Black"), owner, now, false)),
                _ -> changed.run());
    }

    private static Player stranger(Game game, String tag) {
        return Player.Person.guest(Objects.requireNonNullElse(game.tag(tag), "?"));
    }
}
