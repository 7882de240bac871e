package rookery.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.archive.StoredGame;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.notation.San;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.serve.table.GameStory;

/** Whole games through real HTTP: two players who know no chess and play whatever is offered, and somebody who watches. */
final class WholeGameTest {

    private static final String OWN = "{\"extends\": \"fide\", \"id\": \"camel-chess\", \"name\": \"Camel chess\", "
            + "\"pieces\": {\"N\": {\"name\": \"camel\", \"moves\": \"C\"}}}";

    @TempDir
    Path data;

    private static Variant own() {
        return ((VariantReader.Accepted) VariantReader.read(OWN)).variant();
    }

    @ParameterizedTest
    @CsvSource({"fide, 1, 90", "chess960, 2, 60", "dice, 3, 120", "xxl, 4, 50", "three-check, 5, 60", "camel-chess, 6, 60",
        "gardner, 7, 400"})
    void everybodySeesTheSameGame(String variant, int seed, int longest) {
        try (TestHost host = new TestHost(data, List.of(own()), options -> options.withLimits(TestHost.WIDE))) {
            List<TestPage> players = host.twoPeople(variant, "");
            TestPage watcher = new TestPage(host, players.getFirst().path.substring("/api/tables/".length()), "");
            Random random = new Random(seed);
            while (!players.getFirst().state().has("outcome") && players.getFirst().state().number("position.ply") < longest) {
                Js now = players.getFirst().state();
                TestPage mover = players.get(now.text("position.turn").equals("white") ? 0 : 1);
                mover.awaitPly(now.number("position.ply"));
                mover.act(random);
                // A move may end the game: that is reported after it.
                int ply = mover.state().number("position.ply");
                players.forEach(page -> page.await(state -> state.number("position.ply") >= ply
                        && (state.has("outcome") || !state.list("position.moves").isEmpty()
                                || state.text("position.acts").equals("nature"))));
            }
            if (!players.getFirst().state().has("outcome")) {
                assertThat(players.getLast().intend("resign").status()).isEqualTo(200);
            }
            for (TestPage page : List.of(players.get(0), players.get(1), watcher)) {
                Js over = page.await(state -> state.text("state").equals("over"));
                assertThat(over.has("outcome.reason")).isTrue();
                assertThat(page.moves()).isEqualTo(players.getFirst().moves());
                assertThat(page.boards()).isEqualTo(players.getFirst().boards());
                assertThat(over.list("position.moves")).isEmpty();
            }
            replay(variant, players.getFirst());
        }
        try (TestHost again = new TestHost(data)) {
            again.sessions.recover().join();
            assertThat(again.shelf()).extracting(StoredGame::white, StoredGame::black).containsExactly(tuple("Ada", "Bo"));
        }
    }

    /** What the page was told is the game by the rules: the page itself knows none. */
    private static void replay(String id, TestPage page) {
        if (id.equals("chess960")) {
            return;
        }
        Variant variant = Variants.named(id).orElseGet(WholeGameTest::own);
        Position position = Position.start(variant);
        for (int i = 0; i < page.moves().size(); i++) {
            String text = page.moves().get(i);
            int action = San.parse(position, text);
            assertThat(position.isLegal(action)).as(text).isTrue();
            position.make(action);
            assertThat(page.boards().get(i)).isEqualTo(GameStory.board(position));
        }
    }

    @Test
    void promotionsAreOfferedByTheirLetters() {
        try (TestHost host = new TestHost(data)) {
            List<TestPage> players = host.twoPeople("fide", ",\"fen\":\"7k/P6p/8/8/8/8/8/K7 w - - 0 1\"");
            List<String> choices = players.getFirst().state().list("position.moves").stream()
                    .filter(move -> move.text("0").startsWith("a7a8"))
                    .map(move -> move.text("0") + move.text("3")).toList();
            assertThat(choices).containsExactlyInAnyOrder("a7a8qQ", "a7a8rR", "a7a8bB", "a7a8nN");
            assertThat(players.getFirst().move("a7a8n").status()).isEqualTo(200);
            Js after = players.getLast().awaitPly(1);
            assertThat(after.text("position.board").charAt(56)).isEqualTo('N');
            players.getLast().awaitEvent(event -> event.name().equals("table") && event.data().texts("happened").contains("promote"));
        }
    }

    @Test
    void castlingGoesToBothSquares() {
        try (TestHost host = new TestHost(data)) {
            List<TestPage> players = host.twoPeople("fide", ",\"fen\":\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"");
            List<Integer> targets = players.getFirst().state().list("position.moves").stream().filter(move -> move.text("0").equals("e1g1"))
                    .map(move -> move.number("2")).toList();
            assertThat(targets).containsExactlyInAnyOrder(6, 7);
            assertThat(players.getFirst().move("O-O").status()).isEqualTo(200);
            Js after = players.getLast().awaitPly(1);
            assertThat(after.text("plies.0.text")).isEqualTo("O-O");
            assertThat(after.number("plies.0.from")).isEqualTo(4);
            assertThat(after.number("plies.0.to")).isEqualTo(6);
        }
    }

    @Test
    void aBotAnswers() {
        try (TestHost host = new TestHost(data)) {
            TestPage page = host.alone("fide", "greedy");
            assertThat(page.move("e4").status()).isEqualTo(200);
            Js after = page.awaitPly(2);
            assertThat(after.text("position.turn")).isEqualTo("white");
            assertThat(after.flag("players.black.bot")).isTrue();
            // Taking back is nobody else's business, and so is a rematch.
            assertThat(page.intend("take-back").status()).isEqualTo(200);
            page.await(state -> state.number("position.ply") == 0);
            assertThat(page.intend("resign").status()).isEqualTo(200);
            page.await(state -> state.text("state").equals("over"));
            assertThat(page.intend("rematch").status()).isEqualTo(200);
            Js second = page.await(state -> !state.text("game").equals(after.text("game")) && state.number("position.ply") > 0);
            assertThat(second.text("players.black.name")).isEqualTo("Ada");
            assertThat(page.awaitEvent(event -> event.name().equals("hello") && event.data().textOr("seat", "").equals("black")))
                    .isNotNull();
        }
    }

    @Test
    void twoPeopleShareAPage() {
        try (TestHost host = new TestHost(data)) {
            Js begun = host.post("/api/tables",
                    "{\"variant\":\"fide\",\"side\":\"white\",\"name\":\"Ada\",\"opponent\":{\"here\":true,\"name\":\"Bo\"}}").json();
            assertThat(begun.text("seat")).isEqualTo("both");
            TestPage page = new TestPage(host, begun.text("table"), begun.text("token"));
            page.await(state -> state.text("state").equals("running"));
            for (String move : List.of("f3", "e5", "g4", "Qh4")) {
                int ply = page.state().number("position.ply");
                assertThat(page.move(move).status()).isEqualTo(200);
                page.awaitPly(ply + 1);
            }
            // Sent again because no answer came, it is known whoever made it.
            assertThat(page.intend("move", ",\"ply\":1,\"move\":\"e5\"").status()).isEqualTo(200);
            Js over = page.await(state -> state.has("outcome"));
            assertThat(over.text("outcome.winner")).isEqualTo("black");
            assertThat(over.text("outcome.reason")).isEqualTo("CHECKMATE");
        }
    }
}
