import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.jar.JarFile;

/**
 * Makes the packages for the current system from the built program: {@code java packaging/Packages.java CHECKOUT TARGET [KIND...]}. On Linux the kinds are
 * {@code deb} and {@code tar}; elsewhere, and on Linux by that name, {@code jpackage} makes what its system installs. They go to {@code TARGET/packages}.
 */
final class Packages {

    private Packages() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        var checkout = Path.of(arguments[0]).toAbsolutePath().normalize();
        var target = Path.of(arguments[1]).toAbsolutePath().normalize();
        var out = Files.createDirectories(target.resolve("packages"));
        var work = out.resolve("work");
        var linux = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux");
        var kinds = arguments.length > 2 ? List.of(arguments).subList(2, arguments.length) : linux ? List.of("tar", "deb") : List.of("jpackage");
        Steps.clear(work);
        var image = ProgramImage.make(checkout, target, version(target), work.resolve("image"));
        for (var kind : kinds) {
            switch (kind) {
                case "tar" -> say(LinuxPackages.tar(image, work, out));
                case "deb" -> say(LinuxPackages.deb(image, work, out));
                case "jpackage" -> say(Installer.make(image, work, out));
                default -> throw new IllegalArgumentException("no such kind of package: " + kind + " (there are tar, deb and jpackage)");
            }
        }
        Steps.clear(work);
    }

    private static String version(Path target) throws IOException {
        try (var jar = new JarFile(target.resolve("rookery.jar").toFile())) {
            return jar.getManifest().getMainAttributes().getValue("Implementation-Version");
        }
    }

    private static void say(Path made) throws IOException {
        System.out.printf(Locale.ROOT, "%s (%.1f MB)%n", made, Files.isDirectory(made) ? Steps.size(made) / 1e6 : Files.size(made) / 1e6);
    }
}
