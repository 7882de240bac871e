package rookery.archive;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.house.RandomMover;
import rookery.play.match.Adjudicator;
import rookery.play.match.ClockState;
import rookery.play.match.Clocks;
import rookery.play.match.DiceSeed;
import rookery.play.match.Match;
import rookery.play.match.MatchEvent;
import rookery.play.match.MatchOptions;
import rookery.play.match.MatchSettings;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Seat;
import rookery.play.match.TimeControl;
import rookery.play.match.Venue;

/**
 * A program that is made to be killed: takes up the game of the journal in the folder given, or begins one, and plays on and on as fast as it can,
 * keeping every action. Says on standard output what it has kept, one line each.
 */
public final class JournalPlayer {

    private static final Clocks CLOCKS = new Clocks(TimeControl.fischer(Duration.ofHours(9), Duration.ofSeconds(2)),
            TimeControl.bronstein(Duration.ofHours(8), Duration.ofSeconds(1)));
    private static final RunningGame.Chair WHITE = new RunningGame.Chair("bot:white", "White", "random", Map.of());
    private static final RunningGame.Chair BLACK = new RunningGame.Chair("bot:black", "Black", "random", Map.of());

    private final GameJournal journal;
    private final long seed;
    private int number;

    private JournalPlayer(GameJournal journal, long seed) {
        this.journal = journal;
        this.seed = seed;
    }

    public static void main(String[] args) throws IOException {
        GameJournal journal = new GameJournal(Path.of(args[0]));
        if (args.length > 1) {
            rehearse(journal);
        }
        Match.of(settings(Presets.DICE, 0, 1));
        System.out.println("ready");
        String seed = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).readLine();
        if (seed != null) {
            new JournalPlayer(journal, Long.parseLong(seed)).run();
        }
    }

    /** Does once all there is to do, and leaves nothing behind. */
    private static void rehearse(GameJournal journal) {
        for (Variant variant : List.of(Presets.DICE, Presets.FIDE)) {
            JournalPlayer player = new JournalPlayer(journal, 1);
            player.keep(Match.of(settings(variant, 1, 1)).snapshot());
            Match match = player.resume(journal.kept().result().orElseThrow().orElseThrow());
            match.listen((_, after) -> {
                if (after.played().size() > 20) {
                    match.close();
                }
            });
            player.play(match);
        }
        succeed(journal.forget());
    }

    private Match resume(RunningGame game) {
        number = Integer.parseInt(game.notes().get("number"));
        MatchSettings settings = settings(game.variant(), game.dice().map(DiceSeed::seed).orElse(0L), seed);
        Match match = Match.continued(settings, game.past(), game.now(), Venue.standard(), Adjudicator.NONE);
        System.out.println(state(running(match.snapshot())));
        return match;
    }

    private void run() {
        Optional<RunningGame> kept = journal.kept().result().orElseThrow();
        if (kept.isPresent()) {
            play(resume(kept.get()));
        }
        while (true) {
            number++;
            Variant variant = number % 2 == 0 ? Presets.FIDE : Presets.DICE;
            Match match = Match.of(settings(variant, seed + number, seed + number));
            keep(match.snapshot());
            play(match);
        }
    }

    private static MatchSettings settings(Variant variant, long dice, long bots) {
        Bot bot = new RandomMover().create(BotSettings.DEFAULT.withSeed(bots));
        MatchSettings settings = new MatchSettings(variant, variant.start(), Seat.BotSeat.of("White", bot, Limits.UNLIMITED),
                Seat.BotSeat.of("Black", bot, Limits.UNLIMITED), CLOCKS, variant.hasDie() ? DiceSeed.open(dice) : null,
                MatchOptions.DEFAULT);
        return settings.withDice(DiceSeed.open(dice));
    }

    private void play(Match match) {
        match.listen((event, after) -> {
            if (event instanceof MatchEvent.Rolled || event instanceof MatchEvent.Moved || event instanceof MatchEvent.TurnPassed) {
                keep(after);
            }
        });
        match.start();
        match.ended().join();
    }

    private void keep(MatchSnapshot match) {
        RunningGame game = running(match);
        succeed(journal.keep(game));
        System.out.println(state(game));
    }

    private static void succeed(Attempt<Path> attempt) {
        attempt.problem().ifPresent(trouble -> {
            throw new IllegalStateException(trouble.message());
        });
    }

    private RunningGame running(MatchSnapshot match) {
        return RunningGame.of(match, WHITE, BLACK, match.clock().state(), Map.of("number", String.valueOf(number)));
    }

    /** All that must not be lost, on one line: {@link #past} and the clock at this moment. */
    static String state(RunningGame game) {
        return past(game, game.past().size()) + "#" + clock(game.now());
    }

    /** The game's number, how many actions were played, dice, position and clocks after so many of them. */
    static String past(RunningGame game, int actions) {
        Position position = ((Verdict.Playable) Position.of(game.variant(), game.start())).position();
        game.past().subList(0, actions).forEach(each -> position.make(each.action()));
        return String.join("|", game.notes().get("number"), String.valueOf(actions), game.dice().toString(), Fen.write(position),
                actions == 0 ? "" : clock(game.past().get(actions - 1).clock()));
    }

    private static String clock(ClockState clock) {
        return clock.white() + "|" + clock.black() + "|" + clock.turn() + "|" + clock.turnElapsed();
    }
}
