package rookery.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class YardstickTest {
    @Test
    void tellsHowEvenlyTheMachineWorks() {
        assertThat(MachineTimer.measure(Duration.ofMillis(200)))
                .matches("processor time of the same piece of work: median [0-9.]+ ms, .*longest [0-9.]+ \\(\\d+ frames\\); "
                        + "longer than the quickest by a frame or more: \\d+");
    }
}
