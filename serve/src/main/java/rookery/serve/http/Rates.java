package rookery.serve.http;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import rookery.play.match.Timer;
import rookery.serve.wire.Refused;

/**
 * Rate limits: a burst, then so many a second. Every client has a token bucket that refills; the least recently seen are forgotten first. Mutable and
 * thread-safe.
 */
public final class Rates {

    private static final int MOST_KNOWN = 10_000;

    private static final class Bucket {
        private double tokens;
        private long at;
    }

    private final Timer timer;
    private final double burst;
    private final double perSecond;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true);

    public Rates(Timer timer, double burst, double perSecond) {
        this.timer = timer;
        this.burst = burst;
        this.perSecond = perSecond;
    }

    /** Counts one more; refuses it if the limit is exceeded. */
    public void count(String who) throws Refused {
        synchronized (this) {
            Bucket bucket = filled(who);
            if (bucket.tokens >= 1) {
                bucket.tokens--;
                return;
            }
        }
        throw tooMany();
    }

    /** Refuses a client at its limit, without counting. */
    public void check(String who) throws Refused {
        synchronized (this) {
            if (filled(who).tokens >= 1) {
                return;
            }
        }
        throw tooMany();
    }

    private Refused tooMany() {
        return new Refused(429, "too-many", "That is too much at once; please wait a moment.", (int) Math.ceil(1 / perSecond));
    }

    private Bucket filled(String who) {
        long now = timer.nanos();
        Bucket bucket = buckets.computeIfAbsent(who, _ -> {
            Bucket fresh = new Bucket();
            fresh.tokens = burst;
            fresh.at = now;
            return fresh;
        });
        bucket.tokens = Math.min(burst, bucket.tokens + (now - bucket.at) * 1e-9 * perSecond);
        bucket.at = now;
        if (buckets.size() > MOST_KNOWN) {
            Iterator<String> oldest = buckets.keySet().iterator();
            oldest.next();
            oldest.remove();
        }
        return bucket;
    }
}
