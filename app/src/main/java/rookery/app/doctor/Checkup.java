package rookery.app.doctor;

import java.awt.Font;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import rookery.archive.Attempt;
import rookery.archive.GameStore;
import rookery.archive.Library;
import rookery.archive.LibraryHealth;
import rookery.archive.Trouble;
import rookery.play.file.DiskTrouble;
import rookery.play.file.DataMigration;
import rookery.play.file.UserFolders;
import rookery.uci.client.Engine;
import rookery.uci.client.Engines;
import rookery.uci.client.EngineTimeouts;

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

    /** The user's engines: each is started and probed. */
    private static final class EngineCheck {
        private static final String ENGINES = "engines";

        private EngineCheck() {}

        static List<Finding> of(Path folder) {
            var content = new Engines(folder).read();
            var findings = new ArrayList<Finding>();
            content.problems().forEach(problem -> findings.add(Finding.wrong(ENGINES, problem)));
            for (var engine : content.engines()) {
                findings.add(switch (Engine.probe(engine.program(), EngineTimeouts.USUAL)) {
                    case Engine.Found(Engine found) -> Finding.fine(ENGINES, found.name() + " answers");
                    case Engine.Failed(String reason) -> Finding.wrong(ENGINES, engine.name() + " does not start: " + reason);
                });
            }
            if (findings.isEmpty()) findings.add(Finding.fine(ENGINES, "none of your own; Rookery's are built in"));
            return findings;
        }
    }

    /** The user's folders: where they are, whether they are writable, who can read them. */
    private static final class FolderCheck {
        private static final long MEGABYTE = 1 << 20;
        private static final long LITTLE = 100 * MEGABYTE;

        private final UserFolders folders;

        FolderCheck(UserFolders folders) {
            this.folders = folders;
        }

        List<Finding> findings() {
            Map<Path, String> places = new LinkedHashMap<>();
            places.merge(folders.data(), "data", String::concat);
            places.merge(folders.config(), "settings", (first, second) -> first + ", " + second);
            places.merge(folders.cache(), "cache", (first, second) -> first + ", " + second);
            var findings = new ArrayList<Finding>();
            places.forEach((folder, topic) -> findings.addAll(look(folder, topic)));
            for (var file : DataMigration.unmoved(folders)) {
                findings.add(Files.exists(folders.config().resolve(file))
                        ? Finding.note("settings",
                                folders.data().resolve(file) + " is an older copy, written by version 0.1; what counts is in "
                                        + folders.config() + ".")
                        : Finding.note("settings", file + " is still in " + folders.data() + "; the next start of the window moves it."));
            }
            findings.addAll(damaged());
            return findings;
        }

        private static List<Finding> look(Path folder, String topic) {
            var findings = new ArrayList<Finding>();
            if (!Files.exists(folder)) {
                Path nearest = Checkup.nearest(folder);
                findings.add(Files.isDirectory(nearest) && Files.isWritable(nearest)
                        ? Finding.fine(topic, folder + " (will be created when needed)")
                        : Finding.wrong(topic, folder + " cannot be made, because " + nearest
                                + (Files.isDirectory(nearest) ? " cannot be written." : " is not a folder.")));
                return findings;
            }
            if (!Files.isDirectory(folder))
                return List.of(Finding.wrong(topic, folder + " is a file where a folder should be; give it another name."));
            if (!Files.isReadable(folder) || !Files.isWritable(folder) || !Files.isExecutable(folder)) {
                findings.add(Finding.wrong(topic,
                        folder + " cannot be " + (Files.isWritable(folder) ? "read" : "written") + ": it belongs to " + owner(folder)
                                + ", and you may not."));
                return findings;
            }
            findings.add(Finding.fine(topic, folder + ", " + size(folder)));
            isOpen(folder).ifPresent(rights -> findings.add(
                    Finding.note(topic, "others can read " + folder + " (" + rights + "); 'chmod go= " + folder + "' keeps them out.")));
            space(folder).ifPresent(free -> findings.add(Finding.wrong(topic,
                    "only " + free + " MB are free on the disk of " + folder + "; games cannot be kept when it is full.")));
            return findings;
        }

        private static String owner(Path folder) {
            try {
                return Files.getOwner(folder).getName();
            } catch (IOException | UnsupportedOperationException _) {
                return "somebody else";
            }
        }

        private static String size(Path folder) {
            try (var files = Files.walk(folder)) {
                long bytes = files.filter(Files::isRegularFile).collect(Collectors.summingLong(file -> file.toFile().length()));
                return String.format(Locale.ROOT, "%.1f MB", (double) bytes / MEGABYTE);
            } catch (IOException | UncheckedIOException unreadable) {
                return "not all of which can be read";
            }
        }

        private static Optional<String> isOpen(Path folder) {
            try {
                var rights = PosixFilePermissions.toString(Files.getPosixFilePermissions(folder));
                return rights.endsWith("---") || !rights.substring(3).matches(".*[rx].*") ? Optional.empty() : Optional.of(rights);
            } catch (IOException | UnsupportedOperationException _) {
                return Optional.empty();
            }
        }

        private static Optional<Long> space(Path folder) {
            try {
                long free = Files.getFileStore(folder).getUsableSpace();
                return free < LITTLE ? Optional.of(free / MEGABYTE) : Optional.empty();
            } catch (IOException _) {
                return Optional.empty();
            }
        }

        /** Files that could not be understood and were set aside. */
        private List<Finding> damaged() {
            var found = new ArrayList<Finding>();
            for (Path folder : new LinkedHashSet<>(List.of(folders.config(), folders.data(), folders.data().resolve("games"),
                    folders.data().resolve("variants"), folders.data().resolve("studio")))) {
                if (!Files.isDirectory(folder)) continue;
                try (var files = Files.newDirectoryStream(folder, "*damaged*")) {
                    for (Path file : files)
                        found.add(Finding.note("damaged",
                                file + " could not be understood and was set aside; delete it when you do not need it."));
                } catch (IOException unreadable) {
                    found.add(Finding.wrong("damaged", folder + ": " + DiskTrouble.words(unreadable) + "."));
                }
            }
            return found;
        }
    }

    /** The library and the unfinished games. */
    private static final class GamesCheck {
        private static final String LIBRARY = "library";
        private static final String UNFINISHED = "unfinished";

        private final UserFolders folders;

        GamesCheck(UserFolders folders) {
            this.folders = folders;
        }

        List<Finding> findings() {
            var findings = new ArrayList<>(library());
            findings.addAll(unfinished());
            return findings;
        }

        private List<Finding> library() {
            return switch (Library.examine(folders.data())) {
                case Attempt.Failed<LibraryHealth>(Trouble trouble) when trouble.kind() == Trouble.Kind.MISSING ->
                    List.of(Finding.fine(LIBRARY, "none yet; the first game creates it"));
                case Attempt.Failed<LibraryHealth>(Trouble trouble) -> List.of(Finding.wrong(LIBRARY, trouble.message()));
                case Attempt.Done<LibraryHealth>(LibraryHealth health) -> health.flaws().isEmpty()
                        ? List.of(sound(health))
                        : health.flaws().stream().map(flaw -> Finding.wrong(LIBRARY, health.file() + " is damaged (" + flaw
                                + "). Keep a copy of it; 'rookery library export' saves the games that can still be read.")).toList();
            };
        }

        private static Finding sound(LibraryHealth health) {
            var words = health.games() + " games, " + health.users() + " users, " + health.file() + " is sound";
            return health.version() == health.newest() || health.version() == 0
                    ? Finding.fine(LIBRARY, words)
                    : Finding.note(LIBRARY, words
                            + "; it was written by an older version and will be upgraded when next used, after making a copy.");
        }

        private List<Finding> unfinished() {
            var findings = new ArrayList<Finding>();
            try (var store = new GameStore(folders.data())) {
                var contents = store.contents();
                long running = contents.games().stream().filter(game -> game.state() == GameStore.State.RUNNING).count();
                findings.add(Finding.fine(UNFINISHED,
                        contents.games().size() + " games" + (running == 0 ? "" : ", " + running + " being played now")));
                contents.troubles().forEach(trouble -> findings.add(Finding.wrong(UNFINISHED, trouble.message())));
            }
            if (Files.isDirectory(folders.data())) {
                try {
                    GameStore.ofFirstVersion(folders.data()).forEach(
                            file -> findings.add(Finding.note(UNFINISHED, file + " is a game of version 0.1; the next start imports it.")));
                } catch (IOException unreadable) {
                    findings.add(Finding.wrong(UNFINISHED, Trouble.of(folders.data(), unreadable).message()));
                }
            }
            return findings;
        }
    }

    /** The program itself, the Java it runs on, and the cache that lets it start quickly. */
    private static final class ProgramCheck {
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

    /** What the window needs from the system: a display, libraries not shipped with the program, and fonts. */
    private static final class WindowCheck {
        /** As in the checkout's {@code rookery} script, which installs them if it may. */
        private static final List<String> LIBRARIES = List.of("libgtk-3.so.0", "libGL.so.1", "libXtst.so.6", "libXxf86vm.so.1",
                "libfontconfig.so.1",
                "libfreetype.so.6", "libpangoft2-1.0.so.0");
        private static final String PACKAGES = "libgtk-3-0 libgl1 libxtst6 libxxf86vm1 fontconfig fonts-dejavu-core";
        private static final String SOUND = "libasound.so.2";

        private final boolean linux;
        private final Map<String, String> environment;
        private final Predicate<String> canLoad;

        WindowCheck(String system, Map<String, String> environment, Predicate<String> canLoad) {
            linux = system.toLowerCase(Locale.ROOT).contains("linux");
            this.environment = environment;
            this.canLoad = canLoad;
        }

        @SuppressWarnings("restricted")
        static boolean canLoad(String library) {
            try (var arena = Arena.ofConfined()) {
                SymbolLookup.libraryLookup(library, arena);
                return true;
            } catch (IllegalArgumentException missing) {
                return false;
            }
        }

        List<Finding> findings() {
            var findings = new ArrayList<Finding>();
            if (linux) {
                var display = environment.getOrDefault("DISPLAY", "");
                var wayland = environment.getOrDefault("WAYLAND_DISPLAY", "");
                if (!display.isEmpty()) findings.add(Finding.fine("display", display));
                else
                    if (!wayland.isEmpty())
                        findings.add(Finding.wrong("display",
                                "this is Wayland (" + wayland + ") without Xwayland, which the window needs; please install xwayland."));
                    else
                        findings.add(Finding.note("display",
                                "there is none (DISPLAY is not set): the window cannot be opened, but all commands work."));
                var missing = LIBRARIES.stream().filter(canLoad.negate()).toList();
                if (missing.isEmpty()) findings.add(Finding.fine("libraries", "everything the window needs"));
                else
                    findings.add(new Finding(display.isEmpty() ? Finding.Grade.NOTE : Finding.Grade.WRONG, "libraries", "the window needs "
                            + String.join(", ", missing) + "; on Debian and Ubuntu: apt install " + PACKAGES));
                if (!canLoad.test(SOUND))
                    findings.add(
                            Finding.note("sound",
                                    "without " + SOUND + " the program is silent; on Debian and Ubuntu: apt install libasound2"));
            }
            findings.add(letters());
            return findings;
        }

        private static Finding letters() {
            System.setProperty("java.awt.headless", "true");
            try {
                var font = new Font(Font.DIALOG, Font.PLAIN, 12);
                var missing = new ArrayList<String>();
                if (font.canDisplayUpTo("Rookery") >= 0)
                    return Finding.wrong("fonts", "there are none; on Debian and Ubuntu: apt install fonts-dejavu-core");
                if (font.canDisplayUpTo("\u4e2d\u6587") >= 0) missing.add("Chinese");
                if (font.canDisplayUpTo("\ud55c\uad6d\uc5b4") >= 0) missing.add("Korean");
                return missing.isEmpty()
                        ? Finding.fine("fonts", "letters for all languages of the program")
                        : Finding.note("fonts",
                                "no letters for " + String.join(" and ", missing) + "; on Debian and Ubuntu: apt install fonts-noto-cjk");
            } catch (RuntimeException | Error none) {
                // This is how Java reports that fontconfig knows no fonts.
                return Finding.wrong("fonts", "the system's fonts cannot be used (" + none.getMessage()
                        + "); on Debian and Ubuntu: apt install fontconfig fonts-dejavu-core");
            }
        }
    }
}
