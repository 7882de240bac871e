package rookery.desktop.shell;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** The platform's file chooser; it opens where it was last used. */
final class SystemFiles implements FileChoice {
    private static final String FOLDER = "save.folder";
    private final Shell shell;

    SystemFiles(Shell shell) {
        this.shell = shell;
    }

    @Override
    public List<Path> open(String title, List<Kind> kinds, boolean several) {
        var chooser = chooser(title, kinds);
        var chosen = several ? chooser.showOpenMultipleDialog(window()) : one(chooser.showOpenDialog(window()));
        if (chosen == null || chosen.isEmpty()) return List.of();
        remember(chosen.getFirst());
        return chosen.stream().map(File::toPath).toList();
    }

    private static @Nullable List<File> one(@Nullable File file) {
        return file == null ? null : List.of(file);
    }

    @Override
    public Optional<Path> save(String title, String name, List<Kind> kinds) {
        var chooser = chooser(title, kinds);
        chooser.setInitialFileName(name);
        var chosen = chooser.showSaveDialog(window());
        if (chosen == null) return Optional.empty();
        remember(chosen);
        return Optional.of(named(chosen.toPath(), chooser.getSelectedExtensionFilter()));
    }

    /** Adds the extension of the chosen kind, unless that file already exists: the user was not asked about replacing it. */
    static Path named(Path chosen, FileChooser.@Nullable ExtensionFilter kind) {
        if (kind == null || kind.getExtensions().isEmpty()) return chosen;
        var name = String.valueOf(chosen.getFileName()).toLowerCase(Locale.ROOT);
        boolean fits = kind.getExtensions().stream().anyMatch(pattern -> name.endsWith(pattern.substring(1)));
        if (fits) return chosen;
        var bare = String.valueOf(chosen.getFileName()).replaceFirst("\\.(pgn|rookery|fen|json|png)$", "");
        var ending = kind.getExtensions().getFirst().substring(1);
        var file = chosen.resolveSibling(bare + ending);
        for (int number = 2; Files.exists(file); number++) file = chosen.resolveSibling(bare + " " + number + ending);
        return file;
    }

    private FileChooser chooser(String title, List<Kind> kinds) {
        var chooser = new FileChooser();
        chooser.setTitle(title);
        kinds.forEach(kind -> chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter(kind.name(), kind.patterns())));
        var folder = new File(shell.settings().state().remembered(FOLDER, System.getProperty("user.home", "")));
        if (folder.isDirectory()) chooser.setInitialDirectory(folder);
        return chooser;
    }

    private @Nullable Window window() {
        return shell.getScene() == null ? null : shell.getScene().getWindow();
    }

    private void remember(File file) {
        var folder = file.getAbsoluteFile().getParent();
        if (folder != null) shell.change(settings -> settings.withRemembered(Map.of(FOLDER, folder)));
    }
}
