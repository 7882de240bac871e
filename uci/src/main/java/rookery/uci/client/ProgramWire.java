package rookery.uci.client;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import rookery.play.bot.BotFailure;
import rookery.play.chance.Seeds;

/** Lines to a process and back. Closing the wire, or this program's exit, ends the process and everything it has started. */
public final class ProgramWire implements Wire {

    private static final int MOST_UNREAD = 256;
    private static final int LONGEST_WORDS = 300;
    /** How long to wait, after its output ends, for it to exit and for its last error message. */
    private static final Duration LONGEST_FAREWELL = Duration.ofSeconds(1);

    private final String name;
    private final EngineTimeouts timeouts;
    private final String farewell;
    private final ProcessTree tree;
    private final Process process;
    private final LineBox said = new LineBox();
    private final BlockingQueue<String> unsent = new ArrayBlockingQueue<>(MOST_UNREAD);
    private final AtomicBoolean closed = new AtomicBoolean();
    private final Thread reader;
    private final Thread writer;
    private final Thread complaints;
    private volatile String lastWords = "";

    private ProgramWire(String name, ProcessTree tree, EngineTimeouts timeouts, String farewell) {
        this.name = name;
        this.tree = tree;
        process = tree.root();
        this.timeouts = timeouts;
        this.farewell = farewell;
        reader = start("reads " + name, () -> said.fill(process.getInputStream()));
        writer = start("writes " + name, this::write);
        complaints = start("errors of " + name, this::listen);
    }

    /**
     * Starts the program.
     *
     * @param farewell the line that asks it to end
     */
    public static ProgramWire open(EngineProgram program, EngineTimeouts timeouts, String farewell) {
        String name = program.plainName();
        Path folder = program.folder();
        ProcessBuilder builder = new ProcessBuilder(program.command());
        if (folder != null) {
            if (!folder.toFile().isDirectory()) {
                throw new BotFailure(name + " cannot be started: there is no folder " + folder);
            }
            builder.directory(folder.toFile());
        }
        try {
            return new ProgramWire(name, ProcessTree.start(builder), timeouts, farewell);
        } catch (IOException | UnsupportedOperationException | SecurityException e) {
            throw new BotFailure(name + " cannot be started: " + reason(program, e), e);
        }
    }

    private static String reason(EngineProgram program, Exception e) {
        File file = new File(program.path());
        if (file.isAbsolute() || program.path().contains(File.separator)) {
            if (!file.exists()) {
                return "there is no file " + program.path();
            }
            if (!file.canExecute()) {
                return program.path() + " is not an executable program";
            }
        }
        String message = e.getMessage();
        return message == null ? e.toString() : message;
    }

    private static Thread start(String threadName, Runnable work) {
        return Thread.ofPlatform().daemon().name(threadName).start(work);
    }

    private void write() {
        try (OutputStream out = process.getOutputStream()) {
            while (true) {
                out.write((unsent.take() + "\n").getBytes(StandardCharsets.UTF_8));
                if (unsent.isEmpty()) {
                    out.flush();
                }
            }
        } catch (IOException | InterruptedException e) {
            // It no longer reads; its exit will be noticed.
        }
    }

    /** Keeps the last error line: if the process exits, that is likely why. */
    private void listen() {
        try (BufferedReader errors = new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
            StringBuilder line = new StringBuilder();
            for (int c = errors.read(); c >= 0; c = errors.read()) {
                if (c != '\n') {
                    if (line.length() < LONGEST_WORDS) {
                        line.append((char) c);
                    }
                } else {
                    if (!line.toString().isBlank()) {
                        lastWords = line.toString().strip();
                    }
                    line.setLength(0);
                }
            }
        } catch (IOException e) {
            // The stream has ended.
        }
    }

    @Override
    public void send(String line) {
        if (!unsent.offer(line) && process.isAlive()) {
            throw new BotFailure(name + " does not read its input");
        }
    }

    @Override
    public @Nullable String receive(long nanos) throws InterruptedException {
        String line = said.take(nanos);
        if (line == null && said.isOver()) {
            throw new BotFailure(name + ended());
        }
        return line;
    }

    private String ended() throws InterruptedException {
        boolean over = process.waitFor(LONGEST_FAREWELL.toNanos(), TimeUnit.NANOSECONDS);
        if (over) {
            complaints.join(LONGEST_FAREWELL);
        }
        String why = lastWords.isEmpty() ? "" : ": " + lastWords;
        if (!over) {
            return " closed its output without ending" + why;
        }
        int code = process.exitValue();
        return (code == 0 ? " ended by itself" : " broke down (exit code " + code + ")") + why;
    }

    @Override
    public boolean isOpen() {
        return process.isAlive() && !said.isOver() && !closed.get();
    }

    @Override
    public void close() {
        if (!closed.compareAndSet(false, true)) {
            return;
        }
        tree.note();
        boolean asked = process.isAlive() && unsent.offer(farewell);
        boolean interrupted = false;
        said.ignore();
        try {
            if (asked) {
                process.waitFor(timeouts.quit().toNanos(), TimeUnit.NANOSECONDS);
            }
        } catch (InterruptedException e) {
            interrupted = true;
        }
        tree.end();
        writer.interrupt();
        reader.interrupt();
        closeQuietly(process);
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void closeQuietly(Process process) {
        try {
            process.getInputStream().close();
        } catch (IOException e) {
            // It has ended anyway.
        }
    }

    /**
     * A program and all processes it has started, to be ended together. Descendants are known only while the parent lives, so they are recorded before the program
     * is asked to quit. Where the system shows the environment of processes (Linux), orphans are found too, by a mark they inherit. A process that clears its
     * environment and detaches is not found.
     */
    private static final class ProcessTree {

        private static final String MARK = "ROOKERY_PROGRAM";
        private static final Path PROCESSES = Path.of("/proc");
        /** New processes may start while old ones are being ended. */
        private static final int MOST_ROUNDS = 20;
        private static final Set<ProcessTree> RUNNING = ConcurrentHashMap.newKeySet();

        static {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> RUNNING.forEach(ProcessTree::end), "end programs"));
        }

        private final Process root;
        private final String mark;
        private final Set<ProcessHandle> known = ConcurrentHashMap.newKeySet();

        private ProcessTree(Process root, String mark) {
            this.root = root;
            this.mark = mark;
        }

        static ProcessTree start(ProcessBuilder builder) throws IOException {
            String mark = Long.toHexString(Seeds.fresh());
            builder.environment().put(MARK, mark);
            ProcessTree tree = new ProcessTree(builder.start(), mark);
            RUNNING.add(tree);
            return tree;
        }

        Process root() {
            return root;
        }

        /** Remembers the processes that descend from the program now. */
        void note() {
            root.descendants().forEach(known::add);
        }

        /** Kills the program and everything it has started. */
        void end() {
            note();
            root.destroyForcibly();
            known.forEach(ProcessHandle::destroyForcibly);
            List<ProcessHandle> marked = marked();
            for (int round = 0; round < MOST_ROUNDS && !marked.isEmpty(); round++) {
                marked.forEach(ProcessHandle::destroyForcibly);
                marked = marked();
            }
            RUNNING.remove(this);
        }

        private List<ProcessHandle> marked() {
            List<ProcessHandle> found = new ArrayList<>();
            if (!Files.isDirectory(PROCESSES)) {
                return found;
            }
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(PROCESSES, "[1-9]*")) {
                for (Path entry : entries) {
                    if (isMarked(entry)) {
                        Optional<ProcessHandle> process = ProcessHandle.of(Long.parseLong(entry.getFileName().toString()));
                        process.filter(ProcessHandle::isAlive).ifPresent(found::add);
                    }
                }
            } catch (IOException | RuntimeException e) {
                // The system does not say; the recorded ones have been ended.
            }
            return found;
        }

        private boolean isMarked(Path entry) {
            try {
                return new String(Files.readAllBytes(entry.resolve("environ")), StandardCharsets.ISO_8859_1).contains(MARK + "=" + mark);
            } catch (IOException e) {
                // Another user's process, or it has ended meanwhile.
                return false;
            }
        }
    }
}
