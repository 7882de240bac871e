package rookery.learn.solve;

import java.time.Instant;

/**
 * Something a person did to learn, as the diary keeps it.
 *
 * @param at     when
 * @param sort   what it was
 * @param family the family of variants it belongs to
 * @param item   which one: a puzzle's id, a position of a repertoire, a lesson
 * @param rating how hard it was, where that is known; 0 otherwise
 * @param right  whether it was done well
 */
public record DiaryEntry(Instant at, Sort sort, String family, String item, int rating, boolean right) {

    /** What there is to learn. */
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
