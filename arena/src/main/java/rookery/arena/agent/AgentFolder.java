package rookery.arena.agent;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import rookery.arena.Reading;
import rookery.arena.opening.Openings;
import rookery.arena.player.Allowance;
import rookery.arena.player.Contender;
import rookery.arena.run.Adjudication;
import rookery.arena.run.Strictness;
import rookery.arena.run.Job;
import rookery.arena.run.JobSpec;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;
import rookery.arena.schedule.Format;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;

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

    /** Lets an agent play two short games against itself before it may play others. */
    private static final class Tryout {

        private static final long NODES = 200;
        private static final int MOVES = 8;
        private static final Strictness STRICT = new Strictness(Duration.ofMillis(200), Duration.ofSeconds(5), false);
        private static final long LONGEST_MILLIS = 60_000;

        private Tryout() {
        }

        /** What the agent does wrong, in words; empty if it plays correctly. */
        static List<String> problems(BotProvider provider) throws InterruptedException {
            List<Variant> variants;
            try {
                variants = Variants.all().stream().filter(provider::plays).toList();
            } catch (RuntimeException | Error e) {
                return List.of(provider.id() + ": " + AgentJar.words(e));
            }
            if (variants.isEmpty()) {
                return List.of(provider.id() + " plays none of the variants there are");
            }
            // A game with a die if it plays one, since that is where agents forget something.
            Variant variant = variants.stream().filter(Variant::hasDie).findFirst().orElse(variants.getFirst());
            Contender contender = new Contender(provider.id(), provider.id(), provider, BotSettings.DEFAULT,
                    Allowance.FREE.withNodes(NODES).withDepth(2));
            Job job = new Job("Tryout", variant,
                    List.of(contender, new Contender(provider.id() + " too", provider.id(), provider, BotSettings.DEFAULT,
                            contender.allowance())),
                    new Format.RoundRobin(1), 2, Openings.START_POSITION, false, Adjudication.NONE.withLongest(MOVES), STRICT,
                    null, 1, new JobSpec(List.of(), Map.of()));
            List<String> problems = new ArrayList<>();
            try (TournamentRun run = new TournamentRun(job, Shard.ALL, List.of(), 1, game -> {
            })) {
                run.start();
                if (!run.await(LONGEST_MILLIS)) {
                    problems.add(provider.id() + " is too slow: " + MOVES + " moves at " + NODES + " nodes took more than a minute");
                }
                run.games().stream().map(PlayedGame::trouble).filter(trouble -> !trouble.isEmpty()).distinct().forEach(problems::add);
            }
            return problems;
        }
    }
}
