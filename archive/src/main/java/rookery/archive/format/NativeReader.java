package rookery.archive.format;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.StoredRules;
import rookery.kernel.catalogue.VariantProblem;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.game.Mark;
import rookery.kernel.game.Notes;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.GameLimits;
import rookery.kernel.notation.San;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * Reads our own format. Every move is played again under the stored rules, and everything the file says twice (notation, final board, turn, result)
 * is compared with what the moves give: a disagreement is an error, never repaired.
 */
public final class NativeReader {

    private static final Set<String> KEYS = NativeNotes.keysWith("format", "version", "tags", "variant", "start", "moves", "rolled",
            "result",
            "final");

    private NativeReader() {
    }

    public static ArchiveReading read(String text) {
        try {
            return switch (JsonReader.read(text, JsonReader.LARGE)) {
                case JsonReader.Refused(LineColumn place, String reason) ->
                    ArchiveReading.Refused.of(ArchiveCode.WRONG_FORMAT, place.line(), "text that is not JSON (" + reason + ")",
                            "a game in JSON");
                case JsonReader.Read(Json.Dict file) -> ArchiveReading.Read.of(game(file));
                case JsonReader.Read(Json other) ->
                    ArchiveReading.Refused.of(ArchiveCode.WRONG_FORMAT, other.place().line(), other.kind(), "an object in braces");
            };
        } catch (Flaw flaw) {
            return new ArchiveReading.Refused(flaw.problems());
        }
    }

    private static Game game(Json.Dict dict) throws Flaw {
        if (!(dict.find("format") instanceof Json.Text(LineColumn _, String format)) || !format.equals(NativeWriter.FORMAT)) {
            throw Flaw.of(ArchiveCode.WRONG_FORMAT, dict.place(), "no \"format\": \"" + NativeWriter.FORMAT + "\"",
                    "a game saved by Rookery");
        }
        Fields file = Fields.of(dict, KEYS);
        Json version = file.need("version");
        if (!(version instanceof Json.Numeral numeral) || !Integer.valueOf(NativeWriter.VERSION).equals(numeral.whole())) {
            throw Flaw.of(ArchiveCode.UNSUPPORTED, version.place(), "version " + JsonWriter.compact(version),
                    "version " + NativeWriter.VERSION);
        }
        Variant variant = variant(file.need("variant"));
        Game game = new Game(start(variant, file.text("start")));
        readTags(game, file.find("tags"));
        game.root().annotate(NativeNotes.read(file, variant));
        NativeMoves.read(game, file.list("moves"));
        NativeMoves.readPending(game, file.find("rolled"));
        NativeEnding.read(game, file);
        return game;
    }

    private static Variant variant(Json stored) throws Flaw {
        return switch (StoredRules.read(JsonWriter.compact(stored))) {
            case VariantReader.Accepted(Variant variant) -> variant;
            case VariantReader.Refused(List<VariantProblem> problems) -> throw new Flaw(problems.stream()
                    .map(problem -> new ArchiveProblem(
                            ArchiveCode.UNSUPPORTED, stored.place().line(), "in the rule set, " + problem.path() + ": " + problem.message(),
                            "rules that can be played"))
                    .toList());
        };
    }

    private static Position start(Variant variant, Json.Text fen) throws Flaw {
        Setup setup = switch (Fen.read(variant, fen.value())) {
            case Fen.Read(Setup read) -> read;
            case Fen.Refused(List<String> problems) ->
                throw Flaw.damaged(fen.place(), String.join("; ", problems), "a position in FEN");
        };
        // A plain FEN may omit fields, but archives are written in full, so a missing one means damage.
        String whole = Fen.write(variant, setup);
        if (!whole.equals(fen.value())) {
            throw Flaw.damaged(fen.place(), "the start position " + fen.value(), whole);
        }
        return switch (Position.of(variant, setup)) {
            case Verdict.Playable(Position position) -> position;
            case Verdict.Unplayable(Set<Problem> problems) -> throw Flaw.damaged(fen.place(),
                    problems.stream().map(Problem::text).sorted().collect(Collectors.joining("; ")), "a position that can be played");
        };
    }

    private static void readTags(Game game, @Nullable Json tags) throws Flaw {
        if (tags == null) {
            return;
        }
        if (!(tags instanceof Json.Dict dict)) {
            throw Flaw.damaged(tags.place(), tags.kind(), "tags as an object");
        }
        Set<String> seen = new HashSet<>();
        for (Json.Member member : dict.members()) {
            if (!(member.value() instanceof Json.Text(LineColumn _, String value)) || !member.key().matches("[A-Za-z0-9_]{1,80}")
                    || !seen.add(member.key())) {
                throw Flaw.damaged(member.place(), "the tag " + member.key(),
                        "a name of letters and digits, once, with a text");
            }
            try {
                game.tag(member.key(), value);
            } catch (IllegalArgumentException e) {
                throw Flaw.damaged(member.place(), "the tag " + member.key(), "a tag that has no place of its own");
            }
        }
    }

    /** The moves of a game in our own format, variations and rolls included: each is played again and its notation compared. */
    private static final class NativeMoves {

        private static final Set<String> KEYS = NativeNotes.keysWith("roll", "move", "san", "variations");

        private final GameCursor cursor;

        private NativeMoves(Game game) {
            cursor = game.cursor();
        }

        /** Adds the moves to the game, which has none yet. */
        static void read(Game game, Json.Array moves) throws Flaw {
            new NativeMoves(game).readLine(moves, 0);
        }

        private void readLine(Json.Array moves, int depth) throws Flaw {
            if (depth > GameLimits.DEEPEST) {
                throw Flaw.damaged(moves.place(), "variations nested deeper than " + GameLimits.DEEPEST, "fewer");
            }
            for (Json each : moves.items()) {
                if (!(each instanceof Json.Dict dict)) {
                    throw Flaw.damaged(each.place(), each.kind(), "a move as an object");
                }
                Fields move = Fields.of(dict, KEYS);
                GameNode before = cursor.node();
                GameNode node = readMove(move);
                node.annotate(NativeNotes.read(move, cursor.game().variant()));
                Json variations = move.find("variations");
                if (variations != null) {
                    readVariations(before, node, variations, depth);
                }
            }
        }

        private void readVariations(GameNode before, GameNode node, Json variations, int depth) throws Flaw {
            if (!(variations instanceof Json.Array lines)) {
                throw Flaw.damaged(variations.place(), variations.kind(), "variations as a list of lists");
            }
            for (Json line : lines.items()) {
                if (!(line instanceof Json.Array moves) || moves.items().isEmpty()) {
                    throw Flaw.damaged(line.place(), line.kind(), "a variation as a list of moves");
                }
                cursor.goTo(before);
                int siblings = before.children().size();
                readLine(moves, depth + 1);
                if (before.children().size() != siblings + 1) {
                    throw Flaw.damaged(line.place(), "a variation that repeats a move", "a different move");
                }
            }
            cursor.goTo(node);
        }

        private GameNode readMove(Fields move) throws Flaw {
            Json roll = move.find("roll");
            if (roll != null && cursor.position().roll() != face(roll)) {
                int face = face(roll);
                if (face == 0 || !cursor.isPossible(Move.roll(face))) {
                    throw unrollable(roll);
                }
                cursor.act(Move.roll(face));
            }
            Json.Text text = move.text("move");
            Position position = cursor.position();
            boolean pass = text.value().equals(NativeWriter.PASS);
            int action = pass ? Move.PASS : UciText.parse(position, text.value());
            if (action == Move.NONE || Move.isRoll(action) || !cursor.isPossible(action)
                    || !pass && !UciText.write(position, action).equals(text.value())) {
                throw Flaw.of(ArchiveCode.ILLEGAL_MOVE, text.place(), "move " + (cursor.node().ply() + 1) + ", " + text.value(),
                        "a legal move; " + San.explain(position, text.value()));
            }
            String san = pass ? "--" : San.write(position, action);
            String stored = move.text("san").value();
            if (!stored.equals(san)) {
                throw Flaw.damaged(text.place(), "the notation " + stored + " for " + text.value(), san);
            }
            return cursor.append(action);
        }

        /** Records the face rolled after the last move, if any. */
        static void readPending(Game game, @Nullable Json roll) throws Flaw {
            if (roll != null) {
                int face = face(roll);
                Position last = game.at(game.last());
                if (face == 0 || last.roll() == 0 && !last.isLegal(Move.roll(face))) {
                    throw unrollable(roll);
                }
                game.pend(face);
            }
        }

        /** The face with that number; 0 for anything else. */
        private static int face(Json roll) {
            Integer whole = roll instanceof Json.Numeral numeral ? numeral.whole() : null;
            return whole == null || whole < 1 || whole > 26 ? 0 : whole;
        }

        private static Flaw unrollable(Json roll) {
            return Flaw.of(ArchiveCode.ILLEGAL_MOVE, roll.place(), "a roll of " + JsonWriter.compact(roll),
                    "a face that can be rolled here");
        }
    }

    /** The notes on a move, or before the first, in our own format: times, comments, annotations, evaluations, marks. */
    private static final class NativeNotes {

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
}
