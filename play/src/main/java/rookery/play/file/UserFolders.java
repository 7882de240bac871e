package rookery.play.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The user's folders, in the places the system prescribes. A folder given on the command line holds everything.
 *
 * @param data   the user's own data: games, library, variants, nets
 * @param config settings and engines
 * @param cache  files that can be rebuilt
 */
public record UserFolders(Path data, Path config, Path cache) {

    /** The platform's usual places. */
    public static UserFolders usual() {
        return usual(System.getProperty("os.name"), Path.of(System.getProperty("user.home")), System.getenv());
    }

    static UserFolders usual(String system, Path home, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.contains("win")) {
            Path local = home.resolve("AppData");
            Path data = given(environment.get("APPDATA"), local.resolve("Roaming")).resolve("Rookery");
            return new UserFolders(data, data, given(environment.get("LOCALAPPDATA"), local.resolve("Local")).resolve("Rookery"));
        }
        if (name.contains("mac")) {
            Path data = home.resolve("Library").resolve("Application Support").resolve("Rookery");
            return new UserFolders(data, data, home.resolve("Library").resolve("Caches").resolve("Rookery"));
        }
        // Java takes the home folder from the user database, even if HOME says otherwise.
        Path own = given(environment.get("HOME"), home);
        return new UserFolders(xdg(environment.get("XDG_DATA_HOME"), own.resolve(".local").resolve("share")),
                xdg(environment.get("XDG_CONFIG_HOME"), own.resolve(".config")),
                xdg(environment.get("XDG_CACHE_HOME"), own.resolve(".cache")));
    }

    private static Path given(@Nullable String folder, Path otherwise) {
        return folder == null || folder.isBlank() ? otherwise : Path.of(folder);
    }

    /** A relative path in such a variable is invalid by the specification of these folders. */
    private static Path xdg(@Nullable String folder, Path otherwise) {
        return (folder == null || !folder.startsWith("/") ? otherwise : Path.of(folder)).resolve("rookery");
    }

    /** The folders for that data folder: the usual ones for the usual data folder; any other holds everything itself. */
    public static UserFolders of(Path data) {
        UserFolders usual = usual();
        Path whole = data.toAbsolutePath();
        return whole.equals(usual.data.toAbsolutePath()) ? usual : new UserFolders(whole, whole, whole);
    }

    /** The folder of a settings file: its proper place, or version 0.1's place if {@link DataMigration} could not move it. */
    public Path holding(String file) {
        return Files.notExists(config.resolve(file)) && Files.exists(data.resolve(file)) ? data : config;
    }
}
