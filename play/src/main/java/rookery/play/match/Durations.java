package rookery.play.match;

import java.time.Duration;

/** The range of durations a time control may name: up to a thousand days. */
final class Durations {

    static final Duration LONGEST = Duration.ofDays(1_000);

    private Durations() {
    }

    /** The sum of two clock times, at most just below {@link SideTime#UNLIMITED}: endless gains must not overflow. */
    static long sum(long nanos, long more) {
        return more >= SideTime.UNLIMITED - nanos ? SideTime.UNLIMITED - 1 : nanos + more;
    }

    static void requirePositive(Duration duration, String what) {
        requireNotNegative(duration, what);
        if (duration.isZero()) {
            throw new IllegalArgumentException(what + " must be more than nothing");
        }
    }

    static void requireNotNegative(Duration duration, String what) {
        if (duration.isNegative()) {
            throw new IllegalArgumentException(what + " must not be negative: " + duration.toSeconds() + " seconds");
        }
        if (duration.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException(what + " must be at most " + LONGEST.toSeconds() + " seconds, not " + duration.toSeconds());
        }
    }
}
