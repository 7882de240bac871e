package rookery.desktop.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.Attempt;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.archive.Trouble;
import rookery.desktop.TestWindow;
import rookery.desktop.shell.Place;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;
import rookery.play.house.Greedy;
import rookery.play.match.Clocks;
import rookery.play.match.MatchAction;
import rookery.play.match.Venue;
import rookery.session.SessionOptions;
import rookery.session.Sessions;

/** A game begun in the terminal continues in the window. */
final class WrittenPlayersTest {
    @TempDir
    private Path data;

    /** {@code ./rookery play --black greedy,@nodes=500}, left after a move. */
    private String leaveGame() throws Exception {
        var written = new Player.Computer("greedy", "Greedy", Map.of("@nodes", "500"));
        var terms = GameTerms.friendly(Presets.FIDE, Player.Person.guest("Ada"), written, Clocks.UNTIMED);
        try (var sessions = new Sessions(data, _ -> new Attempt.Failed<>(new Trouble(Trouble.Kind.BUSY, "not now")),
                _ -> Optional.of(new Greedy()), Venue.standard(), InstantSource.system())) {
            var session = sessions.begin(terms, null, new SessionOptions(false, Duration.ZERO)).result().orElseThrow();
            session.start();
            session.post(new MatchAction.Play(Side.WHITE, San.parse(session.snapshot().match().position(), "e4"))).get();
            session.leave().get();
            return session.id();
        }
    }

    @Test
    void goOnInTheWindow() throws Exception {
        var id = leaveGame();
        var window = TestWindow.open(data);
        try {
            window.go(new Place.Continue(id));
            window.await(() -> window.moves() >= 2);
            assertThat(window.status()).isEqualTo("White to move");
        } finally {
            window.close();
        }
    }
}
