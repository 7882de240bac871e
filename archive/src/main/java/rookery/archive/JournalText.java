package rookery.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.Place;
import rookery.kernel.game.Passing;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.match.ClockState;
import rookery.play.match.Clocks;
import rookery.play.match.DiceSeed;
import rookery.play.match.Played;
import rookery.play.match.SideTime;
import rookery.play.match.TimeControl;
import rookery.play.match.TimeControlReading;
import rookery.play.match.TimeControlText;

/**
 * A running game as lines of text: what was settled before the game as JSON, then the clock now, then each action with the time it took and the clock
 * after it, in numbers.
 */
final class JournalText {

    private static final int VERSION = 1;

    private JournalText() {
    }

    /** The text says no game that could go on. */
    static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1;

        Unreadable(String reason) {
            super(reason, null, false, false);
        }
    }

    // ---- writing -------------------------------------------------------------------------------------------------

    static List<String> write(RunningGame game) {
        Json.Builder head = new Json.Builder().with("version", Json.of(VERSION))
                .with("variant", Json.of(VariantWriter.compact(game.variant())))
                .with("start", Json.of(Fen.write(game.variant(), game.start())))
                .with("white", chair(game.white())).with("black", chair(game.black()))
                .with("whiteClock", Json.of(TimeControlText.write(game.clocks().white())))
                .with("blackClock", Json.of(TimeControlText.write(game.clocks().black())));
        game.dice().ifPresent(dice -> head.with("seed", Json.of(String.valueOf(dice.seed()))).with("salt", Json.of(dice.salt())));
        List<String> lines = new ArrayList<>();
        lines.add(JsonWriter.compact(head.with("notes", texts(game.notes())).build()));
        lines.add(clock(game.now()));
        for (Played each : game.past()) {
            lines.add(each.action() + " " + each.spent() + " " + clock(each.clock()));
        }
        return lines;
    }

    private static Json chair(RunningGame.Chair chair) {
        return new Json.Builder().with("id", Json.of(chair.id())).with("name", Json.of(chair.name()))
                .with("provider", Json.of(chair.provider())).with("options", texts(chair.options())).build();
    }

    private static Json texts(Map<String, String> map) {
        Json.Builder out = new Json.Builder();
        map.forEach((key, value) -> out.with(key, Json.of(value)));
        return out.build();
    }

    private static String clock(ClockState clock) {
        StringJoiner out = new StringJoiner(" ");
        for (Side side : Side.values()) {
            SideTime time = clock.of(side);
            out.add(String.valueOf(time.remaining())).add(String.valueOf(time.stage())).add(String.valueOf(time.moves()))
                    .add(String.valueOf(time.periods()));
        }
        return out.add(clock.turn().name()).add(clock.phase().name()).add(String.valueOf(clock.turnElapsed())).toString();
    }

    // ---- reading -------------------------------------------------------------------------------------------------

    static RunningGame read(List<String> lines) throws Unreadable {
        if (lines.size() < 2 || !(JsonReader.read(lines.getFirst()) instanceof JsonReader.Read(Json.Dict head))) {
            throw new Unreadable("its beginning is missing");
        }
        if (!(head.find("version") instanceof Json.Numeral numeral) || !Integer.valueOf(VERSION).equals(numeral.whole())) {
            throw new Unreadable("its version is not known");
        }
        try {
            return game(head, lines);
        } catch (IllegalArgumentException e) {
            throw new Unreadable("it contradicts itself (" + e.getMessage() + ")");
        }
    }

    private static RunningGame game(Json.Dict head, List<String> lines) throws Unreadable {
        if (!(VariantReader.read(text(head, "variant")) instanceof VariantReader.Accepted(Variant variant))) {
            throw new Unreadable("its rules are not known");
        }
        if (!(Fen.read(variant, text(head, "start")) instanceof Fen.Read(Setup start))
                || !(Position.of(variant, start) instanceof Verdict.Playable(Position position))) {
            throw new Unreadable("its start position cannot be played");
        }
        Clocks clocks = new Clocks(control(text(head, "whiteClock")), control(text(head, "blackClock")));
        Optional<DiceSeed> dice = head.find("seed") == null
                ? Optional.empty()
                : Optional.of(new DiceSeed(Long.parseLong(text(head, "seed")), text(head, "salt")));
        List<Played> past = past(lines.subList(2, lines.size()), position, clocks);
        ClockState now = clock(List.of(lines.get(1).split(" ")));
        if (!now.fits(clocks) || now.turn() != position.turn() || variant.hasDie() != dice.isPresent()) {
            throw new Unreadable("its clock or its dice do not fit the rules");
        }
        return new RunningGame(variant, start, chair(dict(head, "white")), chair(dict(head, "black")), clocks, dice, past, now,
                texts(dict(head, "notes")));
    }

    /** Plays everything on the position. */
    private static List<Played> past(List<String> lines, Position position, Clocks clocks) throws Unreadable {
        List<Played> past = new ArrayList<>();
        for (String line : lines) {
            List<String> words = List.of(line.split(" "));
            int action = Integer.parseInt(words.getFirst());
            long spent = words.size() < 3 ? -1 : Long.parseLong(words.get(1));
            boolean possible = action == Move.PASS ? Passing.isAllowed(position) : position.isLegal(action);
            if (!possible || spent < 0) {
                throw new Unreadable("action " + (past.size() + 1) + " cannot have been played");
            }
            ClockState clock = clock(words.subList(2, words.size()));
            if (!clock.fits(clocks)) {
                throw new Unreadable("its clock after action " + (past.size() + 1) + " is not possible");
            }
            Side side = position.turn();
            String text = San.write(position, action);
            position.make(action);
            past.add(new Played(action, side, text, clock, spent, null));
        }
        return past;
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

    private static RunningGame.Chair chair(Json.Dict chair) throws Unreadable {
        return new RunningGame.Chair(text(chair, "id"), text(chair, "name"), text(chair, "provider"), texts(dict(chair, "options")));
    }

    private static Map<String, String> texts(Json.Dict dict) {
        Map<String, String> texts = new TreeMap<>();
        dict.members().forEach(member -> texts.put(member.key(), member.value() instanceof Json.Text(Place _, String value) ? value : ""));
        return texts;
    }

    private static String text(Json.Dict dict, String key) throws Unreadable {
        @Nullable
        Json value = dict.find(key);
        if (value instanceof Json.Text(Place _, String text)) {
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
