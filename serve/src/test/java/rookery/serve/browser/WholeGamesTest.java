package rookery.serve.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Two browsers play against each other, from the first choice to the end. */
final class WholeGamesTest extends BrowserTest {

    /** After that many moves a game of dice has lasted long enough, and White resigns. */
    private static final int ENOUGH = 30;

    private static Guest anna;
    private static Guest ben;

    @BeforeAll
    static void sitDown() {
        anna = arrives(Guest::atDesk);
        ben = arrives(Guest::atDesk);
    }

    @Test
    void aGameOfChessToMateAndARematch() {
        anna.open(club.address("/"));
        anna.type("#name", "Anna");
        anna.click("label:has(> input[value=fide])");
        anna.click("label:has(> input[value=person])");
        anna.click("label:has(> input[name=side][value=white])");
        anna.click("label:has(> input[name=clock][value='-'])");
        anna.click("#start");
        var link = anna.see("#join-link").getAttribute("value");
        anna.see(".qr svg");
        ben.open(link);
        ben.type("#join-name", "Ben");
        ben.click("#sit");
        ben.seeText(".strip[data-side=black]", "Ben");
        assertThat(ben.driver().getCurrentUrl()).as("a token stays in no address").doesNotContain("#");
        anna.seeText(".strip[data-side=black]", "Ben");

        anna.move("e2", "e4");
        ben.seePiece("e4", "White Pawn");
        ben.drag("e7", "e5");
        anna.seeMove(2);
        anna.drag("f1", "c4");
        ben.seeMove(3);
        // One reloads in the middle: the game is there, with the moves and the seat.
        ben.reload();
        ben.seeMove(3);
        ben.move("b8", "c6");
        anna.seeMove(4);
        anna.move("d1", "h5");
        ben.seeMove(5);
        ben.move("g8", "f6");
        anna.seeMove(6);
        anna.move("h5", "f7");
        anna.seeText(".card.over", "You won by checkmate");
        ben.seeText(".card.over", "You lost by checkmate");
        assertThat(ben.text(".ply[data-ply='7']")).contains("xf7#");

        // Looking back changes nothing for the other.
        ben.click("[data-step=first]");
        ben.seePiece("e2", "White Pawn");
        anna.seePiece("f7", "White Queen");
        ben.click("[data-step=last]");
        ben.seePiece("f7", "White Queen");

        anna.click("[data-action=rematch]");
        ben.click(".question [data-action=rematch]");
        ben.seeText(".strip[data-side=white]", "Ben");
        anna.seeText(".strip[data-side=black]", "Anna");
        ben.move("d2", "d4");
        anna.seePiece("d4", "White Pawn");
        anna.hasNoTrouble();
        ben.hasNoTrouble();
    }

    @Test
    void aGameOfDice() {
        var game = club.begin("dice", "Anna", Map.of());
        anna.open(club.address(game.seat()));
        ben.open(club.address(game.join()));
        ben.type("#join-name", "Ben");
        ben.click("#sit");
        ben.seeText(".strip[data-side=black]", "Ben");
        var players = List.of(anna, ben);
        for (int move = 0; move < ENOUGH && !isOver(anna); move++) {
            var mover = players.get(move % 2);
            if (!playSomething(mover)) break;
            if (move == 3) {
                ben.reload();
                ben.see(".board");
            }
        }
        if (!isOver(anna)) {
            anna.click("[data-action=resign]");
            anna.click("[data-action=resign-yes]");
        }
        anna.see(".card.over");
        ben.see(".card.over");
        assertThat(ben.text(".status")).isEqualTo(anna.text(".status"));
        assertThat(ben.pieces()).isEqualTo(anna.pieces());
        assertThat(ben.text(".moves")).isEqualTo(anna.text(".moves"));
        anna.hasNoTrouble();
        ben.hasNoTrouble();
    }

    /** Rolls, and plays what the die allows, a capture if there is one; false if the game has ended. */
    private static boolean playSomething(Guest mover) {
        mover.await("the roll", () -> isOver(mover) || mover.sees("button.roll:enabled") || mover.sees(".square.movable"));
        if (isOver(mover)) return false;
        if (mover.sees("button.roll:enabled")) {
            mover.click("button.roll");
            mover.await("what the die shows", () -> isOver(mover) || mover.sees(".square.movable"));
        }
        if (!mover.sees(".square.movable")) return !isOver(mover);
        int before = plies(mover);
        var from = chosen(mover);
        mover.click(".square[data-square='" + from + "']");
        mover.see(".square:is(.target, .capture)");
        mover.click(mover.sees(".square.capture") ? ".square.capture" : ".square.target");
        mover.await("the move", () -> {
            if (mover.sees(".choice")) mover.click(".choice");
            return plies(mover) > before;
        });
        return true;
    }

    /** Any piece that may move; a queen first, since her games are short. */
    private static Object chosen(Guest mover) {
        return mover.script("const all = [...document.querySelectorAll('.square.movable')];"
                + "return (all.find(s => s.getAttribute('aria-label').includes('Queen')) ?? all[all.length - 1]).dataset.square");
    }

    private static boolean isOver(Guest guest) {
        return guest.sees(".card.over");
    }

    private static int plies(Guest guest) {
        return ((Long) guest.script("return document.querySelectorAll('.ply').length")).intValue();
    }

    @Test
    void aGameOfXxlToADraw() {
        var game = club.begin("xxl", "Anna", Map.of("clock", "600"));
        anna.open(club.address(game.seat()));
        ben.open(club.address(game.join()));
        ben.type("#join-name", "Ben");
        ben.click("#sit");
        ben.seeText(".strip[data-side=black]", "Ben");
        anna.see(".board.large");
        assertThat((Long) anna.script("return document.querySelectorAll('.square').length")).isEqualTo(196);
        int ply = 0;
        for (var moves : List.of(List.of("e2", "e4", "e13", "e11"), List.of("b2", "b3", "b13", "b12"), List.of("m2", "m3", "m13", "m12"))) {
            anna.move(moves.get(0), moves.get(1));
            ben.seeMove(++ply);
            ben.drag(moves.get(2), moves.get(3));
            anna.seeMove(++ply);
            if (ply == 4) {
                anna.reload();
                anna.seeMove(4);
            }
        }
        assertThat(anna.see(".strip[data-side=white] .clock").getText()).matches("\\d+:\\d\\d");
        // A take-back by consent, then a draw.
        ben.click("[data-action=take-back]");
        anna.click("[data-action=allow-take-back]");
        ben.await("the move taken back", () -> plies(ben) == 5);
        ben.seePiece("m13", "Black Pawn");
        ben.move("m13", "m12");
        anna.seeMove(6);
        anna.click("[data-action=draw]");
        ben.click("[data-action=accept-draw]");
        anna.seeText(".card.over", "Draw by agreement");
        ben.seeText(".card.over", "½–½");
        anna.hasNoTrouble();
        ben.hasNoTrouble();
    }
}
