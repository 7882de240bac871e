package rookery.arena.run;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import org.jspecify.annotations.Nullable;
import rookery.arena.Reading;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.notation.Fen;

/**
 * The games of a tournament in a file that only grows: its first line says which job it belongs to, each further line is a finished game. Whatever
 * happens to the program, the lines already written are there; whatever happens to the machine, at most the games of the last second are played again.
 * Safe for all threads; a file is open once at most.
 */
public final class Journal implements AutoCloseable {

    private static final int VERSION = 1;
    private static final long FORCE_NANOS = 1_000_000_000L;

    /** Not a channel: that would be closed when a thread that writes is interrupted. */
    private final RandomAccessFile out;
    private final List<PlayedGame> earlier;
    private long forced = System.nanoTime();
    private boolean closed;

    private Journal(RandomAccessFile out, List<PlayedGame> earlier) {
        this.out = out;
        this.earlier = List.copyOf(earlier);
    }

    /** Opens the journal of a job, making it if it is not there; refuses that of another. */
    public static Reading<Journal> open(Path file, Job job, Shard shard) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
            Files.createDirectories(folder);
        }
        RandomAccessFile out = new RandomAccessFile(file.toFile(), "rw");
        boolean kept = false;
        try {
            if (!lock(out.getChannel())) {
                return Reading.refused(file + " is being written by another run");
            }
            Contents contents = read(file);
            String expected = header(job, shard);
            if (contents.header != null && !contents.header.equals(expected)) {
                return Reading.refused(file + " belongs to another tournament; choose another folder, or remove it");
            }
            if (contents.damagedLine > 0) {
                return Reading.refused(file + " is damaged at line " + contents.damagedLine);
            }
            // A line that was cut off in the middle is written anew.
            out.setLength(contents.wholeBytes);
            out.seek(contents.wholeBytes);
            Journal journal = new Journal(out, List.copyOf(contents.games.values()));
            if (contents.header == null) {
                journal.append(expected);
                journal.force();
            }
            kept = true;
            return Reading.read(journal);
        } finally {
            if (!kept) {
                out.close();
            }
        }
    }

    /** The games of a job that was played in parts, by the journals of all parts. */
    public static Reading<List<PlayedGame>> merged(List<Path> files, Job job) throws IOException {
        List<String> problems = new ArrayList<>();
        Map<Integer, Path> parts = new HashMap<>();
        Map<Integer, PlayedGame> games = new TreeMap<>();
        for (Path file : files) {
            Contents contents = Files.isRegularFile(file) ? read(file) : null;
            int part = contents == null ? -1 : part(contents, job, files.size());
            Path same = part < 0 ? null : parts.put(part, file);
            if (contents == null) {
                problems.add("there is no journal " + file);
            } else if (part < 0) {
                problems.add(file + " is no part of this tournament in " + files.size() + " parts");
            } else if (same != null) {
                problems.add(same + " and " + file + " are both part " + (part + 1) + "/" + files.size());
            } else if (contents.damagedLine > 0) {
                problems.add(file + " is damaged at line " + contents.damagedLine);
            } else {
                games.putAll(contents.games);
            }
        }
        return problems.isEmpty() ? Reading.read(List.copyOf(games.values())) : new Reading.Refused<>(problems);
    }

    /** Which part of the job the journal holds, counted from 0; -1 for none. */
    private static int part(Contents contents, Job job, int count) {
        return IntStream.range(0, count).filter(index -> header(job, new Shard(index, count)).equals(contents.header)).findFirst()
                .orElse(-1);
    }

    private static boolean lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock() != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    /** What is in a journal: {@code damagedLine} is the first bad line that good ones follow, 0 for none. */
    private record Contents(@Nullable String header, Map<Integer, PlayedGame> games, long wholeBytes, int damagedLine) {
    }

    private static Contents read(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        String header = null;
        Map<Integer, PlayedGame> games = new LinkedHashMap<>();
        long whole = 0;
        int number = 0;
        int bad = 0;
        int start = 0;
        for (int end = 0; end < bytes.length; end++) {
            if (bytes[end] != '\n') {
                continue;
            }
            number++;
            String line = new String(bytes, start, end - start, StandardCharsets.UTF_8);
            start = end + 1;
            var game = number == 1 ? GameLine.opened(line) : GameLine.read(line);
            if (game.isEmpty()) {
                bad = bad == 0 ? number : bad;
                continue;
            }
            if (bad > 0) {
                return new Contents(header, games, whole, bad);
            }
            if (number == 1) {
                header = line;
            } else if (game.get() instanceof PlayedGame played) {
                games.put(played.number(), played);
            }
            whole = start;
        }
        return new Contents(header, games, whole, 0);
    }

    private static String header(Job job, Shard shard) {
        Json.Builder object = new Json.Builder().with("rookery-journal", Json.of(VERSION)).with("fingerprint", Json.of(fingerprint(job)))
                .with("shard", Json.of(shard.index() + "/" + shard.count()));
        return GameLine.sealed(JsonWriter.compact(object.build()));
    }

    /** The SHA-256 of all that decides which games are played: players, settings, rules and openings. */
    public static String fingerprint(Job job) {
        StringBuilder all = new StringBuilder(job.spec().line()).append('\n').append(VariantWriter.write(job.variant())).append('\n');
        job.openings().book()
                .forEach(opening -> all.append(Fen.write(job.variant(), opening.start())).append(opening.actions()).append('\n'));
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(all.toString().getBytes(StandardCharsets.UTF_8)), 0,
                    16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
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
            throw new UncheckedIOException("the journal cannot be written", e);
        }
    }

    /** Writes many games down. */
    public void addAll(List<PlayedGame> games) {
        games.forEach(this::add);
    }

    private void append(String line) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private void force() throws IOException {
        out.getFD().sync();
        forced = System.nanoTime();
    }

    @Override
    public synchronized void close() throws IOException {
        if (!closed) {
            closed = true;
            force();
            out.close();
        }
    }
}
