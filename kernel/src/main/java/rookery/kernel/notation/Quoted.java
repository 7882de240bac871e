package rookery.kernel.notation;

/** A piece of the user's text as a message may show it: short, on one line, without control characters. */
final class Quoted {

    private static final int LONGEST = 30;

    private Quoted() {
    }

    static String of(String text) {
        StringBuilder out = new StringBuilder("'");
        for (int i = 0; i < text.length() && i < LONGEST; i++) {
            char c = text.charAt(i);
            out.append(Character.isISOControl(c) || Character.isSurrogate(c) ? '?' : c);
        }
        return out.append(text.length() > LONGEST ? "...'" : "'").toString();
    }
}
