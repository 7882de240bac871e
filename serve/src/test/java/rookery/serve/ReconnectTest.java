package rookery.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lost connections, lost answers and restarted servers: nothing is lost, and nothing is played twice. */
final class ReconnectTest {

    @TempDir
    Path data;

    private static void play(List<TestPage> players, String... moves) {
        for (String move : moves) {
            int ply = players.getFirst().state().number("position.ply");
            TestPage mover = players.get(ply % 2);
            mover.awaitPly(ply);
            TestHost.Said said = mover.move(move);
            assertThat(said.status()).as(said.body()).isEqualTo(200);
            players.forEach(page -> page.awaitPly(ply + 1));
        }
    }

    @Test
    void aPageThatComesBackIsToldWhatItHasMissed() {
        try (TestHost host = new TestHost(data)) {
            List<TestPage> players = host.twoPeople("fide", "");
            TestPage watcher = new TestPage(host, players.getFirst().path, "", "");
            play(players, "e4", "e5");
            watcher.awaitPly(2);
            watcher.close();
            play(players, "Nf3", "Nc6");
            TestPage back = watcher.reopened();
            back.awaitPly(4);
            assertThat(back.moves()).containsExactly("e4", "e5", "Nf3", "Nc6");
            TestPage.Event first = back.awaitEvent(event -> event.name().equals("table"));
            // Only what was missed, each thing for itself; never the plies it has.
            assertThat(first.data().number("from")).isGreaterThanOrEqualTo(2);
        }
    }

    @Test
    void aPageThatWasAwayForLongIsToldEverything() {
        try (TestHost host = new TestHost(data)) {
            List<TestPage> players = host.twoPeople("fide", "");
            TestPage watcher = new TestPage(host, players.getFirst().path, "", "");
            watcher.state();
            watcher.close();
            play(players, "a3", "a6", "b3", "b6", "c3", "c6", "d3", "d6", "e3", "e6", "f3", "f6", "g3", "g6", "h3", "h6", "a4", "a5", "b4",
                    "b5");
            TestPage back = watcher.reopened();
            back.awaitPly(20);
            assertThat(back.moves()).hasSize(20);
            assertThat(back.awaitEvent(event -> event.name().equals("table")).data().number("from")).isZero();
        }
    }

    @Test
    void numbersOfAnotherRunMeanNothing() {
        try (TestHost host = new TestHost(data)) {
            List<TestPage> players = host.twoPeople("fide", "");
            play(players, "e4");
            for (String last : List.of("00000000-3", "nonsense", "-1", "99999999999999999999")) {
                try (TestPage page = new TestPage(host, players.getFirst().path, "", last)) {
                    assertThat(page.awaitEvent(event -> event.name().equals("table")).data().number("from")).isZero();
                }
            }
        }
    }

    @Test
    void anIntentThatIsSentAgainIsDoneOnce() {
        try (TestHost host = new TestHost(data)) {
            TestPage page = host.alone("fide", "random");
            TestHost.Said first = page.intend("same", "move", ",\"ply\":0,\"move\":\"e2e4\"");
            page.awaitPly(2);
            TestHost.Said again = page.intend("same", "move", ",\"ply\":0,\"move\":\"e2e4\"");
            assertThat(again).isEqualTo(first);
            // By another id too: that move was played there.
            assertThat(page.intend("other", "move", ",\"ply\":0,\"move\":\"e4\"").status()).isEqualTo(200);
            assertThat(page.intend("third", "move", ",\"ply\":0,\"move\":\"d2d4\"").code()).isEqualTo("late");
            assertThat(page.state().number("position.ply")).isEqualTo(2);
            assertThat(page.moves().getFirst()).isEqualTo("e4");
        }
    }

    @Test
    void aRefusedIntentStaysRefused() {
        try (TestHost host = new TestHost(data)) {
            List<TestPage> players = host.twoPeople("fide", "");
            TestHost.Said refused = players.getLast().intend("early", "move", ",\"ply\":0,\"move\":\"e7e5\"");
            assertThat(refused.status()).isEqualTo(409);
            assertThat(refused.code()).isEqualTo("not-your-turn");
            play(players, "e4");
            // What was not done then is not done because somebody sends it again.
            assertThat(players.getLast().intend("early", "move", ",\"ply\":0,\"move\":\"e7e5\"").code()).isEqualTo("not-your-turn");
        }
    }

    @Test
    void theGameGoesOnAfterARestart() {
        String path;
        String whiteToken;
        String blackToken;
        String game;
        try (TestHost host = new TestHost(data)) {
            List<TestPage> players = host.twoPeople("fide", ",\"clock\":\"300+2\"");
            play(players, "e4", "e5", "Nf3");
            path = players.getFirst().path;
            whiteToken = players.getFirst().token;
            blackToken = players.getLast().token;
            game = players.getFirst().state().text("game");
            host.sayGoodbye();
            players.forEach(TestPage::awaitEnd);
            assertThat(players.getFirst().events().getLast().name()).isEqualTo("bye");
        }
        try (TestHost host = new TestHost(data)) {
            TestPage white = new TestPage(host, path, whiteToken, "00000000-17");
            Js waiting = white.state();
            // Clocks stand until the player to move is there.
            assertThat(waiting.text("state")).isEqualTo("waiting");
            assertThat(waiting.text("game")).isEqualTo(game);
            assertThat(white.moves()).containsExactly("e4", "e5", "Nf3");
            assertThat(waiting.has("clocks.running")).isFalse();
            TestPage black = new TestPage(host, path, blackToken, "");
            assertThat(black.hello().text("seat")).isEqualTo("black");
            Js running = black.await(state -> state.text("state").equals("running"));
            assertThat(running.text("clocks.running")).isEqualTo("black");
            // The answer to this move was lost with the server; it is sent again, and was played.
            assertThat(white.intend("lost", "move", ",\"ply\":2,\"move\":\"Nf3\"").status()).isEqualTo(200);
            assertThat(white.moves()).hasSize(3);
            play(List.of(white, black), "Nc6", "Bb5");
            assertThat(white.moves()).containsExactly("e4", "e5", "Nf3", "Nc6", "Bb5");
        }
    }

    @Test
    void aDieKeepsItsFaceOverARestart() {
        String path;
        String token;
        Js rolled;
        try (TestHost host = new TestHost(data)) {
            List<TestPage> players = host.twoPeople("dice", "");
            assertThat(players.getFirst().intend("roll", ",\"ply\":0").status()).isEqualTo(200);
            rolled = players.getFirst().awaitPly(1);
            path = players.getFirst().path;
            token = players.getFirst().token;
        }
        try (TestHost host = new TestHost(data)) {
            TestPage white = new TestPage(host, path, token, "");
            Js now = white.await(state -> state.text("state").equals("running"));
            assertThat(now.number("position.roll.face")).isEqualTo(rolled.number("position.roll.face"));
            assertThat(white.intend("again", "roll", ",\"ply\":0").status()).isEqualTo(200);
            assertThat(white.state().number("position.ply")).isEqualTo(1);
        }
    }

    @Test
    void anInvitationAndAGameWithoutAMoveAreThereAfterARestart() {
        Js inviting;
        Js begun;
        try (TestHost host = new TestHost(data)) {
            inviting = host.post("/api/tables", "{\"variant\":\"xxl\",\"side\":\"black\",\"name\":\"Ada\",\"opponent\":{\"person\":true}}")
                    .json();
            begun = host.post("/api/tables", "{\"variant\":\"fide\",\"side\":\"white\",\"name\":\"Bo\",\"opponent\":{\"bot\":\"greedy\"}}")
                    .json();
        }
        try (TestHost host = new TestHost(data)) {
            String join = inviting.text("links.join");
            TestHost.Said sat = host.post("/api/tables/" + inviting.text("table") + "/sit",
                    "{\"join\":\"" + join.substring(join.indexOf('=') + 1) + "\",\"name\":\"Cy\"}");
            assertThat(sat.json().text("seat")).isEqualTo("white");
            TestPage page = new TestPage(host, begun.text("table"), begun.text("token"));
            page.await(state -> state.text("state").equals("running"));
            assertThat(page.move("e4").status()).isEqualTo(200);
        }
    }

    @Test
    void aGameThatIsOverIsShownAfterARestart() {
        String path;
        String token;
        try (TestHost host = new TestHost(data)) {
            List<TestPage> players = host.twoPeople("fide", "");
            play(players, "e4", "e5");
            assertThat(players.getLast().intend("resign").status()).isEqualTo(200);
            players.getFirst().await(state -> state.text("state").equals("over"));
            path = players.getFirst().path;
            token = players.getFirst().token;
        }
        try (TestHost host = new TestHost(data)) {
            TestPage page = new TestPage(host, path, token, "");
            Js over = page.await(state -> state.text("state").equals("over"));
            assertThat(page.moves()).containsExactly("e4", "e5");
            assertThat(over.text("outcome.reason")).isEqualTo("RESIGNATION");
            assertThat(page.intend("rematch").status()).isEqualTo(200);
            page.await(state -> state.textOr("rematch", "").equals("white"));
        }
    }
}
