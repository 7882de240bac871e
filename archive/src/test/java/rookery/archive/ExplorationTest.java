package rookery.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.archive.Samples.done;
import static rookery.archive.Samples.game;
import static rookery.archive.Samples.win;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.move.Move;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** What was played in a position, counted. */
final class ExplorationTest {

    @TempDir
    private Path folder;

    private static void save(Library library, Game game, int seconds) {
        done(library.games().save(new GameEntry(game, Player.Person.guest("Anna"), Player.Person.guest("Ben"), OptionalLong.empty(),
                Samples.NOON.plusSeconds(seconds), false)));
    }

    private static Game rated(Game game, String white, String black) {
        game.tag("WhiteElo", white);
        game.tag("BlackElo", black);
        return game;
    }

    @Test
    void movesAreCountedWithResultsAndRatings() {
        try (Library library = Samples.open(folder)) {
            Outcome draw = new Outcome.Draw(Reason.AGREEMENT);
            save(library, rated(game(win(Side.WHITE), "e4", "e5", "Nf3"), "1500", "1700"), 1);
            save(library, rated(game(draw, "e4", "c5"), "2000", "?"), 2);
            save(library, game(win(Side.BLACK), "d4", "d5"), 3);
            // By another order of moves, and with the position twice.
            save(library, game(win(Side.BLACK), "Nf3", "e5", "Ng1", "d6", "e4"), 4);
            Position start = Position.start(Presets.FIDE);
            Exploration found = done(library.games().explore(start, 2));
            assertThat(found.total()).isEqualTo(new Exploration.Tally(4, 1, 1, 2, 1733));
            assertThat(found.moves()).extracting(each -> San.write(start, each.move())).containsExactly("e4", "d4", "Nf3");
            assertThat(found.moves().getFirst().tally()).isEqualTo(new Exploration.Tally(2, 1, 1, 0, 1733));
            assertThat(found.last()).hasSize(2);
            start.make(San.parse(start, "e4"));
            assertThat(done(library.games().explore(start, 0)).moves()).extracting(each -> San.write(start, each.move()))
                    .containsExactlyInAnyOrder("e5", "c5");
            start.make(San.parse(start, "a6"));
            assertThat(done(library.games().explore(start, 5)).total().games()).isZero();
        }
    }

    /** Against counting by hand, in games with and without a die, while games come and go. */
    @Test
    void theFiguresAreThoseOfTheGames() {
        try (Library library = Samples.open(folder)) {
            for (Variant variant : List.of(Presets.FIDE, Presets.DICE, Presets.XXL)) {
                for (int i = 0; i < 12; i++) {
                    save(library, Samples.random(variant, i, 6), i);
                }
                compare(library, variant);
            }
            done(library.games()
                    .delete(done(library.games().find(GameQuery.ALL.withPage(0, 7))).games().stream().map(StoredGame::id).toList()));
            List.of(Presets.FIDE, Presets.DICE, Presets.XXL).forEach(variant -> compare(library, variant));
        }
    }

    private static void compare(Library library, Variant variant) {
        Map<Integer, Integer> expected = new HashMap<>();
        for (StoredGame stored : done(library.games().find(GameQuery.ALL.withVariant(variant.id()).withPage(0, 1000))).games()) {
            GameNode first = done(library.games().load(stored.id())).root().next();
            expected.merge(first == null ? Move.NONE : first.move(), 1, Integer::sum);
        }
        Exploration found = done(library.games().explore(Position.start(variant), 3));
        Map<Integer, Integer> counted = new HashMap<>();
        found.moves().forEach(each -> counted.merge(each.move(), each.tally().games(), Integer::sum));
        assertThat(counted).isEqualTo(expected);
    }
}
