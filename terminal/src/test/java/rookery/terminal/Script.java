package rookery.terminal;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import rookery.play.match.Venue;

/**
 * A script that plays: lines to be typed, which may depend on what was printed before, and everything that was printed. Each line is handed over when the one
 * before it has been dealt with.
 */
final class Script {

    private final Path data;
    private final Deque<Supplier<@Nullable String>> lines = new ArrayDeque<>();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private Venue venue = Venue.standard();
    private int exit = -1;

    Script(Path data) {
        this.data = data;
    }

    Script at(Venue changed) {
        venue = changed;
        return this;
    }

    Script type(String... typed) {
        for (String line : typed) {
            lines.add(() -> line);
        }
        return this;
    }

    /** Does something before the next line is read. */
    Script then(Runnable action) {
        lines.add(() -> {
            action.run();
            return "";
        });
        return this;
    }

    /** Types whatever the supplier says, again and again, until it says null. */
    Script keepTyping(Supplier<@Nullable String> typed) {
        lines.add(new Supplier<>() {
            @Override
            public @Nullable String get() {
                String line = typed.get();
                if (line != null) {
                    lines.addFirst(this);
                }
                return line;
            }
        });
        return this;
    }

    /** Plays the first legal move of the list, rolling where there is a die, until the game is over or that many plies were made. */
    Script playAnything(int plies) {
        return keepTyping(() -> {
            if (all("ply").size() >= plies) {
                return null;
            }
            String last = out().getLast();
            return last.startsWith("moves ") ? last.split(" ")[1] : last.equals("refused Roll the die first.") ? "roll" : "moves";
        });
    }

    Script play() {
        return play(PlayRequest.in(data));
    }

    Script play(PlayRequest request) {
        try {
            exit = new TerminalPlay(streams(), venue, InstantSource.system()).run(request);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        return this;
    }

    Script list(boolean unfinishedOnly) {
        exit = new LibraryListing(streams(), InstantSource.system()).run(data, unfinishedOnly);
        return this;
    }

    private TerminalStreams streams() {
        return new TerminalStreams(new Typed(), new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8), false);
    }

    PlayRequest request() {
        return PlayRequest.in(data);
    }

    int exit() {
        return exit;
    }

    List<String> out() {
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    /** The lines that begin with the word. */
    List<String> all(String word) {
        return out().stream().filter(line -> line.equals(word) || line.startsWith(word + " ")).toList();
    }

    /** What follows the word in the only line that begins with it. */
    String only(String word) {
        List<String> found = all(word);
        if (found.size() != 1) {
            throw new AssertionError(found.size() + " lines with " + word + " in " + out() + err());
        }
        return found.getFirst().substring(word.length()).strip();
    }

    String id() {
        return only("game");
    }

    /** The lines that tell what was played. */
    List<String> played() {
        return out().stream().filter(line -> line.startsWith("ply ") || line.startsWith("roll ")).toList();
    }

    /** One line for each time it is asked. */
    private final class Typed extends InputStream {
        @Override
        public int read() {
            throw new UnsupportedOperationException("lines are read whole");
        }

        @Override
        public int read(byte[] block, int offset, int length) {
            Supplier<@Nullable String> next = lines.poll();
            String line = next == null ? null : next.get();
            if (line == null) {
                return -1;
            }
            byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
            System.arraycopy(bytes, 0, block, offset, bytes.length);
            return bytes.length;
        }
    }
}
