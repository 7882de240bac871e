package rookery.kernel.variant;

import java.util.List;
import rookery.kernel.geometry.SquareSet;

/** A way to win. A variant has one or several; the first that is reached decides. */
public sealed interface Goal {

    /** The royal piece is attacked and nothing helps. Brings the whole check rule with it: no royal may be left attacked. */
    record Checkmate() implements Goal {
    }

    /** The own royal piece is attacked and nothing helps (losers, misere). The check rule holds as for {@link Checkmate}. */
    record Checkmated() implements Goal {
    }

    /** Any royal piece of the other side is taken. There is no check. */
    record CaptureRoyal() implements Goal {
    }

    /**
     * One of the pieces stands on a square of the zone.
     *
     * @param reply Black, when White's royal piece arrives first, has one more move; arriving too makes a draw. Pieces that are not royal must still be
     *              there after the other side's next move
     */
    record ReachZone(List<Integer> kinds, SquareSet white, SquareSet black, boolean reply) implements Goal {
        public ReachZone {
            kinds = List.copyOf(kinds);
        }
    }

    /** The side has given that many checks. */
    record CountChecks(int checks) implements Goal {
        public CountChecks {
            if (checks < 1 || checks > 15) {
                throw new IllegalArgumentException("a goal of " + checks + " checks");
            }
        }
    }

    /**
     * A side has {@code remaining} or fewer of one of these kinds left, in hand included.
     *
     * @param together all the kinds are counted as one
     * @param wins     the side that has so few wins; else it loses
     * @param others   only if the other side has at least so many of them
     * @param reply    only when it is still so after the side's next move
     */
    record Extinction(List<Integer> kinds, int remaining, boolean together, boolean wins, int others, boolean reply) implements Goal {
        public Extinction {
            kinds = List.copyOf(kinds);
        }

        public Extinction(List<Integer> kinds, int remaining) {
            this(kinds, remaining, false, false, 0, false);
        }
    }
}
