package rookery.app.command;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import rookery.arena.Reading;

/**
 * A tool's input and output: the terminal, or buffers in a test. Results go to {@code out}, problems and progress to {@code err}; both escape control
 * characters in texts.
 */
public record Console(InputStream in, PrintStream out, PrintStream err) {

    public Console {
        out = new PlainStream(out);
        err = new PlainStream(err);
    }

    /** Whether these are the streams that the program was started with, and not a test's. */
    @SuppressWarnings("ReferenceEquality")
    public boolean isSystem() {
        return in == System.in && out instanceof PlainStream plain && plain.isOver(System.out);
    }

    /** The value that was read; null, after reporting every problem, if it was refused. */
    <T> @Nullable T value(Reading<T> reading) {
        return switch (reading) {
            case Reading.Read<T>(T read) -> read;
            case Reading.Refused<T>(List<String> problems) -> {
                problems.forEach(problem -> err.println("rookery: " + problem + "."));
                yield null;
            }
        };
    }

    public static Console system() {
        return new Console(System.in, System.out, System.err);
    }

    /**
     * Neutralises control characters in text: other people's names, files and errors may contain terminal commands, which are printed as {@code \x1b} instead. Line
     * ends and tabs pass, except in the arguments of {@link #format}. Bytes are written unchanged.
     */
    @SuppressWarnings("AnnotateFormatMethod") // PrintStream's own are not annotated.
    private static final class PlainStream extends PrintStream {

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
}
