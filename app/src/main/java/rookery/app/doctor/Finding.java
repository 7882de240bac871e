package rookery.app.doctor;

/**
 * The result of one check.
 *
 * @param topic a word or two
 * @param words what was found and, if something is wrong, what helps
 */
public record Finding(Grade grade, String topic, String words) {

    /** How it is. */
    public enum Grade {
        FINE,
        /** Worth knowing; everything works. */
        NOTE,
        /** Something does not work, or may be lost. */
        WRONG
    }

    static Finding fine(String topic, String words) {
        return new Finding(Grade.FINE, topic, words);
    }

    static Finding note(String topic, String words) {
        return new Finding(Grade.NOTE, topic, words);
    }

    static Finding wrong(String topic, String words) {
        return new Finding(Grade.WRONG, topic, words);
    }
}
