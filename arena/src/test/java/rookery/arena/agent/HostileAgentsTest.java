package rookery.arena.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.arena.Reading;
import rookery.arena.player.PlayerSource;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;

/** What other people's programs may do: it costs one game, and the run continues. */
// E-04
@Timeout(300)
final class HostileAgentsTest {

    @TempDir
    private Path folder;

    /** An agent that plays well but for what it does first when it is asked for a move. */
    private Path agent(String name, String mischief) throws IOException {
        String source = ProjectTemplate.text("OnePlyAgent.java").replace("position.legalMoves(moves);",
                mischief + " position.legalMoves(moves);");
        return AgentsTest.pack(folder, name + ".jar", "agent.OnePlyAgent", Map.of("OnePlyAgent", source));
    }

    private static List<PlayedGame> play(List<String> players, Map<String, String> settings) throws InterruptedException {
        Job job = switch (JobReader.read(new JobSpec(players, settings), new JarSource().or(PlayerSource.INSTALLED))) {
            case Reading.Read<Job>(Job read) -> read;
            case Reading.Refused<Job>(List<String> problems) -> throw new AssertionError(problems.toString());
        };
        try (TournamentRun run = new TournamentRun(job, Shard.ALL, List.of(), 1, game -> {
        })) {
            run.start();
            assertThat(run.await(240_000)).isTrue();
            assertThat(run.failure()).isNull();
            return run.games();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            exits       | System.exit(0);                                                                          | ended by itself
            halts       | Runtime.getRuntime().halt(0);                                                            | ended by itself
            loops       | while (position.ply() >= 0) { Thread.onSpinWait(); }                                     | does not stop when told to
            recurses    | Object[] deep = new Object[1]; deep[0] = deep; java.util.Arrays.deepHashCode(deep);      | StackOverflowError
            """)
    void costsTheGameOnly(String name, String mischief, String words) throws IOException, InterruptedException {
        Path jar = agent(name, mischief);
        List<PlayedGame> games = play(List.of("jar:" + jar, "random"),
                Map.of("variant", "gardner", "games", "2", "hang-seconds", "1"));
        assertThat(games).hasSize(2).allSatisfy(game -> assertThat(game.trouble()).contains(words));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            floods  | for (int i = 0; i < 20000; i++) { System.out.println("bestmove a1a8 and much more of it, line after line"); }
            closes  | System.out.close(); System.err.close();
            forges  | for (int i = 0; i < 40; i++) { System.out.println(i + " move 7"); System.err.println("1-0"); }
            """)
    void whatIsPrintedHarmsNobody(String name, String mischief) throws IOException, InterruptedException {
        Path jar = agent(name, mischief);
        List<PlayedGame> games = play(List.of("jar:" + jar, "random"), Map.of("variant", "gardner", "games", "2", "max-moves", "5"));
        assertThat(games).hasSize(2).allSatisfy(game -> assertThat(game.trouble()).isEmpty());
    }

    /** Even by the pipe itself an agent can only speak for itself. */
    @Test
    void aForgedAnswerIsAnIllegalMoveAtWorst() throws IOException, InterruptedException {
        Path jar = agent("forger", """
                try (var out = new java.io.FileOutputStream(java.io.FileDescriptor.out)) {
                    for (int i = 0; i < 100; i++) { out.write((i + " move 7\\n" + i + " done\\n" + i + " yes\\n").getBytes()); }
                } catch (java.io.IOException e) { throw new IllegalStateException(e); }""".replace("\\\\", "\\"));
        List<PlayedGame> games = play(List.of("jar:" + jar, "random"), Map.of("variant", "gardner", "games", "2"));
        assertThat(games).hasSize(2).allSatisfy(game -> assertThat(game.trouble()).isNotEmpty());
    }

    /** Neither by what it throws nor by its name can an agent write a line of our report. */
    @Test
    void itsWordsStayOneLine() throws IOException, InterruptedException {
        Path jar = agent("forgery",
                "if (position != null) throw new IllegalStateException(\"sorry\\nrookery: all games won\" + \"!\".repeat(9999));");
        List<PlayedGame> games = play(List.of("jar:" + jar, "random"), Map.of("variant", "gardner", "games", "2"));
        assertThat(games).hasSize(2).allSatisfy(game -> {
            assertThat(game.trouble()).contains("sorry / rookery: all games won").doesNotContain("\n");
            assertThat(game.trouble().length()).isLessThan(600);
        });
        assertThat(String.join("", AgentFolder.check(jar).problems())).contains("sorry / rookery: all games won");
    }

    @Test
    void anAgentThatDeletesItsJarPlaysOn() throws IOException, InterruptedException {
        Path jar = folder.resolve("deletes.jar");
        agent("deletes", "new java.io.File(\"" + jar.toString().replace('\\', '/') + "\").delete();");
        List<PlayedGame> games = play(List.of("jar:" + jar, "random"), Map.of("variant", "gardner", "games", "4", "max-moves", "3"));
        assertThat(games).hasSize(4).allSatisfy(game -> assertThat(game.trouble()).isEmpty());
        assertThat(jar).doesNotExist();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void whatItStartsEndsWithIt() throws Exception {
        Path pids = folder.resolve("pids");
        Path jar = agent("forks",
                """
                        try {
                            Process child = new ProcessBuilder("sh", "-c", "sleep 600 > /dev/null 2>&1 & echo $! >> %1$s; exec sleep 600").start();
                            java.nio.file.Files.writeString(java.nio.file.Path.of("%1$s"), child.pid() + "\\n", java.nio.file.StandardOpenOption.CREATE,
                                    java.nio.file.StandardOpenOption.APPEND);
                        } catch (java.io.IOException e) { throw new IllegalStateException(e); }"""
                        .replace("\\\\", "\\").formatted(pids));
        play(List.of("jar:" + jar, "random"), Map.of("variant", "gardner", "games", "2", "max-moves", "2"));
        List<String> started = Files.readAllLines(pids);
        assertThat(started).hasSizeGreaterThan(1);
        for (String pid : started) {
            ProcessHandle.of(Long.parseLong(pid)).ifPresent(process -> process.onExit().orTimeout(60, TimeUnit.SECONDS).join());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            static { System.exit(0); }                                        | ended by itself
            static { if (true) throw new Error("no such luck"); }             | no such luck
            """)
    void ajarThatMisbehavesWhenItIsLoadedIsRefused(String code, String words) throws IOException, InterruptedException {
        String source = ProjectTemplate.text("OnePlyAgent.java");
        int body = source.indexOf('{', source.indexOf("class OnePlyAgent")) + 1;
        Path jar = AgentsTest.pack(folder, "bad.jar", "agent.OnePlyAgent",
                Map.of("OnePlyAgent", source.substring(0, body) + code + source.substring(body)));
        AgentFolder.Jar checked = AgentFolder.check(jar);
        assertThat(checked.agents()).isEmpty();
        assertThat(String.join("\n", checked.problems())).contains(words);
    }

    private static List<Path> copies() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.filter(file -> file.getFileName().toString().startsWith("rookery-agent-")).sorted().toList();
        }
    }

    /** The same seed gives the same games wherever the agent runs; options, courtesies and the user's own variants are passed on. */
    // F-08: the copies of jars that earlier versions loaded their classes from.
    @Test
    void aProcessOfItsOwnChangesNothingElse() throws IOException, InterruptedException {
        List<Path> before = copies();
        Path jar = agent("plain", "");
        Map<String, String> settings = Map.of("variant", "dice", "games", "6", "seed", "5", "courtesies", "true");
        List<String> inside = texts(play(List.of("jar:" + jar + ",@in-process=true,@name=A", "random"), settings));
        List<String> outside = texts(play(List.of("jar:" + jar + ",@name=A", "random"), settings));
        assertThat(outside).isEqualTo(inside);
        assertThat(copies()).isEqualTo(before);
        Variant own = switch (VariantReader.read("{\"extends\": \"gardner\", \"id\": \"tiny\", \"name\": \"Tiny chess\"}")) {
            case VariantReader.Accepted(Variant variant) -> variant;
            case VariantReader.Refused(var problems) -> throw new AssertionError(problems.toString());
        };
        BotProvider agent = AgentFolder.check(jar).agents().getFirst();
        assertThat(agent.plays(own)).isTrue();
        try (Bot bot = agent.create(BotSettings.DEFAULT)) {
            bot.newGame(3);
            Position position = Position.start(own);
            assertThat(position.isLegal(bot.choose(position.copy(), Limits.ofNodes(10), thought -> {
            }))).isTrue();
        }
    }

    private static List<String> texts(List<PlayedGame> games) {
        return games.stream().map(game -> game.text().replaceAll(":\\d+(?= |$)", "")).toList();
    }
}
