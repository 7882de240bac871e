package rookery.uci.client;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import rookery.play.chance.Seeds;

/**
 * A program and all processes it has started, to be ended together. Descendants are known only while the parent lives, so they are recorded before the program
 * is asked to quit. Where the system shows the environment of processes (Linux), orphans are found too, by a mark they inherit. A process that clears its
 * environment and detaches is not found.
 */
final class ProcessTree {

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
