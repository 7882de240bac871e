package rookery.app.doctor;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The program itself, the Java it runs on, and the cache that lets it start quickly. */
final class ProgramCheck {
    /** Set by a package's start script to the path of its cache. */
    private static final String CACHE = "rookery.cache";
    private static final int WANTED = 25;
    private static final long MEGABYTE = 1 << 20;

    private ProgramCheck() {}

    static List<Finding> of(String version, Map<String, String> environment) {
        var findings = new ArrayList<Finding>();
        var place = System.getProperty("java.class.path", "").split(File.pathSeparator, 2)[0];
        findings.add(Finding.fine("program",
                "Rookery " + version + (place.isEmpty() ? "" : ", from " + Path.of(place).toAbsolutePath().getParent())));
        var runtime = "Java " + Runtime.version() + " in " + System.getProperty("java.home");
        findings.add(Runtime.version().feature() == WANTED
                ? Finding.fine("runtime", runtime)
                : Finding.wrong("runtime", runtime + ": Rookery is made for Java " + WANTED + "; the packages bring their own."));
        var memory = Runtime.getRuntime().maxMemory() / MEGABYTE;
        findings.add(memory >= 200
                ? Finding.fine("memory", "up to " + memory + " MB for the program")
                : Finding.wrong("memory", "only " + memory + " MB for the program; ROOKERY_JAVA_OPTS=-Xmx1g gives it more."));
        findings.add(cache(System.getProperty(CACHE)));
        var options = environment.get("ROOKERY_JAVA_OPTS");
        if (options != null && !options.isBlank()) findings.add(Finding.note("options", "ROOKERY_JAVA_OPTS adds " + options));
        return findings;
    }

    private static Finding cache(@Nullable String file) {
        if (file == null) return Finding.fine("start cache", "none: this is not a package (a checkout makes its own for the window)");
        if (!Files.isReadable(Path.of(file)))
            return Finding.wrong("start cache", file + " is missing, so every start takes twice as long; install the package again.");
        // The virtual machine says "sharing" where it uses the cache it was given.
        return System.getProperty("java.vm.info", "").contains("sharing")
                ? Finding.fine("start cache", file + ", in use")
                : Finding.note("start cache", file
                        + " does not fit the files beside it, so starts take longer. Unpack the archive with its dates kept (tar does).");
    }
}
