package rookery.kernel.notation;

import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/** Cuts a PGN into tokens, holding no more than a line and a comment of it. Mutable. */
final class PgnLexer {

    /** What a token is. */
    enum Kind {
        TAG, COMMENT, NAG, OPEN, CLOSE, WORD,
        /** A bracket that does not start a tag. */
        STRAY,
        /** A comment that was still open when the next game began or the file ended. */
        UNCLOSED,
        /** A comment or tag that is longer than {@link GameLimits} allow; its text is the complaint. */
        OVERLONG, END
    }

    /**
     * @param text  the word, the comment, the tag's name, the annotation's number
     * @param value the tag's value
     * @param line  where it begins, from 1
     */
    record Token(Kind kind, String text, String value, int line) {
    }

    /** The longest text in one pair of braces: a comment with its clocks and marks. */
    private static final int LONGEST_COMMENT = GameLimits.LONGEST_COMMENT + (1 << 16);
    /** Longer lines are read in pieces. */
    private static final int LONGEST_LINE = 1 << 16;
    static final int LONGEST_WORD = 255;
    private static final char BYTE_ORDER_MARK = '\ufeff';
    private static final String BREAKS = "{}()[];$";

    private final Reader in;
    private final char[] buffer = new char[8192];
    private int filled;
    private int used;
    private boolean skipLineFeed;

    private String line = "";
    private int at;
    private int number;
    /** Whether the current line continues one that was too long. */
    private boolean continued;
    private boolean cut;
    private boolean ended;
    private @Nullable Token ahead;

    PgnLexer(Reader in) {
        this.in = in;
    }

    static boolean isBlank(char c) {
        return c <= ' ' || c == '\u00a0' || c == BYTE_ORDER_MARK || c == '\u007f';
    }

    /** Returns this token again at the next call. */
    void putBack(Token token) {
        ahead = token;
    }

    Token next() throws IOException {
        Token token = ahead;
        if (token != null) {
            ahead = null;
            return token;
        }
        while (true) {
            while (at < line.length() && isBlank(line.charAt(at))) {
                at++;
            }
            boolean escaped = at == 0 && !continued && line.startsWith("%");
            if (at < line.length() && !escaped) {
                Token found = token();
                if (found != null) {
                    return found;
                }
            } else if (!nextLine()) {
                return new Token(Kind.END, "", "", Math.max(1, number));
            }
        }
    }

    /** The token that begins here; null for a meaningless character. */
    private @Nullable Token token() throws IOException {
        char c = line.charAt(at);
        int start = at++;
        return switch (c) {
            case '{' -> comment();
            case '(' -> plain(Kind.OPEN, "(");
            case ')' -> plain(Kind.CLOSE, ")");
            case '}', ']' -> null;
            case '[' -> tag();
            case ';' -> {
                at = line.length();
                yield plain(Kind.COMMENT, line.substring(start + 1));
            }
            case '$' -> {
                while (at < line.length() && PieceLetters.isDigit(line.charAt(at))) {
                    at++;
                }
                yield plain(Kind.NAG, line.substring(start + 1, at));
            }
            default -> {
                while (at < line.length() && !isBlank(line.charAt(at)) && BREAKS.indexOf(line.charAt(at)) < 0) {
                    at++;
                }
                yield plain(Kind.WORD, line.substring(start, Math.min(at, start + LONGEST_WORD)));
            }
        };
    }

    private Token plain(Kind kind, String text) {
        return new Token(kind, text, "", number);
    }

    private Token comment() throws IOException {
        int begin = number;
        StringBuilder text = new StringBuilder();
        while (true) {
            int close = line.indexOf('}', at);
            int end = close < 0 ? line.length() : close;
            if (text.length() <= LONGEST_COMMENT) {
                text.append(line, at, end).append(close < 0 && !cut ? " " : "");
            }
            at = close < 0 ? end : close + 1;
            if (close >= 0) {
                return text.length() > LONGEST_COMMENT
                        ? new Token(Kind.OVERLONG, "a comment is longer than " + GameLimits.LONGEST_COMMENT + " characters", "", begin)
                        : new Token(Kind.COMMENT, text.toString(), "", begin);
            }
            // A forgotten brace costs one game, not all that follow.
            if (!nextLine() || !continued && line.startsWith("[Event \"")) {
                return new Token(Kind.UNCLOSED, text.toString(), "", begin);
            }
        }
    }

    /** {@code [Name "value"]}; quotes inside the value should be escaped but often are not. */
    private Token tag() {
        int start = at - 1;
        int nameStart = skipBlanks(at);
        int nameEnd = nameStart;
        while (nameEnd < line.length()
                && (PieceLetters.isLetter(line.charAt(nameEnd)) || PieceLetters.isDigit(line.charAt(nameEnd))
                        || line.charAt(nameEnd) == '_')) {
            nameEnd++;
        }
        int quote = skipBlanks(nameEnd);
        if (nameEnd == nameStart || quote >= line.length() || line.charAt(quote) != '"') {
            at = line.length();
            return plain(Kind.STRAY, line.substring(start));
        }
        StringBuilder value = new StringBuilder();
        int i = quote + 1;
        while (i < line.length() && !closes(i)) {
            boolean escape = line.charAt(i) == '\\' && i + 1 < line.length() && (line.charAt(i + 1) == '"' || line.charAt(i + 1) == '\\');
            i += escape ? 1 : 0;
            char c = line.charAt(i++);
            value.append(isBlank(c) ? ' ' : c);
        }
        if (i >= line.length() && cut) {
            at = line.length();
            return plain(Kind.OVERLONG, "a tag is longer than " + GameLimits.LONGEST_TAG + " characters");
        }
        at = i < line.length() ? skipBlanks(i + 1) + 1 : line.length();
        String name = line.substring(nameStart, nameEnd);
        return new Token(Kind.TAG, name.substring(0, Math.min(name.length(), LONGEST_WORD)),
                i < line.length() ? value.toString() : unclosed(value), number);
    }

    /** Whether the quote here ends the tag: only when nothing but the bracket follows. */
    private boolean closes(int index) {
        if (line.charAt(index) != '"') {
            return false;
        }
        int next = skipBlanks(index + 1);
        return next < line.length() && line.charAt(next) == ']';
    }

    /** A tag whose end is missing reaches to the end of the line. */
    private static String unclosed(StringBuilder value) {
        String text = value.toString().stripTrailing();
        text = text.endsWith("]") ? text.substring(0, text.length() - 1).stripTrailing() : text;
        return text.endsWith("\"") ? text.substring(0, text.length() - 1) : text;
    }

    private int skipBlanks(int index) {
        int next = index;
        while (next < line.length() && isBlank(line.charAt(next))) {
            next++;
        }
        return next;
    }

    // ---- lines ---------------------------------------------------------------------------------------------------

    private boolean nextLine() throws IOException {
        if (ended) {
            return false;
        }
        continued = cut;
        cut = false;
        StringBuilder text = new StringBuilder();
        boolean any = false;
        while (true) {
            int c = read();
            if (c < 0) {
                ended = true;
                break;
            }
            any = true;
            if (c == '\n') {
                break;
            }
            text.append((char) c);
            // Cut at a blank if there is one.
            if (text.length() >= LONGEST_LINE && (isBlank((char) c) || text.length() >= 2 * LONGEST_LINE)) {
                cut = true;
                break;
            }
        }
        number += !continued && any ? 1 : 0;
        line = number == 1 && !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text.toString();
        at = 0;
        return any;
    }

    /** The next character, with every line end as a line feed; -1 at the end. */
    private int read() throws IOException {
        while (true) {
            if (used == filled) {
                filled = in.read(buffer);
                used = 0;
                if (filled <= 0) {
                    filled = 0;
                    return -1;
                }
            }
            char c = buffer[used++];
            boolean swallowed = skipLineFeed && c == '\n';
            skipLineFeed = c == '\r';
            if (!swallowed) {
                return c == '\r' ? '\n' : c;
            }
        }
    }
}
