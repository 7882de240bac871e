package rookery.uci.client;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;

/** One of the user's engines: how to start it, and how it last described itself. */
public record Engine(EngineProgram program, EngineCard card) {

    /** An engine silent for this long does not speak UCI. */
    private static final Duration LONGEST_SILENCE = Duration.ofSeconds(6);

    /** The result of probing a program. */
    public sealed interface Probing {
    }

    public record Found(Engine engine) implements Probing {
    }

    /** @param reason for the user */
    public record Failed(String reason) implements Probing {
    }

    /** Starts the program and asks it; never throws. Blocks for a second or so, or until it times out: not for the JavaFX thread. */
    public static Probing probe(EngineProgram program, EngineTimeouts timeouts) {
        try {
            return new Found(new Engine(program, Probe.ask(program, timeouts)));
        } catch (BotFailure e) {
            return new Failed(e.getMessage() == null ? program.plainName() + " cannot be used" : e.getMessage());
        }
    }

    /** Finds out which protocol the program speaks, whatever its description says: UCI if possible, else CECP. */
    public static Probing recognise(EngineProgram program, EngineTimeouts timeouts) {
        Duration start = timeouts.start().compareTo(LONGEST_SILENCE) < 0 ? timeouts.start() : LONGEST_SILENCE;
        Probing first = probe(program.withProtocol(Protocol.UCI), timeouts.withStart(start));
        if (first instanceof Found) {
            return first;
        }
        return probe(program.withProtocol(Protocol.CECP), timeouts) instanceof Found second ? second : first;
    }

    /** The display name. */
    public String name() {
        return provider().displayName();
    }

    public ProgramProvider provider() {
        return provider(EngineTimeouts.USUAL);
    }

    public ProgramProvider provider(EngineTimeouts timeouts) {
        return new ProgramProvider(program, card, timeouts);
    }

    /** The shipped variants it plays. */
    public List<Variant> variants() {
        ProgramProvider provider = provider();
        return Variants.all().stream().filter(provider::plays).toList();
    }

    /** The range of ratings it can be limited to, if any. */
    public Optional<BotOption.Spin> strength() {
        return card.options().stream().filter(option -> option.name().equalsIgnoreCase("UCI_Elo") && option instanceof BotOption.Spin)
                .map(BotOption.Spin.class::cast).findFirst();
    }
}
