package rookery.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;
import rookery.play.match.Clocks;
import rookery.play.match.MatchAction;
import rookery.serve.host.GuestNews;
import rookery.serve.host.HostWindow;
import rookery.session.GameSession;
import rookery.session.SessionOptions;

/** A window plays with somebody in a browser: both in the same session. */
final class InvitationTest {

    private static final GameTerms TERMS = GameTerms.friendly(Presets.FIDE, Player.Person.guest("Hal"), Player.Person.guest(""),
            Clocks.UNTIMED);

    @TempDir
    Path data;

    private final BlockingQueue<GameSession> games = new LinkedBlockingQueue<>();
    private final BlockingQueue<GuestNews> news = new LinkedBlockingQueue<>();
    private final HostWindow window = new HostWindow() {
        @Override
        public void begun(GameSession game) {
            games.add(game);
        }

        @Override
        public void changed(GuestNews changed) {
            news.add(changed);
        }
    };
    private TestHost host;

    @BeforeEach
    void open() {
        host = new TestHost(data, List.of(), options -> ServeOptions.window(options.listen()));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private GameSession begun() throws InterruptedException {
        GameSession game = games.poll(120, TimeUnit.SECONDS);
        assertThat(game).isNotNull();
        return game;
    }

    private void awaitNews(Predicate<GuestNews> good) throws InterruptedException {
        for (GuestNews next = news.poll(120, TimeUnit.SECONDS); next != null; next = news.poll(120, TimeUnit.SECONDS)) {
            if (good.test(next)) {
                return;
            }
        }
        throw new AssertionError("never told");
    }

    private static void play(GameSession game, Side side, String move) {
        game.post(new MatchAction.Play(side, San.parse(game.snapshot().match().position(), move))).join();
    }

    private TestPage sitDown(Invitation invitation) {
        String link = invitation.links().getFirst();
        String table = link.substring(link.indexOf("/table/") + "/table/".length(), link.indexOf('#'));
        Js sat = host.post("/api/tables/" + table + "/sit", "{\"join\":\"" + link.substring(link.indexOf('=') + 1) + "\",\"name\":\"Gus\"}")
                .json();
        return new TestPage(host, table, sat.text("token"));
    }

    @Test
    void theHostPlaysInTheWindowAndTheGuestInABrowser() throws Exception {
        Invitation invitation = host.server.invite(TERMS, Side.WHITE, window);
        assertThat(invitation.links().getFirst()).startsWith("http://127.0.0.1:" + host.server.port() + "/table/").contains("#join=");
        assertThat(invitation.code().size()).isGreaterThan(20);
        TestPage guest = sitDown(invitation);
        GameSession game = begun();
        awaitNews(told -> told.guest().equals("Gus") && told.here());
        assertThat(game.terms().black().name()).isEqualTo("Gus");
        play(game, Side.WHITE, "e4");
        guest.awaitPly(1);
        assertThat(guest.move("e5").status()).isEqualTo(200);
        assertThat(game.snapshot().match().played()).hasSize(2);
        // What needs consent is asked through the table.
        invitation.ask(Side.WHITE, Invitation.Wish.TAKE_BACK).join();
        guest.await(state -> state.textOr("takeBack", "").equals("white"));
        assertThat(guest.intend("allow-take-back").status()).isEqualTo(200);
        guest.await(state -> state.number("position.ply") == 0);
        assertThatThrownBy(() -> invitation.ask(Side.WHITE, Invitation.Wish.REMATCH).join()).isInstanceOf(CompletionException.class)
                .hasMessageContaining("not over");
        assertThat(guest.intend("resign").status()).isEqualTo(200);
        guest.await(state -> state.text("state").equals("over"));
        assertThat(guest.intend("rematch").status()).isEqualTo(200);
        awaitNews(told -> told.rematch().isPresent());
        invitation.ask(Side.WHITE, Invitation.Wish.REMATCH).join();
        GameSession second = begun();
        assertThat(second.terms().white().name()).isEqualTo("Gus");
        guest.await(state -> state.text("game").equals(second.id()));
        invitation.close();
        guest.awaitEnd();
        assertThat(guest.events().getLast().name()).isEqualTo("gone");
        // The game is the window's.
        play(second, Side.WHITE, "d4");
        assertThat(second.snapshot().match().isOver()).isFalse();
    }

    @Test
    void aGameThatGoesOnIsShared() {
        GameSession game = host.sessions.begin(TERMS.withPlayers(Player.Person.guest("Hal"), Player.Person.guest("Ina")), null,
                new SessionOptions(true, Duration.ZERO)).result().orElseThrow();
        game.start();
        play(game, Side.WHITE, "e4");
        Invitation invitation = host.server.share(game, Side.BLACK, window);
        TestPage guest = sitDown(invitation);
        guest.awaitPly(1);
        assertThat(guest.move("c5").status()).isEqualTo(200);
        assertThat(game.snapshot().match().played()).hasSize(2);
        Invitation watching = host.server.share(game, null, window);
        assertThat(watching.links().getFirst()).doesNotContain("#");
    }

    @Test
    void guestsOfAWindowBeginNothingAndNothingIsKept() throws Exception {
        host.server.invite(TERMS, Side.WHITE, window);
        assertThat(host.post("/api/tables", "{\"variant\":\"fide\",\"name\":\"Eve\",\"opponent\":{\"bot\":\"greedy\"}}").code())
                .isEqualTo("no-games");
        assertThat(host.get("/api/offer").json().flag("mayBegin")).isFalse();
        assertThat(Files.exists(data.resolve("tables"))).isFalse();
    }

    @Test
    void twoServersDoNotShareAFolder() {
        try (TestHost first = new TestHost(data.resolve("shared"))) {
            assertThat(first.get("/").status()).isEqualTo(200);
            assertThatThrownBy(() -> new TestHost(data.resolve("shared"))).hasMessageContaining("another server");
        }
    }
}
