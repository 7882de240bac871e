package rookery.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import rookery.archive.Attempt;
import rookery.archive.GameRecord;
import rookery.archive.Trouble;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.ArchiveReading;
import rookery.archive.format.GameFile;
import rookery.kernel.game.Game;

/** Writes a game to a file the user names, overwriting only an earlier state of the same game. */
final class SaveFile {

    private SaveFile() {
    }

    /** @param name without an extension it gets that of our own format */
    static Attempt<Path> write(String name, GameRecord record) {
        Path file;
        try {
            Path named = Path.of(name).toAbsolutePath();
            Path last = named.getFileName();
            boolean bare = last != null && last.toString().indexOf('.') < 0 && !Files.isDirectory(named);
            file = bare ? Path.of(named + "." + GameFile.EXTENSION) : named;
        } catch (InvalidPathException e) {
            return refused("“" + name + "” is not a file name.");
        }
        Path folder = file.getParent();
        if (Files.isDirectory(file) || folder == null) {
            return refused(file + " is a folder.");
        }
        if (!GameFile.canWrite(file)) {
            return refused("Games are written to files .rookery, .pgn, .json or .fen.");
        }
        if (!Files.isDirectory(folder)) {
            return refused("There is no folder " + folder + ".");
        }
        try {
            if (Files.exists(file) && !holds(file, record.id())) {
                return refused(file + " already exists and holds something else.");
            }
            GameFile.write(file, List.of(record.game()));
            return new Attempt.Done<>(file);
        } catch (IOException e) {
            return new Attempt.Failed<>(Trouble.of(file, e));
        }
    }

    private static boolean holds(Path file, String id) throws IOException {
        return Files.isRegularFile(file) && switch (GameFile.read(file)) {
            case ArchiveReading.Read(List<Game> games, List<ArchiveProblem> skipped) -> games.size() == 1 && skipped.isEmpty()
                    && Objects.equals(games.getFirst().tag("GameId"), id);
            case ArchiveReading.Refused _ -> false;
        };
    }

    private static Attempt<Path> refused(String why) {
        return new Attempt.Failed<>(new Trouble(Trouble.Kind.REFUSED, why));
    }
}
