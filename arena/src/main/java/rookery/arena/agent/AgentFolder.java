package rookery.arena.agent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import rookery.arena.Reading;
import rookery.play.bot.BotProvider;

/**
 * A folder for jars with agents. {@link #look} returns its current content: new or changed jars are loaded and tried out, the others stay loaded. Existing
 * players keep the classes they have. Thread-safe.
 */
public final class AgentFolder {

    /**
     * One jar of the folder.
     *
     * @param agents   those that can play; empty if there is a problem
     * @param problems why it was refused, in words
     */
    public record Jar(Path file, List<BotProvider> agents, List<String> problems) {
        public Jar {
            agents = List.copyOf(agents);
            problems = List.copyOf(problems);
        }
    }

    private record Known(long size, FileTime changed, Jar jar) {
    }

    private final Path folder;
    private final Map<Path, Known> known = new HashMap<>();

    public AgentFolder(Path folder) {
        this.folder = folder;
    }

    /** The current jars, by name. A missing folder counts as empty. */
    public synchronized List<Jar> look() throws IOException, InterruptedException {
        List<Path> files = new ArrayList<>();
        if (Files.isDirectory(folder)) {
            try (Stream<Path> entries = Files.list(folder)) {
                entries.filter(path -> path.getFileName().toString().endsWith(".jar")).sorted().forEach(files::add);
            }
        }
        known.keySet().retainAll(files);
        List<Jar> jars = new ArrayList<>();
        for (Path file : files) {
            long size = Files.size(file);
            FileTime changed = Files.getLastModifiedTime(file);
            Known before = known.get(file);
            if (before == null || before.size != size || !before.changed.equals(changed)) {
                before = new Known(size, changed, check(file));
                known.put(file, before);
            }
            jars.add(before.jar);
        }
        return jars;
    }

    /** Loads a jar and tries out its agents in separate processes. */
    public static Jar check(Path file) throws InterruptedException {
        String name = String.valueOf(file.getFileName());
        return switch (AgentJar.read(file).then(jar -> HostedAgent.load(name, jar, HostedAgent.USUAL_MEGABYTES))) {
            case Reading.Refused<List<BotProvider>>(List<String> problems) -> new Jar(file, List.of(), problems);
            case Reading.Read<List<BotProvider>>(List<BotProvider> agents) -> {
                List<String> problems = new ArrayList<>();
                for (BotProvider agent : agents) {
                    problems.addAll(Tryout.problems(agent));
                }
                yield new Jar(file, problems.isEmpty() ? agents : List.of(), problems);
            }
        };
    }

    /** The agent with that id in any jar found by the last {@link #look}. */
    public synchronized Optional<BotProvider> named(String id) {
        return known.values().stream().flatMap(each -> each.jar.agents().stream()).filter(agent -> agent.id().equals(id)).findFirst();
    }

    @Nullable
    Path folder() {
        return folder;
    }
}
