package rookery.terminal;

/** Makes text from files and other programs safe for a terminal: one line, without control sequences. */
final class Printable {

    private Printable() {
    }

    /** Control characters, and those that reorder or hide text, become question marks; line ends and tabs become spaces. */
    static String text(String text) {
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(code -> out.appendCodePoint(isSpace(code) ? ' ' : isHarmless(code) ? code : '?'));
        return out.toString();
    }

    private static boolean isSpace(int code) {
        return code == '\n' || code == '\r' || code == '\t' || code == '\u2028' || code == '\u2029';
    }

    private static boolean isHarmless(int code) {
        return switch (Character.getType(code)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED -> false;
            default -> true;
        };
    }
}
