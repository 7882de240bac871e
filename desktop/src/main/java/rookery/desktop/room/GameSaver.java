package rookery.desktop.room;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import rookery.archive.format.GameFile;
import rookery.desktop.shell.FileChoice;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.game.Game;

/** Saves a game to a file chosen in the platform's file chooser. Cancelling does nothing. */
public final class GameSaver {
    private final WindowServices services;

    public GameSaver(WindowServices services) {
        this.services = services;
    }

    /** Saves a complete game. An unfinished one defaults to our own format, which loses nothing; the user's choice decides. */
    public void save(Game game) {
        var white = Objects.requireNonNullElse(game.tag("White"), "White");
        var black = Objects.requireNonNullElse(game.tag("Black"), "Black");
        var over = game.outcome().isOver();
        var name = (white + "-" + black).replaceAll("[^\\p{L}\\p{N}-]+", "_") + (over ? ".pgn" : "." + GameFile.EXTENSION);
        var pgn = new FileChoice.Kind("PGN", List.of("*.pgn"));
        var own = new FileChoice.Kind("Rookery", List.of("*." + GameFile.EXTENSION));
        services.files().save(services.text("play.save"), name,
                List.of(over ? pgn : own, over ? own : pgn, new FileChoice.Kind("FEN", List.of("*.fen"))))
                .ifPresent(file -> write(file, game));
    }

    private void write(Path chosen, Game game) {
        var file = GameFile.canWrite(chosen) ? chosen : chosen.resolveSibling(chosen.getFileName() + ".pgn");
        services.background().queue(() -> {
            GameFile.write(file, List.of(game));
            return file;
        }, saved -> services.notices().tell(services.text("play.saved", saved)), problem -> services.trouble("trouble.save", problem));
    }
}
