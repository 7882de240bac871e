package rookery.archive;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import rookery.play.file.AtomicFile;

/**
 * Keeps the running game in a file, to be called after every move: however the program ends, the game can go on at the next start. The old state or
 * the new one is on the disk at every moment, each in full. Several programs may use a folder: each keeps its game in a place of its own, and what is
 * offered to go on with is a game that no living program plays. Calls may come from any thread.
 */
public final class GameJournal implements AutoCloseable {

    /** The file's name in the data folder; of further programs at the same time, {@code running-game-2.journal} and so on. The last line is a checksum. */
    public static final String FILE_NAME = "running-game.journal";

    private static final int MOST = 64;

    private final Path folder;
    private @Nullable JournalSlot slot;

    public GameJournal(Path folder) {
        this.folder = folder;
    }

    private Path file(int number) {
        return folder.resolve(number == 1 ? FILE_NAME : "running-game-" + number + ".journal");
    }

    /** A place that no other program holds, with an interrupted game or without one; null if there is none. */
    private @Nullable JournalSlot claim(boolean interrupted) {
        for (int number = 1; number <= MOST; number++) {
            Path file = file(number);
            JournalSlot claimed = Files.exists(file) == interrupted ? JournalSlot.claim(file) : null;
            // Until it was ours, another program may have begun or ended a game there.
            if (claimed != null && Files.exists(file) == interrupted) {
                return claimed;
            } else if (claimed != null) {
                claimed.close();
            }
        }
        return null;
    }

    /** Replaces what this program has kept; when this returns, it is on the disk. */
    public synchronized Attempt<Path> keep(RunningGame game) {
        String text = String.join("\n", JournalText.write(game)) + "\n";
        Path file = file(1);
        try {
            Files.createDirectories(folder);
            JournalSlot own = slot == null ? claim(false) : slot;
            if (own == null) {
                return new Attempt.Failed<>(new Trouble(Trouble.Kind.BUSY, MOST + " games are being kept in " + folder + " already."));
            }
            slot = own;
            file = own.file();
            AtomicFile.write(file, text + checksum(text) + "\n");
            return new Attempt.Done<>(file);
        } catch (IOException e) {
            return new Attempt.Failed<>(Trouble.of(file, e));
        }
    }

    /** There is nothing to go on with any more. */
    public synchronized Attempt<Path> forget() {
        Path file = slot == null ? file(1) : slot.file();
        try {
            if (slot != null) {
                Files.deleteIfExists(file);
            }
            return new Attempt.Done<>(file);
        } catch (IOException e) {
            return new Attempt.Failed<>(Trouble.of(file, e));
        }
    }

    /**
     * The game that was interrupted, if there is one that nobody plays, which is this program's from now on: every move is legal and every clock
     * possible, or it is refused as damaged.
     */
    public synchronized Attempt<Optional<RunningGame>> kept() {
        JournalSlot own = slot == null ? claim(true) : slot;
        if (own == null) {
            return new Attempt.Done<>(Optional.empty());
        }
        slot = own;
        Path file = own.file();
        try {
            String content = Files.readString(file, StandardCharsets.UTF_8);
            int end = content.lastIndexOf('\n', content.length() - 2) + 1;
            String text = content.substring(0, end);
            if (!content.substring(end).equals(checksum(text) + "\n")) {
                return damaged(file, "its checksum is wrong");
            }
            return new Attempt.Done<>(Optional.of(JournalText.read(text.lines().toList())));
        } catch (NoSuchFileException e) {
            return new Attempt.Done<>(Optional.empty());
        } catch (CharacterCodingException e) {
            return damaged(file, "it is no text");
        } catch (JournalText.Unreadable e) {
            return damaged(file, String.valueOf(e.getMessage()));
        } catch (IOException e) {
            return new Attempt.Failed<>(Trouble.of(file, e));
        }
    }

    /** Lets go of the place: what is kept there may be taken up by another program. */
    @Override
    public synchronized void close() {
        if (slot != null) {
            slot.close();
            slot = null;
        }
    }

    private static Attempt<Optional<RunningGame>> damaged(Path file, String reason) {
        return new Attempt.Failed<>(
                new Trouble(Trouble.Kind.DAMAGED, "The interrupted game in " + file + " cannot be read: " + reason + "."));
    }

    private static String checksum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }
}
