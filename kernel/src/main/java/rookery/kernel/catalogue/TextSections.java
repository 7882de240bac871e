package rookery.kernel.catalogue;

import rookery.kernel.catalogue.json.Json;

/** The id, family, name and summary of a variant file. */
final class TextSections {

    private static final String ID = "[a-z0-9][a-z0-9-]{0,39}";

    private final Section file;

    TextSections(Section file) {
        this.file = file;
    }

    static boolean isId(String text) {
        return text.matches(ID);
    }

    static boolean hasControl(String text) {
        return text.codePoints().anyMatch(c -> Character.isISOControl(c) || c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
    }

    String id() {
        if (!file.has("id")) {
            file.value("id");
            file.harmless("id", "expected an id, such as \"my-chess\"");
            return "unnamed";
        }
        return word("id", "unnamed");
    }

    String family(String id) {
        return word("family", id);
    }

    private String word(String key, String otherwise) {
        String text = file.text(key, otherwise);
        if (!isId(text)) {
            file.harmless(key, "expected 1 to 40 lower-case letters, digits and hyphens, found \"" + Section.shown(text) + "\"");
            return otherwise;
        }
        return text;
    }

    /** A line that may be empty, which means the same as leaving it out. */
    String lineOrNothing(String key, int longest) {
        return file.text(key, "").isEmpty() ? "" : line(key, "", longest);
    }

    String line(String key, String otherwise, int longest) {
        String text = file.text(key, otherwise);
        if (text.length() > longest || hasControl(text) || text.isBlank() && file.value(key) instanceof Json.Text) {
            file.harmless(key, "expected a line of 1 to " + longest + " characters");
            return otherwise;
        }
        return text;
    }
}
