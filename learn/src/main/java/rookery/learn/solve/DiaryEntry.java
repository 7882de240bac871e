package rookery.learn.solve;

import java.time.Instant;

/**
 * One exercise a person did, as the diary stores it.
 *
 * @param at     when
 * @param sort   what it was
 * @param family the family of variants it belongs to
 * @param item   which exercise: a puzzle's id, a repertoire position, a lesson
 * @param rating how hard it was; 0 if unknown
 * @param right  whether it was done well
 */
public record DiaryEntry(Instant at, Sort sort, String family, String item, int rating, boolean right) {

    /** The kinds of exercises. */
    public enum Sort {
        PUZZLE, MISTAKE, REPERTOIRE, LESSON
    }

    static final int LONGEST = 200;

    public DiaryEntry {
        if (item.isEmpty() || item.length() > LONGEST || family.length() > LONGEST || rating < 0 || rating > 9_999) {
            throw new IllegalArgumentException("not an entry: " + family + " " + item + " " + rating);
        }
        at = Instant.ofEpochMilli(at.toEpochMilli());
    }
}
