package rookery.kernel.position;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** Walking the move tree allocates nothing a node: a few lists at the start, and no more however many nodes follow. */
class AllocationTest {

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Test
    void nothingIsAllocatedPerNode() {
        for (Variant variant : List.of(Presets.FIDE, Presets.XXL, Presets.DICE, Presets.CHESS960)) {
            Position position = Position.start(variant);
            int depth = variant.hasDie() ? 6 : 3;
            long nodes = Perft.count(position, depth);
            long before = THREADS.getCurrentThreadAllocatedBytes();
            Perft.count(position, depth);
            long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
            assertThat(nodes).isGreaterThan(5_000);
            assertThat(allocated).as(variant.id() + ", " + nodes + " nodes").isLessThan(nodes * 2).isLessThan(40_000);
        }
    }
}
