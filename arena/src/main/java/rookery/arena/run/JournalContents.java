package rookery.arena.run;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The content of a journal. Windows line ends are allowed.
 *
 * @param header      the first line, if it is whole and a journal's; else null
 * @param games       the last of each number, in the order of the file
 * @param wholeBytes  the length of the complete, valid lines
 * @param rest        the rest of the file if it is only the beginning of a line, as a killed run or a power cut leaves it
 * @param damagedLine the number of the first invalid line; 0 for none
 * @param reason      what is wrong with it; empty if it is not whole
 */
record JournalContents(@Nullable String header, List<PlayedGame> games, long wholeBytes, String rest, int damagedLine, String reason) {

    JournalContents {
        games = List.copyOf(games);
    }

    /** Reads to the end; the stream is the caller's. */
    static JournalContents read(InputStream in, Job job) throws IOException {
        return new Reader(new BufferedInputStream(in, 1 << 16), job).read();
    }

    /** Why a run may not write here, as words to follow the file's name. */
    Optional<String> problem(String expected) {
        if (header == null) {
            // Killed while writing its very first line.
            boolean begun = damagedLine == 0 && ((expected + "\n").startsWith(rest) || isBlank(rest));
            return begun ? Optional.empty() : Optional.of("is not the journal of a tournament; it was left untouched");
        }
        if (!header.equals(expected)) {
            return Optional.of("belongs to another tournament; choose another folder, or remove it");
        }
        return damagedLine > 0 ? Optional.of(damage()) : Optional.empty();
    }

    String damage() {
        return "is damaged at line " + damagedLine + (reason.isEmpty() ? "" : ": " + reason) + "; it was left untouched";
    }

    /** After a power cut some file systems fill the gap with zeros. */
    private static boolean isBlank(String rest) {
        return rest.chars().allMatch(letter -> letter == 0);
    }

    /** Mutable, for one file. */
    private static final class Reader {
        private final InputStream in;
        private final Job job;
        private final Map<Integer, PlayedGame> games = new LinkedHashMap<>();
        private @Nullable String header;
        private long consumed;
        private long whole;
        private int number;

        Reader(InputStream in, Job job) {
            this.in = in;
            this.job = job;
        }

        JournalContents read() throws IOException {
            while (true) {
                byte[] bytes = line();
                if (bytes.length == 0 || bytes[bytes.length - 1] != '\n') {
                    String rest = new String(bytes, StandardCharsets.UTF_8);
                    boolean ours = rest.isEmpty() || header == null || rest.startsWith("{") || isBlank(rest);
                    return ours ? contents(rest, 0, "") : contents("", number + 1, "it is not a game");
                }
                number++;
                String line = new String(bytes, StandardCharsets.UTF_8).stripTrailing();
                String trouble = take(line);
                if (trouble != null) {
                    return contents(line, number, trouble);
                }
                whole = consumed;
            }
        }

        private JournalContents contents(String rest, int damagedLine, String reason) {
            return new JournalContents(header, List.copyOf(games.values()), whole, rest, damagedLine, reason);
        }

        /** What is wrong with the line; null for nothing. */
        private @Nullable String take(String line) {
            if (header == null) {
                boolean ours = GameLine.opened(line).filter(dict -> dict.find("rookery-journal") != null).isPresent();
                header = ours ? line : null;
                return ours ? null : "it is not a journal";
            }
            try {
                Optional<PlayedGame> game = GameLine.read(line);
                game.ifPresent(played -> {
                    check(played);
                    games.put(played.number(), played);
                });
                return game.isPresent() ? null : "";
            } catch (IllegalArgumentException e) {
                return e.getMessage() == null ? "it is not a game" : e.getMessage();
            }
        }

        /** @throws IllegalArgumentException if it cannot be a game of this job */
        private void check(PlayedGame game) {
            int players = job.players().size();
            if (game.number() < 0 || game.white() < 0 || game.white() >= players || game.black() < 0 || game.black() >= players) {
                throw new IllegalArgumentException("it is not a game of these players");
            }
            game.plies();
        }

        /** The next line with its end, without one at the end of the file; empty there. */
        private byte[] line() throws IOException {
            ByteArrayOutputStream line = new ByteArrayOutputStream(512);
            for (int next = in.read(); next >= 0; next = in.read()) {
                line.write(next);
                consumed++;
                if (next == '\n') {
                    break;
                }
            }
            return line.toByteArray();
        }
    }
}
