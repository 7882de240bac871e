package rookery.app.command;

import java.io.PrintStream;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Neutralises control characters in text: other people's names, files and errors may contain terminal commands, which are printed as {@code \x1b} instead. Line
 * ends and tabs pass, except in the arguments of {@link #format}. Bytes are written unchanged.
 */
@SuppressWarnings("AnnotateFormatMethod") // PrintStream's own are not annotated.
final class PlainStream extends PrintStream {

    PlainStream(PrintStream out) {
        super(out, true, out.charset());
    }

    /** Whether this wraps the other stream. */
    @SuppressWarnings("ReferenceEquality")
    boolean isOver(PrintStream other) {
        return out == other;
    }

    static String shown(String text, boolean withLines) {
        if (text.chars().noneMatch(letter -> isControl(letter, withLines))) {
            return text;
        }
        StringBuilder shown = new StringBuilder();
        text.chars().forEach(letter -> shown.append(isControl(letter, withLines)
                ? String.format(Locale.ROOT, letter < 256 ? "\\x%02x" : "\\u%04x", letter)
                : String.valueOf((char) letter)));
        return shown.toString();
    }

    private static boolean isControl(int letter, boolean withLines) {
        boolean harmless = withLines && (letter == '\n' || letter == '\t');
        // Text-direction overrides can make one name look like another.
        boolean turns = letter >= 0x202a && letter <= 0x202e || letter >= 0x2066 && letter <= 0x2069;
        return !harmless && (Character.isISOControl(letter) || turns);
    }

    @Override
    public void print(String text) {
        super.print(shown(String.valueOf(text), true));
    }

    @Override
    public void print(Object object) {
        print(String.valueOf(object));
    }

    @Override
    public PrintStream format(String format, Object... arguments) {
        return format(Locale.getDefault(Locale.Category.FORMAT), format, arguments);
    }

    @Override
    public PrintStream format(Locale locale, String format, Object... arguments) {
        Object[] plain = Stream.of(arguments).map(PlainStream::plain).toArray();
        write(String.format(locale, format, plain));
        return this;
    }

    /** Writes without checking again: Windows line ends have two characters. */
    private void write(String text) {
        super.print(text);
    }

    private static Object plain(Object argument) {
        return argument instanceof Number || argument instanceof Character || argument instanceof Boolean
                ? argument
                : shown(String.valueOf(argument), false);
    }
}
