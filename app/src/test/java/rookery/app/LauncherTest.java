package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The script {@code rookery} in a small checkout, with a build and a JVM that only write down that they were called. */
@DisabledOnOs(OS.WINDOWS)
final class LauncherTest {
    private static final Path REPOSITORY = Path.of("..").toAbsolutePath().normalize();
    private static final List<String> MODULES = List.of("withers", "kernel", "look", "play", "engine", "uci", "archive", "session", "learn",
            "arena",
            "terminal", "serve", "desktop", "gallery", "app");
    private static final String NOBODY = "65534";

    @TempDir
    Path folder;
    private Path checkout;
    private Path jdk;
    private Path tools;
    private Path notes;
    private final List<String> environment = new ArrayList<>();

    /** What a start said on its two outputs, and how it ended. */
    private record Answer(int code, String out, String err) {}

    @BeforeEach
    void makeACheckout() throws IOException {
        checkout = Files.createDirectories(folder.resolve("a checkout"));
        jdk = folder.resolve("jdk");
        tools = Files.createDirectories(folder.resolve("tools"));
        notes = Files.createDirectories(folder.resolve("notes"));
        for (var open : List.of(folder, notes)) Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxrwxrwx"));
        copy("rookery");
        copy(".mvn/jdk.sh");
        write(checkout.resolve("pom.xml"), "<project/>");
        write(checkout.resolve("desktop/build/BinarySheets.java"), "");
        write(checkout.resolve("licences/parts.txt"), "");
        write(checkout.resolve("examples/java/OnePlyAgent.java"), "");
        for (var module : MODULES) {
            write(checkout.resolve(module).resolve("pom.xml"), "<project/>");
            write(checkout.resolve(module).resolve("src/main/java/Some.java"), "class Some {}");
        }
        // Two builds at once fail, as Maven's would.
        script(checkout.resolve("mvnw"), """
                root=$(cd "$(dirname "$0")" && pwd)
                mkdir "$root/app/target/busy" || exit 1
                echo "$root" >> "$NOTES/builds"
                /bin/sleep 0.2
                while [ -e "$NOTES/hold" ]; do /bin/sleep 0.02; done
                mkdir -p "$root/app/target/lib"
                touch "$root/app/target/lib/javafx-base-26-linux.jar"
                echo "$root $(wc -l < "$NOTES/builds")" > "$root/app/target/rookery.jar"
                rmdir "$root/app/target/busy"
                """);
        install("25.0.1");
        // What waits in the script need not wait here; but a start that polls must not keep the others from going on.
        script(tools.resolve("sleep"), "echo waits >> \"$NOTES/waits\"\nexec /bin/sleep 0.02");
        script(tools.resolve("ldconfig"), "echo libgtk-3.so.0 libGL.so.1 libXtst.so.6 libXxf86vm.so.1 libfontconfig.so.1");
        environment.addAll(List.of("PATH=" + tools + ":" + System.getenv("PATH"), "JAVA_HOME=" + jdk, "HOME=" + folder.resolve("home"),
                "XDG_CACHE_HOME=" + folder.resolve("cache"), "NOTES=" + notes, "DISPLAY=:nowhere", "LANG=C.UTF-8"));
        // Old enough that whatever a test touches later is newer than a build, and no build is as old as its sources.
        age(Duration.ofHours(1));
    }

    /** A training run continues after its start, and must not write where JUnit is cleaning up. */
    @AfterEach
    void letTrainingEnd() throws Exception {
        await(() -> {
            try (var files = Files.find(folder, 6,
                    (file, _) -> file.toString().endsWith(".held") || file.toString().endsWith(".aot.new"))) {
                return files.findAny().isEmpty();
            } catch (UncheckedIOException changing) {
                return false;
            }
        });
    }

    private void install(String version) throws IOException {
        write(jdk.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
        script(jdk.resolve("bin/javac"), "exit 1");
        script(jdk.resolve("bin/java"), """
                for word; do
                    case $word in
                        -XX:AOTCacheOutput=*) training=${word#*=} ;;
                        -XX:AOTCache=*) echo "cache ${word##*/}" ;;
                    esac
                done
                if [ -z "${training:-}" ]; then echo "started $*"; exit 0; fi
                echo "$*" >> "$NOTES/trainings"
                echo cache > "$training"
                """);
    }

    // ---- without a display ---------------------------------------------------------------------------------------

    @Test
    void servesBrowsersWhereThereIsNoDisplay() throws Exception {
        environment.remove("DISPLAY=:nowhere");
        var bare = start();
        assertThat(bare.code).as(bare.err).isZero();
        assertThat(bare.out).contains("rookery.app.Main serve");
        assertThat(bare.err).contains("no display").contains("rookery play");
        assertThat(start("--data", "some folder").out).contains("rookery.app.Main serve --data some folder");
        assertThat(start("--data=there").out).contains("rookery.app.Main serve --data=there");
        // Whoever asks for the window explicitly gets a message.
        var window = start("desktop");
        assertThat(window.code).isEqualTo(1);
        assertThat(window.err).contains("rookery serve");
        assertThat(start("help").out).contains("rookery.app.Main help");
    }

    // ---- building ------------------------------------------------------------------------------------------------

    @Test
    void buildsAtTheFirstStartAndNotAtTheNext() throws Exception {
        var first = start("help");
        assertThat(first.code).as(first.err).isZero();
        assertThat(first.err).contains("building for the first time");
        assertThat(first.out).contains("rookery.app.Main help");
        assertThat(start("help").err).isEmpty();
        assertThat(builds()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pom.xml", "kernel/src/main/java/Some.java", "app/pom.xml", "desktop/build/BinarySheets.java",
        "licences/parts.txt",
        "examples/java/OnePlyAgent.java"})
    void buildsAgainWhenASourceHasChanged(String source) throws Exception {
        start("help");
        touchLater(checkout.resolve(source));
        assertThat(start("help").err).contains("sources have changed");
        assertThat(builds()).hasSize(2);
    }

    @Test
    void agentsInsideTheCheckoutAreNotItsSources() throws Exception {
        // Defect L01
        start("help");
        for (var file : List.of("my-agent/pom.xml", "my-agent/src/main/java/agent/MyAgent.java",
                "examples/java/mine/src/main/java/Mine.java",
                "bench/src/main/java/Bench.java", "testkit/pom.xml")) {
            write(checkout.resolve(file), "");
            touchLater(checkout.resolve(file));
        }
        assertThat(start("match").err).isEmpty();
        assertThat(builds()).hasSize(1);
    }

    @Test
    void knowsEveryModuleTheProgramIsMadeOf() throws Exception {
        // Defect L01: the list in the scripts is that of the build, less what only tests and benchmarks use.
        var listed = Pattern.compile("<module>([a-z]+)</module>").matcher(Files.readString(REPOSITORY.resolve("pom.xml"))).results()
                .map(found -> found.group(1)).filter(module -> !List.of("testkit", "bench").contains(module)).toList();
        assertThat(Files.readString(REPOSITORY.resolve("rookery"))).contains("modules=\"" + String.join(" ", listed) + "\"");
        assertThat(Files.readString(REPOSITORY.resolve("rookery.cmd"))).contains("MODULES=" + String.join(",", listed) + "\"");
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void severalFirstStartsAtOnceBuildOnce(boolean withFlock) throws Exception {
        // Defect L04
        if (!withFlock) hideFlock();
        var starts = new ArrayList<Process>();
        for (int i = 0; i < 4; i++) starts.add(launch("help"));
        for (var start : starts) {
            var answer = answer(start);
            assertThat(answer.code).as(answer.err).isZero();
            assertThat(answer.out).contains("started");
        }
        assertThat(builds()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aBuildThatWasKilledHoldsNobodyUp(boolean withFlock) throws Exception {
        // Defect L02
        if (!withFlock) hideFlock();
        var target = Files.createDirectories(checkout.resolve("app/target"));
        Files.createFile(target.resolve("rookery.lock"));
        if (!withFlock) Files.createSymbolicLink(target.resolve("rookery.lock.held"), Path.of(String.valueOf(deadProcess())));
        assertThat(start("help").code).isZero();
        assertThat(builds()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aBuildGoesOnWhoseStartWasKilledAndTheNextStartWaitsForIt(boolean withFlock) throws Exception {
        // Defect L04
        if (!withFlock) hideFlock();
        var hold = Files.createFile(notes.resolve("hold"));
        var killed = launch("help");
        await(() -> !builds().isEmpty());
        assertThat(killed.destroyForcibly().waitFor()).isNotZero();
        var next = launch("help");
        await(() -> !lines("waits").isEmpty() || !next.isAlive());
        Files.delete(hold);
        var answer = answer(next);
        assertThat(answer.code).as(answer.err).isZero();
        assertThat(answer.out).contains("started");
        assertThat(builds()).hasSize(1);
    }

    private static long deadProcess() throws Exception {
        var process = new ProcessBuilder("true").start();
        process.waitFor();
        return process.pid();
    }

    @Test
    void makesPackagesOfWhatItHasBuilt() throws Exception {
        var made = start("package", "tar");
        assertThat(made.code).as(made.err).isZero();
        assertThat(made.out).contains("packaging/Packages.java " + checkout + " " + checkout.resolve("app/target") + " tar");
        assertThat(builds()).hasSize(1);
    }

    // ---- checkouts that cannot be written ------------------------------------------------------------------------

    @Test
    void aBuiltCheckoutThatCannotBeWrittenRuns() throws Exception {
        // Defect L04
        start("help");
        makeReadOnly();
        var answer = start();
        assertThat(answer.err).isEmpty();
        assertThat(answer.code).isZero();
        assertThat(answer.out).contains(checkout.resolve("app/target/rookery.jar").toString());
        await(() -> !caches(folder.resolve("cache")).isEmpty());
        assertThat(builds()).hasSize(1);
    }

    @Test
    void anUnbuiltCheckoutThatCannotBeWrittenIsBuiltInTheUsersFolder() throws Exception {
        // Defect L04
        makeReadOnly();
        var first = start("help");
        assertThat(first.code).as(first.err).isZero();
        assertThat(first.err).contains("this folder cannot be written, so the program is built in " + folder.resolve("cache/rookery"));
        assertThat(start("help").err).isEmpty();
        assertThat(builds()).singleElement().asString().startsWith(folder.resolve("cache/rookery").toString());
        assertThat(first.out).contains(folder.resolve("cache/rookery").toString());
        assertThat(checkout.resolve("app/target")).doesNotExist();
        // Later sources are noticed there too.
        touchLater(checkout.resolve("kernel/src/main/java/Some.java"));
        assertThat(start("help").err).contains("sources have changed");
    }

    @Test
    void whereNothingCanBeWrittenOneSentenceSaysSo() throws Exception {
        // Defect L04
        makeReadOnly();
        environment.add("XDG_CACHE_HOME=" + checkout.resolve("nowhere"));
        var answer = start("help");
        assertThat(answer.code).isEqualTo(1);
        assertThat(answer.err.lines()).singleElement().asString().startsWith("rookery: the program must be built, but neither this folder");
        assertThat(answer.out).isEmpty();
    }

    /** For everyone: whoever is root would still be able to write, so starts are nobody's from now on. */
    private void makeReadOnly() throws Exception {
        run("chmod", "-R", "a-w,a+rX", checkout.toString());
    }

    // ---- the cache -----------------------------------------------------------------------------------------------

    @Test
    void theWindowTrainsOnceAndThenUsesTheCache() throws Exception {
        start();
        await(() -> caches(checkout).size() == 1);
        var answer = start();
        assertThat(answer.out).contains("cache " + caches(checkout).getFirst());
        assertThat(trainings()).singleElement().asString().contains("--smoke");
    }

    @Test
    void anotherJdkHasAnotherCache() throws Exception {
        // Defect L02
        start();
        await(() -> caches(checkout).size() == 1);
        var before = caches(checkout);
        install("25.0.2");
        assertThat(start().out).doesNotContain("cache ");
        await(() -> caches(checkout).size() == 1 && !caches(checkout).equals(before));
        assertThat(start().out).contains("cache " + caches(checkout).getFirst());
    }

    @Test
    void anotherProgramHasAnotherCache() throws Exception {
        // Defect L02: also if Maven built it and not the script.
        start();
        await(() -> caches(checkout).size() == 1);
        var before = caches(checkout);
        Files.writeString(checkout.resolve("app/target/lib/javafx-base-26-linux.jar"), "another");
        assertThat(start().out).doesNotContain("cache ");
        await(() -> caches(checkout).size() == 1 && !caches(checkout).equals(before));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aTrainingRunThatWasKilledHoldsNobodyUp(boolean withFlock) throws Exception {
        // Defect L02
        if (!withFlock) hideFlock();
        start("help");
        var target = checkout.resolve("app/target");
        Files.createDirectories(target.resolve("rookery.training"));
        Files.createFile(target.resolve("rookery-training.lock"));
        if (!withFlock) Files.createSymbolicLink(target.resolve("rookery-training.lock.held"), Path.of(String.valueOf(deadProcess())));
        start();
        await(() -> caches(checkout).size() == 1);
    }

    // ---- what the window needs -----------------------------------------------------------------------------------

    @Test
    void installsWhatTheWindowNeedsAndSaysWhich() throws Exception {
        // Defect L03
        start("help");
        onABareMachine();
        var answer = start("--smoke");
        assertThat(answer.code).as(answer.err).isZero();
        assertThat(answer.err).contains("needs libgtk-3.so.0 ").contains("installing the packages libgtk-3-0 libgl1 ")
                .contains("ROOKERY_INSTALL=never");
        assertThat(lines("apt")).singleElement().asString().contains("install libgtk-3-0 libgl1 libxtst6");
    }

    @Test
    void installsNothingWhenToldSo() throws Exception {
        // Defect L03
        start("help");
        onABareMachine();
        environment.add("ROOKERY_INSTALL=never");
        var answer = start("--smoke");
        assertThat(answer.code).isEqualTo(1);
        assertThat(answer.err.lines()).singleElement().asString().contains("please install them").contains("libgtk-3-0 libgl1");
        assertThat(lines("apt")).isEmpty();
    }

    /** Debian, as root, without the libraries of a desktop. */
    private void onABareMachine() throws IOException {
        script(tools.resolve("ldconfig"), "echo libc.so.6");
        script(tools.resolve("id"), "echo 0");
        script(tools.resolve("uname"), "echo Linux");
        script(tools.resolve("apt-get"), "echo \"$*\" >> \"$NOTES/apt\"");
    }

    // ---- hands ---------------------------------------------------------------------------------------------------

    private Answer start(String... arguments) throws Exception {
        return answer(launch(arguments));
    }

    private Process launch(String... arguments) throws IOException {
        var command = new ArrayList<String>();
        boolean readOnly = !Files.getPosixFilePermissions(checkout).contains(PosixFilePermission.OWNER_WRITE);
        if (readOnly && "root".equals(System.getProperty("user.name"))) {
            command.addAll(List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY, "--clear-groups"));
        }
        command.addAll(List.of("env", "-i"));
        command.addAll(environment);
        command.add(checkout.resolve("rookery").toString());
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile())).start();
    }

    private static Answer answer(Process process) throws Exception {
        var out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        var err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Answer(process.waitFor(), out, err);
    }

    private static void run(String... command) throws Exception {
        assertThat(new ProcessBuilder(command).inheritIO().start().waitFor()).as(Arrays.toString(command)).isZero();
    }

    /** A PATH with all that the script and the build need, but without flock. */
    private void hideFlock() throws IOException {
        var others = Files.createDirectories(folder.resolve("others"));
        for (var name : List.of("cat", "chmod", "cksum", "cut", "dirname", "env", "find", "grep", "head", "id", "ln", "ls", "mkdir", "mv",
                "nice", "ps",
                "readlink", "rm", "rmdir", "sed", "sh", "tar", "touch", "uname", "wc")) {
            for (var place : System.getenv("PATH").split(":")) {
                var program = Path.of(place, name);
                if (Files.isExecutable(program)) script(others.resolve(name), "exec " + program + " \"$@\"");
            }
        }
        environment.add("PATH=" + tools + ":" + others);
    }

    private interface Condition {
        boolean holds() throws Exception;
    }

    /** What a start leaves to a process in the background. */
    private static void await(Condition condition) throws Exception {
        long end = System.nanoTime() + Duration.ofSeconds(40).toNanos();
        while (!condition.holds()) {
            assertThat(System.nanoTime()).as("waited in vain").isLessThan(end);
            Thread.onSpinWait();
        }
    }

    private List<String> builds() throws IOException {
        return lines("builds");
    }

    private List<String> trainings() throws IOException {
        return lines("trainings");
    }

    private List<String> lines(String note) throws IOException {
        return Files.exists(notes.resolve(note)) ? Files.readAllLines(notes.resolve(note)) : List.of();
    }

    private static List<String> caches(Path below) throws IOException {
        if (!Files.exists(below)) return List.of();
        try (Stream<Path> files = Files.find(below, 5, (file, _) -> file.toString().endsWith(".aot"))) {
            return files.map(file -> file.getFileName().toString()).toList();
        } catch (UncheckedIOException changing) {
            return List.of();
        }
    }

    private void copy(String file) throws IOException {
        Files.createDirectories(checkout.resolve(file).getParent());
        Files.copy(REPOSITORY.resolve(file), checkout.resolve(file), StandardCopyOption.COPY_ATTRIBUTES);
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static void script(Path file, String text) throws IOException {
        write(file, "#!/bin/sh\n" + text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private void age(Duration by) throws IOException {
        try (var files = Files.walk(checkout)) {
            for (var file : files.toList()) Files.setLastModifiedTime(file, FileTime.from(Instant.now().minus(by)));
        }
    }

    private static void touchLater(Path file) throws IOException {
        Files.setLastModifiedTime(file, FileTime.from(Instant.now().plusSeconds(5)));
    }
}
