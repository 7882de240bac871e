package rookery.serve.wire;

import java.text.Normalizer;
import rookery.archive.Profile;

/** Names that people choose: any letters, but nothing that would garble a screen. */
public final class PersonName {

    public static final int LONGEST = Profile.LONGEST_NAME;
    private static final int MOST_MARKS = 3;

    private PersonName() {
    }

    /** The name as it is shown. Invisible characters are dropped: they could reverse the text or make two names look alike. */
    public static String read(String text) throws Refused {
        if (text.length() > 8 * LONGEST) {
            throw tooLong();
        }
        StringBuilder name = new StringBuilder();
        int marks = 0;
        for (int c : Normalizer.normalize(text, Normalizer.Form.NFC).codePoints().toArray()) {
            switch (Character.getType(c)) {
                case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SPACE_SEPARATOR -> {
                    if (!name.isEmpty() && name.charAt(name.length() - 1) != ' ') {
                        name.append(' ');
                    }
                    marks = 0;
                }
                case Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED -> {
                }
                case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK -> {
                    if (!name.isEmpty() && ++marks <= MOST_MARKS) {
                        name.appendCodePoint(c);
                    }
                }
                default -> {
                    name.appendCodePoint(c);
                    marks = 0;
                }
            }
        }
        String shown = name.toString().strip();
        if (shown.isEmpty()) {
            throw new Refused(400, "bad-name", "Please enter a name.");
        }
        if (shown.codePointCount(0, shown.length()) > LONGEST) {
            throw tooLong();
        }
        return shown;
    }

    private static Refused tooLong() {
        return new Refused(400, "bad-name", "A name has at most " + LONGEST + " characters.");
    }
}
