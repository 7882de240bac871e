package rookery.arena.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.arena.Reading;
import rookery.arena.player.PlayerSource;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;
import rookery.kernel.position.Position;
import rookery.play.bot.BotProvider;

/** Agents in jars: the examples, and all kinds of bad ones. */
final class AgentsTest {

    private static final String SERVICE = "META-INF/services/rookery.play.bot.BotProvider";

    @TempDir
    private Path folder;

    private Path pack(String jar, String service, Map<String, String> sources) throws IOException {
        return pack(folder, jar, service, sources);
    }

    /** Compiles sources and packs them. */
    static Path pack(Path folder, String jar, String service, Map<String, String> sources) throws IOException {
        Path home = Files.createTempDirectory(folder, "sources");
        Path classes = Files.createDirectories(home.resolve("classes"));
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "-nowarn", "-d", classes.toString(), "-cp",
                String.join(java.io.File.pathSeparator, JarSource.home(Position.class), JarSource.home(BotProvider.class))));
        for (Map.Entry<String, String> source : sources.entrySet()) {
            arguments.add(Files.writeString(home.resolve(source.getKey() + ".java"), source.getValue()).toString());
        }
        if (!sources.isEmpty()) {
            assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new))).isZero();
        }
        Path file = folder.resolve(jar);
        try (OutputStream out = Files.newOutputStream(file); ZipOutputStream zip = new ZipOutputStream(out)) {
            try (var all = Files.walk(classes)) {
                for (Path each : all.filter(Files::isRegularFile).toList()) {
                    zip.putNextEntry(new ZipEntry(classes.relativize(each).toString().replace('\\', '/')));
                    Files.copy(each, zip);
                }
            }
            if (!service.isEmpty()) {
                zip.putNextEntry(new ZipEntry(SERVICE));
                zip.write(service.getBytes(java.nio.charset.StandardCharsets.UTF_8));
            }
        }
        return file;
    }

    private Path examples() throws IOException {
        return pack("examples.jar", "agent.OnePlyAgent\nagent.ExpectimaxAgent\nagent.MonteCarloAgent\n",
                Map.of("OnePlyAgent", ProjectTemplate.text("OnePlyAgent.java"), "ExpectimaxAgent",
                        ProjectTemplate.text("ExpectimaxAgent.java"),
                        "MonteCarloAgent", ProjectTemplate.text("MonteCarloAgent.java")));
    }

    private static TournamentRun play(List<String> players, Map<String, String> settings) throws InterruptedException {
        Job job = switch (JobReader.read(new JobSpec(players, settings), new JarSource().or(PlayerSource.INSTALLED))) {
            case Reading.Read<Job>(Job read) -> read;
            case Reading.Refused<Job>(List<String> problems) -> throw new AssertionError(problems.toString());
        };
        TournamentRun run = new TournamentRun(job, Shard.ALL, List.of(), 2, game -> {
        });
        run.start();
        assertThat(run.await(120_000)).isTrue();
        return run;
    }

    @Test
    void theExamplesAreWhatNewAgentsBeginWith() throws IOException {
        List<String> examples;
        try (var files = Files.list(Path.of("../examples/java"))) {
            examples = files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".java")).sorted().toList();
        }
        assertThat(ProjectTemplate.EXAMPLES.values()).map(type -> type + ".java").containsExactlyInAnyOrderElementsOf(examples);
        for (String name : examples) {
            assertThat(Path.of("../examples/java", name)).hasContent(ProjectTemplate.text(name));
        }
    }

    @Test
    void eachExampleIsBetterThanTheOneBefore() throws IOException, InterruptedException {
        Path jar = examples();
        assertThat(AgentFolder.check(jar).problems()).isEmpty();
        List<String> players = List.of("random", "jar:" + jar + "#one-ply", "jar:" + jar + "#expectimax", "jar:" + jar + "#monte-carlo");
        TournamentRun run = play(players, Map.of("variant", "dice", "games", "20", "nodes", "100"));
        assertThat(run.snapshot().troubles()).isZero();
        assertThat(run.snapshot().table().between(1, 0).mean()).isGreaterThan(0.75);
        assertThat(run.snapshot().table().between(2, 1).mean()).isGreaterThan(0.5);
        assertThat(run.snapshot().table().between(3, 0).mean()).isGreaterThan(0.75);
    }

    @Test
    void anAgentMayHaveAProcessWithItsOwnMemory() throws IOException, InterruptedException {
        String greedy = "package agent;\n"
                + ProjectTemplate.text("OnePlyAgent.java").substring(ProjectTemplate.text("OnePlyAgent.java").indexOf("import"));
        String eater = greedy.replace("position.legalMoves(moves);",
                "java.util.List<long[]> food = new java.util.ArrayList<>(); while (true) { food.add(new long[1 << 20]); }");
        Path good = pack("good.jar", "agent.OnePlyAgent", Map.of("OnePlyAgent", greedy));
        Path bad = pack("bad.jar", "agent.OnePlyAgent", Map.of("OnePlyAgent", unreachableRemoved(eater)));
        TournamentRun run = play(List.of("jar:" + good + ",@memory=64,@name=modest", "jar:" + bad + ",@memory=32,@name=eater"),
                Map.of("variant", "dice", "games", "2", "nodes", "100"));
        assertThat(run.snapshot().table().total(0).wins()).isEqualTo(2);
        assertThat(run.games())
                .allSatisfy(game -> assertThat(game.trouble()).isEqualTo("eater: bad.jar needed more than its 32 MB of memory"));
    }

    /** The choice of an agent that eats for ever ends there, as the compiler sees it. */
    private static String unreachableRemoved(String source) {
        int start = source.indexOf("while (true)");
        int end = source.indexOf("return best;", start) + "return best;".length();
        return source.substring(0, source.indexOf('}', start) + 1) + source.substring(end);
    }

    @ParameterizedTest
    @ValueSource(strings = {"no jar at all", "no service", "unknown class", "no agent", "bad id", "cheat", "crash"})
    void badJarsAreRefusedWithTheReason(String kind) throws IOException, InterruptedException {
        String source = ProjectTemplate.text("OnePlyAgent.java");
        Path jar = switch (kind) {
            case "no jar at all" -> Files.writeString(folder.resolve("bad.jar"), "hello");
            case "no service" -> pack("bad.jar", "", Map.of("OnePlyAgent", source));
            case "unknown class" -> pack("bad.jar", "agent.Missing", Map.of());
            case "no agent" -> pack("bad.jar", "rookery.play.house.Greedy", Map.of());
            case "bad id" -> pack("bad.jar", "agent.OnePlyAgent", Map.of("OnePlyAgent", source.replace("\"one-ply\"", "\"One ply!\"")));
            case "cheat" ->
                pack("bad.jar", "agent.OnePlyAgent", Map.of("OnePlyAgent", source.replace("return best;", "return best ^ 63;")));
            default -> pack("bad.jar", "agent.OnePlyAgent",
                    Map.of("OnePlyAgent",
                            source.replace("position.legalMoves(moves);",
                                    "if (position.ply() > 2) { throw new ArithmeticException(\"oops\"); }"
                                            + " position.legalMoves(moves);")));
        };
        AgentFolder.Jar checked = AgentFolder.check(jar);
        assertThat(checked.agents()).isEmpty();
        String expected = switch (kind) {
            case "no jar at all" -> "is not a jar";
            case "no service" -> "has no file META-INF/services";
            case "unknown class" -> "agent.Missing";
            case "no agent" -> "names no agent of its own";
            case "bad id" -> "the id “One ply!”";
            case "cheat" -> "played";
            default -> "oops";
        };
        assertThat(String.join("\n", checked.problems())).contains(expected);
    }

    @Test
    void aJarThatChangesIsLoadedAnew() throws IOException, InterruptedException {
        String source = ProjectTemplate.text("OnePlyAgent.java");
        AgentFolder agents = new AgentFolder(folder);
        assertThat(agents.look()).isEmpty();
        Path jar = pack("agent.jar", "agent.OnePlyAgent", Map.of("OnePlyAgent", source));
        assertThat(agents.look()).hasSize(1);
        BotProvider first = agents.named("one-ply").orElseThrow();
        assertThat(agents.look().getFirst().agents().getFirst()).isSameAs(first);
        pack("agent.jar", "agent.OnePlyAgent", Map.of("OnePlyAgent", source.replace("\"One ply\"", "\"One ply more\"")));
        Files.setLastModifiedTime(jar, FileTime.fromMillis(Files.getLastModifiedTime(jar).toMillis() + 5_000));
        BotProvider second = agents.look().getFirst().agents().getFirst();
        assertThat(second.displayName()).isEqualTo("One ply more");
        assertThat(first.displayName()).isEqualTo("One ply");
        assertThat(second).isNotSameAs(first);
        Files.delete(jar);
        assertThat(agents.look()).isEmpty();
        assertThat(agents.named("one-ply")).isEmpty();
    }

    @Test
    void aNewProjectHasWhatItNeeds() throws IOException {
        for (String like : ProjectTemplate.EXAMPLES.keySet()) {
            assertThat(ProjectTemplate.write(folder, "my-" + like, like)).isEqualTo(Reading.read(folder.resolve("my-" + like)));
            Path source = folder.resolve("my-" + like + "/src/main/java/agent/" + ProjectTemplate.className("my-" + like) + ".java");
            Path jar = pack("packed-" + like + ".jar", "agent." + ProjectTemplate.className("my-" + like),
                    Map.of(ProjectTemplate.className("my-" + like), Files.readString(source)));
            assertThat(JarSource.inside(jar.toString()).id()).isEqualTo("my-" + like);
            assertThat(JarSource.inside(jar.toString()).displayName()).isEqualTo("My " + like.replace('-', ' '));
            assertThat(folder.resolve("my-" + like + "/pom.xml")).content().doesNotContain("@NAME@", "@VERSION@")
                    .contains("<artifactId>my-" + like);
        }
        assertThat(folder.resolve("my-one-ply/lib/kernel.jar")).isNotEmptyFile();
        assertThat(ProjectTemplate.write(folder, "my-one-ply", "one-ply")).isInstanceOf(Reading.Refused.class);
        assertThat(ProjectTemplate.write(folder, "My Agent", "one-ply")).isInstanceOf(Reading.Refused.class);
        assertThat(ProjectTemplate.write(folder, "other", "nothing")).isInstanceOf(Reading.Refused.class);
    }
}
