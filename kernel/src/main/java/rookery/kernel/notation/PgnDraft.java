package rookery.kernel.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One game of a PGN as written, before any rule is applied. Mutable while the parser fills it. */
final class PgnDraft {

    /** A move as written, with what surrounds it. */
    static final class DraftMove {
        final String text;
        final int line;
        final String before;
        final StringBuilder after = new StringBuilder();
        final List<Integer> nags = new ArrayList<>(0);
        final List<List<DraftMove>> variations = new ArrayList<>(0);

        DraftMove(String text, int line, String before) {
            this.text = text;
            this.line = line;
            this.before = before;
        }
    }

    /** @param line where the tag stands */
    record Tag(String value, int line) {
    }

    final int line;
    final Map<String, Tag> tags = new LinkedHashMap<>();
    final StringBuilder comment = new StringBuilder();
    final List<DraftMove> moves = new ArrayList<>();
    final List<PgnProblem> problems = new ArrayList<>();
    final List<String> warnings = new ArrayList<>();
    /** The termination marker; empty where there is none. */
    String result = "";
    int lastLine;

    PgnDraft(int line) {
        this.line = line;
        lastLine = line;
    }

    Map<String, String> tagValues() {
        Map<String, String> values = new LinkedHashMap<>();
        tags.forEach((name, tag) -> values.put(name, tag.value()));
        return values;
    }
}
