package rookery.app.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.arena.agent.AgentFolder;
import rookery.arena.agent.ProjectTemplate;
import rookery.play.bot.BotProvider;

/** {@code rookery lab new NAME} and {@code rookery lab check JAR...}. */
@Command(description = {"Tools for writing agents.",
    "  lab new NAME        writes a small Maven project that compiles, tests and packages an agent",
    "  lab check JAR...    loads packaged agents, lets them play a little, and reports problems; a folder means all jars in it"})
final class LabCommand implements Callable<Integer> {

    @Parameters(index = "0", paramLabel = "new|check", description = "what to do")
    private String action = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "NAME|JAR", description = "the name of the agent, or packaged agents")
    private List<String> words = List.of();

    @Option(names = "--like", paramLabel = "EXAMPLE", defaultValue = "one-ply", description = "what the new agent is like: one-ply, expectimax or monte-carlo (default: ${DEFAULT-VALUE})")
    private String like = "one-ply";

    @Option(names = "--dir", paramLabel = "DIR", defaultValue = ".", description = "where its folder goes (default: here)")
    private Path parent = Path.of(".");

    private final Console console;

    LabCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        return switch (action) {
            case "new" -> words.size() == 1 ? create(words.getFirst()) : misused();
            case "check" -> check();
            default -> misused();
        };
    }

    private int misused() {
        console.err().println("rookery: use 'rookery lab new NAME' or 'rookery lab check JAR...'.");
        return ExitCode.MISUSED;
    }

    private int create(String name) throws IOException {
        Path folder = console.value(ProjectTemplate.write(parent, name, like));
        if (folder == null) {
            return ExitCode.MISUSED;
        }
        console.out().println("Written to " + folder + ". Next: cd " + folder + ", mvn package, then read README.md.");
        return ExitCode.OK;
    }

    private int check() throws IOException, InterruptedException {
        int worst = ExitCode.OK;
        for (String word : words) {
            Path path = Path.of(word);
            List<AgentFolder.Jar> jars = Files.isDirectory(path) ? new AgentFolder(path).look() : List.of(AgentFolder.check(path));
            for (AgentFolder.Jar jar : jars) {
                for (BotProvider agent : jar.agents()) {
                    console.out().printf("%s: %s (%s) plays%n", jar.file(), agent.displayName(), agent.id());
                }
                jar.problems().forEach(problem -> console.err().println("rookery: " + problem + "."));
                worst = jar.problems().isEmpty() ? worst : ExitCode.FAILED;
            }
        }
        return worst;
    }
}
