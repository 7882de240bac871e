package rookery.arena.run;

import java.util.List;

/**
 * Something wrong with a {@link JobSpec}: a sentence for a terminal; field, kind and values for a form that says it in another language.
 *
 * @param field  the setting, {@code players}, {@code player-0} and so on for one of them, or empty
 * @param values what a sentence of this kind mentions: numbers and names, as {@link Kind} says
 * @param place  where in the job it is, such as the text of a player; empty if the words say so
 */
public record JobProblem(String field, Kind kind, List<Object> values, String place, String words) {

    public enum Kind {
        /** A whole number from one value to the other is needed. */
        NUMBER,
        /** A setting, the value, is not written as it should be. */
        FORM,
        /** There is no player of that name. */
        NO_PLAYER,
        /** A player without a name. */
        NO_NAME,
        TOO_FEW_PLAYERS,
        /** There is no variant of that name. */
        NO_VARIANT,
        /** The player, the first value, does not play the variant. */
        OTHER_GAME,
        /** The player has no limit and would think for ever. */
        NO_LIMIT,
        /** A gauntlet without opponents. */
        GAUNTLET,
        /** A sequential test with more or fewer than two players. */
        TEST_PLAYERS,
        /** A sequential test whose elo0 is not below its elo1. */
        TEST_ORDER,
        /** A sequential test with impossible error rates. */
        TEST_RATES,
        /** Only the words tell. */
        OTHER
    }

    public JobProblem {
        values = List.copyOf(values);
    }

    /** The whole problem in English. */
    public String sentence() {
        return place.isEmpty() ? words : place + ": " + words;
    }
}
