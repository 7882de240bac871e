package rookery.engine.book;

import rookery.engine.book.OpeningBook.BookLine;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.engine.Boards;
import rookery.kernel.move.Move;
import rookery.kernel.notation.San;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;

class OpeningBookTest {

    private final OpeningBook book = OpeningBook.standard();

    @Test
    void everyLineIsLegalAndNamed() {
        assertThat(book.openings()).hasSizeGreaterThan(200);
        for (BookLine opening : book.openings()) {
            assertThat(opening.eco()).matches("[A-E]\\d\\d");
            Position position = Position.start(Presets.FIDE);
            for (String text : opening.moves()) {
                assertThat(San.parse(position, text)).as(opening + " " + text).isNotEqualTo(Move.NONE);
                position.make(San.parse(position, text));
            }
        }
    }

    @Test
    void choosesDifferentMovesForDifferentNumbers() {
        Position start = Position.start(Presets.FIDE);
        Set<Integer> seen = new HashSet<>();
        for (long i = 0; i < 200; i++) {
            int move = book.choose(start, 0.05, i * 0x9E3779B97F4A7C15L);
            assertThat(start.isLegal(move)).isTrue();
            seen.add(move);
        }
        assertThat(seen).hasSizeBetween(2, 4);
    }

    @Test
    void knowsNothingOfOtherGames() {
        assertThat(book.choose(Position.start(Presets.XXL), 0, 1)).isEqualTo(Move.NONE);
        assertThat(book.choose(Position.start(Boards.variant("three-check")), 0, 1)).isEqualTo(Move.NONE);
    }
}
