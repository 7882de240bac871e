package rookery.arena.player;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import rookery.play.bot.BotProvider;
import rookery.uci.client.EngineProgram;
import rookery.uci.client.ProgramProvider;
import rookery.uci.client.Protocol;

/**
 * Players that are other programs: {@code uci:} and {@code cecp:} with the program's path, or its name on the search path, and its arguments. Each is started
 * once with its options to learn what it offers and plays, since some options change that.
 */
public final class ProgramSource implements PlayerSource {

    private final Map<String, BotProvider> known = new ConcurrentHashMap<>();

    @Override
    public Optional<BotProvider> find(PlayerSpec spec) {
        return switch (spec.kind()) {
            case "uci" -> Optional.of(known.computeIfAbsent(key(spec), key -> provider(spec, Protocol.UCI)));
            case "cecp" -> Optional.of(known.computeIfAbsent(key(spec), key -> provider(spec, Protocol.CECP)));
            default -> Optional.empty();
        };
    }

    private static String key(PlayerSpec spec) {
        return spec.kind() + ":" + spec.target() + " " + spec.options();
    }

    private static BotProvider provider(PlayerSpec spec, Protocol protocol) {
        String target = spec.target();
        List<String> words = Files.exists(Path.of(target)) ? List.of(target) : List.of(target.split("\\s+"));
        EngineProgram program = EngineProgram.of(words.getFirst()).withProtocol(protocol).withArguments(words.subList(1, words.size()));
        return ProgramProvider.probe(program.withOptions(spec.options()));
    }
}
