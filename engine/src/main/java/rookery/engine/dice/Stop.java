package rookery.engine.dice;

/** Decides when a search must end early. Called for every evaluated position, so it must be cheap. */
@FunctionalInterface
interface Stop {

    Stop NEVER = nodes -> false;

    boolean now(long nodes);

    /** Unwinds the search; has no stack trace, since it is not an error. */
    final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;

        Stopped() {
            super("stopped", null, false, false);
        }
    }
}
