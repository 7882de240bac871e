package rookery.desktop;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import rookery.desktop.game.KeptGame;
import rookery.desktop.store.Background;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Keeps the running game in a file after every move, so that it can go on after a crash or the next day. Writing happens elsewhere; only the newest counts. */
final class GameKeeper {
    private static final System.Logger LOG = System.getLogger(GameKeeper.class.getName());
    private static final JsonMapper JSON = JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

    private final Path file;
    private final Background background;
    private final AtomicReference<@Nullable Optional<KeptGame>> waiting = new AtomicReference<>();

    GameKeeper(Path folder, Background background) {
        this.file = folder.resolve("game.json");
        this.background = background;
    }

    /** From any thread. */
    void keep(KeptGame game) {
        queue(Optional.of(game));
    }

    /** There is nothing to go on with. */
    void forget() {
        queue(Optional.empty());
    }

    private void queue(Optional<KeptGame> newest) {
        if (waiting.getAndSet(newest) != null) return;
        background.queue(() -> {
            var game = waiting.getAndSet(null);
            if (game != null) store(game);
            return file;
        }, _ -> {}, problem -> LOG.log(System.Logger.Level.WARNING, "the running game could not be kept", problem));
    }

    private void store(Optional<KeptGame> game) throws IOException {
        if (game.isEmpty()) {
            Files.deleteIfExists(file);
            return;
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        var fresh = file.resolveSibling("game.json.new");
        try (var channel = FileChannel.open(fresh, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                StandardOpenOption.TRUNCATE_EXISTING)) {
            var bytes = ByteBuffer.wrap(JSON.writeValueAsString(game.get()).getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) channel.write(bytes);
            channel.force(true);
        }
        Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** The game that was interrupted, if there is one that can be read. */
    Optional<KeptGame> kept() {
        try {
            return Files.exists(file)
                    ? Optional.of(JSON.readValue(Files.readString(file, StandardCharsets.UTF_8), KeptGame.class))
                    : Optional.empty();
        } catch (IOException | JacksonException unreadable) {
            LOG.log(System.Logger.Level.WARNING, "the interrupted game cannot be read", unreadable);
            return Optional.empty();
        }
    }
}
