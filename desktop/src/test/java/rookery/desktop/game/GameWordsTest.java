package rookery.desktop.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.look.board.Figure;
import rookery.desktop.text.WindowTexts;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.look.text.Language;

final class GameWordsTest {
    private final GameWords words = new GameWords(WindowTexts.of(Language.ENGLISH));

    @Test
    void squaresAreReadAloud() {
        var shape = Presets.FIDE.shape();
        int square = shape.parse("e4");
        assertThat(words.spoken(shape, square, null)).isEqualTo("e4, empty");
        assertThat(words.spoken(shape, square, new Figure("knight", 'N', false))).isEqualTo("e4, Black Knight");
    }

    @Test
    void checksAreCountedWhereTheyWin() {
        var position = Fen.position(Variants.named("three-check").orElseThrow(), "4k3/8/8/8/8/8/8/4K2R w - - 1+3 0 1");
        assertThat(words.checks(position)).isEqualTo("Checks: White 2/3, Black 0/3");
        assertThat(words.checks(Position.start(Presets.FIDE))).isEmpty();
    }

    @Test
    void everyEndingIsASentence() {
        for (var language : Language.values()) {
            var spoken = new GameWords(WindowTexts.of(language));
            for (var reason : Reason.values()) {
                // A key without a text would be its own text, and speaks of its status.
                var both = List.of(spoken.ending(new Outcome.Win(Side.WHITE, reason)), spoken.ending(new Outcome.Draw(reason)));
                assertThat(both).as("%s %s", language, reason).anyMatch(sentence -> !sentence.startsWith("status."));
            }
        }
        assertThat(words.ending(new Outcome.Win(Side.BLACK, Reason.CHECKMATE))).isEqualTo("Checkmate. Black wins");
        assertThat(words.ending(new Outcome.Ongoing())).isEmpty();
    }
}
