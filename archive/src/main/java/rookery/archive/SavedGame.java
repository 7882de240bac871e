package rookery.archive;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.game.Notes;
import rookery.kernel.move.Move;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;
import rookery.play.match.ClockHistory;
import rookery.play.match.ClockState;
import rookery.play.match.Clocks;
import rookery.play.match.MatchSettings;
import rookery.play.match.Played;
import rookery.play.match.Scoresheet;
import rookery.play.match.TimeControl;
import rookery.play.match.TimeControlReading;
import rookery.play.match.TimeControlText;

/**
 * An unfinished game as a {@link Game}, for any file format with tags: what the moves do not say goes into our own tags, listed in {@code
 * docs/archive-format.md}. A missing or wrong tag is derived from the moves or defaulted, so that files from other programs can be resumed too.
 */
public final class SavedGame {

    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT);
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss", Locale.ROOT);

    private SavedGame() {
    }

    // ---- writing -------------------------------------------------------------------------------------------------

    static Game write(GameRecord record) {
        GameTerms terms = record.terms();
        Game game = Scoresheet.of(terms.variant(), terms.start(), record.past(), record.outcome());
        LocalDateTime begun = LocalDateTime.ofInstant(record.begun(), ZoneOffset.UTC);
        game.tag("Event", "Rookery");
        game.tag("Date", DAY.format(begun));
        Scoresheet.tag(game, terms.white().name(), terms.black().name(), terms.clocks());
        game.tag("UTCDate", DAY.format(begun));
        game.tag("UTCTime", TIME.format(begun));
        game.tag("GameId", record.id());
        for (Side side : Side.values()) {
            Player player = terms.player(side);
            game.tag(name(side) + "Type", player.isPerson() ? "human" : "program");
            if (player instanceof Player.Computer computer) {
                game.tag(name(side) + "Player", JsonWriter.compact(json(computer)));
            }
        }
        game.tag("Rated", terms.counts() && !record.helped() ? "yes" : "no");
        if (record.helped()) {
            game.tag("Helped", "yes");
        }
        if (!record.isOver()) {
            game.tag("Clock", JournalText.clock(record.now()));
            game.tag("ClocksWait", terms.clocksWait() ? "yes" : "no");
            game.tag("Below", name(terms.below()));
            game.tag("ConfirmsMoves", terms.confirmsMoves() ? "yes" : "no");
        }
        DiceTags.write(game, record.isOver() ? record.dice() : record.dice().stream().map(stretch -> stretch.sealed()).toList());
        return game;
    }

    private static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    private static Json json(Player.Computer computer) {
        Json.Builder options = new Json.Builder();
        computer.options().forEach((key, value) -> options.with(key, Json.of(value)));
        return new Json.Builder().with("provider", Json.of(computer.provider())).with("options", options.build()).build();
    }

    // ---- reading -------------------------------------------------------------------------------------------------

    /**
     * The game in resumable form. Its players are people known by name, or computers if a tag says so. A file cannot make a game rated.
     *
     * @param fallback the game's name if no tag gives one
     * @param begun    when it began, if no tag says so
     */
    public static GameRecord read(Game game, String fallback, Instant begun) {
        Clocks clocks = MatchSettings.clocks(game.variant(), clocks(game));
        GameTerms terms = new GameTerms(game.variant(), game.start(), player(game, Side.WHITE), player(game, Side.BLACK), clocks,
                "Black".equals(game.tag("Below")) ? Side.BLACK : Side.WHITE, false, isYes(game, "ConfirmsMoves"),
                isYes(game, "ClocksWait"), 0);
        List<Played> past = past(game, terms);
        String id = Objects.requireNonNullElse(game.tag("GameId"), "");
        return new GameRecord(GameStore.isId(id) ? id : fallback, begun(game).orElse(begun), terms, DiceTags.read(game), past,
                now(game, terms, past), isYes(game, "Helped"), GameRecord.decided(game.at(game.last()), game.outcome()));
    }

    private static boolean isYes(Game game, String tag) {
        return "yes".equals(game.tag(tag));
    }

    private static Optional<Instant> begun(Game game) {
        String text = game.tag("UTCDate") + " " + game.tag("UTCTime");
        try {
            return Optional.of(LocalDateTime.parse(text, DateTimeFormatter.ofPattern("yyyy.MM.dd HH:mm:ss", Locale.ROOT))
                    .toInstant(ZoneOffset.UTC));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static Player player(Game game, Side side) {
        String name = Objects.requireNonNullElse(game.tag(name(side)), name(side));
        String told = game.tag(name(side) + "Player");
        if (told != null && JsonReader.read(told) instanceof JsonReader.Read(Json.Dict dict)
                && dict.find("provider") instanceof Json.Text provider && !provider.value().isBlank()) {
            Map<String, String> options = new TreeMap<>();
            if (dict.find("options") instanceof Json.Dict given) {
                for (Json.Member member : given.members()) {
                    if (member.value() instanceof Json.Text text) {
                        options.put(member.key(), text.value());
                    }
                }
            }
            return new Player.Computer(provider.value(), name, options);
        }
        return Player.Person.guest(name);
    }

    private static Clocks clocks(Game game) {
        TimeControl both = control(game.tag("TimeControl"), TimeControl.untimed());
        return new Clocks(control(game.tag("WhiteTimeControl"), both), control(game.tag("BlackTimeControl"), both));
    }

    private static TimeControl control(@Nullable String text, TimeControl usual) {
        return text != null && TimeControlText.read(text) instanceof TimeControlReading.Known(TimeControl control) ? control : usual;
    }

    /** The moves with the file's times; if these are impossible, all clocks stay as at the start. */
    private static List<Played> past(Game game, GameTerms terms) {
        List<Integer> actions = game.actions();
        List<ClockHistory.Step> steps = steps(game, actions);
        List<ClockState> clocks;
        try {
            clocks = ClockHistory.replay(terms.clocks(), terms.start().turn(), terms.clocksWait(), steps);
        } catch (IllegalArgumentException e) {
            clocks = null;
        }
        Position position = game.startPosition();
        List<Played> past = new ArrayList<>();
        List<GameNode> line = game.mainLine();
        int move = 0;
        for (int i = 0; i < actions.size(); i++) {
            int action = actions.get(i);
            Notes notes = Move.isRoll(action) ? Notes.NONE : line.get(move++).notes();
            Side side = position.turn();
            String text = San.write(position, action);
            position.make(action);
            ClockState clock = clocks != null ? clocks.get(i) : standing(terms, position.turn());
            past.add(new Played(action, side, text, clock, clocks != null ? steps.get(i).nanos() : 0, thought(side, notes.eval())));
        }
        return past;
    }

    private static ClockState standing(GameTerms terms, Side turn) {
        ClockState first = ClockState.initial(terms.clocks(), turn);
        return new ClockState(first.white(), first.black(), turn, ClockState.Phase.RUNNING, 0);
    }

    private static List<ClockHistory.Step> steps(Game game, List<Integer> actions) {
        List<ClockHistory.Step> steps = new ArrayList<>();
        List<GameNode> line = game.mainLine();
        int move = 0;
        for (int action : actions) {
            if (Move.isRoll(action)) {
                steps.add(new ClockHistory.Step(ClockHistory.Step.Kind.ROLL, 0));
            } else {
                long spent = Math.max(0, line.get(move++).notes().spentNanos());
                steps.add(new ClockHistory.Step(action == Move.PASS ? ClockHistory.Step.Kind.PASS : ClockHistory.Step.Kind.MOVE, spent));
            }
        }
        return steps;
    }

    /** Bots score from the mover's point of view, games from White's. */
    private static @Nullable Thought thought(Side side, @Nullable Eval eval) {
        if (eval == null) {
            return null;
        }
        Score score = switch (eval) {
            case Eval.Centipawns(int value, int _) -> new Score.Centipawns(value);
            case Eval.Mate(int moves, int _) -> new Score.Mate(moves);
            case Eval.Chance(int basisPoints, int _) -> new Score.WinProbability(Math.clamp(basisPoints / 10_000.0, 0, 1));
        };
        return Thought.of(eval.depth(), side == Side.WHITE ? score : score.opposite(), List.of(), 0, 0);
    }

    private static ClockState now(Game game, GameTerms terms, List<Played> past) {
        Side turn = game.at(game.last()).turn();
        String told = game.tag("Clock");
        if (told != null) {
            ClockState clock = JournalText.clock(told);
            if (clock != null && clock.fits(terms.clocks()) && clock.turn() == turn) {
                return clock;
            }
        }
        return past.isEmpty() ? ClockState.initial(terms.clocks(), turn) : past.getLast().clock();
    }
}
