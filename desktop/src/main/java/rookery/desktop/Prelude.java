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

/** Prepares what the first frame needs, on other threads while JavaFX starts. */
final class Prelude {
    private static volatile @Nullable Prelude ahead;

    private final Path folder;
    private final CompletableFuture<Settings> settings = new CompletableFuture<>();
    private final CompletableFuture<Void> letters = new CompletableFuture<>();

    private Prelude(Path folder) {
        this.folder = folder;
    }

    /**
     * Nothing here may create or even load a control: JavaFX would then apply its stock style to the whole program, on that thread and at that moment. {@code
     * PreludeTest} checks this.
     *
     * @param data the data folder about to be opened
     * @return the running threads; nobody needs to wait for them
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

    /** Finding the system's fonts and measuring a first word is slow. If that fails, opening the window fails too and reports why. */
    private void loadLetters() {
        try {
            new Text("Rookery").getLayoutBounds();
            Glyph.of(Feather.EYE);
        } finally {
            letters.complete(null);
        }
    }

    /** The settings in that folder, or the defaults if they cannot be read. No thread is loading fonts when this returns: JavaFX does not tolerate two. */
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
