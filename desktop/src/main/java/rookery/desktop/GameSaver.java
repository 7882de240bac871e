package rookery.desktop;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;
import rookery.desktop.game.GameOrder;
import rookery.desktop.shell.FileChoice;
import rookery.desktop.shell.Shell;
import rookery.kernel.game.Game;
import rookery.kernel.notation.PgnWriter;

/** Saves a game where the user wants it, by the platform's own file chooser. A cancelled chooser saves nothing and says nothing. */
final class GameSaver {
    private final Shell shell;

    GameSaver(Shell shell) {
        this.shell = shell;
    }

    void save(GameOrder order, String pgn) {
        shell.files()
                .save(shell.text("play.save"), name(order.white().name(), order.black().name()),
                        List.of(new FileChoice.Kind("PGN", List.of("*.pgn"))))
                .ifPresent(file -> write(file, pgn));
    }

    /** A game that was looked at, with its variations and comments. */
    void save(Game game) {
        var name = name(Objects.requireNonNullElse(game.tag("White"), "White"), Objects.requireNonNullElse(game.tag("Black"), "Black"));
        shell.files().save(shell.text("play.save"), name, List.of(new FileChoice.Kind("PGN", List.of("*.pgn"))))
                .ifPresent(file -> write(file, PgnWriter.text(game)));
    }

    private static String name(String white, String black) {
        return (white + "-" + black).replaceAll("[^\\p{L}\\p{N}-]+", "_") + ".pgn";
    }

    void write(Path file, String pgn) {
        shell.background().queue(() -> {
            atomically(file, pgn);
            return file;
        }, saved -> shell.notices().tell(shell.text("play.saved", saved)), problem -> shell.trouble("trouble.save", problem));
    }

    private static void atomically(Path file, String text) throws IOException {
        var fresh = file.resolveSibling(file.getFileName() + ".new");
        try (var channel = FileChannel.open(fresh, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                StandardOpenOption.TRUNCATE_EXISTING)) {
            var bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) channel.write(bytes);
            channel.force(true);
        }
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}
