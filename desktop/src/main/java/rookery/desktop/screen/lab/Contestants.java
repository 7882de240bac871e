package rookery.desktop.screen.lab;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import rookery.arena.player.PlayerSource;
import rookery.arena.player.PlayerSpec;
import rookery.arena.player.ProgramSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.uci.client.Engine;
import rookery.uci.client.EngineProgram;
import rookery.uci.client.Engines;
import rookery.uci.client.Patience;
import rookery.uci.client.Protocol;

/** Who can take part: the bots of the program, the user's engines, and any other program. Not for the JavaFX thread: it reads files and starts programs. */
final class Contestants implements PlayerSource {
    private final List<BotProvider> bots;
    private final Engines engines;
    private final ProgramSource programs = new ProgramSource();

    Contestants(List<BotProvider> bots, Path data) {
        this.bots = List.copyOf(bots);
        engines = new Engines(data);
    }

    @Override
    public Optional<BotProvider> find(PlayerSpec spec) {
        if (spec.kind().isEmpty()) return bots.stream().filter(bot -> bot.id().equals(spec.target())).findFirst();
        Optional<BotProvider> known = configured().stream()
                .filter(engine -> line(engine.program()).equals(spec.kind() + ":" + spec.target()))
                .<BotProvider>map(Engine::provider).findFirst();
        return known.or(() -> programs.find(spec));
    }

    private synchronized List<Engine> configured() {
        return engines.read().engines();
    }

    List<Offer> offers() {
        var offers = new ArrayList<Offer>();
        for (var bot : bots) offers.add(offer(bot.id(), bot.description(), false, bot));
        for (var engine : configured()) offers.add(offer(line(engine.program()), engine.program().path(), true, engine.provider()));
        return offers;
    }

    private static Offer offer(String line, String words, boolean external, BotProvider provider) {
        var variants = Variants.all().stream().filter(provider::plays).map(Variant::id).collect(Collectors.toSet());
        return new Offer(line, provider.id(), provider.displayName(), words, external, variants, provider.options());
    }

    /** Starts a program to learn which language it speaks, and answers how a job file writes it. */
    static Engine.Probing recognise(Path file) {
        return Engine.recognise(EngineProgram.of(file), Patience.USUAL);
    }

    static String line(EngineProgram program) {
        var words = new ArrayList<>(List.of(program.path()));
        words.addAll(program.arguments());
        return (program.protocol() == Protocol.UCI ? "uci:" : "cecp:") + String.join(" ", words);
    }
}
