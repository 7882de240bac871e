import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;

/**
 * The program as every package contains it: its own Java in {@code runtime}, with JavaFX inside; its jars in {@code app}; SQLite's code in {@code native}; and
 * the cache that makes the first start as quick as the tenth.
 *
 * @param sqlite the name of SQLite's code
 */
record ProgramImage(Path checkout, String version, Path folder, String sqlite) {

    /** Besides what the program itself needs: texts of its languages, and what an agent in a jar may reasonably use, since it runs on this Java too. */
    private static final List<String> FURTHER_MODULES = List.of("jdk.localedata", "java.logging", "java.net.http", "jdk.httpserver", "jdk.unsupported");
    private static final String LANGUAGES = "en,ko,zh";
    private static final boolean WINDOWS = System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("win");

    static ProgramImage make(Path checkout, Path target, String version, Path folder) throws IOException, InterruptedException {
        var app = Files.createDirectories(folder.resolve("app").resolve("lib"));
        var fx = new ArrayList<Path>();
        var sqlite = "";
        try (var jars = Files.newDirectoryStream(target.resolve("lib"), "*.jar")) {
            for (var jar : jars) {
                var name = jar.getFileName().toString();
                // JavaFX has two jars of each module, one of them empty.
                if (name.startsWith("javafx-")) {
                    if (name.matches("javafx-\\w+-[\\d.]+-.+\\.jar")) fx.add(jar);
                } else if (name.startsWith("sqlite-jdbc-")) {
                    sqlite = withoutNativeCode(jar, app.resolve(name), folder.resolve("native"));
                } else {
                    Steps.copy(jar, app.resolve(name));
                }
            }
        }
        Steps.copy(target.resolve("rookery.jar"), folder.resolve("app").resolve("rookery.jar"));
        Steps.roundDates(folder);
        link(folder, fx);
        var image = new ProgramImage(checkout, version, folder, sqlite);
        image.train();
        return image;
    }

    /** The modules are found by looking at the jars, so that a new one needs no line here. */
    private static void link(Path folder, List<Path> fx) throws IOException {
        var jars = new ArrayList<String>(List.of(folder.resolve("app/rookery.jar").toString()));
        try (var all = Files.newDirectoryStream(folder.resolve("app/lib"), "*.jar")) {
            all.forEach(jar -> jars.add(jar.toString()));
        }
        var path = fx.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        var jdeps = new ArrayList<>(List.of("--multi-release", "25", "--ignore-missing-deps", "--print-module-deps", "--module-path", path));
        jdeps.addAll(jars);
        var needed = tool("jdeps", jdeps).lines().filter(line -> line.matches("[\\w.,]+")).findFirst().orElseThrow();
        var modules = new TreeSet<>(List.of(needed.split(",")));
        modules.addAll(FURTHER_MODULES);
        modules.add("javafx.controls");
        var runtime = folder.resolve("runtime");
        tool("jlink", List.of("--module-path", path, "--add-modules", String.join(",", modules), "--include-locales=" + LANGUAGES, "--strip-debug",
                "--no-header-files", "--no-man-pages", "--exclude-resources", "**.so,**.dylib,**.dll,**.pdb", "--output", runtime.toString()));
        // JavaFX looks for its native code beside Java's own.
        var place = runtime.resolve(WINDOWS ? "bin" : "lib");
        for (var jar : fx) extract(jar, place);
    }

    private static void extract(Path jar, Path folder) throws IOException {
        try (var file = new JarFile(jar.toFile())) {
            for (var entry : file.stream().filter(entry -> entry.getName().matches("[^/]+\\.(so|dylib|dll)")).toList()) {
                Files.copy(file.getInputStream(entry), folder.resolve(entry.getName()));
            }
        }
    }

    /** The driver without the code for twenty systems; the code for this one is unpacked already. */
    private static String withoutNativeCode(Path jar, Path to, Path code) throws IOException {
        var system = (WINDOWS ? "Windows" : System.getProperty("os.name").contains("Mac") ? "Mac" : "Linux") + "/"
                + (System.getProperty("os.arch").equals("aarch64") ? "aarch64" : "x86_64") + "/";
        var name = "";
        Files.createDirectories(code);
        try (var from = new JarFile(jar.toFile()); OutputStream out = Files.newOutputStream(to); var less = new JarOutputStream(out)) {
            for (var entry : from.stream().toList()) {
                if (entry.getName().startsWith("org/sqlite/native/")) {
                    if (!entry.isDirectory() && entry.getName().startsWith("org/sqlite/native/" + system)) {
                        name = entry.getName().substring(entry.getName().lastIndexOf('/') + 1);
                        Files.copy(from.getInputStream(entry), code.resolve(name));
                    }
                    continue;
                }
                var copy = new JarEntry(entry.getName());
                copy.setTime(entry.getTime());
                less.putNextEntry(copy);
                from.getInputStream(entry).transferTo(less);
                less.closeEntry();
            }
        }
        if (name.isEmpty()) throw new IOException(jar + " has no code for " + system);
        return name;
    }

    /** A text of the program's own jar. */
    String text(String name) throws IOException {
        try (var jar = new JarFile(folder.resolve("app").resolve("rookery.jar").toFile())) {
            return new String(jar.getInputStream(jar.getJarEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private Path java() {
        return folder.resolve("runtime").resolve("bin").resolve(WINDOWS ? "java.exe" : "java");
    }

    Path cache() {
        return folder.resolve("rookery.aot");
    }

    /** Runs the window once, without a display, and writes down what the JVM had to load and link. The launcher of a checkout does the same. */
    private void train() throws IOException, InterruptedException {
        rookery(List.of("-XX:AOTCacheOutput=" + cache(), "-XX:+UnlockDiagnosticVMOptions", "-XX:-AOTRecordTraining", "-XX:+UseSerialGC", "-Dglass.platform=Headless",
                "-Dprism.order=sw"), List.of("--smoke"));
        if (!Files.exists(cache())) throw new IOException("no cache was written");
    }

    /** Runs the program of this image. */
    void rookery(List<String> options, List<String> arguments) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(java().toString()));
        command.addAll(options);
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED,javafx.graphics", "-Dorg.sqlite.lib.path=" + folder.resolve("native"),
                "-Dorg.sqlite.lib.name=" + sqlite, "-cp", folder.resolve("app").resolve("rookery.jar").toString(), "rookery.app.Main"));
        command.addAll(arguments);
        Steps.run(folder, command);
    }

    private static String tool(String name, List<String> arguments) throws IOException {
        var said = new StringWriter();
        int code = ToolProvider.findFirst(name).orElseThrow(() -> new IOException("this JDK has no " + name)).run(new PrintWriter(said), new PrintWriter(said),
                arguments.toArray(String[]::new));
        if (code != 0) throw new IOException(name + " failed:\n" + said);
        return said.toString();
    }
}
