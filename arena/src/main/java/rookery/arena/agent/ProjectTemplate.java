package rookery.arena.agent;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import rookery.arena.Reading;
import rookery.kernel.position.Position;
import rookery.play.bot.BotProvider;
import rookery.uci.client.ProgramProvider;

/**
 * Writes the project of a new agent: a small Maven project that compiles, tests and packages it. A folder in it holds the parts of this program it needs, so
 * nothing has to be installed or downloaded. It starts from one of the examples in {@code examples/java}.
 */
public final class ProjectTemplate {

    /** The examples a new agent can start from, with their classes. */
    public static final Map<String, String> EXAMPLES = Map.of("one-ply", "OnePlyAgent", "expectimax", "ExpectimaxAgent", "monte-carlo",
            "MonteCarloAgent");

    private static final String NAME = "[a-z][a-z0-9]*(-[a-z0-9]+)*";
    private static final Map<String, String> VERSIONS = Map.of("@VERSION@", "1.0.0", "@RESOURCES@", "3.5.0", "@COMPILER@", "3.16.0",
            "@SUREFIRE@", "3.6.1", "@JAR@", "3.5.0");

    private ProjectTemplate() {
    }

    /**
     * Writes the project into a new folder of that name.
     *
     * @param like one of {@link #EXAMPLES}
     * @return the folder
     */
    public static Reading<Path> write(Path parent, String name, String like) throws IOException {
        String example = EXAMPLES.get(like);
        if (!name.matches(NAME) || name.length() > 40) {
            return Reading.refused("the name of an agent is small letters, digits and hyphens, such as my-agent, not “" + name + "”");
        }
        if (example == null) {
            return Reading.refused(
                    "an agent can be like " + String.join(", ", EXAMPLES.keySet().stream().sorted().toList()) + ", not “" + like + "”");
        }
        Path folder = parent.resolve(name);
        if (Files.exists(folder)) {
            return Reading.refused(folder + " already exists");
        }
        String type = className(name);
        String agent = text(example + ".java").replace(example, type).replace("return \"" + like + "\";", "return \"" + name + "\";")
                .replaceFirst("(displayName\\(\\) \\{\\s+return )\"[^\"]*\"", "$1\"" + displayName(name) + "\"");
        put(folder.resolve("src/main/java/agent/" + type + ".java"), agent);
        put(folder.resolve("src/main/resources/META-INF/services/" + BotProvider.class.getName()), "agent." + type + "\n");
        put(folder.resolve("src/test/java/agent/AgentTest.java"), filled("AgentTest.java", name, type));
        put(folder.resolve("pom.xml"), filled("pom.xml", name, type));
        put(folder.resolve("README.md"), filled("README.md", name, type));
        put(folder.resolve(".gitignore"), "target/\n");
        jar(Position.class, folder.resolve("lib/kernel.jar"));
        jar(BotProvider.class, folder.resolve("lib/play.jar"));
        jar(ProgramProvider.class, folder.resolve("lib/uci.jar"));
        jar(ProjectTemplate.class, folder.resolve("lib/arena.jar"));
        return Reading.read(folder);
    }

    /** {@code my-agent} is {@code MyAgent}. */
    static String className(String name) {
        StringBuilder out = new StringBuilder();
        for (String part : name.split("-")) {
            out.append(part.substring(0, 1).toUpperCase(Locale.ROOT)).append(part.substring(1));
        }
        return out.toString();
    }

    private static String displayName(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1).replace('-', ' ');
    }

    /** The text of a file of the template. */
    static String text(String file) throws IOException {
        try (InputStream in = ProjectTemplate.class.getResourceAsStream("template/" + file)) {
            return new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String filled(String file, String name, String type) throws IOException {
        String text = text(file).replace("@NAME@", name).replace("@CLASS@", type);
        for (Map.Entry<String, String> version : VERSIONS.entrySet()) {
            text = text.replace(version.getKey(), version.getValue());
        }
        return text;
    }

    private static void put(Path file, String text) throws IOException {
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        Files.writeString(file, text);
    }

    /** The jar a class comes from, or one built from its folder if the program is not packaged. */
    private static void jar(Class<?> type, Path target) throws IOException {
        Files.createDirectories(Objects.requireNonNull(target.getParent()));
        Path home = Path.of(JarSource.home(type));
        if (Files.isRegularFile(home)) {
            Files.copy(home, target);
            return;
        }
        List<Path> files;
        try (Stream<Path> all = Files.walk(home)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        try (OutputStream out = Files.newOutputStream(target); ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Path file : files) {
                zip.putNextEntry(new ZipEntry(home.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, zip);
                zip.closeEntry();
            }
        }
    }
}
