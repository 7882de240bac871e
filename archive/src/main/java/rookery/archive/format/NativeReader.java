package rookery.archive.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.kernel.catalogue.VariantProblem;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.Place;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.game.Mark;
import rookery.kernel.game.Notes;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Reason;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * Reads our own format. Every move is played again under the stored rules, and everything the file says twice (notation, final board, turn, result)
 * is compared with what the moves give: a disagreement is an error, never repaired.
 */
public final class NativeReader {

    private static final int DEEPEST = 32;
    private static final int MOST_RECENT = 8;

    /** Rule sets read last, by their text: those who read one game often read more of the same sort. */
    private static final Map<String, Variant> RECENT = Collections.synchronizedMap(new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Variant> eldest) {
            return size() > MOST_RECENT;
        }
    });

    /** Ends the reading at the first problem; what follows a wrong move could only be guessed. */
    private static final class Wrong extends Exception {
        private static final long serialVersionUID = 1;
        private final transient List<ArchiveProblem> problems;

        Wrong(List<ArchiveProblem> problems) {
            super("", null, false, false);
            this.problems = problems;
        }
    }

    private NativeReader() {
    }

    public static Reading read(String text) {
        try {
            return switch (JsonReader.read(text)) {
                case JsonReader.Refused(Place place, String reason) ->
                    Reading.Refused.of(ArchiveCode.WRONG_FORMAT, place.line(), reason, "a game in JSON");
                case JsonReader.Read(Json.Dict file) -> Reading.Read.of(game(file));
                case JsonReader.Read(Json other) ->
                    Reading.Refused.of(ArchiveCode.WRONG_FORMAT, other.place().line(), other.kind(), "an object in braces");
            };
        } catch (Wrong wrong) {
            return new Reading.Refused(wrong.problems);
        }
    }

    private static Wrong wrong(ArchiveCode code, Place place, String found, String expected) {
        return new Wrong(List.of(new ArchiveProblem(code, place.line(), found, expected)));
    }

    private static Game game(Json.Dict file) throws Wrong {
        if (!(file.find("format") instanceof Json.Text(Place _, String format)) || !format.equals(NativeWriter.FORMAT)) {
            throw wrong(ArchiveCode.WRONG_FORMAT, file.place(), "no \"format\": \"" + NativeWriter.FORMAT + "\"",
                    "a game saved by Rookery");
        }
        checkKeys(file,
                Set.of("format", "version", "tags", "variant", "start", "comment", "before", "nags", "marks", "eval", "clock", "spent",
                        "moves",
                        "rolled", "result", "final"));
        Json version = need(file, "version");
        if (!(version instanceof Json.Numeral numeral) || !Integer.valueOf(NativeWriter.VERSION).equals(numeral.whole())) {
            throw wrong(ArchiveCode.UNSUPPORTED, version.place(), "version " + JsonWriter.compact(version),
                    "version " + NativeWriter.VERSION);
        }
        Variant variant = variant(need(file, "variant"));
        Game game = new Game(start(variant, text(file, "start")));
        Json tags = file.find("tags");
        if (tags != null) {
            readTags(game, tags);
        }
        game.root().annotate(notes(file, variant));
        readLine(game.cursor(), list(file, "moves"), 0);
        readPending(game, file);
        readResult(game, dict(file, "result"));
        compareEnd(game, dict(file, "final"));
        return game;
    }

    private static Variant variant(Json stored) throws Wrong {
        String text = JsonWriter.compact(stored);
        Variant known = RECENT.get(text);
        if (known != null) {
            return known;
        }
        return switch (VariantReader.read(text)) {
            case VariantReader.Accepted(Variant variant) -> {
                RECENT.put(text, variant);
                yield variant;
            }
            case VariantReader.Refused(List<VariantProblem> problems) -> throw new Wrong(problems.stream()
                    .map(problem -> new ArchiveProblem(
                            ArchiveCode.UNSUPPORTED, stored.place().line(), "in the rule set, " + problem.path() + ": " + problem.message(),
                            "rules that can be played"))
                    .toList());
        };
    }

    private static Position start(Variant variant, Json.Text fen) throws Wrong {
        Setup setup = switch (Fen.read(variant, fen.value())) {
            case Fen.Read(Setup read) -> read;
            case Fen.Refused(List<String> problems) ->
                throw wrong(ArchiveCode.DAMAGED, fen.place(), String.join("; ", problems), "a position in FEN");
        };
        // A FEN may be forgiven a missing field; an archive that was written with all of them has lost it.
        String whole = Fen.write(variant, setup);
        if (!whole.equals(fen.value())) {
            throw wrong(ArchiveCode.DAMAGED, fen.place(), "the start position " + fen.value(), whole);
        }
        return switch (Position.of(variant, setup)) {
            case Verdict.Playable(Position position) -> position;
            case Verdict.Unplayable(Set<Problem> problems) -> throw wrong(ArchiveCode.DAMAGED, fen.place(),
                    problems.stream().map(Problem::text).sorted().collect(Collectors.joining("; ")), "a position that can be played");
        };
    }

    private static void readTags(Game game, Json tags) throws Wrong {
        if (!(tags instanceof Json.Dict dict)) {
            throw wrong(ArchiveCode.DAMAGED, tags.place(), tags.kind(), "tags as an object");
        }
        Set<String> seen = new HashSet<>();
        for (Json.Member member : dict.members()) {
            if (!(member.value() instanceof Json.Text(Place _, String value)) || !member.key().matches("[A-Za-z0-9_]{1,80}")
                    || !seen.add(member.key())) {
                throw wrong(ArchiveCode.DAMAGED, member.place(), "the tag " + member.key(),
                        "a name of letters and digits, once, with a text");
            }
            try {
                game.tag(member.key(), value);
            } catch (IllegalArgumentException e) {
                throw wrong(ArchiveCode.DAMAGED, member.place(), "the tag " + member.key(), "a tag that has no place of its own");
            }
        }
    }

    private static void readLine(GameCursor cursor, Json.Array moves, int depth) throws Wrong {
        if (depth > DEEPEST) {
            throw wrong(ArchiveCode.DAMAGED, moves.place(), "variations nested deeper than " + DEEPEST, "fewer");
        }
        for (Json each : moves.items()) {
            if (!(each instanceof Json.Dict move)) {
                throw wrong(ArchiveCode.DAMAGED, each.place(), each.kind(), "a move as an object");
            }
            checkKeys(move, Set.of("roll", "move", "san", "clock", "spent", "before", "comment", "nags", "eval", "marks", "variations"));
            GameNode before = cursor.node();
            GameNode node = readMove(cursor, move);
            node.annotate(notes(move, cursor.game().variant()));
            Json variations = move.find("variations");
            if (variations != null) {
                readVariations(cursor, before, node, variations, depth);
            }
        }
    }

    private static void readVariations(GameCursor cursor, GameNode before, GameNode node, Json variations, int depth) throws Wrong {
        if (!(variations instanceof Json.Array lines)) {
            throw wrong(ArchiveCode.DAMAGED, variations.place(), variations.kind(), "variations as a list of lists");
        }
        for (Json line : lines.items()) {
            if (!(line instanceof Json.Array moves) || moves.items().isEmpty()) {
                throw wrong(ArchiveCode.DAMAGED, line.place(), line.kind(), "a variation as a list of moves");
            }
            cursor.goTo(before);
            int siblings = before.children().size();
            readLine(cursor, moves, depth + 1);
            if (before.children().size() != siblings + 1) {
                throw wrong(ArchiveCode.DAMAGED, line.place(), "a variation that repeats a move", "a different move");
            }
        }
        cursor.goTo(node);
    }

    private static GameNode readMove(GameCursor cursor, Json.Dict move) throws Wrong {
        Json roll = move.find("roll");
        if (roll != null) {
            int face = face(roll);
            if (cursor.position().roll() != face) {
                if (face == 0 || !cursor.isPossible(Move.roll(face))) {
                    throw wrong(ArchiveCode.ILLEGAL_MOVE, roll.place(), "a roll of " + JsonWriter.compact(roll),
                            "a face that can be rolled here");
                }
                cursor.act(Move.roll(face));
            }
        }
        Json.Text text = text(move, "move");
        Position position = cursor.position();
        boolean pass = text.value().equals(NativeWriter.PASS);
        int action = pass ? Move.PASS : UciText.parse(position, text.value());
        if (action == Move.NONE || Move.isRoll(action) || !cursor.isPossible(action)) {
            throw wrong(ArchiveCode.ILLEGAL_MOVE, text.place(), "move " + (cursor.node().ply() + 1) + ", " + text.value(),
                    "a legal move; " + San.explain(position, text.value()));
        }
        String san = pass ? "--" : San.write(position, action);
        if (!text(move, "san").value().equals(san)) {
            throw wrong(ArchiveCode.DAMAGED, text.place(), "the notation " + text(move, "san").value() + " for " + text.value(), san);
        }
        return cursor.append(action);
    }

    /** The face a number names; 0, which no die has, for anything else. */
    private static int face(Json roll) {
        Integer whole = roll instanceof Json.Numeral numeral ? numeral.whole() : null;
        return whole == null || whole < 1 || whole > 26 ? 0 : whole;
    }

    private static void readPending(Game game, Json.Dict file) throws Wrong {
        Json roll = file.find("rolled");
        if (roll != null) {
            int face = face(roll);
            Position last = game.at(game.last());
            if (face == 0 || last.roll() == 0 && !last.isLegal(Move.roll(face))) {
                throw wrong(ArchiveCode.ILLEGAL_MOVE, roll.place(), "a roll of " + JsonWriter.compact(roll),
                        "a face that can be rolled here");
            }
            game.pend(face);
        }
    }

    private static void readResult(Game game, Json.Dict result) throws Wrong {
        checkKeys(result, Set.of("mark", "winner", "reason"));
        String mark = text(result, "mark").value();
        Outcome outcome = switch (mark) {
            case "*" -> new Outcome.Ongoing();
            case "1-0" -> new Outcome.Win(Side.WHITE, reason(result));
            case "0-1" -> new Outcome.Win(Side.BLACK, reason(result));
            case "1/2-1/2" -> new Outcome.Draw(reason(result));
            default -> throw wrong(ArchiveCode.DAMAGED, result.place(), "the result " + mark, "1-0, 0-1, 1/2-1/2 or *");
        };
        if (outcome instanceof Outcome.Win(Side side, Reason _) && !text(result, "winner").value().equals(NativeWriter.name(side))) {
            throw wrong(ArchiveCode.DAMAGED, result.place(), "the winner " + text(result, "winner").value(),
                    NativeWriter.name(side) + ", by the mark " + mark);
        }
        Outcome byRules = game.at(game.last()).outcome();
        if (byRules.isOver() && !byRules.equals(outcome)) {
            throw wrong(ArchiveCode.DAMAGED, result.place(), "the result " + mark, byRules.mark() + ", by the last position");
        }
        if (!byRules.isOver() && outcome.isOver() && isOfPosition(reasonOf(outcome))) {
            throw wrong(ArchiveCode.DAMAGED, result.place(), NativeWriter.name(reasonOf(outcome)), "a position in which it is true");
        }
        game.end(outcome);
    }

    private static Reason reasonOf(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Ongoing() -> Reason.ABANDONED;
            case Outcome.Win(Side _, Reason reason) -> reason;
            case Outcome.Draw(Reason reason) -> reason;
        };
    }

    /** Reasons the board itself must show; repetition and counted moves may also be claimed, so a claim may stand there. */
    private static boolean isOfPosition(Reason reason) {
        return switch (reason) {
            case CHECKMATE, KING_CAPTURED, ZONE_REACHED, CHECKS_GIVEN, EXTINCTION, STALEMATE, PERPETUAL_CHECK, DEAD_POSITION,
                    NO_ROLLABLE_FACE,
                    BOTH_REACHED_ZONE ->
                true;
            case REPETITION, NO_PROGRESS, RESIGNATION, TIME, AGREEMENT, ABANDONED, ADJUDICATION, ILLEGAL_MOVE, PLAYER_FAILED -> false;
        };
    }

    private static Reason reason(Json.Dict result) throws Wrong {
        Json.Text text = text(result, "reason");
        for (Reason reason : Reason.values()) {
            if (NativeWriter.name(reason).equals(text.value())) {
                return reason;
            }
        }
        throw wrong(ArchiveCode.DAMAGED, text.place(), "the reason " + text.value(), "a reason Rookery knows, such as checkmate");
    }

    private static void compareEnd(Game game, Json.Dict end) throws Wrong {
        checkKeys(end, Set.of("turn", "board", "fen"));
        Variant variant = game.variant();
        Position last = game.at(game.last());
        Json.Array rows = list(end, "board");
        List<String> stored = rows.items().stream().map(row -> row instanceof Json.Text(Place _, String value) ? value : "").toList();
        Optional<ArchiveProblem> problem = BoardRows.check(variant, stored, rows.place().line());
        if (problem.isPresent()) {
            throw new Wrong(List.of(problem.get()));
        }
        if (!(end.find("turn") instanceof Json.Text(Place place, String turn))) {
            throw wrong(ArchiveCode.NO_SIDE_TO_MOVE, end.place(), "no \"turn\"", "\"turn\": \"white\" or \"black\"");
        }
        if (!turn.equals("white") && !turn.equals("black")) {
            throw wrong(ArchiveCode.NO_SIDE_TO_MOVE, place, turn, "white or black");
        }
        List<String> drawn = BoardPicture.draw(variant, last.setup().placement());
        if (!drawn.equals(stored) || !turn.equals(NativeWriter.name(last.turn()))) {
            throw wrong(ArchiveCode.DAMAGED, rows.place(), "a final board or turn that the moves do not lead to",
                    String.join("/", drawn) + " "
                            + NativeWriter.name(last.turn()));
        }
        Json.Text fen = text(end, "fen");
        if (!fen.value().equals(Fen.write(last))) {
            throw wrong(ArchiveCode.DAMAGED, fen.place(), "the final position " + fen.value(), Fen.write(last));
        }
    }

    // ---- notes ---------------------------------------------------------------------------------------------------

    private static Notes notes(Json.Dict from, Variant variant) throws Wrong {
        Notes notes = Notes.NONE;
        if (from.find("clock") != null) {
            notes = notes.withClock(nanos(text(from, "clock")));
        }
        if (from.find("spent") != null) {
            notes = notes.withSpent(nanos(text(from, "spent")));
        }
        if (from.find("before") != null) {
            notes = notes.withBefore(text(from, "before").value());
        }
        if (from.find("comment") != null) {
            notes = notes.withComment(text(from, "comment").value());
        }
        if (from.find("nags") != null) {
            notes = notes.withNags(nags(list(from, "nags")));
        }
        if (from.find("eval") != null) {
            notes = notes.withEval(eval(dict(from, "eval")));
        }
        if (from.find("marks") != null) {
            List<Mark> marks = new ArrayList<>();
            for (Json mark : list(from, "marks").items()) {
                marks.add(mark(mark, variant));
            }
            notes = notes.withMarks(marks);
        }
        return notes;
    }

    private static long nanos(Json.Text text) throws Wrong {
        if (!text.value().matches("\\d{1,9}\\.\\d{9}")) {
            throw wrong(ArchiveCode.DAMAGED, text.place(), "the time " + text.value(), "seconds with nine decimals");
        }
        int point = text.value().indexOf('.');
        return Long.parseLong(text.value().substring(0, point)) * 1_000_000_000 + Long.parseLong(text.value().substring(point + 1));
    }

    private static List<Integer> nags(Json.Array list) throws Wrong {
        List<Integer> nags = new ArrayList<>();
        for (Json each : list.items()) {
            nags.add(whole(each, 0, 255));
        }
        return nags;
    }

    private static Eval eval(Json.Dict eval) throws Wrong {
        checkKeys(eval, Set.of("centipawns", "mate", "chance", "depth"));
        int depth = whole(need(eval, "depth"), 0, 1000);
        Json pawns = eval.find("centipawns");
        if (pawns != null) {
            return new Eval.Centipawns(whole(pawns, -1_000_000, 1_000_000), depth);
        }
        Json mate = eval.find("mate");
        return mate != null
                ? new Eval.Mate(whole(mate, -10_000, 10_000), depth)
                : new Eval.Chance(whole(need(eval, "chance"), 0, 10_000), depth);
    }

    private static Mark mark(Json mark, Variant variant) throws Wrong {
        if (mark instanceof Json.Text(Place _, String text)) {
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
        throw wrong(ArchiveCode.DAMAGED, mark.place(), JsonWriter.compact(mark), "a mark such as \"green e4\" or \"red e2 e4\"");
    }

    // ---- members -------------------------------------------------------------------------------------------------

    private static void checkKeys(Json.Dict dict, Set<String> known) throws Wrong {
        Set<String> seen = new HashSet<>();
        for (Json.Member member : dict.members()) {
            if (!known.contains(member.key()) || !seen.add(member.key())) {
                throw wrong(ArchiveCode.DAMAGED, member.place(),
                        "\"" + member.key() + "\"" + (known.contains(member.key()) ? " twice" : ""),
                        known.stream().sorted().collect(Collectors.joining(", ")));
            }
        }
    }

    private static Json need(Json.Dict dict, String key) throws Wrong {
        Json value = dict.find(key);
        if (value == null) {
            throw wrong(ArchiveCode.DAMAGED, dict.place(), "no \"" + key + "\"", "\"" + key + "\"");
        }
        return value;
    }

    private static Json.Text text(Json.Dict dict, String key) throws Wrong {
        Json value = need(dict, key);
        if (value instanceof Json.Text text) {
            return text;
        }
        throw wrong(ArchiveCode.DAMAGED, value.place(), value.kind() + " for \"" + key + "\"", "a text");
    }

    private static Json.Array list(Json.Dict dict, String key) throws Wrong {
        Json value = need(dict, key);
        if (value instanceof Json.Array array) {
            return array;
        }
        throw wrong(ArchiveCode.DAMAGED, value.place(), value.kind() + " for \"" + key + "\"", "a list");
    }

    private static Json.Dict dict(Json.Dict dict, String key) throws Wrong {
        Json value = need(dict, key);
        if (value instanceof Json.Dict inner) {
            return inner;
        }
        throw wrong(ArchiveCode.DAMAGED, value.place(), value.kind() + " for \"" + key + "\"", "an object");
    }

    private static int whole(Json value, int least, int most) throws Wrong {
        Integer whole = value instanceof Json.Numeral numeral ? numeral.whole() : null;
        if (whole != null && whole >= least && whole <= most) {
            return whole;
        }
        throw wrong(ArchiveCode.DAMAGED, value.place(), JsonWriter.compact(value), "a whole number from " + least + " to " + most);
    }
}
