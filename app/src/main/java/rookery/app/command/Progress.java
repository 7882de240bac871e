package rookery.app.command;

import java.util.Locale;
import java.util.function.LongSupplier;

/** Reports progress now and then while a large file is read. Mutable, for one file. */
final class Progress {

    private static final long FIRST_NANOS = 2_000_000_000L;
    private static final long NANOS = 10_000_000_000L;

    private final Console console;
    private final Object file;
    private final LongSupplier clock;
    private long next;

    Progress(Console console, Object file) {
        this(console, file, System::nanoTime);
    }

    /** @param clock in nanoseconds */
    Progress(Console console, Object file, LongSupplier clock) {
        this.console = console;
        this.file = file;
        this.clock = clock;
        next = clock.getAsLong() + FIRST_NANOS;
    }

    /** @param share from 0 to 1 */
    void tell(int games, double share) {
        long now = clock.getAsLong();
        if (now - next >= 0) {
            next = now + NANOS;
            console.err().printf(Locale.ROOT, "%s: %d games, %.0f %%%n", file, games, 100 * share);
        }
    }
}
