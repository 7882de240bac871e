package rookery.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import rookery.desktop.board.BoardLook;
import rookery.desktop.piece.PieceSet;
import rookery.desktop.settings.Settings;
import rookery.desktop.settings.SettingsFile;
import rookery.desktop.theme.BoardSurface;

/** What the first picture needs besides JavaFX, read and worked out while that starts. */
final class Prelude {
    private record Read(Path folder, Settings settings) {}

    private static volatile @Nullable CompletableFuture<Read> ahead;

    private Prelude() {}

    /** @param data the folder that is going to be opened */
    static void begin(Path data) {
        var reading = new CompletableFuture<Read>();
        ahead = reading;
        Thread.ofPlatform().daemon().name("settings").start(() -> {
            var settings = read(data);
            reading.complete(new Read(data.toAbsolutePath(), settings));
            var look = settings.look();
            BoardSurface.prepare(BoardLook.of(look.pieceSet(), look.boardTheme(), null).theme());
        });
        Thread.ofPlatform().daemon().name("pieces").start(PieceSet::values);
    }

    /** The settings in that folder, the usual ones where they cannot be read. */
    static Settings settings(Path data) {
        var reading = ahead;
        if (reading == null) return read(data);
        var found = reading.join();
        return found.folder.equals(data.toAbsolutePath()) ? found.settings : read(data);
    }

    private static Settings read(Path data) {
        try {
            return new SettingsFile(data).read();
        } catch (IOException unreadable) {
            return Settings.DEFAULT;
        }
    }
}
