package rookery.desktop.room;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import rookery.archive.format.GameFile;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.FileChoice;
import rookery.kernel.game.Game;

/** Saves a game where the user wants it, by the platform's own file chooser. A cancelled chooser saves nothing and says nothing. */
final class GameSaver {
    private final Desk desk;

    GameSaver(Desk desk) {
        this.desk = desk;
    }

    /** A game with all that is known of it; the ending of the name decides between PGN and our own format. */
    void save(Game game) {
        var white = Objects.requireNonNullElse(game.tag("White"), "White");
        var black = Objects.requireNonNullElse(game.tag("Black"), "Black");
        var name = (white + "-" + black).replaceAll("[^\\p{L}\\p{N}-]+", "_") + ".pgn";
        var own = "*." + GameFile.EXTENSION;
        desk.files().save(desk.text("play.save"), name, List.of(new FileChoice.Kind("PGN", List.of("*.pgn")),
                new FileChoice.Kind("Rookery", List.of(own)), new FileChoice.Kind("FEN", List.of("*.fen"))))
                .ifPresent(file -> write(file, game));
    }

    private void write(Path chosen, Game game) {
        var file = GameFile.canWrite(chosen) ? chosen : chosen.resolveSibling(chosen.getFileName() + ".pgn");
        desk.background().queue(() -> {
            GameFile.write(file, List.of(game));
            return file;
        }, saved -> desk.notices().tell(desk.text("play.saved", saved)), problem -> desk.trouble("trouble.save", problem));
    }
}
