package rookery.arena.agent;

import java.io.File;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import rookery.kernel.position.Position;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotProvider;
import rookery.uci.client.EngineProgram;
import rookery.uci.client.EngineTimeouts;
import rookery.uci.client.ProgramWire;
import rookery.uci.client.Wire;

/**
 * A running {@link AgentHost}, seen from Rookery. Whatever the agent does, the worst outcome here is a {@link BotFailure}, after which the process has ended.
 * Used by one thread at a time; closed from any.
 */
final class AgentProcess implements AutoCloseable {

    /** A process that does not exit is killed soon: a tournament must not wait for it. */
    private static final EngineTimeouts TIMEOUTS = new EngineTimeouts(Duration.ofSeconds(30), Duration.ofSeconds(30), Duration.ofSeconds(5),
            Duration.ofDays(1), Duration.ofSeconds(2), Duration.ofMillis(500));
    private static final Duration FOR_EVER = Duration.ofDays(365);
    private static final String THOUGHT = "thought ";
    private static final String AGENT = "agent ";
    private static final String FAILED = "failed ";
    /** The JVM's own message before it exits. */
    private static final String OUT_OF_MEMORY = "Terminating due to java.lang.OutOfMemoryError";

    private final String name;
    private final int megabytes;
    private final Wire wire;
    private long number;

    private AgentProcess(String name, int megabytes, Wire wire) {
        this.name = name;
        this.megabytes = megabytes;
        this.wire = wire;
    }

    /**
     * Starts a process for the agents of a jar.
     *
     * @param name      what to call it in messages
     * @param megabytes how much memory its objects may take
     * @param described receives a line of words about each agent
     */
    static AgentProcess start(String name, byte[] jar, int megabytes, Consumer<List<String>> described) {
        List<String> arguments = List.of("-Xmx" + megabytes + "m", "-XX:+UseSerialGC", "-XX:+ExitOnOutOfMemoryError",
                "-XX:MaxDirectMemorySize=" + megabytes + "m", "-XX:-UsePerfData", "-Djava.awt.headless=true", "-cp", classPath(),
                AgentHost.class.getName());
        String java = Path.of(System.getProperty("java.home"), "bin", File.separatorChar == '\\' ? "java.exe" : "java").toString();
        AgentProcess process = new AgentProcess(name, megabytes,
                ProgramWire.open(EngineProgram.of(java).withName(name).withArguments(arguments), TIMEOUTS, "quit"));
        try {
            for (int from = 0; from < jar.length; from += AgentHost.JAR_PART) {
                byte[] part = Arrays.copyOfRange(jar, from, Math.min(jar.length, from + AgentHost.JAR_PART));
                process.wire.send("jar " + Base64.getEncoder().encodeToString(part));
            }
            process.ask("agents " + HostText.word(name), described);
            return process;
        } catch (RuntimeException | Error e) {
            process.close();
            throw e;
        }
    }

    /** The class path of an agent's process. */
    private static String classPath() {
        return Stream.of(AgentHost.class, ProgramWire.class, BotProvider.class, Position.class).map(JarSource::home).distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    boolean isOpen() {
        return wire.isOpen();
    }

    /** Sends a request that cannot fail; does not wait. */
    void tell(String request) {
        send(request);
    }

    /** Sends a request that needs no thinking and waits for the answer. An interrupt only shortens the wait. */
    String ask(String request) {
        return ask(request, line -> {
            // No progress is expected.
        });
    }

    private String ask(String request, Consumer<List<String>> told) {
        boolean interrupted = Thread.interrupted();
        try {
            return await(send(request), TIMEOUTS.ready(), told);
        } catch (InterruptedException e) {
            interrupted = true;
            close();
            throw new BotFailure(name + " was stopped while it was asked something", e);
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Lets the agent think until it answers. An interrupt stops it and stays set afterwards. */
    String think(String request, Consumer<List<String>> told) throws InterruptedException {
        String sent = send(request);
        try {
            return await(sent, FOR_EVER, told);
        } catch (InterruptedException e) {
            wire.send("stop");
            String answer;
            try {
                answer = await(sent, TIMEOUTS.stop(), told);
            } catch (InterruptedException again) {
                close();
                throw again;
            }
            if (answer.equals("interrupted")) {
                throw e;
            }
            Thread.currentThread().interrupt();
            return answer;
        }
    }

    private String send(String request) {
        number++;
        wire.send(number + " " + request);
        return number + " ";
    }

    /** Waits for the answer with that number; other lines are forged by the agent and ignored. */
    private String await(String begin, Duration time, Consumer<List<String>> told) throws InterruptedException {
        long end = System.nanoTime() + time.toNanos();
        while (true) {
            String line = receive(end - System.nanoTime());
            if (line == null || System.nanoTime() - end > 0) {
                close();
                throw new BotFailure(name + (time.equals(TIMEOUTS.stop()) ? " does not stop when told to" : " does not answer"));
            }
            if (line.startsWith(OUT_OF_MEMORY)) {
                close();
                throw new BotFailure(name + " needed more than its " + megabytes + " MB of memory");
            }
            if (!line.startsWith(begin)) {
                continue;
            }
            String words = line.substring(begin.length());
            if (words.startsWith(THOUGHT) || words.startsWith(AGENT)) {
                tell(words, told);
            } else if (words.startsWith(FAILED)) {
                throw new BotFailure(reason(words.substring(FAILED.length())));
            } else {
                return words;
            }
        }
    }

    /** The agent's process may write anything. */
    private static String reason(String word) {
        try {
            return BotFailure.oneLine(HostText.text(word));
        } catch (IllegalArgumentException e) {
            return BotFailure.oneLine(word);
        }
    }

    private static void tell(String words, Consumer<List<String>> told) {
        List<String> all = List.of(words.split(" "));
        try {
            told.accept(all.subList(1, all.size()));
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) {
            // Not a valid thought.
        }
    }

    private @Nullable String receive(long nanos) throws InterruptedException {
        try {
            return wire.receive(nanos);
        } catch (BotFailure e) {
            close();
            throw e;
        }
    }

    @Override
    public void close() {
        wire.close();
    }

    /** The words of a request, those of the settings included. */
    static String request(String first, List<String> words) {
        List<String> all = new ArrayList<>();
        all.add(first);
        all.addAll(words);
        return String.join(" ", all);
    }
}
