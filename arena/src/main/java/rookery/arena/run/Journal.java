package rookery.arena.run;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import rookery.arena.Reading;
import rookery.arena.opening.Opening;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.notation.Fen;
import rookery.play.file.Disk;
import rookery.play.file.DiskFile;
import rookery.play.file.Folders;

/**
 * The games of a tournament in a file that only grows: its first line says which job it belongs to, each further line is a finished game. If the program dies,
 * all lines written so far survive; if the machine dies, at most the games of the last second are replayed. A file that is not a journal is left alone.
 * Thread-safe; a journal can be open only once across all programs.
 */
public final class Journal implements AutoCloseable {

    private static final int VERSION = 1;
    private static final long FORCE_NANOS = 1_000_000_000L;

    private final DiskFile out;
    /** An empty file beside the journal, locked while this is open. The journal itself stays readable. */
    private final DiskFile lock;
    private final List<PlayedGame> earlier;
    /** The length of the complete lines. */
    private long wholeBytes;
    private long forced = System.nanoTime();
    private boolean closed;

    private Journal(DiskFile out, DiskFile lock, JournalContents contents) {
        this.out = out;
        this.lock = lock;
        earlier = contents.games();
        wholeBytes = contents.wholeBytes();
    }

    /** Opens the journal of a job, creating it if needed; refuses another job's journal and other files. */
    public static Reading<Journal> open(Path file, Job job, Shard shard) throws IOException {
        Folders.make(folder(file));
        DiskFile lock = DiskFile.open(file.resolveSibling("." + file.getFileName() + ".lock"));
        Reading<Journal> opened = null;
        try {
            opened = lock.lock() ? open(file, lock, job, shard) : Reading.refused(file + " is being written by another run");
            return opened;
        } finally {
            if (!(opened instanceof Reading.Read<Journal>)) {
                lock.close();
            }
        }
    }

    private static Reading<Journal> open(Path file, DiskFile lock, Job job, Shard shard) throws IOException {
        String expected = header(job, shard);
        DiskFile out = DiskFile.open(file);
        boolean kept = false;
        try {
            JournalContents contents = JournalContents.read(out.input(), job);
            Optional<String> problem = contents.problem(expected);
            if (problem.isPresent()) {
                return Reading.refused(file + " " + problem.get());
            }
            Journal journal = new Journal(out, lock, contents);
            journal.cut();
            if (contents.header() == null) {
                journal.append(expected);
                journal.force();
                Disk.syncFolder(folder(file));
            }
            kept = true;
            return Reading.read(journal);
        } finally {
            if (!kept) {
                out.close();
            }
        }
    }

    private static Path folder(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null) {
            throw new IOException(file + " has no folder");
        }
        return folder;
    }

    /** The games of a job that was played in parts, by the journals of all parts. */
    public static Reading<List<PlayedGame>> merged(List<Path> files, Job job) throws IOException {
        List<String> problems = new ArrayList<>();
        Map<Integer, Path> parts = new HashMap<>();
        Map<Integer, PlayedGame> games = new TreeMap<>();
        for (Path file : files) {
            JournalContents contents = Files.isRegularFile(file) ? read(file, job) : null;
            int part = contents == null ? -1 : part(contents, job, files.size());
            Path same = part < 0 ? null : parts.put(part, file);
            if (contents == null) {
                problems.add("there is no journal " + file);
            } else if (part < 0) {
                problems.add(file + " is not a part of this tournament in " + files.size() + " parts");
            } else if (same != null) {
                problems.add(same + " and " + file + " are both part " + (part + 1) + "/" + files.size());
            } else if (contents.damagedLine() > 0) {
                problems.add(file + " " + contents.damage());
            } else {
                contents.games().forEach(game -> games.put(game.number(), game));
            }
        }
        return problems.isEmpty() ? Reading.read(List.copyOf(games.values())) : new Reading.Refused<>(problems);
    }

    private static JournalContents read(Path file, Job job) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return JournalContents.read(in, job);
        }
    }

    /** Which part of the job the journal holds, counted from 0; -1 for none. */
    private static int part(JournalContents contents, Job job, int count) {
        return IntStream.range(0, count).filter(index -> header(job, new Shard(index, count)).equals(contents.header())).findFirst()
                .orElse(-1);
    }

    private static String header(Job job, Shard shard) {
        Json.Builder object = new Json.Builder().with("rookery-journal", Json.of(VERSION)).with("fingerprint", Json.of(fingerprint(job)))
                .with("shard", Json.of(shard.index() + "/" + shard.count()));
        return GameLine.sealed(JsonWriter.compact(object.build()));
    }

    /** The SHA-256 of all that decides which games are played: players, settings, rules and openings. */
    public static String fingerprint(Job job) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            update(digest, job.spec().line() + '\n' + VariantWriter.write(job.variant()) + '\n');
            // One by one: a book may have more openings than fit into one text.
            for (Opening opening : job.openings().book()) {
                update(digest, Fen.write(job.variant(), opening.start()) + opening.actions() + '\n');
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    private static void update(MessageDigest digest, String text) {
        digest.update(text.getBytes(StandardCharsets.UTF_8));
    }

    /** The games that were there when it was opened. */
    public List<PlayedGame> earlier() {
        return earlier;
    }

    /** Writes a game down. */
    public synchronized void add(PlayedGame game) {
        try {
            append(GameLine.write(game));
            if (System.nanoTime() - forced > FORCE_NANOS) {
                force();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the journal cannot be written: " + e.getMessage(), e);
        }
    }

    /** Writes many games down. */
    public void addAll(List<PlayedGame> games) {
        games.forEach(this::add);
    }

    private void append(String line) throws IOException {
        byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
        boolean whole = false;
        try {
            out.write(bytes);
            whole = true;
        } finally {
            if (whole) {
                wholeBytes += bytes.length;
            } else {
                cutQuietly();
            }
        }
    }

    /** Cuts off half a line, so that the next one does not follow it. */
    private void cut() throws IOException {
        if (out.length() != wholeBytes) {
            out.truncate(wholeBytes);
        }
        out.seek(wholeBytes);
    }

    private void cutQuietly() {
        try {
            cut();
        } catch (IOException e) {
            // The caller reports why the line could not be written. The next open cuts it off.
        }
    }

    private void force() throws IOException {
        out.sync();
        forced = System.nanoTime();
    }

    @Override
    public synchronized void close() throws IOException {
        if (!closed) {
            closed = true;
            try (lock; out) {
                force();
            }
        }
    }

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
    private record JournalContents(@Nullable String header, List<PlayedGame> games, long wholeBytes, String rest, int damagedLine,
            String reason) {

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
}
