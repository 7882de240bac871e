package rookery.testkit;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Quickly starting child processes with a main class from a module's tests: the classes are packed into jars once, so that after {@link #warmUp} the JVM loads
 * them from a shared archive.
 */
public final class ChildProcesses {

    private final Class<?> main;
    private final String classPath;
    private final Path archive;

    /**
     * @param workshop an empty folder
     * @param needed   one class from each further class path entry that the main class needs
     */
    public ChildProcesses(Class<?> main, Path workshop, Class<?>... needed) throws IOException {
        this.main = main;
        archive = workshop.resolve("classes.jsa");
        List<Path> places = Stream.concat(Stream.of(main), Stream.of(needed)).map(ChildProcesses::place).distinct().toList();
        List<String> jars = new ArrayList<>();
        for (Path place : places) {
            jars.add((Files.isDirectory(place) ? packed(place, workshop.resolve(jars.size() + ".jar")) : place).toString());
        }
        classPath = String.join(File.pathSeparator, jars);
    }

    private static Path place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Path packed(Path folder, Path jar) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(Files::isRegularFile).collect(Collectors.toList());
        }
        try (OutputStream out = Files.newOutputStream(jar); JarOutputStream entries = new JarOutputStream(out)) {
            entries.setLevel(0);
            for (Path file : files) {
                entries.putNextEntry(new JarEntry(folder.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, entries);
                entries.closeEntry();
            }
        }
        return jar;
    }

    /** Runs a child that ends when its input does; what it loads is archived for later ones. */
    public void warmUp(Path folder, String... more) throws IOException, InterruptedException {
        Process child = start("-XX:ArchiveClassesAtExit=" + archive, folder, more);
        child.getOutputStream().close();
        child.getInputStream().readAllBytes();
        child.waitFor();
    }

    public Process start(Path folder, String... more) throws IOException {
        return start(Files.exists(archive) ? "-XX:SharedArchiveFile=" + archive : "-Xshare:auto", folder, more);
    }

    private Process start(String option, Path folder, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), option,
                "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m", "-Xlog:disable", "--enable-native-access=ALL-UNNAMED", "-cp",
                classPath, main.getName(), folder.toString()));
        command.addAll(List.of(more));
        return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    }
}
