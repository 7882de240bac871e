package rookery.kernel.notation;

/** Sets words into lines of at most 80 characters; only a longer word makes a longer line. Mutable. */
final class LineWrapper {

    private static final int WIDTH = 80;

    private final StringBuilder out;
    private int column;
    /** An opening bracket that sticks to the next word. */
    private String prefix = "";

    LineWrapper(StringBuilder out) {
        this.out = out;
    }

    void add(String word) {
        put(prefix + word);
        prefix = "";
    }

    void open() {
        prefix += "(";
    }

    void close() {
        if (column >= WIDTH) {
            end();
        }
        out.append(')');
        column++;
    }

    void addComment(String text) {
        String[] words = text.split(" ");
        String start = prefix + "{";
        for (int i = 0; i < words.length; i++) {
            String word = words[i];
            // A command and its value stay on one line, since some readers expect exactly one space there.
            if (word.startsWith("[%") && word.indexOf(']') < 0 && i + 1 < words.length) {
                word += " " + words[++i];
            }
            put(start + word + (i == words.length - 1 ? "}" : ""));
            start = "";
        }
        prefix = "";
    }

    void end() {
        out.append('\n');
        column = 0;
    }

    /** Leaves a column for a closing bracket. */
    private void put(String word) {
        if (column > 0 && column + 1 + word.length() >= WIDTH) {
            end();
            // At the start of a line these would read as a tag or an escape.
            if (word.startsWith("[") || word.startsWith("%")) {
                out.append(' ');
                column = 1;
            }
        } else if (column > 0) {
            out.append(' ');
            column++;
        }
        out.append(word);
        column += word.length();
    }
}
