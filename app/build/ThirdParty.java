import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Pattern;

/**
 * Writes what of others ships with the program: the NOTICE, the list the window shows, and all licences in full. It takes the program's class path, the
 * folder {@code licences} of the checkout and the folder of classes to write into, and fails where the list there and the class path do not agree.
 */
final class ThirdParty {
    private static final Pattern JAR = Pattern.compile("(.+?)-(\\d[\\w.]*?)(?:-(?:linux|mac|win)[\\w-]*)?\\.jar");
    private static final Pattern OWN_VERSION = Pattern.compile("(.+) (\\d[\\d.]*)");

    private record Row(String artifact, String name, String licence, String copyright, String home) {}

    private ThirdParty() {}

    public static void main(String[] arguments) throws IOException {
        var jars = jars(arguments[0]);
        var licences = Path.of(arguments[1]);
        var classes = Path.of(arguments[2]);
        var rows = rows(licences.resolve("parts.txt"));
        var listed = new TreeSet<String>();
        for (var row : rows) listed.add(row.artifact);
        check(jars, listed);
        var parts = new LinkedHashMap<String, String>();
        var terms = new LinkedHashSet<String>();
        var words = new StringBuilder();
        for (var row : rows) {
            var own = OWN_VERSION.matcher(row.name);
            var name = own.matches() ? own.group(1) : row.name;
            var version = own.matches() ? own.group(2) : version(jars.get(row.artifact));
            // The driver counts its releases after SQLite's.
            if (name.equals("SQLite")) version = version.substring(0, version.lastIndexOf('.'));
            terms.add(row.licence);
            if (parts.put(name, String.join("\t", name, version, row.licence, row.home)) == null) {
                words.append(name).append(' ').append(version).append(", ").append(row.home).append('\n').append(row.copyright).append('\n')
                        .append("Licence: ").append(row.licence).append("\n\n");
            }
        }
        var folder = Files.createDirectories(classes.resolve("META-INF").resolve("third-party"));
        var notice = "Rookery\n\nThis product contains:\n\n" + words;
        Files.writeString(classes.resolve("META-INF").resolve("NOTICE"), notice);
        Files.writeString(folder.resolve("parts.tsv"), String.join("\n", parts.values()) + "\n");
        Files.writeString(folder.resolve("licences.txt"), notice + inside(jars) + texts(terms, licences));
    }

    /** The jars of others by their artifacts; JavaFX has two of each, one without anything in it. */
    private static Map<String, Path> jars(String classPath) {
        var jars = new LinkedHashMap<String, Path>();
        for (var entry : classPath.split(File.pathSeparator)) {
            var jar = Path.of(entry);
            var name = JAR.matcher(jar.getFileName().toString());
            if (name.matches() && !isOurs(jar, name.group(1), name.group(2))) jars.putIfAbsent(name.group(1), jar);
        }
        return jars;
    }

    /** Ours come from where they were built, or from a Maven repository, whose folders are called after group, artifact and version. */
    private static boolean isOurs(Path jar, String artifact, String version) {
        return jar.getParent().endsWith("target") || jar.endsWith(Path.of("rookery", artifact, version, jar.getFileName().toString()));
    }

    private static String version(Path jar) {
        var name = JAR.matcher(jar.getFileName().toString());
        if (!name.matches()) throw new IllegalArgumentException(jar.toString());
        return name.group(2);
    }

    private static List<Row> rows(Path file) throws IOException {
        var rows = new ArrayList<Row>();
        for (var line : Files.readAllLines(file)) {
            if (line.isBlank() || line.startsWith("#")) continue;
            var cells = line.split(" \\| ", -1);
            rows.add(new Row(cells[0], cells[1], cells[2], cells[3], cells[4]));
        }
        return rows;
    }

    private static void check(Map<String, Path> jars, TreeSet<String> listed) {
        var unknown = new TreeSet<>(jars.keySet());
        unknown.removeAll(listed);
        var gone = new TreeSet<>(listed);
        gone.removeAll(jars.keySet());
        if (unknown.isEmpty() && gone.isEmpty()) return;
        if (!unknown.isEmpty()) System.err.println("licences/parts.txt does not list " + unknown + ": find out on what terms they come, and add them.");
        if (!gone.isEmpty()) System.err.println("licences/parts.txt lists " + gone + ", which are not part of the program.");
        System.exit(1);
    }

    /** Notices and licences of others still, which a jar carries besides its own. */
    private static String inside(Map<String, Path> jars) throws IOException {
        var words = new StringBuilder();
        for (var entry : jars.entrySet()) {
            try (var jar = new JarFile(entry.getValue().toFile())) {
                for (var file : jar.stream().filter(file -> !file.isDirectory()).toList()) {
                    var name = file.getName().substring(file.getName().lastIndexOf('/') + 1);
                    if (!name.matches("NOTICE(\\.\\w+)?|[\\w-]+-LICENSE|LICENSE\\.zentus")) continue;
                    words.append(heading(name + " of " + entry.getKey()))
                            .append(new String(jar.getInputStream(file).readAllBytes(), StandardCharsets.UTF_8).strip()).append("\n\n");
                }
            }
        }
        return words.toString();
    }

    private static String texts(LinkedHashSet<String> terms, Path licences) throws IOException {
        var words = new StringBuilder();
        for (var licence : terms) {
            if (licence.equals("Public domain")) continue;
            // Ours too, which stands at the top of the checkout.
            var file = licence.equals("Apache-2.0") ? licences.resolveSibling("LICENSE") : licences.resolve(licence + ".txt");
            words.append(heading(licence)).append(Files.readString(file).strip()).append("\n\n");
        }
        return words.toString();
    }

    private static String heading(String title) {
        return "=".repeat(80) + "\n" + title + "\n" + "=".repeat(80) + "\n\n";
    }
}
