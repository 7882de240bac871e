package rookery.kernel.position;

/** A draw the player to move may claim now. */
public enum Claim {
    REPETITION(Reason.REPETITION), NO_PROGRESS(Reason.NO_PROGRESS);

    private final Reason reason;

    Claim(Reason reason) {
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
