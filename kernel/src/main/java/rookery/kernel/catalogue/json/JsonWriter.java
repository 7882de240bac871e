package rookery.kernel.catalogue.json;

import java.util.List;

/** Writes JSON for people: what fits stays on one line, the rest is indented by two spaces. */
public final class JsonWriter {

    private static final int WIDTH = 110;

    private JsonWriter() {
    }

    public static String write(Json value) {
        StringBuilder out = new StringBuilder();
        write(value, 0, true, out);
        return out.append('\n').toString();
    }

    /** All on one line. */
    public static String compact(Json value) {
        StringBuilder out = new StringBuilder();
        flat(value, out);
        return out.toString();
    }

    private static void write(Json value, int indent, boolean open, StringBuilder out) {
        if (!open && fits(value, WIDTH - indent)) {
            flat(value, out);
            return;
        }
        String margin = "\n" + " ".repeat(indent + 2);
        switch (value) {
            case Json.Dict(LineColumn _, List<Json.Member> members) -> {
                String before = "{";
                for (Json.Member member : members) {
                    out.append(before).append(margin).append(quoted(member.key())).append(": ");
                    write(member.value(), indent + 2, isListing(member.value()), out);
                    before = ",";
                }
                out.append(members.isEmpty() ? "{}" : "\n" + " ".repeat(indent) + "}");
            }
            case Json.Array(LineColumn _, List<Json> items) -> {
                String before = "[";
                for (Json item : items) {
                    out.append(before).append(margin);
                    write(item, indent + 2, false, out);
                    before = ",";
                }
                out.append(items.isEmpty() ? "[]" : "\n" + " ".repeat(indent) + "]");
            }
            case Json.Text _,Json.Numeral _,Json.Flag _,Json.Null _ -> flat(value, out);
        }
    }

    private static boolean fits(Json value, int width) {
        return left(value, width) >= 0;
    }

    /**
     * How much of the width is left after writing the value on one line. Returns a negative number as soon as it is used up, so that no value is walked twice.
     */
    private static int left(Json value, int width) {
        int left = width;
        switch (value) {
            case Json.Text(LineColumn _, String text) -> left -= text.length() > width ? width + 1 : quoted(text).length();
            case Json.Numeral(LineColumn _, String literal) -> left -= literal.length();
            case Json.Flag(LineColumn _, boolean flag) -> left -= flag ? 4 : 5;
            case Json.Null _ -> left -= 4;
            case Json.Array(LineColumn _, List<Json> items) -> {
                left -= 2 + 2 * Math.max(0, items.size() - 1);
                for (int i = 0; i < items.size() && left >= 0; i++) {
                    left = left(items.get(i), left);
                }
            }
            case Json.Dict(LineColumn _, List<Json.Member> members) -> {
                left -= 2 + 2 * Math.max(0, members.size() - 1);
                for (int i = 0; i < members.size() && left >= 0; i++) {
                    left = left(members.get(i).value(), left - quoted(members.get(i).key()).length() - 2);
                }
            }
        }
        return left;
    }

    /** Objects of objects, such as the pieces, take one line each, however short. */
    private static boolean isListing(Json value) {
        return value instanceof Json.Dict(LineColumn _, List<Json.Member> members) && !members.isEmpty()
                && members.stream().allMatch(member -> member.value() instanceof Json.Dict);
    }

    private static void flat(Json value, StringBuilder out) {
        switch (value) {
            case Json.Text(LineColumn _, String text) -> out.append(quoted(text));
            case Json.Numeral(LineColumn _, String literal) -> out.append(literal);
            case Json.Flag(LineColumn _, boolean flag) -> out.append(flag);
            case Json.Null _ -> out.append("null");
            case Json.Array(LineColumn _, List<Json> items) -> {
                String before = "[";
                for (Json item : items) {
                    out.append(before);
                    flat(item, out);
                    before = ", ";
                }
                out.append(items.isEmpty() ? "[]" : "]");
            }
            case Json.Dict(LineColumn _, List<Json.Member> members) -> {
                String before = "{";
                for (Json.Member member : members) {
                    out.append(before).append(quoted(member.key())).append(": ");
                    flat(member.value(), out);
                    before = ", ";
                }
                out.append(members.isEmpty() ? "{}" : "}");
            }
        }
    }

    private static String quoted(String text) {
        StringBuilder out = new StringBuilder(text.length() + 8).append('"');
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            switch (letter) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (letter < ' ' || Character.isSurrogate(letter)) {
                        out.append("\\u").append(String.format("%04x", (int) letter));
                    } else {
                        out.append(letter);
                    }
                }
            }
        }
        return out.append('"').toString();
    }
}
