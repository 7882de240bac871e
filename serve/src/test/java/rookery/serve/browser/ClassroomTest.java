package rookery.serve.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;

/** A teacher with a wall of games, and a question to the class. */
final class ClassroomTest extends BrowserTest {

    private static Guest teacher;
    private static Guest pupil;

    @BeforeAll
    static void sitDown() {
        teacher = arrives(Guest::atDesk);
        pupil = arrives(Guest::atDesk);
    }

    @Test
    void theWallShowsEveryGame() {
        var first = club.begin("fide", "Anna", Map.of());
        club.post("/api/tables/" + first.table() + "/sit", "", Map.of("join", first.join().replaceAll(".*=", ""), "name", "Ben"));
        var tile = ".tile[data-table='" + first.table() + "'] ";
        teacher.open(club.address(club.wallPath()));
        teacher.seeText(tile, "Anna");
        assertThat(teacher.driver().getCurrentUrl()).doesNotContain("teacher=");
        var second = club.begin("xxl", "Zoe", Map.of("opponent", Map.of("here", true)));
        teacher.seeText(".tile[data-table='" + second.table() + "']", "Zoe");
        club.post("/api/tables/" + first.table() + "/intents", first.token(), Map.of("id", "m1", "type", "move", "ply", 0, "move", "e2e4"));
        teacher.seeText(tile + ".tile-status", "e4");

        // A pupil who has lost the seat gets a new link.
        teacher.click(tile + "[data-side=black] button");
        pupil.open(teacher.see("#new-link").getAttribute("value"));
        pupil.seeMove(1);
        pupil.move("e7", "e5");
        teacher.seeText(tile + ".tile-status", "e5");
        teacher.hasNoTrouble();
    }

    @Test
    void theWallIsTheTeachersAlone() {
        pupil.open(club.address("/wall"));
        pupil.seeText("main", "This page is the teacher’s");
        assertThat(pupil.sees(".tile")).isFalse();
    }

    @Test
    void aQuestionIsAnsweredAndRevealed() {
        teacher.open(club.address(club.wallPath()));
        teacher.see(".wall-top");
        teacher.open(club.address("/class"));
        teacher.type("#question-text", "How does White win?");
        teacher.type("#question-fen", "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4");
        teacher.await("the kinds of chess", () -> teacher.driver().findElements(By.cssSelector("#question-variant option")).size() > 5);
        teacher.click("#ask");
        pupil.open(club.address("/class"));
        pupil.seeText(".question-text", "How does White win?");
        pupil.type("#pupil-name", "<b>Mia</b>");
        pupil.move("h5", "f7");
        pupil.seeText(".yours", "Qxf7#");
        teacher.seeText(".names", "<b>Mia</b>");
        assertThat(pupil.sees(".answer")).as("answers are hidden until they are revealed").isFalse();
        assertThat(teacher.sees(".answer")).isFalse();
        // It may be changed until then, and survives a reload.
        pupil.type("#typed", "Nc3");
        pupil.press(Keys.ENTER);
        pupil.seeText(".yours", "Nc3");
        pupil.reload();
        pupil.seeText(".yours", "c3");
        teacher.click("#reveal");
        pupil.seeText(".answers", "Nc3");
        pupil.seeText(".answers", "<b>Mia</b>");
        pupil.click(".answer");
        pupil.seePiece("c3", "White Knight");
        teacher.click("#clear");
        pupil.seeText(".question-text", "No question yet");
        teacher.hasNoTrouble();
        pupil.hasNoTrouble();
    }

    @Test
    void aPositionOutOfAGameIsPutToTheClass() {
        var game = club.begin("fide", "Anna", Map.of("opponent", Map.of("here", true)));
        club.post("/api/tables/" + game.table() + "/intents", game.token(), Map.of("id", "m1", "type", "move", "ply", 0, "move", "d2d4"));
        teacher.open(club.address(club.wallPath()));
        teacher.click(".tile[data-table='" + game.table() + "'] .ask");
        teacher.seePiece("d4", "White Pawn");
        pupil.open(club.address("/class"));
        pupil.seePiece("d4", "White Pawn");
    }
}
