package rookery.engine.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** Millions of positions in arrays. */
class TrainingSetTest {

    @Test
    void growsAsFarAsAnArrayCanAndSaysWhenThatIsNotEnough() {
        assertThat(TrainingSet.room(1 << 10, 1_025)).isEqualTo(1 << 11);
        assertThat(TrainingSet.room(1 << 10, 5_000)).isEqualTo(5_000);
        assertThat(TrainingSet.room(1 << 30, (1L << 30) + 1)).isEqualTo(Integer.MAX_VALUE - 8);
        assertThatThrownBy(() -> TrainingSet.room(1 << 30, 1L << 31)).hasMessage("more positions than one fit can hold");
    }
}
