package rookery.archive;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import rookery.play.file.AtomicFile;
import rookery.play.file.DiskFile;
import rookery.play.file.Folders;
import rookery.play.file.PrivateData;
import rookery.play.file.SetAside;
import rookery.play.match.DiceSeed;
import rookery.play.match.DiceStretch;

/**
 * The unfinished games of a data folder, each in a journal of its own: {@code games/ID.journal}. When a call returns {@link Attempt.Done}, its data is on disk.
 * A program {@linkplain #hold holds} the games it plays; the system releases them however the program ends. Thread-safe.
 *
 * <p>The dice seeds are stored separately in {@code games/ID.seed}, so that a journal can be shown to anybody. A discarded game can be restored from {@code
 * games/deleted} for a month.
 */
public final class GameStore implements AutoCloseable {

    /** The folder of the journals in the data folder. */
    public static final String FOLDER = "games";

    private static final String JOURNAL = ".journal";
    private static final String SEED = ".seed";
    private static final int TRIES = 3;
    private static final int GUARDS = 64;
    private static final long PAUSE = Duration.ofMillis(20).toNanos();
    private static final Duration DELETED_STAY = Duration.ofDays(30);
    private static final System.Logger LOG = System.getLogger(GameStore.class.getName());

    private final Path data;
    private final Path folder;
    private final Path deleted;
    private final GameLocks locks;
    private final Set<String> held = ConcurrentHashMap.newKeySet();
    private final Map<String, DiskFile> open = new ConcurrentHashMap<>();
    /** Each guards the files of some games, so that syncing one delays few others. */
    private final List<Object> guards = Stream.generate(Object::new).limit(GUARDS).toList();
    private boolean closed;

    /** The state of a stored game. */
    public enum State {
        /** A program plays it. */
        RUNNING,
        /** Nobody is playing it; it can be resumed. */
        WAITING,
        /** It is over but not yet known to be in the library. */
        ENDING
    }

    /** An unfinished game. */
    public record Kept(GameRecord game, State state) {
    }

    /** The store's content: the games, the newest first, and what is wrong with unreadable journals. */
    public record Contents(List<Kept> games, List<Trouble> troubles) {
        public Contents {
            games = List.copyOf(games);
            troubles = List.copyOf(troubles);
        }
    }

    public GameStore(Path data) {
        this.data = data;
        PrivateData.close(data);
        folder = data.resolve(FOLDER);
        deleted = folder.resolve("deleted");
        locks = GameLocks.of(folder);
    }

    /** Whether a text is a valid game id, which becomes a file name. */
    public static boolean isId(String text) {
        return text.matches("[a-z0-9]{4,40}");
    }

    private Object guard(String id) {
        return guards.get(Math.floorMod(id.hashCode(), GUARDS));
    }

    private Path journal(String id) {
        return folder.resolve(id + JOURNAL);
    }

    private Path seed(String id) {
        return folder.resolve(id + SEED);
    }

    // ---- who plays what ------------------------------------------------------------------------------------------

    /** Takes hold of the game; false if another program, or another part of this one, is playing it. */
    public boolean hold(String id) {
        if (!held.add(id)) {
            return false;
        }
        for (int tries = 0; tries < TRIES; tries++) {
            if (locks.lock(id)) {
                return true;
            }
            // Another program may just be testing the lock, which takes no longer than this.
            LockSupport.parkNanos(PAUSE);
        }
        held.remove(id);
        return false;
    }

    /** Releases the game, so that others may resume it. */
    public void release(String id) {
        synchronized (guard(id)) {
            closeJournal(id);
            if (held.remove(id)) {
                locks.unlock(id);
            }
        }
    }

    // ---- writing -------------------------------------------------------------------------------------------------

    /** Rewrites the game's journal. */
    public Attempt<Path> write(GameRecord game) {
        synchronized (guard(game.id())) {
            Path file = journal(game.id());
            closeJournal(game.id());
            try {
                Folders.makePrivate(folder);
                if (held.contains(game.id())) {
                    locks.secure(game.id());
                }
                String seeds = seeds(game);
                if (!seeds.isEmpty()) {
                    AtomicFile.write(seed(game.id()), seeds);
                }
                AtomicFile.write(file, JournalText.whole(game));
                return new Attempt.Done<>(file);
            } catch (IOException e) {
                return new Attempt.Failed<>(Trouble.of(file, e));
            }
        }
    }

    private static String seeds(GameRecord game) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < game.dice().size(); i++) {
            DiceSeed seed = game.dice().get(i).seed();
            if (seed != null) {
                out.append(i).append(' ').append(seed.seed()).append(' ').append(seed.salt()).append('\n');
            }
        }
        return out.toString();
    }

    /** Appends to the game's journal. After a failure its end may be torn: {@link #write} it again. */
    public Attempt<Path> append(String id, List<JournalEntry> entries) {
        synchronized (guard(id)) {
            Path file = journal(id);
            try {
                DiskFile journal = open.get(id);
                if (journal == null) {
                    journal = DiskFile.open(file);
                    open.put(id, journal);
                    journal.seek(journal.length());
                }
                journal.write(JournalText.lines(entries).getBytes(StandardCharsets.UTF_8));
                journal.sync();
                return new Attempt.Done<>(file);
            } catch (IOException e) {
                closeJournal(id);
                return new Attempt.Failed<>(Trouble.of(file, e));
            }
        }
    }

    private void closeJournal(String id) {
        DiskFile journal = open.remove(id);
        if (journal != null) {
            try {
                journal.close();
            } catch (IOException e) {
                LOG.log(System.Logger.Level.DEBUG, "a journal was not closed in order", e);
            }
        }
    }

    /** Removes every trace of a game that is safe in the library. */
    public Attempt<Path> remove(String id) {
        synchronized (guard(id)) {
            closeJournal(id);
            Path file = journal(id);
            try {
                Files.deleteIfExists(file);
                Files.deleteIfExists(seed(id));
                return new Attempt.Done<>(file);
            } catch (IOException e) {
                return new Attempt.Failed<>(Trouble.of(file, e));
            }
        }
    }

    /** Discards the game; {@link #restore} brings it back. */
    public Attempt<Path> discard(String id, Instant now) {
        synchronized (guard(id)) {
            closeJournal(id);
            return move(id, folder, deleted).map(file -> {
                try {
                    Files.setLastModifiedTime(file, FileTime.from(now));
                } catch (IOException e) {
                    LOG.log(System.Logger.Level.DEBUG, "the day of a deletion was not noted", e);
                }
                return file;
            });
        }
    }

    /** Brings back a discarded game. */
    public Attempt<Path> restore(String id) {
        synchronized (guard(id)) {
            return move(id, deleted, folder);
        }
    }

    private static Attempt<Path> move(String id, Path from, Path to) {
        Path file = to.resolve(id + JOURNAL);
        try {
            Folders.makePrivate(to);
            Files.move(from.resolve(id + JOURNAL), file);
            if (Files.exists(from.resolve(id + SEED))) {
                Files.move(from.resolve(id + SEED), to.resolve(id + SEED), StandardCopyOption.REPLACE_EXISTING);
            }
            return new Attempt.Done<>(file);
        } catch (NoSuchFileException e) {
            return new Attempt.Failed<>(new Trouble(Trouble.Kind.MISSING, "This game no longer exists."));
        } catch (FileAlreadyExistsException e) {
            return new Attempt.Failed<>(new Trouble(Trouble.Kind.REFUSED, "This game already exists."));
        } catch (IOException e) {
            return new Attempt.Failed<>(Trouble.of(file, e));
        }
    }

    // ---- reading -------------------------------------------------------------------------------------------------

    /** The game as last written. Every move must be legal and every clock possible, or it is refused as damaged. */
    public Attempt<GameRecord> read(String id) {
        return content(id).map(JournalText.Content::record);
    }

    /** Reading does not block writing: a concurrent append may or may not be seen. */
    private Attempt<JournalText.Content> content(String id) {
        Path file = journal(id);
        try {
            JournalText.Content content = JournalText.read(Files.readString(file, StandardCharsets.UTF_8), readSeeds(id));
            if (content.damaged() && held.contains(id)) {
                // What follows the damage may still be useful, so it is never overwritten.
                SetAside.copy(file);
            }
            return new Attempt.Done<>(content);
        } catch (NoSuchFileException e) {
            return new Attempt.Failed<>(new Trouble(Trouble.Kind.MISSING, "There is no unfinished game " + id + "."));
        } catch (CharacterCodingException e) {
            return damaged(file, "it is not text");
        } catch (JournalText.Unreadable e) {
            return damaged(file, String.valueOf(e.getMessage()));
        } catch (IOException e) {
            return new Attempt.Failed<>(Trouble.of(file, e));
        }
    }

    private static <T> Attempt<T> damaged(Path file, String reason) {
        return new Attempt.Failed<>(new Trouble(Trouble.Kind.DAMAGED, "The unfinished game in " + file + " cannot be read: " + reason
                + ". The file was left as it is."));
    }

    private Map<Integer, DiceSeed> readSeeds(String id) throws IOException {
        Map<Integer, DiceSeed> seeds = new HashMap<>();
        try {
            for (String line : Files.readAllLines(seed(id), StandardCharsets.UTF_8)) {
                String[] words = line.split(" ", -1);
                if (words.length == 3 && words[0].matches("[0-9]{1,6}") && words[1].matches("-?[0-9]{1,19}")) {
                    seeds.put(Integer.parseInt(words[0]), new DiceSeed(Long.parseLong(words[1]), words[2]));
                }
            }
        } catch (NoSuchFileException | IllegalArgumentException e) {
            // The game continues with a new seed.
            LOG.log(System.Logger.Level.DEBUG, "no seed is kept of " + id, e);
        }
        return seeds;
    }

    /** All unfinished games. */
    public Contents contents() {
        List<Kept> games = new ArrayList<>();
        List<Trouble> troubles = new ArrayList<>();
        for (String id : ids()) {
            switch (content(id)) {
                case Attempt.Done<JournalText.Content>(JournalText.Content content) -> {
                    games.add(new Kept(content.record(), state(content.record())));
                    if (content.damaged()) {
                        troubles.add(new Trouble(Trouble.Kind.DAMAGED, "The end of the unfinished game in " + journal(id)
                                + " is damaged; what was played before that is there."));
                    }
                }
                case Attempt.Failed<JournalText.Content>(Trouble trouble) -> {
                    // A game finished or discarded since the folder was listed is not a problem.
                    if (trouble.kind() != Trouble.Kind.MISSING) {
                        troubles.add(trouble);
                    }
                }
            }
        }
        games.sort(Comparator.comparing((Kept kept) -> kept.game().begun()).reversed());
        return new Contents(games, troubles);
    }

    private State state(GameRecord game) {
        return game.isOver() ? State.ENDING : isPlayed(game.id()) ? State.RUNNING : State.WAITING;
    }

    /** Whether any program is playing it. */
    public boolean isPlayed(String id) {
        return held.contains(id) || locks.isLocked(id);
    }

    private List<String> ids() {
        List<String> ids = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + JOURNAL)) {
            for (Path file : files) {
                String name = Objects.requireNonNull(file.getFileName()).toString();
                String id = name.substring(0, name.length() - JOURNAL.length());
                if (isId(id)) {
                    ids.add(id);
                }
            }
        } catch (IOException e) {
            // No folder, no games.
            LOG.log(System.Logger.Level.DEBUG, "no unfinished games", e);
        }
        return ids;
    }

    // ---- old things ----------------------------------------------------------------------------------------------

    /** Imports the games that Rookery 0.1 left in the data folder, one file each. */
    public List<Trouble> adopt() {
        List<Trouble> troubles = new ArrayList<>();
        try {
            for (Path file : ofFirstVersion(data)) {
                adopt(file).ifPresent(troubles::add);
            }
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "no old games", e);
        }
        return troubles;
    }

    /** The games of Rookery 0.1 in a data folder, except those that could not be read and were set aside. */
    public static List<Path> ofFirstVersion(Path data) throws IOException {
        List<Path> games = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(data, "running-game*" + JOURNAL)) {
            files.forEach(file -> {
                if (!SetAside.isAside(file)) {
                    games.add(file);
                }
            });
        }
        return games;
    }

    private Optional<Trouble> adopt(Path file) {
        // The old program locks this file while it plays the game; and of two new programs only one imports it.
        Path lock = file.resolveSibling(file.getFileName() + ".lock");
        try (DiskFile guard = DiskFile.open(lock)) {
            if (!guard.lock() || Files.notExists(file)) {
                return Optional.empty();
            }
            Instant begun = Files.getLastModifiedTime(file).toInstant();
            String content = Files.readString(file, StandardCharsets.UTF_8);
            // Named after its content, so that it is imported only once, whatever happens in between.
            String id = "old" + hash(content).substring(0, 16);
            GameRecord game = JournalText.readFirstVersion(content, id, begun);
            Optional<Trouble> unwritten = Files.exists(journal(id)) ? Optional.empty() : write(game).problem();
            if (unwritten.isEmpty()) {
                Files.deleteIfExists(file);
                Files.deleteIfExists(lock);
            }
            return unwritten;
        } catch (JournalText.Unreadable | CharacterCodingException e) {
            return setAsideOld(file, String.valueOf(e.getMessage())).problem();
        } catch (IOException e) {
            return Optional.of(Trouble.of(file, e));
        }
    }

    private static String hash(String text) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** Reported once: the next start ignores it. */
    private static Attempt<Path> setAsideOld(Path file, String reason) {
        try {
            Path aside = SetAside.move(file);
            Files.deleteIfExists(file.resolveSibling(file.getFileName() + ".lock"));
            return damaged(aside, reason);
        } catch (IOException e) {
            return damaged(file, reason);
        }
    }

    /** Deletes games discarded more than a month ago, and seeds without a game. */
    public void sweep(Instant now) {
        sweep(deleted, "*" + JOURNAL, file -> Files.getLastModifiedTime(file).toInstant().isBefore(now.minus(DELETED_STAY)));
        for (Path place : List.of(folder, deleted)) {
            sweep(place, "*" + SEED, file -> {
                String name = Objects.requireNonNull(file.getFileName()).toString();
                String id = name.substring(0, name.length() - SEED.length());
                return Files.notExists(journal(id)) && Files.notExists(deleted.resolve(id + JOURNAL)) && !isPlayed(id);
            });
        }
    }

    /** Selects files to delete. */
    @FunctionalInterface
    private interface Litter {
        boolean test(Path file) throws IOException;
    }

    private static void sweep(Path folder, String pattern, Litter litter) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, pattern)) {
            for (Path file : files) {
                if (litter.test(file)) {
                    Files.deleteIfExists(file);
                }
            }
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "nothing to tidy up", e);
        }
    }

    /** Releases every game. */
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        for (String id : List.copyOf(held)) {
            release(id);
        }
        locks.close();
    }

    /** The current seed of the game, if known here. */
    public static Optional<DiceSeed> seedNow(GameRecord game) {
        return game.dice().isEmpty() ? Optional.empty() : Optional.ofNullable(game.dice().getLast()).map(DiceStretch::seed);
    }
}
