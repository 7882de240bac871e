package rookery.arena.agent;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rookery.arena.Reading;
import rookery.arena.player.PlayerSource;
import rookery.arena.player.PlayerSpec;
import rookery.kernel.position.Position;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotProvider;
import rookery.uci.client.EngineProgram;
import rookery.uci.client.ProgramProvider;

/**
 * Players that are agents in jars: {@code jar:my-agent.jar}, or {@code jar:agents.jar#id} where there are several. They play inside this program, unless
 * {@code @memory=256} gives them a process of their own with so many megabytes, which may then run out without harm to anybody else.
 */
public final class JarSource implements PlayerSource {

    private final Map<String, BotProvider> known = new ConcurrentHashMap<>();

    @Override
    public Optional<BotProvider> find(PlayerSpec spec) {
        if (!spec.kind().equals("jar")) {
            return Optional.empty();
        }
        String memory = spec.terms().getOrDefault("memory", "");
        return Optional.of(known.computeIfAbsent(spec.target() + " " + memory,
                key -> memory.isEmpty() ? inside(spec.target()) : outside(spec.target(), memory)));
    }

    static BotProvider inside(String target) {
        int sharp = target.lastIndexOf('#');
        Path file = Path.of(sharp < 0 ? target : target.substring(0, sharp));
        List<BotProvider> agents = switch (AgentJar.load(file)) {
            case Reading.Read<List<BotProvider>>(List<BotProvider> found) -> found;
            case Reading.Refused<List<BotProvider>>(List<String> problems) -> throw new BotFailure(String.join("; ", problems));
        };
        if (sharp < 0 && agents.size() > 1) {
            throw new BotFailure(
                    "there are several agents in it, say which: " + agents.stream().map(agent -> file + "#" + agent.id()).toList());
        }
        String id = sharp < 0 ? agents.getFirst().id() : target.substring(sharp + 1);
        return agents.stream().filter(agent -> agent.id().equals(id)).findFirst()
                .orElseThrow(
                        () -> new BotFailure("there is no agent “" + id + "” in it, but " + agents.stream().map(BotProvider::id).toList()));
    }

    private static BotProvider outside(String target, String memory) {
        if (!memory.matches("\\d{1,6}") || Integer.parseInt(memory) < 8) {
            throw new BotFailure("@memory is a number of megabytes from 8 on, not “" + memory + "”");
        }
        List<String> arguments = new ArrayList<>(
                List.of("-Xmx" + memory + "m", "-XX:+UseSerialGC", "-XX:+ExitOnOutOfMemoryError", "-cp", classPath(),
                        AgentProgram.class.getName(), target));
        String java = Path.of(System.getProperty("java.home"), "bin", File.separatorChar == '\\' ? "java.exe" : "java").toString();
        return ProgramProvider.probe(EngineProgram.of(java).withName(target).withArguments(arguments));
    }

    /** Where the classes are that an agent's process needs. */
    private static String classPath() {
        return Stream.of(AgentProgram.class, ProgramProvider.class, BotProvider.class, Position.class).map(JarSource::home).distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    static String home(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a class from nowhere: " + type, e);
        }
    }
}
