package rookery.uci.client;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;
import rookery.uci.protocol.CecpFeatures;
import rookery.uci.protocol.EngineVariants;

/** A conversation with one running CECP engine: introduction, options, readiness. Used by one thread at a time. */
final class CecpSession implements AutoCloseable {

    static final String FAREWELL = "quit";
    private static final BotOption.Spin MEMORY = new BotOption.Spin("Hash", 64, 1, 65_536, "Memory in MiB");
    private static final BotOption.Spin CORES = new BotOption.Spin("Threads", 1, 1, 256, "Processor cores");

    private final Wire wire;
    private final EngineTimeouts timeouts;
    private final EngineCard card;
    private final Map<String, String> features;
    private int pings;

    private CecpSession(Wire wire, EngineTimeouts timeouts, EngineCard card, Map<String, String> features) {
        this.wire = wire;
        this.timeouts = timeouts;
        this.card = card;
        this.features = features;
    }

    /** Performs the opening handshake with the engine; closes the wire if that fails. */
    static CecpSession open(Wire wire, String name, EngineTimeouts timeouts) throws InterruptedException {
        try {
            wire.send("xboard");
            wire.send("protover 2");
            Map<String, String> features = new LinkedHashMap<>();
            List<BotOption> options = new ArrayList<>();
            introduction(wire, name, timeouts, features, options);
            return new CecpSession(wire, timeouts, card(name, features, options), features);
        } catch (BotFailure | InterruptedException e) {
            wire.close();
            throw e;
        }
    }

    private static void introduction(Wire wire, String name, EngineTimeouts timeouts, Map<String, String> features, List<BotOption> options)
            throws InterruptedException {
        long end = System.nanoTime() + timeouts.start().toNanos();
        while (true) {
            String line = wire.receive(Math.max(1, end - System.nanoTime()));
            if (line == null || System.nanoTime() - end > 0) {
                throw new BotFailure(name + (features.isEmpty()
                        ? " does not introduce itself as a CECP engine does (no feature)"
                        : " does not finish introducing itself (no feature done=1)"));
            }
            for (CecpFeatures.Feature feature : CecpFeatures.read(line)) {
                wire.send("accepted " + feature.name());
                if (feature.name().equals("done") && feature.isOn()) {
                    return;
                }
                add(feature, features, options);
            }
        }
    }

    private static void add(CecpFeatures.Feature feature, Map<String, String> features, List<BotOption> options) {
        BotOption option = switch (feature.name()) {
            case "option" -> CecpFeatures.option(feature.value());
            case "memory" -> feature.isOn() ? MEMORY : null;
            case "smp" -> feature.isOn() ? CORES : null;
            default -> null;
        };
        if (option != null && options.stream().noneMatch(other -> other.name().equalsIgnoreCase(option.name()))) {
            options.add(option);
        }
        features.put(feature.name(), feature.value());
    }

    private static EngineCard card(String name, Map<String, String> features, List<BotOption> options) {
        List<String> variants = CecpFeatures.variants(features.getOrDefault("variants", "normal"));
        String itself = features.getOrDefault("myname", "");
        return new EngineCard(itself.isBlank() ? name : itself, "", options, variants.isEmpty() ? List.of(EngineVariants.CHESS) : variants,
                variants.contains("fischerandom"));
    }

    EngineCard card() {
        return card;
    }

    boolean isOpen() {
        return wire.isOpen();
    }

    boolean has(String feature) {
        return "1".equals(features.get(feature));
    }

    void send(String line) {
        wire.send(line);
    }

    @Nullable
    String receive(long nanos) throws InterruptedException {
        return wire.receive(nanos);
    }

    /** Sets an option. */
    void set(String option, String value) {
        for (BotOption known : card.options()) {
            if (known.name().equalsIgnoreCase(option)) {
                send(switch (known) {
                    case BotOption.Spin spin when spin.equals(MEMORY) -> "memory " + value;
                    case BotOption.Spin spin when spin.equals(CORES) -> "cores " + value;
                    case BotOption.Check check -> "option " + check.name() + "=" + (Boolean.parseBoolean(value) ? 1 : 0);
                    case BotOption.Button button -> "option " + button.name();
                    case BotOption.Spin _,BotOption.Combo _,BotOption.Text _ -> "option " + known.name() + "=" + value;
                });
            }
        }
    }

    /**
     * Waits until the engine has processed everything, if it supports ping. An interrupt only shortens the wait.
     *
     * @return what it said meanwhile
     */
    List<String> settle() {
        List<String> said = new ArrayList<>();
        if (!has("ping")) {
            return said;
        }
        String answer = "pong " + ++pings;
        send("ping " + pings);
        long end = System.nanoTime() + timeouts.ready().toNanos();
        boolean interrupted = false;
        try {
            while (System.nanoTime() - end < 0) {
                try {
                    String line = wire.receive(Math.max(1, end - System.nanoTime()));
                    if (line != null && line.strip().equals(answer)) {
                        return said;
                    }
                    if (line != null && said.size() < 1_000) {
                        said.add(line);
                    }
                } catch (InterruptedException e) {
                    interrupted = true;
                    end = Math.min(end, System.nanoTime() + timeouts.stop().toNanos());
                }
            }
            throw new BotFailure(card.name() + " does not get ready (no pong after " + UciSession.words(timeouts.ready()) + ")");
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    @Override
    public void close() {
        wire.close();
    }
}
