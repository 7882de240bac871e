package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.FairyVariants;
import rookery.archive.format.GameFile;
import rookery.archive.format.Reading;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.game.Game;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;

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
            List<Game> games = read(file);
            if (games.isEmpty()) {
                worst = ExitCode.FAILED;
            } else {
                console.out().printf("%s: %d %s, all moves legal%n", file, games.size(), games.size() == 1 ? "game" : "games");
            }
        }
        return worst;
    }

    private static boolean isIni(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith(".ini");
    }

    /** Reads the variants of a Fairy-Stockfish file, and writes those that are good where there is a folder for them. */
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
            console.err().printf("rookery: %s could not be read, or the variants not be written (%s).%n", in, e.getMessage());
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
        List<Game> games = read(in);
        if (games.isEmpty()) {
            return ExitCode.FAILED;
        }
        try {
            GameFile.write(out, games);
            return ExitCode.OK;
        } catch (IOException e) {
            console.err().printf("rookery: %s could not be written (%s).%n", out, e.getMessage());
            return ExitCode.FAILED;
        }
    }

    /** The file's games; problems are printed. Empty when there is none, or any problem. */
    private List<Game> read(Path file) {
        if (!Files.isRegularFile(file)) {
            console.err().printf("rookery: there is no file %s.%n", file);
            return List.of();
        }
        try {
            return switch (GameFile.read(file)) {
                case Reading.Read(List<Game> games, List<ArchiveProblem> skipped) -> {
                    print(file, skipped);
                    yield skipped.isEmpty() ? games : List.of();
                }
                case Reading.Refused(List<ArchiveProblem> problems) -> {
                    print(file, problems);
                    yield List.of();
                }
            };
        } catch (IOException e) {
            console.err().printf("rookery: %s could not be read (%s).%n", file, e.getMessage());
            return List.of();
        }
    }

    private void print(Path file, List<ArchiveProblem> problems) {
        problems.forEach(problem -> console.err().printf("%s: %s%n", file, problem));
    }
}
