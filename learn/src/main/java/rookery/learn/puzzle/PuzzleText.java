package rookery.learn.puzzle;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** Reads and writes a puzzle as a JSON object. */
final class PuzzleText {

    private static final Set<String> KEYS = Set.of("id", "variant", "fen", "line", "goal", "themes", "rating", "depths", "white", "black",
            "date", "ply", "also");

    /** The result of reading an object. */
    sealed interface Result {
    }

    record Good(Puzzle puzzle) implements Result {
    }

    /** @param reason in words for a user */
    record Bad(String reason) implements Result {
    }

    /** Ends the reading of an object at its first error; never leaves this class. */
    @SuppressWarnings("serial")
    private static final class Stop extends Exception {
        Stop(String reason) {
            super(reason, null, false, false);
        }

        String reason() {
            String message = getMessage();
            return message == null ? "" : message;
        }
    }

    private PuzzleText() {
    }

    static Json.Dict json(Puzzle puzzle) {
        List<String> moves = new ArrayList<>();
        Position position = puzzle.start();
        for (int move : puzzle.line()) {
            moves.add(UciText.write(position, move));
            position.make(move);
        }
        Json depths = new Json.Array(LineColumn.NOWHERE, List.of(Json.of(puzzle.depths().first()), Json.of(puzzle.depths().second())));
        Json.Builder json = new Json.Builder().with("id", Json.of(puzzle.id())).with("variant", Json.of(puzzle.variant().id()))
                .with("fen", Json.of(puzzle.fen())).with("line", Json.ofTexts(moves)).with("goal", Json.of(puzzle.goal().word()))
                .with("themes", Json.ofTexts(puzzle.themes().stream().map(Theme::word).toList())).with("rating", Json.of(puzzle.rating()))
                .with("depths", depths).with("white", Json.of(puzzle.source().white())).with("black", Json.of(puzzle.source().black()))
                .with("date", Json.of(puzzle.source().date())).with("ply", Json.of(puzzle.source().ply()));
        if (!puzzle.also().isEmpty()) {
            Position start = puzzle.start();
            json.with("also", Json.ofTexts(puzzle.also().stream().map(move -> UciText.write(start, move)).sorted().toList()));
        }
        return json.build();
    }

    static Result read(Json.Dict dict, Function<String, Optional<Variant>> variants) {
        try {
            return new Good(puzzle(dict, variants));
        } catch (Stop stop) {
            return new Bad(stop.reason());
        }
    }

    private static Puzzle puzzle(Json.Dict dict, Function<String, Optional<Variant>> variants) throws Stop {
        Set<String> keys = new HashSet<>();
        for (Json.Member member : dict.members()) {
            if (!KEYS.contains(member.key()) || !keys.add(member.key())) {
                throw new Stop("“" + member.key() + "” does not belong here, or stands twice");
            }
        }
        String id = text(dict, "variant");
        Variant variant = variants.apply(id).orElseThrow(() -> new Stop("there is no variant “" + id + "”"));
        String fen = text(dict, "fen");
        Position position = position(variant, fen);
        List<Integer> line = line(position, texts(dict, "line"));
        List<Integer> depths = numbers(dict, "depths");
        if (depths.size() != 2 || depths.get(0) < 1 || depths.get(1) <= depths.get(0) || depths.get(1) > 999) {
            throw new Stop("“depths” are two numbers, the second greater");
        }
        Puzzle puzzle = new Puzzle(variant, fen, line, goal(text(dict, "goal")), themes(texts(dict, "themes")),
                number(dict, "rating", Puzzle.HIGHEST_RATING), new Puzzle.Depths(depths.get(0), depths.get(1)),
                new Source(name(dict, "white"), name(dict, "black"), name(dict, "date"), number(dict, "ply", 1_000_000)),
                also(position, line, dict));
        if (!puzzle.id().equals(text(dict, "id"))) {
            throw new Stop("the id does not belong to this puzzle");
        }
        return puzzle;
    }

    private static Position position(Variant variant, String fen) throws Stop {
        switch (Fen.read(variant, fen)) {
            case Fen.Refused(List<String> problems) -> throw new Stop("the position: " + problems.getFirst());
            case Fen.Read(Setup setup) -> {
                if (Position.of(variant, setup) instanceof Verdict.Playable(Position position) && Fen.write(position).equals(fen)
                        && (!variant.hasDie() || position.roll() != 0)) {
                    return position;
                }
                throw new Stop("the position cannot be played");
            }
        }
    }

    private static List<Integer> line(Position position, List<String> texts) throws Stop {
        if (texts.isEmpty() || texts.size() % 2 == 0 || texts.size() > Puzzle.LONGEST_LINE) {
            throw new Stop("a line has an odd number of moves, " + Puzzle.LONGEST_LINE + " at most");
        }
        List<Integer> line = new ArrayList<>();
        Position here = position.copy();
        for (String text : texts) {
            int move = UciText.parse(here, text);
            if (move == Move.NONE || move == Move.PASS || Move.isRoll(move)) {
                throw new Stop("the move “" + text + "” is not possible");
            }
            line.add(move);
            here.make(move);
        }
        return line;
    }

    private static Set<Integer> also(Position position, List<Integer> line, Json.Dict dict) throws Stop {
        Set<Integer> also = new HashSet<>();
        if (dict.find("also") == null) {
            return also;
        }
        if (line.size() > 1) {
            throw new Stop("“also” belongs to a line of one move");
        }
        for (String text : texts(dict, "also")) {
            also.addAll(line(position, List.of(text)));
        }
        return also;
    }

    private static PuzzleGoal goal(String word) throws Stop {
        for (PuzzleGoal goal : PuzzleGoal.values()) {
            if (goal.word().equals(word)) {
                return goal;
            }
        }
        throw new Stop("there is no goal “" + word + "”");
    }

    private static Set<Theme> themes(List<String> words) throws Stop {
        Set<Theme> themes = EnumSet.noneOf(Theme.class);
        for (String word : words) {
            themes.add(theme(word).orElseThrow(() -> new Stop("there is no theme “" + word + "”")));
        }
        return themes;
    }

    private static Optional<Theme> theme(String word) {
        for (Theme theme : Theme.values()) {
            if (theme.word().equals(word)) {
                return Optional.of(theme);
            }
        }
        return Optional.empty();
    }

    private static String text(Json.Dict dict, String key) throws Stop {
        if (dict.find(key) instanceof Json.Text(LineColumn _, String value)) {
            return value;
        }
        throw missing(key, "a text");
    }

    private static String name(Json.Dict dict, String key) throws Stop {
        String name = text(dict, key);
        if (name.length() > Source.LONGEST) {
            throw new Stop("“" + key + "” is longer than " + Source.LONGEST + " characters");
        }
        return name;
    }

    private static List<String> texts(Json.Dict dict, String key) throws Stop {
        List<String> texts = new ArrayList<>();
        for (Json item : items(dict, key)) {
            if (!(item instanceof Json.Text(LineColumn _, String value))) {
                throw missing(key, "a list of texts");
            }
            texts.add(value);
        }
        return texts;
    }

    private static List<Json> items(Json.Dict dict, String key) throws Stop {
        if (dict.find(key) instanceof Json.Array(LineColumn _, List<Json> items)) {
            return items;
        }
        throw missing(key, "a list");
    }

    private static List<Integer> numbers(Json.Dict dict, String key) throws Stop {
        List<Integer> numbers = new ArrayList<>();
        for (Json item : items(dict, key)) {
            numbers.add(whole(item, key));
        }
        return numbers;
    }

    private static int number(Json.Dict dict, String key, int most) throws Stop {
        int value = whole(dict.find(key), key);
        if (value < 0 || value > most) {
            throw missing(key, "a number from 0 to " + most);
        }
        return value;
    }

    private static int whole(@Nullable Json value, String key) throws Stop {
        Integer whole = value instanceof Json.Numeral number ? number.whole() : null;
        if (whole == null) {
            throw missing(key, "a whole number");
        }
        return whole;
    }

    private static Stop missing(String key, String wanted) {
        return new Stop("“" + key + "” must be " + wanted);
    }
}
