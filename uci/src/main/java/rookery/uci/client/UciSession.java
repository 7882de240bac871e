package rookery.uci.client;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;
import rookery.uci.protocol.EngineVariants;
import rookery.uci.protocol.UciCommand;
import rookery.uci.protocol.UciReply;
import rookery.uci.protocol.UciReplyReader;

/** A conversation with one running UCI engine: introduction, options, readiness. Used by one thread at a time. */
final class UciSession implements AutoCloseable {

    private static final String VARIANT_PATH = "VariantPath";
    private static final long NANOS_A_SECOND = 1_000_000_000;

    private final Wire wire;
    private final EngineTimeouts timeouts;
    private final EngineCard card;

    private UciSession(Wire wire, EngineTimeouts timeouts, EngineCard card) {
        this.wire = wire;
        this.timeouts = timeouts;
        this.card = card;
    }

    /**
     * Performs the opening handshake with the engine; closes the wire if that fails.
     *
     * @param options options that will be set: user variants appear only after {@code VariantPath}, so the engine is then asked again
     */
    static UciSession open(Wire wire, String name, Map<String, String> options, EngineTimeouts timeouts) throws InterruptedException {
        try {
            wire.send(new UciCommand.Hello().text());
            EngineCard card = introduction(wire, name, timeouts.start());
            for (Map.Entry<String, String> option : options.entrySet()) {
                if (option.getKey().equalsIgnoreCase(VARIANT_PATH) && card.has(VARIANT_PATH)) {
                    wire.send(new UciCommand.SetOption(VARIANT_PATH, option.getValue()).text());
                    wire.send(new UciCommand.Hello().text());
                    card = introduction(wire, name, timeouts.start());
                }
            }
            return new UciSession(wire, timeouts, card);
        } catch (BotFailure | InterruptedException e) {
            wire.close();
            throw e;
        }
    }

    private static EngineCard introduction(Wire wire, String name, Duration time) throws InterruptedException {
        long end = System.nanoTime() + time.toNanos();
        String itself = name;
        String author = "";
        List<BotOption> options = new ArrayList<>();
        while (true) {
            String line = wire.receive(end - System.nanoTime());
            // A flood of output must not keep us listening for ever.
            if (line == null || System.nanoTime() - end > 0) {
                throw new BotFailure(name + " does not introduce itself as a UCI engine does (no uciok after " + words(time) + ")");
            }
            switch (UciReplyReader.read(line)) {
                case UciReply.EngineName(String said) -> itself = said.isEmpty() ? name : said;
                case UciReply.EngineAuthor(String said) -> author = said;
                case UciReply.Offer(BotOption option) -> {
                    if (options.stream().noneMatch(each -> each.name().equalsIgnoreCase(option.name()))) {
                        options.add(option);
                    }
                }
                case UciReply.Introduced() -> {
                    return card(itself, author, options);
                }
                case UciReply.Ready _,UciReply.BestMove _,UciReply.Progress _,UciReply.Unknown _ -> {
                    // Banners and chatter.
                }
            }
        }
    }

    private static EngineCard card(String name, String author, List<BotOption> options) {
        List<String> variants = List.of(EngineVariants.CHESS);
        boolean chess960 = false;
        for (BotOption option : options) {
            if (option.name().equalsIgnoreCase("UCI_Variant") && option instanceof BotOption.Combo combo) {
                variants = combo.choices();
            }
            chess960 |= option.name().equalsIgnoreCase("UCI_Chess960");
        }
        return new EngineCard(name, author, options, variants, chess960);
    }

    static String words(Duration time) {
        return time.toNanos() % NANOS_A_SECOND == 0 ? time.toSeconds() + " s" : time.toMillis() + " ms";
    }

    EngineCard card() {
        return card;
    }

    boolean isOpen() {
        return wire.isOpen();
    }

    void send(UciCommand command) {
        wire.send(command.text());
    }

    /** What the engine says next; null if nothing in that many nanoseconds. */
    @Nullable
    UciReply receive(long nanos) throws InterruptedException {
        String line = wire.receive(nanos);
        return line == null ? null : UciReplyReader.read(line);
    }

    /** Sets an option if the engine has it. */
    void set(String option, @Nullable String value) {
        card.options().stream().filter(each -> each.name().equalsIgnoreCase(option)).findFirst()
                .ifPresent(each -> send(new UciCommand.SetOption(each.name(), value)));
    }

    /** Waits until the engine has processed everything. */
    void settle() {
        send(new UciCommand.IsReady());
        await(UciReply.Ready.class, timeouts.ready(), " does not get ready (no readyok after " + words(timeouts.ready()) + ")");
    }

    /** Stops the engine's search and discards the result. */
    void stop() {
        send(new UciCommand.Stop());
        await(UciReply.BestMove.class, timeouts.stop(), " does not stop when told to");
    }

    /** Waits for that reply and skips others. An interrupt only shortens the wait: breaking off mid-exchange would be worse. */
    private void await(Class<? extends UciReply> wanted, Duration time, String complaint) {
        long end = System.nanoTime() + time.toNanos();
        boolean interrupted = false;
        try {
            while (System.nanoTime() - end < 0) {
                try {
                    UciReply reply = receive(Math.max(1, end - System.nanoTime()));
                    if (wanted.isInstance(reply)) {
                        return;
                    }
                } catch (InterruptedException e) {
                    interrupted = true;
                    end = Math.min(end, System.nanoTime() + timeouts.stop().toNanos());
                }
            }
            throw new BotFailure(card.name() + complaint);
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
