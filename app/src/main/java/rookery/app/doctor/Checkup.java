package rookery.app.doctor;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import rookery.play.file.UserFolders;
import rookery.uci.client.Engines;

/** Everything the doctor checks, in the order reported. Changes nothing of the user's. */
public final class Checkup {
    private final UserFolders folders;
    private final Map<String, String> environment;
    private final Predicate<String> canLoad;

    /**
     * @param folders     to check
     * @param environment of the program
     */
    public Checkup(UserFolders folders, Map<String, String> environment) {
        this(folders, environment, WindowCheck::canLoad);
    }

    /** @param canLoad whether the system has that library */
    Checkup(UserFolders folders, Map<String, String> environment, Predicate<String> canLoad) {
        this.folders = folders;
        this.environment = environment;
        this.canLoad = canLoad;
    }

    /** @param version of the program */
    public Stream<Finding> findings(String version) {
        return Stream.<Supplier<List<Finding>>>of(() -> ProgramCheck.of(version, environment),
                () -> new FolderCheck(folders).findings(), () -> new GamesCheck(folders).findings(),
                () -> EngineCheck.of(folders.holding(Engines.FILE)),
                () -> new WindowCheck(System.getProperty("os.name"), environment, canLoad).findings())
                .flatMap(check -> check.get().stream());
    }

    /** The nearest existing parent folder. */
    static Path nearest(Path folder) {
        Path nearest = folder.toAbsolutePath();
        while (!Files.exists(nearest) && nearest.getParent() != null) nearest = nearest.getParent();
        return nearest;
    }
}
