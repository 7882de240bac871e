package rookery.arena.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.arena.agent.AgentFolder;
import rookery.arena.agent.JarSource;
import rookery.arena.player.PlayerSource;
import rookery.arena.player.PlayerSpec;
import rookery.arena.player.ProgramSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotProvider;
import rookery.play.file.AtomicFile;
import rookery.play.file.UserFolders;
import rookery.uci.client.Engine;
import rookery.uci.client.EngineProgram;
import rookery.uci.client.Engines;
import rookery.uci.client.EngineTimeouts;
import rookery.uci.client.Protocol;

/** Who can take part: the bots of the program, the user's engines and agents, and any other program. Not for the JavaFX thread: it reads files and starts programs. */
public final class Contestants implements PlayerSource {
    private final List<BotProvider> bots;
    private final Engines engines;
    private final ProgramSource programs = new ProgramSource();
    private final Path folder;
    private final AgentFolder agents;
    /** Loaded jars with their timestamps; a changed jar is reloaded. */
    private final Map<String, JarSource> jars = new HashMap<>();

    public Contestants(List<BotProvider> bots, Path data) {
        this.bots = List.copyOf(bots);
        engines = new Engines(UserFolders.of(data).holding(Engines.FILE));
        folder = data.resolve("agents");
        agents = new AgentFolder(folder);
    }

    @Override
    public Optional<BotProvider> find(PlayerSpec spec) {
        if (spec.kind().isEmpty()) return bots.stream().filter(bot -> bot.id().equals(spec.target())).findFirst();
        if (spec.kind().equals("jar")) return jar(spec);
        Optional<BotProvider> known = configured().stream()
                .filter(engine -> line(engine.program()).equals(spec.kind() + ":" + spec.target()))
                .<BotProvider>map(Engine::provider).findFirst();
        return known.or(() -> programs.find(spec));
    }

    private synchronized Optional<BotProvider> jar(PlayerSpec spec) {
        var target = spec.target();
        int sharp = target.lastIndexOf('#');
        var file = Path.of(sharp < 0 ? target : target.substring(0, sharp));
        try {
            var version = Files.isRegularFile(file) ? Files.getLastModifiedTime(file) + " " + Files.size(file) : "";
            return jars.computeIfAbsent(file + " " + version, _ -> new JarSource()).find(spec);
        } catch (IOException unreadable) {
            throw new BotFailure(String.valueOf(unreadable.getMessage()));
        }
    }

    private synchronized List<Engine> configured() {
        return engines.read().engines();
    }

    public List<Offer> offers() throws IOException, InterruptedException {
        var offers = new ArrayList<Offer>();
        for (var bot : bots) offers.add(offer(bot.id(), bot.description(), false, bot));
        for (var engine : configured()) offers.add(offer(line(engine.program()), engine.program().path(), true, engine.provider()));
        for (var jar : agents.look()) {
            for (var agent : jar.agents()) offers.add(offer(line(jar, agent), jar.file().toString(), true, agent));
        }
        return offers;
    }

    private static String line(AgentFolder.Jar jar, BotProvider agent) {
        return "jar:" + jar.file() + (jar.agents().size() > 1 ? "#" + agent.id() : "");
    }

    /**
     * Tries out the agents of a jar and, if they are good, stores a copy in the agents folder.
     *
     * @return how a job file writes them
     * @throws BotFailure with the reason if the jar is refused
     */
    public List<String> take(Path file) throws IOException, InterruptedException {
        var tried = AgentFolder.check(file);
        if (!tried.problems().isEmpty()) throw new BotFailure(String.join("\n", tried.problems()));
        var kept = folder.resolve(file.getFileName().toString());
        if (!file.toAbsolutePath().equals(kept.toAbsolutePath())) AtomicFile.writeBytes(kept, out -> Files.copy(file, out));
        var there = new AgentFolder.Jar(kept, tried.agents(), List.of());
        return tried.agents().stream().map(agent -> line(there, agent)).toList();
    }

    private static Offer offer(String line, String words, boolean external, BotProvider provider) {
        var variants = Variants.all().stream().filter(provider::plays).map(Variant::id).collect(Collectors.toSet());
        return new Offer(line, provider.id(), provider.displayName(), words, external, variants, provider.options());
    }

    /** Starts a program to learn which protocol it speaks. */
    public static Engine.Probing recognise(Path file) {
        return Engine.recognise(EngineProgram.of(file), EngineTimeouts.USUAL);
    }

    public static String line(EngineProgram program) {
        var words = new ArrayList<>(List.of(program.path()));
        words.addAll(program.arguments());
        return (program.protocol() == Protocol.UCI ? "uci:" : "cecp:") + String.join(" ", words);
    }
}
