package rookery.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a teacher has: the wall, and one position put to the whole class. */
final class TeacherTest {

    private static final String MATE = "{\"variant\":\"fide\",\"fen\":\"6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1\",\"text\":\"How does White win?\"}";

    @TempDir
    Path data;

    private static String answer(String name, String move) {
        return "{\"question\":\"q1\",\"name\":\"" + name + "\",\"move\":\"" + move + "\"}";
    }

    @Test
    void answersAreHiddenUntilTheTeacherRevealsThem() {
        try (TestHost host = new TestHost(data)) {
            TestPage pupil = new TestPage(host, "/api/class", "", "");
            TestPage teacher = new TestPage(host, "/api/class", host.teacher(), "");
            assertThat(teacher.hello().flag("teacher")).isTrue();
            assertThat(pupil.hello().flag("teacher")).isFalse();
            assertThat(pupil.state().has("question")).isFalse();
            assertThat(host.post("/api/class/question", MATE).status()).isEqualTo(401);
            assertThat(host.post("/api/class/answers", answer("Ada", "Rd8")).code()).isEqualTo("no-question");
            assertThat(host.post("/api/class/question", MATE, host.teacher()).json().text("question")).isEqualTo("q1");
            Js asked = pupil.await(state -> state.has("question"));
            assertThat(asked.text("question.text")).isEqualTo("How does White win?");
            assertThat(asked.list("question.position.moves")).isNotEmpty();

            Js said = host.post("/api/class/answers", answer("Ada", "Rd7")).json();
            String token = said.text("token");
            assertThat(host.post("/api/class/answers", answer("Ada", "d1d8"), token).json().text("text")).isEqualTo("Rd8#");
            assertThat(host.post("/api/class/answers", answer("Bo", "Rd8")).status()).isEqualTo(200);
            assertThat(host.post("/api/class/answers", answer("Cy", "Kb1")).status()).isEqualTo(200);
            assertThat(host.post("/api/class/answers", answer("Dee", "Qh5")).code()).isEqualTo("illegal-move");
            Js waiting = pupil.await(state -> state.list("answered").size() == 3);
            assertThat(waiting.has("answers")).isFalse();
            for (TestPage page : List.of(pupil, teacher)) {
                page.await(state -> state.list("answered").size() == 3);
                assertThat(page.events().toString()).doesNotContain("Rd8");
            }
            assertThat(new TestPage(host, "/api/class", token, "").hello().text("answer")).isEqualTo("Rd8#");

            assertThat(host.post("/api/class/reveal", "{}").status()).isEqualTo(401);
            assertThat(host.post("/api/class/reveal", "{}", host.teacher()).status()).isEqualTo(204);
            Js revealed = pupil.await(state -> state.flag("revealed"));
            assertThat(revealed.text("answers.0.text")).isEqualTo("Rd8#");
            assertThat(revealed.texts("answers.0.names")).containsExactly("Ada", "Bo");
            assertThat(revealed.text("answers.1.text")).isEqualTo("Kb1");
            assertThat(host.post("/api/class/answers", answer("Eve", "Rd8")).code()).isEqualTo("revealed");
            assertThat(host.post("/api/class/clear", "{}", host.teacher()).status()).isEqualTo(204);
            pupil.await(state -> !state.has("question"));
        }
    }

    @Test
    void aQuestionOutlivesTheServer() {
        String token;
        try (TestHost host = new TestHost(data)) {
            host.post("/api/class/question", MATE, host.teacher());
            token = host.post("/api/class/answers", answer("Ada", "Rd8")).json().text("token");
        }
        try (TestHost host = new TestHost(data)) {
            TestPage pupil = new TestPage(host, "/api/class", token, "");
            assertThat(pupil.state().texts("answered")).containsExactly("Ada");
            assertThat(pupil.hello().text("answer")).isEqualTo("Rd8#");
            assertThat(host.post("/api/class/reveal", "{}", host.teacher()).status()).isEqualTo(204);
            assertThat(pupil.await(state -> state.flag("revealed")).text("answers.0.text")).isEqualTo("Rd8#");
        }
    }

    @Test
    void whatIsNotUnderstoodIsSetAside() throws IOException {
        Path tables = Files.createDirectories(data.resolve("tables"));
        Files.writeString(tables.resolve("class.question"), "{\"of\": \"a newer version\"}");
        Files.write(tables.resolve("teacher.token"), new byte[]{(byte) 0xff, 'x'});
        try (TestHost host = new TestHost(data)) {
            assertThat(host.post("/api/class/question", MATE, host.teacher()).status()).isEqualTo(200);
        }
        assertThat(tables.resolve("class.damaged.question")).hasContent("{\"of\": \"a newer version\"}");
        assertThat(tables.resolve("teacher.damaged.token")).hasBinaryContent(new byte[]{(byte) 0xff, 'x'});
    }

    @Test
    void aPositionOfAGameIsAsked() {
        try (TestHost host = new TestHost(data)) {
            TestPage page = host.alone("fide", "greedy");
            page.move("e4");
            page.awaitPly(2);
            String table = page.path.substring("/api/tables/".length());
            assertThat(host.post("/api/class/question", "{\"table\":\"" + table + "\",\"ply\":1,\"text\":\"And now?\"}", host.teacher())
                    .status())
                    .isEqualTo(200);
            Js asked = new TestPage(host, "/api/class", "", "").await(state -> state.has("question"));
            assertThat(asked.text("question.position.turn")).isEqualTo("black");
            assertThat(asked.text("question.position.board").charAt(28)).isEqualTo('P');
        }
    }

    @Test
    void badQuestionsAreAnsweredInWords() {
        try (TestHost host = new TestHost(data)) {
            for (String bad : List.of("{\"variant\":\"fide\",\"fen\":\"nonsense\"}",
                    "{\"variant\":\"fide\",\"fen\":\"8/8/8/8/8/8/8/8 w - - 0 1\"}",
                    "{\"variant\":\"dice\"}", "{\"variant\":\"nochess\"}", "{\"table\":\"t-0\"}", "{}")) {
                TestHost.Said said = host.post("/api/class/question", bad, host.teacher());
                assertThat(said.status()).as(bad).isBetween(400, 404);
                assertThat(said.json().text("error.words")).isNotBlank();
            }
        }
    }

    @Test
    void theWallShowsAllTables() {
        try (TestHost host = new TestHost(data)) {
            assertThat(host.get("/api/wall/events").status()).isEqualTo(401);
            List<TestPage> players = host.twoPeople("fide", "");
            TestPage wall = new TestPage(host, "/api/wall", host.teacher(), "");
            Js all = wall.await(state -> state.has("tables"));
            assertThat(all.text("tables.0.players.white.name")).isEqualTo("Ada");
            players.getFirst().move("e4");
            Js changed = wall.awaitEvent(event -> event.name().equals("table") && event.data().textOr("text", "").equals("e4")).data();
            assertThat(changed.number("last.0")).isEqualTo(12);
            assertThat(changed.text("turn")).isEqualTo("black");
            host.alone("xxl", "random");
            wall.awaitEvent(event -> event.name().equals("table") && event.data().text("variant.id").equals("xxl"));
        }
    }
}
