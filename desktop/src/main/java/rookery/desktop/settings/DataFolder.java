package rookery.desktop.settings;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

/** Where the program keeps its files: the platform's usual place, or the one given on the command line. */
public final class DataFolder {
    private DataFolder() {}

    public static Path usual() {
        return usual(System.getProperty("os.name"), Path.of(System.getProperty("user.home")), System.getenv());
    }

    static Path usual(String system, Path home, Map<String, String> environment) {
        var name = system.toLowerCase(Locale.ROOT);
        if (name.contains("win")) {
            var roaming = environment.get("APPDATA");
            return (roaming == null || roaming.isBlank() ? home.resolve("AppData").resolve("Roaming") : Path.of(roaming))
                    .resolve("Rookery");
        }
        if (name.contains("mac")) return home.resolve("Library").resolve("Application Support").resolve("Rookery");
        var data = environment.get("XDG_DATA_HOME");
        // A relative path in the variable is invalid by the specification of these folders.
        return (data == null || !data.startsWith("/") ? home.resolve(".local").resolve("share") : Path.of(data)).resolve("rookery");
    }
}
