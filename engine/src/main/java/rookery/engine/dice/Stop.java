package rookery.engine.dice;

/** When a search must end before it is done. Asked for every position that is evaluated, so it must be cheap. */
@FunctionalInterface
interface Stop {

    Stop NEVER = nodes -> false;

    boolean now(long nodes);

    /** Unwinds the search; without a stack trace, for it is nobody's fault. */
    final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        Stopped() {
            super("stopped", null, false, false);
        }
    }
}
