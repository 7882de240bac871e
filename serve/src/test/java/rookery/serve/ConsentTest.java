package rookery.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Draws, taking back, rematches: what two people agree on. */
final class ConsentTest {

    @TempDir
    Path data;

    private TestHost host;
    private TestPage white;
    private TestPage black;

    @BeforeEach
    void begin() {
        host = new TestHost(data);
        List<TestPage> players = host.twoPeople("fide", "");
        white = players.getFirst();
        black = players.getLast();
    }

    @AfterEach
    void end() {
        host.close();
    }

    private void play(String... moves) {
        for (String move : moves) {
            int ply = white.state().number("position.ply");
            TestPage mover = ply % 2 == 0 ? white : black;
            mover.awaitPly(ply);
            assertThat(mover.move(move).status()).isEqualTo(200);
            white.awaitPly(ply + 1);
            black.awaitPly(ply + 1);
        }
    }

    @Test
    void aDrawIsOfferedDeclinedAndAccepted() {
        play("e4", "e5");
        assertThat(white.intend("draw").status()).isEqualTo(200);
        black.await(state -> state.textOr("offer", "").equals("white"));
        assertThat(white.intend("accept-draw").code()).isEqualTo("no-offer");
        assertThat(black.intend("decline-draw").status()).isEqualTo(200);
        white.awaitEvent(event -> event.name().equals("table") && event.data().texts("happened").contains("draw-declined"));
        assertThat(white.intend("draw").code()).isEqualTo("offer-too-soon");
        play("Nf3", "Nc6");
        assertThat(black.intend("draw").status()).isEqualTo(200);
        assertThat(white.intend("accept-draw").status()).isEqualTo(200);
        assertThat(black.await(state -> state.has("outcome")).text("outcome.reason")).isEqualTo("AGREEMENT");
        assertThat(black.state().has("outcome.winner")).isFalse();
    }

    @Test
    void aDrawIsClaimed() {
        play("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1");
        assertThat(white.intend("claim").status()).isEqualTo(409);
        assertThat(black.intend("claim", ",\"move\":\"Ng8\"").status()).isEqualTo(200);
        assertThat(white.await(state -> state.has("outcome")).text("outcome.reason")).isEqualTo("REPETITION");
    }

    @Test
    void aMoveIsTakenBackIfTheOtherAllowsIt() {
        assertThat(white.intend("take-back").code()).isEqualTo("nothing-to-take-back");
        assertThat(white.state().list("position.canTakeBack")).isEmpty();
        play("e4", "e5");
        assertThat(white.intend("take-back").status()).isEqualTo(200);
        black.await(state -> state.textOr("takeBack", "").equals("white"));
        assertThat(white.intend("allow-take-back").code()).isEqualTo("no-request");
        assertThat(white.intend("take-back").code()).isEqualTo("request-stands");
        assertThat(black.intend("refuse-take-back").status()).isEqualTo(200);
        white.await(state -> !state.has("takeBack"));
        assertThat(white.moves()).containsExactly("e4", "e5");
        assertThat(white.intend("take-back").status()).isEqualTo(200);
        assertThat(black.intend("allow-take-back").status()).isEqualTo(200);
        white.await(state -> state.number("position.ply") == 0);
        black.await(state -> state.number("position.ply") == 0);
        assertThat(black.moves()).isEmpty();
        play("d4", "d5");
        assertThat(black.moves()).containsExactly("d4", "d5");
    }

    @Test
    void aMoveEndsTheWishToTakeBack() {
        play("e4", "e5");
        assertThat(black.intend("take-back").status()).isEqualTo(200);
        play("Nf3");
        assertThat(black.state().has("takeBack")).isFalse();
        assertThat(white.intend("allow-take-back").code()).isEqualTo("no-request");
    }

    @Test
    void aRematchSwapsColoursAndTheLinksStay() {
        play("e4");
        assertThat(white.intend("rematch").code()).isEqualTo("not-over");
        assertThat(white.intend("resign").status()).isEqualTo(200);
        black.await(state -> state.text("state").equals("over"));
        String first = black.state().text("game");
        assertThat(black.intend("rematch").status()).isEqualTo(200);
        white.await(state -> state.textOr("rematch", "").equals("black"));
        assertThat(white.intend("rematch").status()).isEqualTo(200);
        Js second = white.await(state -> !state.text("game").equals(first) && state.text("state").equals("running"));
        assertThat(second.text("players.white.name")).isEqualTo("Bo");
        assertThat(second.list("plies")).isEmpty();
        white.awaitEvent(event -> event.name().equals("hello") && event.data().text("seat").equals("black"));
        black.await(state -> !state.text("game").equals(first));
        assertThat(white.move("e4").code()).isEqualTo("not-your-turn");
        assertThat(black.move("e4").status()).isEqualTo(200);
        assertThat(black.awaitPly(1).text("plies.0.text")).isEqualTo("e4");
    }

    @Test
    void nobodyElseCanPauseOrActForAPlayer() {
        assertThat(white.intend("pause").code()).isEqualTo("not-alone");
        TestPage watcher = new TestPage(host, white.path, "", "");
        assertThat(watcher.intend("resign").status()).isEqualTo(401);
        assertThat(host.post(white.path + "/intents", "{\"id\":\"x\",\"type\":\"resign\"}", "0".repeat(32)).code()).isEqualTo("no-seat");
        // A page cannot move for the other side, whatever it says.
        play("e4");
        assertThat(white.intend("move", ",\"ply\":1,\"move\":\"e5\",\"side\":\"black\"").code()).isEqualTo("not-your-turn");
        assertThat(white.state().has("outcome")).isFalse();
    }

    @Test
    void aFewSetPhrasesAreSaid() {
        assertThat(white.intend("say", ",\"phrase\":\"good-luck\"").status()).isEqualTo(200);
        assertThat(black.awaitEvent(event -> event.name().equals("said")).data().text("phrase")).isEqualTo("good-luck");
        assertThat(white.intend("say", ",\"phrase\":\"<b>boo\"").code()).isEqualTo("bad-request");
    }
}
