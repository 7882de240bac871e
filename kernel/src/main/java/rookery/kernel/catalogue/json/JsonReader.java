package rookery.kernel.catalogue.json;

import java.util.ArrayList;
import java.util.List;

/**
 * Reads JSON strictly (RFC 8259): no comments, no trailing commas, nothing after the value. A leading byte order mark is skipped, since some editors write one.
 * Size and nesting are limited, so that no text can exhaust memory or the stack.
 */
public final class JsonReader {

    /** Limits on a text. */
    public record Bounds(int longest, int deepest) {
    }

    /** For files people write: variants, jobs, requests. */
    public static final Bounds USUAL = new Bounds(1 << 20, 32);
    /** For games: 64 MiB, with deeply nested variations. */
    public static final Bounds LARGE = new Bounds(1 << 26, 400);

    private static final int LONGEST_NUMBER = 40;

    /** The result of reading a text. */
    public sealed interface Result {
    }

    public record Read(Json value) implements Result {
    }

    public record Refused(LineColumn place, String reason) implements Result {
    }

    /** Ends the reading of a text at its first error; never leaves this class. */
    @SuppressWarnings("serial")
    private static final class Stop extends Exception {
        private final LineColumn at;
        private final String reason;

        Stop(LineColumn at, String reason) {
            super(reason, null, false, false);
            this.at = at;
            this.reason = reason;
        }
    }

    private final String text;
    private final Bounds bounds;
    private int at;
    private int line = 1;
    private int lineStart;

    private JsonReader(String text, Bounds bounds) {
        this.text = text;
        this.bounds = bounds;
    }

    public static Result read(String text) {
        return read(text, USUAL);
    }

    public static Result read(String text, Bounds bounds) {
        if (text.length() > bounds.longest) {
            return new Refused(new LineColumn(1, 1), "the file is longer than " + bounds.longest + " characters");
        }
        JsonReader reader = new JsonReader(text.startsWith("\uFEFF") ? text.substring(1) : text, bounds);
        try {
            Json value = reader.value(0);
            reader.skipSpace();
            if (reader.at < reader.text.length()) {
                throw reader.stop("nothing may follow the closing bracket, but there is " + reader.found());
            }
            return new Read(value);
        } catch (Stop stop) {
            return new Refused(stop.at, stop.reason);
        }
    }

    private Json value(int depth) throws Stop {
        skipSpace();
        if (depth > bounds.deepest) {
            throw stop("brackets are nested deeper than " + bounds.deepest + " levels");
        }
        LineColumn place = place();
        char next = peek();
        return switch (next) {
            case '{' -> object(place, depth);
            case '[' -> array(place, depth);
            case '"' -> new Json.Text(place, string());
            case 't' -> word("true", new Json.Flag(place, true));
            case 'f' -> word("false", new Json.Flag(place, false));
            case 'n' -> word("null", new Json.Null(place));
            case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number(place);
            default -> throw stop("expected a value, found " + found());
        };
    }

    private Json object(LineColumn place, int depth) throws Stop {
        at++;
        List<Json.Member> members = new ArrayList<>();
        skipSpace();
        if (peek() == '}') {
            at++;
            return new Json.Dict(place, members);
        }
        while (true) {
            skipSpace();
            LineColumn keyPlace = place();
            if (peek() != '"') {
                throw stop("expected a name in double quotes, found " + found());
            }
            String key = string();
            skipSpace();
            if (peek() != ':') {
                throw stop("expected ':' behind the name \"" + key + "\", found " + found());
            }
            at++;
            members.add(new Json.Member(keyPlace, key, value(depth + 1)));
            if (isLast('}')) {
                return new Json.Dict(place, members);
            }
        }
    }

    private Json array(LineColumn place, int depth) throws Stop {
        at++;
        List<Json> items = new ArrayList<>();
        skipSpace();
        if (peek() == ']') {
            at++;
            return new Json.Array(place, items);
        }
        while (true) {
            items.add(value(depth + 1));
            if (isLast(']')) {
                return new Json.Array(place, items);
            }
        }
    }

    /** Consumes a comma (false) or the closing bracket (true). */
    private boolean isLast(char closing) throws Stop {
        skipSpace();
        char next = peek();
        if (next != ',' && next != closing) {
            throw stop("expected ',' or '" + closing + "', found " + found());
        }
        at++;
        return next == closing;
    }

    private String string() throws Stop {
        at++;
        StringBuilder out = new StringBuilder();
        while (true) {
            char next = peek();
            if (next == '"') {
                at++;
                return out.toString();
            }
            if (next < ' ') {
                throw stop(at == text.length() ? "the file ends inside a text in quotes" : "a text in quotes may not span lines");
            }
            at++;
            out.append(next == '\\' ? escaped() : next);
        }
    }

    private char escaped() throws Stop {
        char next = peek();
        char plain = switch (next) {
            case '"', '\\', '/' -> next;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> 'u';
            default -> throw stop("'\\" + next + "' is not an escape JSON knows");
        };
        at++;
        return next == 'u' ? codeUnit() : plain;
    }

    private char codeUnit() throws Stop {
        int unit = 0;
        for (int i = 0; i < 4; i++) {
            char digit = peek();
            // Not Character.digit, which accepts digits of other scripts.
            int value = "0123456789abcdef".indexOf(digit >= 'A' && digit <= 'F' ? (char) (digit + 32) : digit);
            if (value < 0) {
                throw stop("expected four hexadecimal digits behind \\u, found " + found());
            }
            unit = unit * 16 + value;
            at++;
        }
        return (char) unit;
    }

    private Json number(LineColumn place) throws Stop {
        int start = at;
        if (peek() == '-') {
            at++;
        }
        if (peek() == '0') {
            at++;
        } else {
            digits();
        }
        if (peek() == '.') {
            at++;
            digits();
        }
        if (peek() == 'e' || peek() == 'E') {
            at++;
            if (peek() == '+' || peek() == '-') {
                at++;
            }
            digits();
        }
        if (at - start > LONGEST_NUMBER) {
            throw new Stop(place, "a number of more than " + LONGEST_NUMBER + " characters");
        }
        return new Json.Numeral(place, text.substring(start, at));
    }

    private void digits() throws Stop {
        if (!isDigit(peek())) {
            throw stop("expected a digit, found " + found());
        }
        while (isDigit(peek())) {
            at++;
        }
    }

    private static boolean isDigit(char letter) {
        return letter >= '0' && letter <= '9';
    }

    private Json word(String word, Json meaning) throws Stop {
        if (!text.startsWith(word, at)) {
            throw stop("expected a value, found " + found());
        }
        at += word.length();
        return meaning;
    }

    private void skipSpace() {
        while (at < text.length()) {
            char letter = text.charAt(at);
            if (letter == '\n') {
                line++;
                lineStart = at + 1;
            } else if (letter != ' ' && letter != '\t' && letter != '\r') {
                return;
            }
            at++;
        }
    }

    /** The next character; 0, which JSON allows nowhere, at the end. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private String found() {
        if (at >= text.length()) {
            return "the end of the file";
        }
        char letter = text.charAt(at);
        return letter < ' ' ? "a control character" : "'" + letter + "'";
    }

    private LineColumn place() {
        return new LineColumn(line, at - lineStart + 1);
    }

    private Stop stop(String reason) {
        return new Stop(place(), reason);
    }
}
