package rookery.desktop.screen.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Words for ratings. */
class StrengthWordTest {

    @Test
    void strongerPlayersNeverGetAWeakerWord() {
        assertThat(StrengthWord.of(-50)).isEqualTo(StrengthWord.FIRST_DAY);
        assertThat(StrengthWord.of(1_100)).isEqualTo(StrengthWord.CASUAL);
        assertThat(StrengthWord.of(1_500)).isEqualTo(StrengthWord.CLUB);
        assertThat(StrengthWord.of(2_300)).isEqualTo(StrengthWord.MASTER);
        assertThat(IntStream.range(0, 3_500).mapToObj(StrengthWord::of).toList()).isSorted().contains(StrengthWord.values());
    }
}
