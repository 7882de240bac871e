package rookery.look.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.piece.Movement;

final class MovementTextsTest {

    private static String english(String betza) {
        return MovementTexts.of(Movement.of(betza), Texts.of(Language.ENGLISH));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"N | Leaps like a knight.", "Q | Slides in all eight directions.",
        "K2 | Slides in all eight directions, up to 2 squares.",
        "fR | Slides straight, forward.", "mRcpR | Slides straight, without taking. Slides straight, only to take, over exactly one piece.",
        "NN | Leaps like a knight, again and again in one line.", "fsW | One step straight, sideways and forward."})
    void tellsWhatAPieceDoes(String betza, String words) {
        assertThat(english(betza)).isEqualTo(words);
    }

    @Test
    void tellsThePawn() {
        assertThat(english("fmWfceFifmnD"))
                .isEqualTo("One step straight, forward, without taking. One step diagonally, forward, only to take, "
                        + "also a pawn in passing. Leaps two squares straight, forward, on its first move only, without taking, if nothing stands in the way.");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyPieceOfEveryGameIsTold(Language language) {
        var texts = Texts.of(language);
        Variants.all().stream().flatMap(variant -> variant.kinds().stream()).forEach(
                kind -> assertThat(MovementTexts.of(kind.movement(), texts)).as(kind.name()).isNotBlank().doesNotContain("stride.", "{"));
    }
}
