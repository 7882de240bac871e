package rookery.archive;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.game.Passing;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;
import rookery.play.match.ClockState;
import rookery.play.match.Clocks;
import rookery.play.match.DiceSeed;
import rookery.play.match.DiceStretch;
import rookery.play.match.Played;
import rookery.play.match.SideTime;
import rookery.play.match.TimeControl;
import rookery.play.match.TimeControlReading;
import rookery.play.match.TimeControlText;

/**
 * The journal of one game as lines of text, each with its checksum in front: first the terms of the game, as JSON, then a line for each event. Lines are only
 * appended, so that a program that dies while writing damages the last ones at most. The dice seeds are not in it.
 */
final class JournalText {

    private static final int VERSION = 2;

    private JournalText() {
    }

    /** The text does not describe a game that could be resumed. */
    static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1;

        Unreadable(String reason) {
            super(reason, null, false, false);
        }
    }

    /**
     * The content of a journal.
     *
     * @param torn    whether a dying program left an incomplete line after the last good one
     * @param damaged whether more than that is damaged: everything after the last good line is lost
     */
    record Content(GameRecord record, boolean torn, boolean damaged) {
    }

    // ---- writing -------------------------------------------------------------------------------------------------

    /** The whole journal of a game. */
    static String whole(GameRecord game) {
        StringBuilder out = new StringBuilder(line(JsonWriter.compact(head(game))));
        game.past().forEach(each -> out.append(line(entry(new JournalEntry.Action(each)))));
        if (game.helped()) {
            out.append(line(entry(new JournalEntry.Helped())));
        }
        return out.append(line(entry(game.isOver()
                ? new JournalEntry.Ended(game.outcome(), game.now())
                : new JournalEntry.Clock(game.now())))).toString();
    }

    static String lines(List<JournalEntry> entries) {
        StringBuilder out = new StringBuilder();
        entries.forEach(each -> out.append(line(entry(each))));
        return out.toString();
    }

    private static String line(String text) {
        return checksum(text) + " " + text + "\n";
    }

    private static String entry(JournalEntry entry) {
        return switch (entry) {
            case JournalEntry.Action(Played played) ->
                "+ " + played.action() + " " + played.spent() + " " + clock(played.clock()) + thought(played.thought());
            case JournalEntry.TakenBack(int actions, ClockState now) -> "- " + actions + " " + clock(now);
            case JournalEntry.Clock(ClockState now) -> "= " + clock(now);
            case JournalEntry.Helped() -> "?";
            case JournalEntry.Ended(Outcome outcome, ClockState now) -> "! " + outcome(outcome) + " " + clock(now);
        };
    }

    private static Json head(GameRecord game) {
        GameTerms terms = game.terms();
        List<Json> dice = new ArrayList<>();
        for (DiceStretch stretch : game.dice()) {
            dice.add(new Json.Builder().with("from", Json.of(stretch.from())).with("commitment", Json.of(stretch.commitment())).build());
        }
        return new Json.Builder().with("version", Json.of(VERSION)).with("id", Json.of(game.id()))
                .with("begun", Json.of(game.begun().toString()))
                .with("variant", Json.of(VariantWriter.compact(terms.variant())))
                .with("start", Json.of(Fen.write(terms.variant(), terms.start())))
                .with("white", player(terms.white())).with("black", player(terms.black()))
                .with("whiteClock", Json.of(TimeControlText.write(terms.clocks().white())))
                .with("blackClock", Json.of(TimeControlText.write(terms.clocks().black())))
                .with("below", Json.of(terms.below().name())).with("rated", Json.of(terms.rated()))
                .with("confirmsMoves", Json.of(terms.confirmsMoves())).with("clocksWait", Json.of(terms.clocksWait()))
                .with("botSeed", Json.of(String.valueOf(terms.botSeed()))).with("dice", new Json.Array(LineColumn.NOWHERE, dice)).build();
    }

    private static Json player(Player player) {
        Json.Builder out = new Json.Builder().with("name", Json.of(player.name()));
        return switch (player) {
            case Player.Person person -> out.with("profile", Json.of(String.valueOf(person.profile()))).build();
            case Player.Computer computer -> {
                Json.Builder options = new Json.Builder();
                computer.options().forEach((key, value) -> options.with(key, Json.of(value)));
                yield out.with("provider", Json.of(computer.provider())).with("options", options.build()).build();
            }
        };
    }

    static String clock(ClockState clock) {
        StringJoiner out = new StringJoiner(" ");
        for (Side side : Side.values()) {
            SideTime time = clock.of(side);
            out.add(String.valueOf(time.remaining())).add(String.valueOf(time.stage())).add(String.valueOf(time.moves()))
                    .add(String.valueOf(time.periods()));
        }
        return out.add(clock.turn().name()).add(clock.phase().name()).add(String.valueOf(clock.turnElapsed())).toString();
    }

    private static String outcome(Outcome outcome) {
        return outcome.mark() + " " + switch (outcome) {
            case Outcome.Ongoing() -> "-";
            case Outcome.Win(Side _, Reason reason) -> reason.name();
            case Outcome.Draw(Reason reason) -> reason.name();
        };
    }

    private static String thought(@Nullable Thought thought) {
        Score score = thought == null ? null : thought.score();
        if (thought == null || score == null) {
            return "";
        }
        return " " + switch (score) {
            case Score.Centipawns(int value) -> "cp " + value;
            case Score.Mate(int moves) -> "mate " + moves;
            case Score.WinProbability(double value) -> "chance " + value;
        } + " " + Math.max(0, thought.depth());
    }

    private static String checksum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }

    // ---- reading -------------------------------------------------------------------------------------------------

    /** @param seeds the seeds known here, by the number of their stretch */
    static Content read(String content, Map<Integer, DiceSeed> seeds) throws Unreadable {
        List<String> texts = new ArrayList<>();
        int begin = 0;
        boolean bad = false;
        while (begin < content.length() && !bad) {
            int end = content.indexOf('\n', begin);
            String line = end < 0 ? "" : content.substring(begin, end);
            bad = line.length() < 9 || !line.substring(0, 8).equals(checksum(line.substring(9)));
            if (!bad) {
                texts.add(line.substring(9));
                begin = end + 1;
            }
        }
        if (texts.isEmpty()) {
            throw new Unreadable("its beginning is missing");
        }
        try {
            Builder game = new Builder(texts.getFirst(), seeds);
            for (String text : texts.subList(1, texts.size())) {
                game.add(text);
            }
            boolean last = bad && content.indexOf('\n', begin) < 0;
            return new Content(game.record(), bad, bad && !last);
        } catch (IllegalArgumentException | DateTimeException e) {
            throw new Unreadable("it contradicts itself (" + e.getMessage() + ")");
        }
    }

    /** A journal of Rookery 0.1: the head, the clock now, the actions, and one checksum at the end. */
    static GameRecord readFirstVersion(String content, String id, Instant begun) throws Unreadable {
        int end = content.lastIndexOf('\n', content.length() - 2) + 1;
        String text = content.substring(0, end);
        if (!content.substring(end).equals(checksum(text) + "\n")) {
            throw new Unreadable("its checksum is wrong");
        }
        List<String> lines = text.lines().toList();
        if (lines.size() < 2 || !(JsonReader.read(lines.getFirst(), JsonReader.LARGE) instanceof JsonReader.Read(Json.Dict head))) {
            throw new Unreadable("its beginning is missing");
        }
        try {
            Builder game = new Builder(head, id, begun);
            for (String line : lines.subList(2, lines.size())) {
                game.add("+ " + line);
            }
            game.add("= " + lines.get(1));
            return game.record();
        } catch (IllegalArgumentException e) {
            throw new Unreadable("it contradicts itself (" + e.getMessage() + ")");
        }
    }

    /** The clock state in a text; null if invalid. */
    static @Nullable ClockState clock(String text) {
        try {
            return clock(List.of(text.split(" ")));
        } catch (Unreadable | IllegalArgumentException e) {
            return null;
        }
    }

    /** A game while its journal is being read. Mutable. */
    private static final class Builder {
        private final GameRecord start;
        private final Position position;
        private final List<Played> past = new ArrayList<>();
        private ClockState now;
        private List<DiceStretch> dice;
        private boolean helped;
        private Outcome outcome = new Outcome.Ongoing();

        Builder(String text, Map<Integer, DiceSeed> seeds) throws Unreadable {
            if (!(JsonReader.read(text, JsonReader.LARGE) instanceof JsonReader.Read(Json.Dict head))) {
                throw new Unreadable("its beginning is missing");
            }
            if (!(head.find("version") instanceof Json.Numeral numeral) || !Integer.valueOf(VERSION).equals(numeral.whole())) {
                throw new Unreadable("its version is not known");
            }
            GameTerms terms = terms(head, JournalText.player(dict(head, "white")), JournalText.player(dict(head, "black")),
                    flag(head, "confirmsMoves"), Long.parseLong(text(head, "botSeed")), text(head, "below"));
            start = GameRecord.of(text(head, "id"), Instant.parse(text(head, "begun")), terms, dice(head, seeds));
            dice = start.dice();
            now = start.now();
            position = position(terms);
        }

        /** For the first version, which stored less. */
        Builder(Json.Dict head, String id, Instant begun) throws Unreadable {
            Json.Dict notes = dict(head, "notes");
            String seed = notes.find("seed") instanceof Json.Text known && known.value().matches("-?[0-9]{1,18}") ? known.value() : "0";
            GameTerms terms = terms(head, firstPlayer(dict(head, "white")), firstPlayer(dict(head, "black")),
                    isTrue(notes, "confirmed"), Long.parseLong(seed),
                    notes.find("below") instanceof Json.Text side ? side.value() : "WHITE");
            dice = head.find("seed") == null
                    ? List.of()
                    : List.of(DiceStretch.of(0, new DiceSeed(Long.parseLong(text(head, "seed")), text(head, "salt"))));
            start = GameRecord.of(id, begun, terms, dice);
            now = start.now();
            position = position(terms);
            helped = isTrue(notes, "assisted");
        }

        private static boolean isTrue(Json.Dict notes, String key) {
            return notes.find(key) instanceof Json.Text text && text.value().equals("true");
        }

        void add(String text) throws Unreadable {
            List<String> words = List.of(text.split(" ", -1));
            switch (words.getFirst()) {
                case "+" -> act(words);
                case "-" -> takeBack(words);
                case "=" -> now = fitting(words.subList(1, words.size()));
                case "?" -> helped = true;
                case "!" -> {
                    outcome = JournalText.outcome(words);
                    now = fitting(words.subList(3, words.size()));
                }
                default -> throw new Unreadable("it has a line that is not known");
            }
        }

        private void act(List<String> words) throws Unreadable {
            if (words.size() < 14) {
                throw new Unreadable("action " + (past.size() + 1) + " is not whole");
            }
            int action = Integer.parseInt(words.get(1));
            long spent = Long.parseLong(words.get(2));
            boolean possible = action == Move.PASS ? Passing.isAllowed(position) : position.isLegal(action);
            if (!possible || spent < 0) {
                throw new Unreadable("action " + (past.size() + 1) + " cannot have been played");
            }
            Side side = position.turn();
            String text = San.write(position, action);
            position.make(action);
            now = fitting(words.subList(3, 14));
            past.add(new Played(action, side, text, now, spent,
                    words.size() > 14 ? JournalText.thought(words.subList(14, words.size())) : null));
        }

        private void takeBack(List<String> words) throws Unreadable {
            int size = words.size() < 2 ? -1 : Integer.parseInt(words.get(1));
            if (size < 0 || size > past.size()) {
                throw new Unreadable("more was taken back than was played");
            }
            while (past.size() > size) {
                past.removeLast();
                position.unmake();
            }
            dice = DiceStretch.cutBack(dice, size);
            now = fitting(words.subList(2, words.size()));
        }

        /** The clock state, which must be possible in this game. */
        private ClockState fitting(List<String> words) throws Unreadable {
            ClockState clock = clock(words);
            if (!clock.fits(start.terms().clocks()) || clock.turn() != position.turn() && !clock.isOver()) {
                throw new Unreadable("its clock after action " + past.size() + " is not possible");
            }
            return clock;
        }

        /** If the last move decided the game it is over, even if the program died before recording that. */
        GameRecord record() {
            return start.withDice(dice).withPlay(past, now, helped, GameRecord.decided(position, outcome));
        }

        private static Position position(GameTerms terms) throws Unreadable {
            if (Position.of(terms.variant(), terms.start()) instanceof Verdict.Playable(Position playable)) {
                return playable;
            }
            throw new Unreadable("its start position cannot be played");
        }
    }

    private static GameTerms terms(Json.Dict head, Player white, Player black, boolean confirmsMoves, long botSeed, String below)
            throws Unreadable {
        if (!(VariantReader.read(text(head, "variant")) instanceof VariantReader.Accepted(Variant variant))) {
            throw new Unreadable("its rules are not known");
        }
        if (!(Fen.read(variant, text(head, "start")) instanceof Fen.Read(Setup start))) {
            throw new Unreadable("its start position cannot be played");
        }
        Clocks clocks = new Clocks(control(text(head, "whiteClock")), control(text(head, "blackClock")));
        return new GameTerms(variant, start, white, black, clocks, below.equals(Side.BLACK.name()) ? Side.BLACK : Side.WHITE,
                flag(head, "rated"), confirmsMoves, flag(head, "clocksWait"), botSeed);
    }

    private static List<DiceStretch> dice(Json.Dict head, Map<Integer, DiceSeed> seeds) throws Unreadable {
        List<DiceStretch> dice = new ArrayList<>();
        if (head.find("dice") instanceof Json.Array array) {
            for (Json each : array.items()) {
                if (!(each instanceof Json.Dict stretch) || !(stretch.find("from") instanceof Json.Numeral from) || from.whole() == null) {
                    throw new Unreadable("its dice are not known");
                }
                String commitment = text(stretch, "commitment");
                DiceSeed seed = seeds.get(dice.size());
                // A seed that does not match the commitment belongs to something else.
                boolean kept = seed != null && (commitment.isEmpty() || commitment.equals(seed.commitment()));
                dice.add(new DiceStretch(from.whole(), commitment, kept ? seed : null));
            }
        }
        return dice;
    }

    private static Outcome outcome(List<String> words) throws Unreadable {
        if (words.size() != 14) {
            throw new Unreadable("its result is not whole");
        }
        return switch (words.get(1)) {
            case "1-0" -> new Outcome.Win(Side.WHITE, Reason.valueOf(words.get(2)));
            case "0-1" -> new Outcome.Win(Side.BLACK, Reason.valueOf(words.get(2)));
            case "1/2-1/2" -> new Outcome.Draw(Reason.valueOf(words.get(2)));
            default -> throw new Unreadable("its result is not known");
        };
    }

    private static Thought thought(List<String> words) throws Unreadable {
        if (words.size() != 3) {
            throw new Unreadable("what a bot thought is not whole");
        }
        Score score = switch (words.getFirst()) {
            case "cp" -> new Score.Centipawns(Integer.parseInt(words.get(1)));
            case "mate" -> new Score.Mate(Integer.parseInt(words.get(1)));
            case "chance" -> new Score.WinProbability(Double.parseDouble(words.get(1)));
            default -> throw new Unreadable("what a bot thought is not known");
        };
        return Thought.of(Integer.parseInt(words.get(2)), score, List.of(), 0, 0);
    }

    private static ClockState clock(List<String> words) throws Unreadable {
        if (words.size() != 11) {
            throw new Unreadable("a clock is missing");
        }
        return new ClockState(time(words.subList(0, 4)), time(words.subList(4, 8)), Side.valueOf(words.get(8)),
                ClockState.Phase.valueOf(words.get(9)), Long.parseLong(words.get(10)));
    }

    private static SideTime time(List<String> words) {
        return new SideTime(Long.parseLong(words.get(0)), Integer.parseInt(words.get(1)), Integer.parseInt(words.get(2)),
                Integer.parseInt(words.get(3)));
    }

    private static TimeControl control(String text) throws Unreadable {
        return switch (TimeControlText.read(text)) {
            case TimeControlReading.Known(TimeControl control) -> control;
            case TimeControlReading.Unknown() -> throw new Unreadable("a time control is not known");
            case TimeControlReading.Refused(String reason) -> throw new Unreadable(reason);
        };
    }

    private static Player player(Json.Dict player) throws Unreadable {
        return player.find("provider") == null
                ? new Player.Person(Long.parseLong(text(player, "profile")), text(player, "name"))
                : new Player.Computer(text(player, "provider"), text(player, "name"), texts(dict(player, "options")));
    }

    private static Player firstPlayer(Json.Dict chair) throws Unreadable {
        String provider = text(chair, "provider");
        return provider.isEmpty()
                ? Player.Person.guest(text(chair, "name"))
                : new Player.Computer(provider, text(chair, "name"), texts(dict(chair, "options")));
    }

    private static Map<String, String> texts(Json.Dict dict) {
        Map<String, String> texts = new TreeMap<>();
        dict.members()
                .forEach(member -> texts.put(member.key(), member.value() instanceof Json.Text(LineColumn _, String value) ? value : ""));
        return texts;
    }

    private static boolean flag(Json.Dict dict, String key) {
        return dict.find(key) instanceof Json.Flag flag && flag.value();
    }

    private static String text(Json.Dict dict, String key) throws Unreadable {
        @Nullable
        Json value = dict.find(key);
        if (value instanceof Json.Text(LineColumn _, String text)) {
            return text;
        }
        throw new Unreadable("\"" + key + "\" is missing");
    }

    private static Json.Dict dict(Json.Dict dict, String key) throws Unreadable {
        if (dict.find(key) instanceof Json.Dict inner) {
            return inner;
        }
        throw new Unreadable("\"" + key + "\" is missing");
    }
}
