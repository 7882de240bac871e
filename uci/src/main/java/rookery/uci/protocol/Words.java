package rookery.uci.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** The words of one line, read from left to right; mutable. */
final class Words {

    private final List<String> words;
    private int next;

    Words(String line) {
        String stripped = line.strip();
        words = stripped.isEmpty() ? List.of() : List.of(stripped.split("\\s+"));
    }

    boolean hasNext() {
        return next < words.size();
    }

    String next() {
        return words.get(next++);
    }

    /** The next word, without consuming it; empty at the end. */
    String peek() {
        return hasNext() ? words.get(next) : "";
    }

    /** The words up to the next one in that set, which is not consumed. */
    List<String> until(Set<String> stops) {
        List<String> taken = new ArrayList<>();
        while (hasNext() && !stops.contains(peek())) {
            taken.add(next());
        }
        return taken;
    }

    String textUntil(Set<String> stops) {
        return String.join(" ", until(stops));
    }

    String rest() {
        StringJoiner text = new StringJoiner(" ");
        while (hasNext()) {
            text.add(next());
        }
        return text.toString();
    }

    /** The next number; null, consuming nothing, if there is none. */
    @Nullable
    Long number() {
        try {
            long value = Long.parseLong(peek());
            next++;
            return value;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** The next number, clamped to the bounds; 0 if there is none. */
    long number(long least, long most) {
        Long value = number();
        return value == null ? 0 : Math.clamp(value, least, most);
    }
}
