package rookery.archive.format;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Mark;
import rookery.kernel.game.Notes;
import rookery.kernel.variant.Variant;

/** The notes on a move, or before the first, in our own format: times, comments, annotations, evaluations, marks. */
final class NativeNotes {

    private NativeNotes() {
    }

    /** The keys allowed in an object that has notes and these keys of its own. */
    static Set<String> keysWith(String... own) {
        Set<String> keys = new HashSet<>(Set.of("clock", "spent", "before", "comment", "nags", "eval", "marks"));
        keys.addAll(List.of(own));
        return Set.copyOf(keys);
    }

    static Notes read(Fields from, Variant variant) throws Flaw {
        Notes notes = Notes.NONE;
        if (from.has("clock")) {
            notes = notes.withClock(nanos(from.text("clock")));
        }
        if (from.has("spent")) {
            notes = notes.withSpent(nanos(from.text("spent")));
        }
        if (from.has("before")) {
            notes = notes.withBefore(from.text("before").value());
        }
        if (from.has("comment")) {
            notes = notes.withComment(from.text("comment").value());
        }
        if (from.has("nags")) {
            notes = notes.withNags(nags(from.list("nags")));
        }
        if (from.has("eval")) {
            notes = notes.withEval(eval(from.fields("eval", Set.of("centipawns", "mate", "chance", "depth"))));
        }
        if (from.has("marks")) {
            notes = notes.withMarks(marks(from.list("marks"), variant));
        }
        return notes;
    }

    private static long nanos(Json.Text text) throws Flaw {
        if (!text.value().matches("\\d{1,9}\\.\\d{9}")) {
            throw Flaw.damaged(text.place(), "the time " + text.value(), "seconds with nine decimals");
        }
        int point = text.value().indexOf('.');
        return Long.parseLong(text.value().substring(0, point)) * 1_000_000_000 + Long.parseLong(text.value().substring(point + 1));
    }

    private static List<Integer> nags(Json.Array list) throws Flaw {
        List<Integer> nags = new ArrayList<>();
        for (Json each : list.items()) {
            nags.add(Fields.whole(each, 0, 255));
        }
        return nags;
    }

    private static Eval eval(Fields eval) throws Flaw {
        int depth = Fields.whole(eval.need("depth"), 0, 1000);
        if (eval.has("centipawns")) {
            return new Eval.Centipawns(Fields.whole(eval.need("centipawns"), -1_000_000, 1_000_000), depth);
        }
        return eval.has("mate")
                ? new Eval.Mate(Fields.whole(eval.need("mate"), -10_000, 10_000), depth)
                : new Eval.Chance(Fields.whole(eval.need("chance"), 0, 10_000), depth);
    }

    private static List<Mark> marks(Json.Array list, Variant variant) throws Flaw {
        List<Mark> marks = new ArrayList<>();
        for (Json each : list.items()) {
            marks.add(mark(each, variant));
        }
        return marks;
    }

    private static Mark mark(Json mark, Variant variant) throws Flaw {
        if (mark instanceof Json.Text(LineColumn _, String text)) {
            String[] words = text.split(" ");
            for (Mark.Colour colour : Mark.Colour.values()) {
                if (words.length >= 2 && words.length <= 3 && words[0].equals(colour.name().toLowerCase(Locale.ROOT))) {
                    int from = variant.shape().parse(words[1]);
                    int to = variant.shape().parse(words[words.length - 1]);
                    if (from >= 0 && to >= 0 && (words.length == 2 || from != to)) {
                        return words.length == 2 ? Mark.circle(colour, from) : Mark.arrow(colour, from, to);
                    }
                }
            }
        }
        throw Flaw.damaged(mark.place(), JsonWriter.compact(mark), "a mark such as \"green e4\" or \"red e2 e4\"");
    }
}
