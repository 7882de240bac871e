package rookery.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import rookery.play.file.AtomicFile;
import rookery.play.file.Folders;
import rookery.serve.wire.Tokens;

/** The token that opens the wall; the same after every restart, in a file only the user may read. */
final class TeacherToken {

    private TeacherToken() {
    }

    static String of(Path data) throws IOException {
        Path folder = data.resolve("tables");
        Path file = folder.resolve("teacher.token");
        try {
            String kept = Files.readString(file).strip();
            if (Tokens.isToken(kept)) {
                return kept;
            }
        } catch (NoSuchFileException e) {
            // There is none yet.
        }
        String fresh = Tokens.fresh();
        Folders.makePrivate(folder);
        AtomicFile.write(file, fresh + "\n");
        return fresh;
    }
}
