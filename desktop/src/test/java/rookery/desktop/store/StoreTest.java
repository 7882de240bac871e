package rookery.desktop.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;

final class StoreTest {
    @Test
    void manyUpdatesFromManyThreadsBecomeFewChangesAndNoneIsLost() throws Exception {
        var store = FxThread.call(() -> new Store<>(0));
        var seen = new ArrayList<Integer>();
        FxThread.call(() -> {
            store.watch(seen::add);
            return true;
        });
        int threads = 4;
        int each = 2_000;
        var done = new CountDownLatch(threads);
        for (int i = 0; i < threads; i++) {
            Thread.startVirtualThread(() -> {
                for (int j = 0; j < each; j++) store.submit(state -> state + 1);
                done.countDown();
            });
        }
        assertThat(done.await(30, TimeUnit.SECONDS)).isTrue();
        assertThat(FxThread.call(store::state)).isEqualTo(threads * each);
        assertThat(FxThread.call(seen::size)).isLessThan(threads * each);
        assertThat(FxThread.call(() -> seen.stream().sorted().toList().equals(seen))).isTrue();
    }
}
