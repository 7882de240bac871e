package rookery.app.command;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.ArchiveReading;
import rookery.archive.format.FairyVariants;
import rookery.archive.format.GameFile;
import rookery.archive.format.PgnFile;
import rookery.kernel.catalogue.StoredRules;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.game.Game;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.play.file.DiskTrouble;

/** {@code rookery archive check FILE...} and {@code rookery archive convert IN OUT}. */
@Command(description = {"Checks files with games and says what is wrong, or converts between formats.",
    "  archive check FILE...     reads each file and plays every move again",
    "  archive convert IN OUT    reads IN and writes OUT in the format of its name: .rookery, .json, .pgn or .fen;",
    "                            a variants.ini becomes a folder OUT with one variant file for each section"})
final class ArchiveCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "check|convert", description = "what to do")
    private String action = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = "the files")
    private List<Path> files = List.of();

    private final Console console;

    ArchiveCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        return switch (action) {
            case "check" -> check();
            case "convert" -> files.size() == 2 ? convert(files.get(0), files.get(1)) : misused();
            default -> misused();
        };
    }

    private int misused() {
        console.err().println("rookery: use 'rookery archive check FILE...' or 'rookery archive convert IN OUT'.");
        return ExitCode.MISUSED;
    }

    private int check() {
        int worst = ExitCode.OK;
        for (Path file : files) {
            if (isIni(file)) {
                worst = Math.max(worst, variants(file, null));
                continue;
            }
            int games = count(file);
            if (games == 0) {
                worst = ExitCode.FAILED;
            } else {
                console.out().printf("%s: %d %s, all moves legal%n", file, games, games == 1 ? "game" : "games");
            }
        }
        return worst;
    }

    /** How many games are in the file; 0 when any has a problem, after printing it. */
    private int count(Path file) {
        if (!GameFile.holdsMany(file)) {
            return read(file).size();
        }
        Walk walk = new Walk(file, _ -> {
        });
        return walk.through() ? walk.games : 0;
    }

    /** Something to do with each game. */
    @FunctionalInterface
    private interface Use {
        void of(Game game) throws IOException;
    }

    /** One pass over a collection of any size; problems are printed as they occur. */
    private final class Walk implements PgnFile.Visitor {
        private final Path file;
        private final Use use;
        private final Progress progress;
        private int games;
        private int problems;

        Walk(Path file, Use use) {
            this.file = file;
            this.use = use;
            progress = new Progress(console, file);
        }

        /** Whether all games are good. */
        boolean through() {
            if (!isThere(file)) {
                return false;
            }
            try {
                PgnFile.read(file, this);
            } catch (IOException e) {
                console.err().printf("rookery: %s could not be read: %s.%n", file, DiskTrouble.words(e));
                problems++;
            }
            return problems == 0;
        }

        @Override
        public void game(Game game) throws IOException {
            games++;
            use.of(game);
        }

        @Override
        public void problem(ArchiveProblem problem) {
            problems++;
            print(file, List.of(problem));
        }

        @Override
        public void progress(int read, double share) {
            progress.tell(read, share);
        }
    }

    private static boolean isIni(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(".ini");
    }

    /** Reads the variants of a Fairy-Stockfish file, and writes the valid ones to the folder if one is given. */
    private int variants(Path in, @Nullable Path folder) {
        int worst = ExitCode.OK;
        try {
            for (FairyVariants.Result result : FairyVariants.read(Files.readString(in))) {
                switch (result) {
                    case FairyVariants.Accepted(String name, Variant variant) -> {
                        console.out().printf("%s: [%s] is the variant %s%n", in, name, variant.id());
                        if (folder != null) {
                            AtomicFile.write(folder.resolve(variant.id() + ".json"), VariantWriter.write(variant));
                        }
                    }
                    case FairyVariants.Refused(String name, List<ArchiveProblem> problems) -> {
                        problems.forEach(problem -> console.err().printf("%s: [%s] %s%n", in, name, problem));
                        worst = ExitCode.FAILED;
                    }
                }
            }
            return worst;
        } catch (IOException e) {
            console.err().printf("rookery: %s could not be read, or its variants could not be written: %s.%n", in, e.getMessage());
            return ExitCode.FAILED;
        }
    }

    private int convert(Path in, Path out) {
        if (isIni(in)) {
            return variants(in, out);
        }
        if (!GameFile.canWrite(out)) {
            console.err().printf("rookery: %s: games are written to files .rookery, .json, .pgn or .fen.%n", out);
            return ExitCode.MISUSED;
        }
        try {
            if (GameFile.holdsMany(in) && GameFile.holdsMany(out)) {
                return convertAll(in, out);
            }
            List<Game> games = read(in);
            if (games.isEmpty()) {
                return ExitCode.FAILED;
            }
            if (games.size() > 1 && !GameFile.holdsMany(out)) {
                console.err().printf("rookery: %s holds one game, and there are %d in %s; several go into a file .pgn.%n", out,
                        games.size(),
                        in);
                return ExitCode.FAILED;
            }
            GameFile.write(out, games);
            return ExitCode.OK;
        } catch (IOException e) {
            console.err().printf("rookery: %s could not be written: %s.%n", out, DiskTrouble.words(e));
            return ExitCode.FAILED;
        }
    }

    /** One game at a time, so that a collection of any size can be converted. */
    private int convertAll(Path in, Path out) throws IOException {
        try {
            AtomicFile.writeText(out, text -> {
                Walk walk = new Walk(in, game -> {
                    GameFile.checkSize(game);
                    append(PgnWriter.text(game, StoredRules.PGN), text);
                });
                if (!walk.through()) {
                    throw new Unfit();
                }
            });
            return ExitCode.OK;
        } catch (Unfit e) {
            return ExitCode.FAILED;
        } catch (UncheckedIOException e) {
            console.err().printf("rookery: %s could not be written: %s.%n", out, DiskTrouble.words(Objects.requireNonNull(e.getCause())));
            return ExitCode.FAILED;
        }
    }

    /** A disk that is full must not be taken for a collection that cannot be read. */
    private static void append(String game, Writer out) {
        try {
            out.append(game);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The problem has been reported; the target is unchanged. */
    private static final class Unfit extends IOException {
        private static final long serialVersionUID = 1;
    }

    /** The file's games; problems are printed. Empty when there is none, or any problem. */
    private List<Game> read(Path file) {
        if (!isThere(file)) {
            return List.of();
        }
        try {
            return switch (GameFile.read(file)) {
                case ArchiveReading.Read(List<Game> games, List<ArchiveProblem> skipped) -> {
                    print(file, skipped);
                    yield skipped.isEmpty() ? games : List.of();
                }
                case ArchiveReading.Refused(List<ArchiveProblem> problems) -> {
                    print(file, problems);
                    yield List.of();
                }
            };
        } catch (IOException e) {
            console.err().printf("rookery: %s could not be read: %s.%n", file, DiskTrouble.words(e));
            return List.of();
        }
    }

    private boolean isThere(Path file) {
        boolean there = Files.isRegularFile(file);
        if (!there) {
            console.err().printf("rookery: there is no file %s.%n", file);
        }
        return there;
    }

    private void print(Path file, List<ArchiveProblem> problems) {
        problems.forEach(problem -> console.err().printf("%s: %s%n", file, problem));
    }
}
