package rookery.desktop;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.board.BoardLook;
import rookery.desktop.screen.home.HomeBoard;
import rookery.archive.settings.Settings;
import rookery.archive.settings.SettingsFile;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Shell;
import rookery.desktop.text.WindowTexts;
import rookery.kernel.catalogue.Variants;
import rookery.look.piece.PieceSet;

/** What the first picture needs besides a window of JavaFX: read, worked out and painted by other threads while that starts. */
final class Prelude {
    private static volatile @Nullable Prelude ahead;

    private final Path folder;
    private final CompletableFuture<Settings> settings = new CompletableFuture<>();
    private final CompletableFuture<Void> letters = new CompletableFuture<>();

    private Prelude(Path folder) {
        this.folder = folder;
    }

    /**
     * None of this may make a control or touch a class that is one: JavaFX then gives the whole program its stock style, from whatever thread and whenever it
     * gets to it. {@code PreludeTest} sees to that.
     *
     * @param data the folder that is going to be opened
     * @return the threads that are at work now; nobody needs to wait for them
     */
    static List<Thread> begin(Path data) {
        var prelude = new Prelude(data.toAbsolutePath());
        ahead = prelude;
        var letters = thread("letters", prelude::loadLetters);
        var settings = thread("settings", () -> {
            var found = Settings.DEFAULT;
            try {
                found = read(data);
            } finally {
                // Whatever happens here, the window must not wait for ever.
                prelude.settings.complete(found);
            }
            WindowTexts.of(Shell.language(found));
            var look = found.look();
            HomeBoard.in(found).paintAhead(Variants.ofDay(LocalDate.now(ZoneId.systemDefault()).toEpochDay()),
                    BoardLook.of(look.pieceSet(), look.boardTheme(), null));
        });
        return List.of(letters, settings, thread("pieces", PieceSet::values));
    }

    private static Thread thread(String name, Runnable work) {
        return Thread.ofPlatform().daemon().name(name).start(work);
    }

    /** Finding the fonts of the system and measuring a first word takes long. Where that fails, the start of the window fails too, and tells why. */
    private void loadLetters() {
        try {
            new Text("Rookery").getLayoutBounds();
            Glyph.of(Feather.EYE);
        } finally {
            letters.complete(null);
        }
    }

    /** The settings in that folder, the usual ones where they cannot be read. Nobody loads letters when this returns: JavaFX does not like two who do. */
    static Settings settings(Path data) {
        var prelude = ahead;
        if (prelude == null) return read(data);
        prelude.letters.join();
        return prelude.folder.equals(data.toAbsolutePath()) ? prelude.settings.join() : read(data);
    }

    private static Settings read(Path data) {
        try {
            return SettingsFile.of(data).read();
        } catch (IOException unreadable) {
            return Settings.DEFAULT;
        }
    }
}
