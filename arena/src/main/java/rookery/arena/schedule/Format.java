package rookery.arena.schedule;

/** How a tournament pairs its players, who are numbered in order of strength where that matters. */
public sealed interface Format {

    /** Whether all pairings are known before the first game, so that it can be played in parts. */
    default boolean isFixed() {
        return switch (this) {
            case RoundRobin _,Gauntlet _,Ladder _ -> true;
            case Swiss _,Knockout _ -> false;
        };
    }

    /** Everyone meets everyone, {@code cycles} times. */
    record RoundRobin(int cycles) implements Format {
        public RoundRobin {
            requirePositive(cycles, "cycles");
        }
    }

    /** The first players, the challengers, each meet all the others {@code cycles} times, but not one another. */
    record Gauntlet(int challengers, int cycles) implements Format {
        public Gauntlet {
            requirePositive(challengers, "challengers");
            requirePositive(cycles, "cycles");
        }
    }

    /** Everyone meets only the next {@code reach} players in the list: the cheapest way to rate players already ordered by strength. */
    record Ladder(int reach) implements Format {
        public Ladder {
            requirePositive(reach, "rungs");
        }
    }

    /** In each round players with similar scores meet who have not met before. */
    record Swiss(int rounds) implements Format {
        public Swiss {
            requirePositive(rounds, "rounds");
        }
    }

    /**
     * The loser of a pairing is out. A tied pairing continues with up to {@code tieBreakPairs} pairs of games; if it is still tied, the player with the
     * smaller number advances.
     *
     * @param thirdPlace whether those who lost the semi-finals meet as well
     */
    record Knockout(int tieBreakPairs, boolean thirdPlace) implements Format {
        public Knockout {
            if (tieBreakPairs < 0 || tieBreakPairs > 1_000) {
                throw new IllegalArgumentException("0 to 1000 tie-break pairs: " + tieBreakPairs);
            }
        }
    }

    private static void requirePositive(int value, String what) {
        if (value < 1) {
            throw new IllegalArgumentException("at least one is needed: " + value + " " + what);
        }
    }
}
