package rookery.desktop.engines;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;

/** Engines of the user's own, added on the page of settings and played against. */
final class EnginesWindowTest extends WindowTest {
    private static final Path STOCKFISH = Path.of("/usr/games/stockfish");

    @Test
    void aProgramThatIsNoEngineIsRefusedInWords() throws Exception {
        window.go(new Place.Options());
        files.choose(Files.writeString(data.resolve("no-engine"), "not a program"));
        window.fire("engine-add");
        window.await(() -> window.shows(".notice"));
        assertThat(window.shows("#engine-add")).isTrue();
    }

    @Test
    void anInstalledEngineBecomesAnOpponent() throws Exception {
        Assumptions.assumeTrue(Files.isExecutable(STOCKFISH));
        window.go(new Place.Options());
        files.choose(STOCKFISH);
        window.fire("engine-add");
        window.await(() -> Files.exists(data.resolve("engines.json")));
        window.go(new Place.NewGame(Place.NewGame.Kind.COMPUTER));
        window.await(() -> window.program().shell().lookupAll(".opponent-card").stream()
                .anyMatch(card -> card.getId() != null && card.getId().startsWith("first-stockfish")));
        var id = window.program().shell().lookupAll(".opponent-card").stream().map(card -> card.getId())
                .filter(each -> each != null && each.startsWith("first-stockfish")).findFirst().orElseThrow();
        window.fire("variant-fide");
        window.fire(id);
        window.fire("side-WHITE");
        window.fire("start");
        window.await(() -> window.shows("#board"));
        window.move("e2", "e4");
        window.await(() -> window.moves() >= 2);
    }
}
