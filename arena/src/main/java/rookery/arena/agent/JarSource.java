package rookery.arena.agent;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import rookery.arena.Reading;
import rookery.arena.player.PlayerSource;
import rookery.arena.player.PlayerSpec;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotProvider;

/**
 * Players that are agents in jars: {@code jar:my-agent.jar}, or {@code jar:agents.jar#id} where there are several. Each player has a process of its own,
 * in which it can do little harm; {@code @memory=256} says how many megabytes it may use. {@code @in-process=true} lets its code run inside this program
 * instead, where it is faster and can do anything.
 */
public final class JarSource implements PlayerSource {

    private static final int LEAST_MEGABYTES = 8;

    private final Map<String, BotProvider> known = new ConcurrentHashMap<>();

    @Override
    public Optional<BotProvider> find(PlayerSpec spec) {
        if (!spec.kind().equals("jar")) {
            return Optional.empty();
        }
        String memory = spec.terms().getOrDefault("memory", "");
        String inside = spec.terms().getOrDefault("in-process", "false");
        if (!Set.of("true", "false").contains(inside)) {
            throw new BotFailure("@in-process is true or false, not “" + inside + "”");
        }
        if (inside.equals("true") && !memory.isEmpty()) {
            throw new BotFailure("@memory is for agents with a process of their own, which @in-process=true denies them");
        }
        return Optional.of(known.computeIfAbsent(spec.target() + " " + memory + " " + inside,
                key -> inside.equals("true") ? inside(spec.target()) : outside(spec.target(), megabytes(memory))));
    }

    private static int megabytes(String memory) {
        if (memory.isEmpty()) {
            return HostedAgent.USUAL_MEGABYTES;
        }
        if (!memory.matches("\\d{1,6}") || Integer.parseInt(memory) < LEAST_MEGABYTES) {
            throw new BotFailure("@memory is a number of megabytes from " + LEAST_MEGABYTES + " on, not “" + memory + "”");
        }
        return Integer.parseInt(memory);
    }

    static BotProvider inside(String target) {
        return chosen(target, (name, jar) -> AgentJar.load(name, jar));
    }

    private static BotProvider outside(String target, int megabytes) {
        return chosen(target, (name, jar) -> HostedAgent.load(name, jar, megabytes));
    }

    private static BotProvider chosen(String target, BiFunction<String, byte[], Reading<List<BotProvider>>> loader) {
        int sharp = target.lastIndexOf('#');
        Path file = Path.of(sharp < 0 ? target : target.substring(0, sharp));
        List<BotProvider> agents = switch (AgentJar.read(file).then(jar -> loader.apply(String.valueOf(file.getFileName()), jar))) {
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

    static String home(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a class from nowhere: " + type, e);
        }
    }
}
