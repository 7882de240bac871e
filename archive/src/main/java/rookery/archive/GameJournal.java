package rookery.archive;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * Keeps the running game in a file, to be called after every move: however the program ends, the game can go on at the next start. The old state or
 * the new one is on the disk at every moment, each in full. One program at a time; calls may come from any thread.
 */
public final class GameJournal {

    /** The file's name in the data folder. Its last line is a checksum of the others. */
    public static final String FILE_NAME = "running-game.journal";

    private final Path file;

    public GameJournal(Path folder) {
        file = folder.resolve(FILE_NAME);
    }

    /** Replaces what was kept; when this returns, it is on the disk. */
    public synchronized Attempt<Path> keep(RunningGame game) {
        String text = String.join("\n", JournalText.write(game)) + "\n";
        byte[] content = (text + checksum(text) + "\n").getBytes(StandardCharsets.UTF_8);
        // Always the same name, so that a killed program leaves no litter.
        Path beside = file.resolveSibling(FILE_NAME + ".new");
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            try (FileChannel channel = FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                    StandardOpenOption.TRUNCATE_EXISTING)) {
                ByteBuffer buffer = ByteBuffer.wrap(content);
                while (buffer.hasRemaining()) {
                    channel.write(buffer);
                }
                channel.force(true);
            }
            Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            return new Attempt.Done<>(file);
        } catch (IOException e) {
            return new Attempt.Failed<>(Trouble.of(file, e));
        }
    }

    /** There is nothing to go on with any more. */
    public synchronized Attempt<Path> forget() {
        try {
            Files.deleteIfExists(file);
            return new Attempt.Done<>(file);
        } catch (IOException e) {
            return new Attempt.Failed<>(Trouble.of(file, e));
        }
    }

    /** The game that was interrupted, if there is one: every move is legal and every clock possible, or it is refused as damaged. */
    public synchronized Attempt<Optional<RunningGame>> kept() {
        try {
            String content = Files.readString(file, StandardCharsets.UTF_8);
            int end = content.lastIndexOf('\n', content.length() - 2) + 1;
            String text = content.substring(0, end);
            if (!content.substring(end).equals(checksum(text) + "\n")) {
                return damaged("its checksum is wrong");
            }
            return new Attempt.Done<>(Optional.of(JournalText.read(text.lines().toList())));
        } catch (NoSuchFileException e) {
            return new Attempt.Done<>(Optional.empty());
        } catch (CharacterCodingException e) {
            return damaged("it is no text");
        } catch (JournalText.Unreadable e) {
            return damaged(String.valueOf(e.getMessage()));
        } catch (IOException e) {
            return new Attempt.Failed<>(Trouble.of(file, e));
        }
    }

    private Attempt<Optional<RunningGame>> damaged(String reason) {
        return new Attempt.Failed<>(
                new Trouble(Trouble.Kind.DAMAGED, "The interrupted game in " + file + " cannot be read: " + reason + "."));
    }

    private static String checksum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }
}
