package rookery.kernel.variant;

/** Which royal pieces may not be left attacked where the goal is mate. */
public enum Royals {
    /** A side has exactly one, or none from the start and then nothing to fear. */
    SINGLE,
    /** Every one of them. */
    EACH,
    /** The last of each royal kind; while there are several they may be taken. */
    LAST,
    /** One must be safe: only an attack on all of them at once is check (spartan chess). */
    ONE_SAFE,
    /** A side has one, which answers a check by taking or not at all: others must block it or take (makpong). */
    STEADFAST
}
