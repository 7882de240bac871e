package rookery.archive;

import java.nio.file.Path;
import java.time.Instant;
import java.util.OptionalLong;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;

/** A second program on the same library: saves the given number of games and prints how many succeeded. */
public final class LibraryVisitor {

    private LibraryVisitor() {
    }

    public static void main(String[] args) {
        if (!(Library.open(Path.of(args[0])) instanceof Library.Opened(Library library))) {
            System.out.println("refused");
            return;
        }
        try (library) {
            System.out.println(save(library, args[1], Integer.parseInt(args[2])));
        }
    }

    /** @return how many games were saved */
    static int save(Library library, String name, int games) {
        int saved = 0;
        for (int i = 0; i < games; i++) {
            GameEntry game = new GameEntry(game(i), Player.Person.guest(name), Player.Person.guest("Other"), OptionalLong.empty(),
                    Instant.EPOCH.plusSeconds(i), false);
            saved += library.games().save(game).problem().isEmpty() ? 1 : 0;
        }
        return saved;
    }

    private static Game game(int number) {
        Game game = new Game(Presets.FIDE);
        GameCursor cursor = game.cursor();
        MoveList moves = new MoveList();
        for (int ply = 0; ply < 10; ply++) {
            cursor.position().legalMoves(moves);
            cursor.act(moves.get((number + ply) % moves.size()));
        }
        game.end(new Outcome.Draw(Reason.AGREEMENT));
        return game;
    }
}
