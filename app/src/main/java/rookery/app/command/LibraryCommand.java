package rookery.app.command;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.archive.Attempt;
import rookery.archive.GamePage;
import rookery.archive.GameQuery;
import rookery.archive.ImportReport;
import rookery.archive.Library;
import rookery.archive.Standing;
import rookery.archive.StoredGame;
import rookery.archive.Trouble;
import rookery.play.file.UserFolders;
import rookery.terminal.LibraryListing;

/** {@code rookery library list | import FILE... | find | export FILE | ranking}: the games, and who plays best. */
@Command(description = {"Works on the library of games, the same that the window shows.",
    "  library list [--unfinished]          a line for each game: ID VARIANT STATE PLIES WHITE - BLACK",
    "  library import FILE.pgn...           imports all games of each file, or none",
    "  library find [--player P] [--variant V]      lists the games found, the newest first",
    "  library export FILE.pgn [--player P] [--variant V]    writes the games found",
    "  library ranking                      everybody's rating, for each family of variants"})
final class LibraryCommand implements Callable<Integer> {

    /** Games per query. */
    private static final int PAGE = 10_000;

    private enum Action {
        LIST, IMPORT, FIND, EXPORT, RANKING
    }

    @Parameters(index = "0", paramLabel = "ACTION", description = "list, import, find, export or ranking")
    private @Nullable Action action;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "FILE", description = "the files")
    private List<Path> files = List.of();

    @Option(names = "--player", paramLabel = "NAME", description = "part of a player's name")
    private String player = "";

    @Option(names = "--variant", paramLabel = "ID", description = "id of a variant")
    private String variant = "";

    @Option(names = "--unfinished", description = "with list: only games that are not finished; 'play --resume ID' resumes one")
    private boolean unfinished;

    @Option(names = "--data", paramLabel = "DIR", description = "the folder with the library, instead of the usual one")
    private @Nullable Path data;

    private final Console console;

    LibraryCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        boolean withFiles = action == Action.IMPORT || action == Action.EXPORT;
        if (action == null || withFiles == files.isEmpty() || action == Action.EXPORT && files.size() > 1
                || unfinished && action != Action.LIST) {
            console.err()
                    .println("rookery: use 'library list [--unfinished]', 'library import FILE...', 'library find', 'library export FILE' "
                            + "or 'library ranking'.");
            return ExitCode.MISUSED;
        }
        Path folder = data == null ? UserFolders.usual().data() : data;
        if (action == Action.LIST) {
            return new LibraryListing(PlayCommand.streams(console), InstantSource.system()).run(folder, unfinished);
        }
        return switch (Library.open(folder)) {
            case Library.Refused(Trouble trouble) -> fail(trouble);
            case Library.Opened(Library library) -> {
                try (library) {
                    yield run(action, library);
                }
            }
        };
    }

    private int run(Action wanted, Library library) {
        return switch (wanted) {
            case LIST -> throw new IllegalStateException("needs no library");
            case IMPORT -> files.stream().mapToInt(file -> take(library, file)).max().orElse(ExitCode.OK);
            case FIND -> told(found(library, this::print), total -> console.out().printf("%d games%n", total));
            case EXPORT -> export(library);
            case RANKING -> told(library.ranking().families(), families -> families.forEach(family -> print(library, family)));
        };
    }

    /** Passes on all matching games, however many; returns their number. */
    private Attempt<Integer> found(Library library, Consumer<StoredGame> action) {
        int count = 0;
        for (int number = 0;; number++) {
            switch (library.games().find(GameQuery.ALL.withPlayer(player).withVariant(variant).withPage(number, PAGE))) {
                case Attempt.Failed<GamePage>(Trouble trouble) -> {
                    return new Attempt.Failed<>(trouble);
                }
                case Attempt.Done<GamePage>(GamePage page) -> {
                    page.games().forEach(action);
                    count += page.games().size();
                    if (page.games().size() < PAGE) {
                        return new Attempt.Done<>(count);
                    }
                }
            }
        }
    }

    private int take(Library library, Path file) {
        Progress told = new Progress(console, file);
        Attempt<ImportReport> attempt = library.games().importPgn(file, OptionalLong.empty(),
                progress -> told.tell(progress.games(), progress.share()), () -> false);
        int code = told(attempt, report -> print(file, report));
        // Rejected games are listed one by one, and the exit code reflects them.
        return attempt.result().filter(report -> report.rejected() > 0).isPresent() ? ExitCode.FAILED : code;
    }

    private void print(Path file, ImportReport report) {
        report.problems().forEach(problem -> console.err().printf("%s: %s%n", file, problem));
        console.out().printf("%s: %d games added, %d known already, %d not readable%n", file, report.added(), report.duplicates(),
                report.rejected());
    }

    private void print(StoredGame game) {
        console.out().printf("%6d  %-10s  %-24s %-24s %-7s %4d plies  %s%n", game.id(), game.date(), game.white(), game.black(),
                game.outcome().mark(), game.plies(), game.variantName());
    }

    private int export(Library library) {
        List<Long> ids = new ArrayList<>();
        Attempt<Integer> written = found(library, game -> ids.add(game.id()))
                .flatMap(count -> library.games().export(ids, files.getFirst()));
        return told(written, count -> console.out().printf("%s: %d games%n", files.getFirst(), count));
    }

    private void print(Library library, String family) {
        console.out().println(family);
        for (Standing each : library.ranking().standings(family).orElse(List.of())) {
            console.out().printf("%4d  %-24s %5.0f%s  %d games: %d won, %d drawn, %d lost%n", each.place(), each.name(),
                    each.rating().value(),
                    each.isProvisional() ? "?" : " ", each.games(), each.wins(), each.draws(), each.losses());
        }
    }

    private <T> int told(Attempt<T> attempt, Consumer<T> print) {
        return switch (attempt) {
            case Attempt.Done<T>(T value) -> {
                print.accept(value);
                yield ExitCode.OK;
            }
            case Attempt.Failed<T>(Trouble trouble) -> fail(trouble);
        };
    }

    private int fail(Trouble trouble) {
        console.err().println("rookery: " + trouble.message());
        return ExitCode.FAILED;
    }
}
