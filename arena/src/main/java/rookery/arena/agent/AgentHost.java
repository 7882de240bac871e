package rookery.arena.agent;

import java.io.ByteArrayOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import rookery.arena.Reading;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.uci.protocol.BoundedLines;

/**
 * The process that runs the agents of one jar, outside Rookery. {@link AgentProcess} talks to it in lines over a pipe separate from the agents' standard
 * output: what they print goes to the error stream.
 *
 * <p>Each request has a number, which its answers repeat. Requests run one at a time on a separate thread; {@code stop} interrupts the current one.
 */
public final class AgentHost {

    /** The jar arrives in lines of at most this many bytes before encoding. */
    static final int JAR_PART = 1 << 20;
    private static final int LONGEST_LINE = 2 * JAR_PART;

    private record Request(String number, List<String> words) {
    }

    private final PrintStream out;
    private final BlockingQueue<Request> requests = new LinkedBlockingQueue<>();
    private final Thread worker = new Thread(this::work, "agent");
    private final ByteArrayOutputStream jar = new ByteArrayOutputStream();
    private boolean busy;
    private @Nullable Map<String, BotProvider> agents;
    private @Nullable Bot bot;
    private @Nullable Variant variant;
    private @Nullable Position position;

    private AgentHost(OutputStream out) {
        this.out = new PrintStream(out, true, StandardCharsets.UTF_8);
    }

    public static void main(String[] arguments) throws IOException {
        InputStream in = new FileInputStream(FileDescriptor.in);
        AgentHost host = new AgentHost(new FileOutputStream(FileDescriptor.out));
        System.setIn(InputStream.nullInputStream());
        System.setOut(new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
        host.listen(in);
        // Not exit: an agent's hooks and threads must not keep the process alive.
        Runtime.getRuntime().halt(0);
    }

    private void listen(InputStream in) throws IOException {
        worker.setDaemon(true);
        worker.start();
        BoundedLines lines = new BoundedLines(in, LONGEST_LINE);
        for (String line = lines.next(false); line != null && !line.equals("quit"); line = lines.next(false)) {
            List<String> words = List.of(line.split(" "));
            if (line.equals("stop")) {
                stop();
            } else if (words.getFirst().equals("jar")) {
                jar.writeBytes(Base64.getDecoder().decode(words.get(1)));
            } else {
                requests.add(new Request(words.getFirst(), words.subList(1, words.size())));
            }
        }
    }

    private synchronized void stop() {
        if (busy) {
            worker.interrupt();
        }
    }

    private synchronized void setBusy(boolean now) {
        busy = now;
        // A late interrupt was meant for the finished request.
        Thread.interrupted();
    }

    private void work() {
        while (true) {
            try {
                Request request = requests.take();
                setBusy(true);
                String answer;
                try {
                    answer = answer(request);
                } catch (InterruptedException e) {
                    answer = "interrupted";
                } catch (Throwable trouble) {
                    answer = "failed " + HostText.word(trouble instanceof BotFailure ? AgentJar.words(trouble) : trouble.toString());
                }
                setBusy(false);
                say(request, answer);
            } catch (InterruptedException e) {
                // Only stop() interrupts, and only if there is something to stop.
            }
        }
    }

    private void say(Request request, String words) {
        out.print(request.number + " " + words + "\n");
        out.flush();
    }

    private String answer(Request request) throws InterruptedException {
        List<String> words = request.words;
        return switch (words.getFirst()) {
            case "agents" -> {
                agents(HostText.text(words.get(1))).values().forEach(agent -> say(request, describe(agent)));
                yield "done";
            }
            case "plays" -> yes(agent(words.get(1)).plays(HostText.variant(words.get(2))));
            case "create" -> {
                bot = agent(words.get(1)).create(settings(words.subList(2, words.size())));
                yield "done";
            }
            case "game" -> {
                if (words.size() > 1) {
                    bot().newGame(Long.parseLong(words.get(1)));
                } else {
                    bot().newGame();
                }
                yield "done";
            }
            case "start" -> {
                variant = HostText.variant(words.get(1));
                position = Fen.position(variant, HostText.text(words.get(2)));
                yield "done";
            }
            case "position" -> {
                setUp(Integer.parseInt(words.get(1)), HostText.numbers(words.get(2)));
                yield "done";
            }
            case "choose" -> "move " + bot().choose(position(), HostText.limits(words.subList(1, words.size())),
                    thought -> say(request, "thought " + HostText.thought(thought)));
            case "ponder" -> {
                bot().ponder(position(), thought -> say(request, "thought " + HostText.thought(thought)));
                yield "done";
            }
            case "resigns" -> yes(bot().resigns(position()));
            case "offers" -> yes(bot().offersDraw(position()));
            case "accepts" -> yes(bot().acceptsDraw(position()));
            case "claims" -> yes(bot().claimsDraw(position(), claims(HostText.numbers(words.get(1)))));
            case "press" -> {
                bot().press(new BotOption.Button(HostText.text(words.get(1)), ""));
                yield "done";
            }
            default -> throw new IllegalArgumentException(words.getFirst());
        };
    }

    private static String yes(boolean answer) {
        return answer ? "yes" : "no";
    }

    private Map<String, BotProvider> agents(String name) {
        Map<String, BotProvider> known = agents;
        if (known == null) {
            known = new java.util.LinkedHashMap<>();
            switch (AgentJar.load(name, jar.toByteArray())) {
                case Reading.Read<List<BotProvider>>(List<BotProvider> found) -> {
                    for (BotProvider agent : found) {
                        known.put(agent.id(), agent);
                    }
                }
                case Reading.Refused<List<BotProvider>>(List<String> problems) -> throw new BotFailure(String.join("; ", problems));
            }
            jar.reset();
            agents = known;
        }
        return known;
    }

    private BotProvider agent(String id) {
        BotProvider agent = agents("the jar").get(HostText.text(id));
        if (agent == null) {
            throw new BotFailure("there is no agent " + HostText.text(id));
        }
        return agent;
    }

    private static String describe(BotProvider agent) {
        String played = Variants.all().stream().filter(agent::plays).map(Variant::id).collect(Collectors.joining(","));
        String options = agent.options().stream().map(HostText::option).collect(Collectors.joining(" "));
        return "agent " + HostText.word(agent.id()) + " " + HostText.word(agent.displayName()) + " " + HostText.word(agent.description())
                + " "
                + HostText.word(played) + (options.isEmpty() ? "" : " " + options);
    }

    private static BotSettings settings(List<String> words) {
        Map<String, String> values = new HashMap<>();
        for (int i = 1; i + 1 < words.size(); i += 2) {
            values.put(HostText.text(words.get(i)), HostText.text(words.get(i + 1)));
        }
        return new BotSettings(values, Long.parseLong(words.getFirst()));
    }

    private Bot bot() {
        if (bot == null) {
            throw new BotFailure("nobody plays yet");
        }
        return bot;
    }

    /** A copy that the agent may change. */
    private Position position() {
        if (position == null) {
            throw new BotFailure("there is no position yet");
        }
        return position.copy();
    }

    /** Goes back to that ply and plays these actions. */
    private void setUp(int ply, List<Integer> actions) {
        Position here = position;
        if (here == null) {
            throw new BotFailure("there is no game yet");
        }
        while (here.ply() > ply) {
            here.unmake();
        }
        actions.forEach(here::make);
    }

    private static Set<Claim> claims(List<Integer> numbers) {
        List<Claim> claims = new ArrayList<>();
        numbers.forEach(number -> claims.add(Claim.values()[number]));
        return claims.isEmpty() ? EnumSet.noneOf(Claim.class) : EnumSet.copyOf(claims);
    }
}
