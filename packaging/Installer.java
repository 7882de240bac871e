import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What the JDK's own tool makes of the same image: an installer for Windows ({@code .msi}, which needs the WiX tools), a disk image for macOS ({@code .dmg}),
 * and on Linux, where we make better ones ourselves, a folder for trying out the arguments.
 */
final class Installer {
    /** Tells Windows that a newer version replaces an older one; must never change. */
    private static final String UPGRADE = "6f1f0a55-7a0e-4c5b-9b0b-6a3a0c1c6d52";

    private Installer() {}

    static Path make(ProgramImage image, Path work, Path out) throws IOException, InterruptedException {
        var system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        boolean windows = system.contains("win");
        boolean mac = system.contains("mac");
        image.rookery(List.of(), List.of("integrate", "--icons", work.resolve("icons").toString()));
        Steps.copy(image.cache(), image.folder().resolve("app/rookery.aot"));
        Steps.copyAll(image.folder().resolve("native"), image.folder().resolve("app/native"));
        var command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "jpackage").toString(), "--type", windows ? "msi" : mac ? "dmg" : "app-image",
                "--name", "Rookery", "--app-version", image.version().replaceAll("[^\\d.].*", ""), "--vendor", "Rookery", "--description", "Every chess on one board",
                "--input", image.folder().resolve("app").toString(), "--main-jar", "rookery.jar", "--main-class", "rookery.app.Main", "--runtime-image",
                image.folder().resolve("runtime").toString(), "--icon", work.resolve("icons").resolve(windows ? "rookery.ico" : mac ? "rookery.icns" : "rookery.png").toString(),
                "--dest", out.toString()));
        for (var option : List.of("-XX:+UseSerialGC", "-Xmn32m", "-XX:AOTCache=$APPDIR/rookery.aot", "-Xlog:aot*=off", "-Xlog:cds*=off",
                "--enable-native-access=ALL-UNNAMED,javafx.graphics", "-Dorg.sqlite.lib.path=$APPDIR/native", "-Dorg.sqlite.lib.name=" + image.sqlite(),
                "-Drookery.cache=$APPDIR/rookery.aot", "-Dstdout.encoding=UTF-8", "-Dstderr.encoding=UTF-8")) {
            command.addAll(List.of("--java-options", option));
        }
        if (windows || mac) {
            command.addAll(List.of("--license-file", image.checkout().resolve("LICENSE").toString()));
            command.addAll(opens(work, "rookery", "application/x-rookery-game", "Rookery game"));
            command.addAll(opens(work, "pgn", "application/vnd.chess-pgn", "PGN chess game"));
        }
        if (windows) {
            // A program with a window has no console on Windows, so the commands have a start of their own.
            var tools = Steps.write(work.resolve("rookery-tools.properties"), "win-console=true\nwin-shortcut=false\nwin-menu=false\n");
            command.addAll(List.of("--win-menu", "--win-shortcut-prompt", "--win-per-user-install", "--win-upgrade-uuid", UPGRADE, "--add-launcher", "rookery=" + tools));
        }
        Steps.clear(out.resolve("Rookery"));
        Steps.run(work, command);
        try (var made = Files.newDirectoryStream(out, windows ? "*.msi" : mac ? "*.dmg" : "Rookery")) {
            return made.iterator().next();
        }
    }

    private static List<String> opens(Path work, String extension, String type, String words) throws IOException {
        var file = Steps.write(work.resolve(extension + ".properties"), "extension=" + extension + "\nmime-type=" + type + "\ndescription=" + words + "\n");
        return List.of("--file-associations", file.toString());
    }
}
