package rookery.session;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.session.Parlour.OPTIONS;
import static rookery.session.Parlour.done;
import static rookery.session.Parlour.get;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.archive.DiceTags;
import rookery.archive.GameRecord;
import rookery.archive.GameStore;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.archive.SavedGame;
import rookery.archive.format.ArchiveReading;
import rookery.archive.format.GameFile;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.match.Answer;
import rookery.play.match.Clocks;
import rookery.play.match.DiceCheck;
import rookery.play.match.DiceSeed;
import rookery.play.match.DiceStretch;
import rookery.play.match.MatchAction;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Played;
import rookery.play.match.TimeControl;
import rookery.play.match.TimeStage;

/** Saving, opening and going on gives the same state, for every variant, every kind of clock and a pending roll. */
class RoundTripTest {

    private static final List<TimeControl> CONTROLS = List.of(TimeControl.untimed(), TimeControl.suddenDeath(Duration.ofMinutes(10)),
            TimeControl.fischer(Duration.ofMinutes(3), Duration.ofSeconds(2)),
            TimeControl.bronstein(Duration.ofMinutes(4), Duration.ofSeconds(3)),
            new TimeControl.Staged(
                    List.of(new TimeStage(TimeStage.REST, Duration.ofMinutes(5), TimeStage.Bonus.DELAY, Duration.ofSeconds(2)))),
            new TimeControl.Staged(
                    List.of(TimeStage.plain(4, Duration.ofMinutes(2)), TimeStage.plain(TimeStage.REST, Duration.ofMinutes(1)))),
            new TimeControl.Hourglass(Duration.ofMinutes(1)), new TimeControl.Byoyomi(Duration.ofSeconds(20), Duration.ofSeconds(5), 3),
            new TimeControl.PerMove(Duration.ofSeconds(30)), new TimeControl.PerTurn(Duration.ofSeconds(15)));

    @TempDir
    private Path place;

    /** The first, which differ most, and of the others some that have hands, walls, gates and explosions. */
    static Stream<String> variants() {
        return Stream.concat(Variants.all().stream().limit(19).map(Variant::id),
                Stream.of("crazyhouse", "seirawan", "atomic", "antichess", "kyoto-shogi", "duck"));
    }

    private static GameTerms terms(Variant variant, TimeControl white, TimeControl black, Random random) {
        Player bot = new Player.Computer("random", "Rändom \"the\\ bot\"", Map.of("Level", "3", "Seed", "x y"));
        Player person = Player.Person.guest("Åsa {1} ; %");
        return new GameTerms(variant, variant.start(), person, random.nextInt(4) == 0 ? bot : Player.Person.guest("Bo"),
                new Clocks(white, black),
                random.nextBoolean() ? Side.WHITE : Side.BLACK, true, false, random.nextBoolean(), 99);
    }

    /** What the referee has, told or not. A game that is over answers no more: what was told at last is what it has. */
    private static MatchSnapshot now(GameSession session) {
        return switch (get(session.post(new MatchAction.SetPace(Duration.ZERO)))) {
            case Answer.Accepted(MatchSnapshot snapshot) -> snapshot;
            case Answer.Refused _ -> get(session.settled()).match();
        };
    }

    /** Moves, moves taken back, pauses, turns that pass, and time that goes by. */
    private static void play(Parlour parlour, GameSession session, Random random, int steps) {
        for (int step = 0; step < steps; step++) {
            // Files have times in milliseconds.
            parlour.timer.advance(Duration.ofMillis(random.nextInt(900)));
            MatchSnapshot now = now(session);
            if (now.isOver()) {
                return;
            }
            int dice = random.nextInt(20);
            if (dice == 0) {
                get(session.post(new MatchAction.TakeBack(now.turn().opponent(), 1)));
            } else if (dice == 1) {
                get(session.post(new MatchAction.Pause()));
                parlour.timer.advance(Duration.ofSeconds(100));
                get(session.post(new MatchAction.Resume()));
            } else if (dice == 2) {
                // Where turns have a time of their own this one passes.
                if (now.clock().clocks().of(now.turn()) instanceof TimeControl.PerTurn) {
                    parlour.timer.advance(Duration.ofSeconds(16));
                }
            } else if (now.toAct() != Actor.NATURE) {
                MoveList legal = new MoveList();
                now.position().legalMoves(legal);
                get(session.post(new MatchAction.Play(now.turn(), legal.get(random.nextInt(legal.size())))));
            }
        }
    }

    private Path folder(String name) throws IOException {
        return Files.createDirectories(place.resolve(name));
    }

    private static GameRecord read(Path file) throws IOException {
        ArchiveReading reading = GameFile.read(file);
        assertThat(reading).isInstanceOf(ArchiveReading.Read.class);
        return SavedGame.read(((ArchiveReading.Read) reading).games().getFirst(), "fallback", Instant.EPOCH);
    }

    // C-09 C-10 C-11 C-13 G-04 G-08 G-09
    @ParameterizedTest(name = "{0}")
    @MethodSource("variants")
    void aSavedGameGoesOnAsItWas(String id) throws IOException {
        Variant variant = Variants.named(id).orElseThrow();
        Random random = new Random(id.hashCode());
        for (int round = 0; round < CONTROLS.size(); round++) {
            TimeControl white = CONTROLS.get(round);
            TimeControl black = random.nextInt(3) == 0 ? CONTROLS.get(random.nextInt(CONTROLS.size())) : white;
            Path data = folder("data" + round);
            try (Parlour parlour = new Parlour(data, Parlour.library(data), _ -> java.util.Optional.of(new NobodyMoves()));
                    GameStore store = new GameStore(data)) {
                GameSession session = parlour.begin(terms(variant, white, black, random));
                play(parlour, session, random, 4 + random.nextInt(12));
                if (now(session).isOver() || now(session).played().isEmpty()) {
                    continue;
                }
                if (random.nextBoolean()) {
                    session.help();
                }
                // A flag that fell meanwhile has ended the game.
                if (get(session.leave()).state() != SessionSnapshot.State.WAITING) {
                    continue;
                }
                GameRecord record = session.record();
                assertThat(done(store.read(record.id()))).as("the journal").isEqualTo(record);
                check(record, data, random);
            }
        }
    }

    private void check(GameRecord record, Path data, Random random) throws IOException {
        for (String format : List.of("rookery", "pgn")) {
            Path file = data.resolve("saved." + format);
            GameFile.write(file, List.of(record.game()));
            String text = Files.readString(file);
            for (DiceStretch stretch : record.dice()) {
                assertThat(text).doesNotContain(String.valueOf(stretch.seed().seed())).doesNotContain(stretch.seed().salt())
                        .contains(stretch.commitment());
            }
            GameRecord back = read(file);
            same(record, back);
            goesOn(record, back, format, random.nextLong());
        }
    }

    private static void same(GameRecord record, GameRecord back) {
        assertThat(back.id()).isEqualTo(record.id());
        assertThat(back.begun()).isEqualTo(record.begun());
        assertThat(back.terms()).isEqualTo(record.terms().withRated(false).withBotSeed(0));
        assertThat(back.actions()).isEqualTo(record.actions());
        assertThat(back.past()).extracting(Played::text).isEqualTo(record.past().stream().map(Played::text).toList());
        assertThat(back.past()).extracting(Played::side).isEqualTo(record.past().stream().map(Played::side).toList());
        assertThat(back.now()).isEqualTo(record.now());
        assertThat(back.helped()).isEqualTo(record.helped());
        assertThat(back.isOver()).isFalse();
        assertThat(back.dice()).isEqualTo(record.dice().stream().map(DiceStretch::sealed).toList());
        for (int i = 0; i < record.past().size(); i++) {
            if (!record.past().get(i).isRoll()) {
                assertThat(back.past().get(i)).isEqualTo(record.past().get(i));
            }
        }
    }

    /** On another machine, as far as the dice there do not differ. */
    private void goesOn(GameRecord record, GameRecord back, String format, long seed) throws IOException {
        Path here = folder("here" + record.id() + format);
        Path there = folder("there" + record.id() + format);
        try (GameStore store = new GameStore(here)) {
            done(store.write(record));
        }
        try (Parlour one = new Parlour(here, Parlour.library(here), _ -> java.util.Optional.of(new NobodyMoves()));
                Parlour two = new Parlour(there, Parlour.library(there), _ -> java.util.Optional.of(new NobodyMoves()))) {
            GameSession first = done(one.sessions.resume(record.id(), OPTIONS));
            GameSession second = done(two.sessions.open(back, OPTIONS));
            assertThat(second.id()).isNotEqualTo(first.id());
            assertThat(second.terms().rated()).isFalse();
            first.start();
            second.start();
            Random randomOne = new Random(seed);
            Random randomTwo = new Random(seed);
            int steps = record.terms().variant().hasDie() ? 1 : 5;
            play(one, first, randomOne, steps);
            play(two, second, randomTwo, steps);
            MatchSnapshot a = now(first);
            MatchSnapshot b = now(second);
            if (record.terms().variant().hasDie()) {
                assertThat(b.played().size()).isGreaterThanOrEqualTo(record.past().size() - 3);
            } else {
                assertThat(Fen.write(b.position())).isEqualTo(Fen.write(a.position()));
                assertThat(b.actions()).isEqualTo(a.actions());
                assertThat(b.clock().state()).isEqualTo(a.clock().state());
                assertThat(b.outcome()).isEqualTo(a.outcome());
            }
        }
    }

    /** Sits there and says nothing. */
    private static final class NobodyMoves implements rookery.play.bot.BotProvider {
        @Override
        public String id() {
            return "nobody";
        }

        @Override
        public String displayName() {
            return "Nobody";
        }

        @Override
        public boolean plays(Variant variant) {
            return true;
        }

        @Override
        public rookery.play.bot.Bot create(rookery.play.bot.BotSettings settings) {
            return (_, _, _) -> {
                Thread.sleep(Duration.ofDays(1));
                return 0;
            };
        }
    }

    /** The pending roll is the one that was rolled, not another. */
    @Test
    void aRolledDieStaysRolled() throws IOException {
        Path here = folder("here");
        Path there = folder("there");
        for (int i = 0; i < 6; i++) {
            Path file = place.resolve("roll" + i + ".pgn");
            int roll;
            try (Parlour parlour = new Parlour(here, Parlour.library(here))) {
                GameSession session = parlour.begin(Parlour.terms(Presets.DICE, Parlour.ADA, Parlour.BO, Clocks.UNTIMED));
                Parlour.playAny(session, new Random(i), i);
                roll = now(session).roll();
                get(session.leave());
                GameFile.write(file, List.of(session.record().game()));
            }
            assertThat(roll).isPositive();
            try (Parlour parlour = new Parlour(there, Parlour.library(there))) {
                GameSession session = done(parlour.sessions.open(read(file), OPTIONS));
                assertThat(session.snapshot().match().roll()).isEqualTo(roll);
                session.start();
                assertThat(now(session).roll()).isEqualTo(roll);
                get(session.leave());
            }
        }
    }

    // G-08 G-09
    @Test
    void diceAreHonestOverBothStretches() throws IOException {
        Path here = folder("first");
        Path there = folder("second");
        Path file = place.resolve("moved.rookery");
        DiceSeed secret;
        int rolls;
        try (Parlour parlour = new Parlour(here, Parlour.library(here))) {
            GameSession session = parlour.begin(Parlour.terms(Presets.DICE, Parlour.ADA, Parlour.BO, Clocks.UNTIMED));
            Parlour.playAny(session, new Random(3), 12);
            get(session.leave());
            GameFile.write(file, List.of(session.record().game()));
            secret = session.record().dice().getFirst().seed();
            rolls = (int) session.record().past().stream().filter(Played::isRoll).count();
        }
        assertThat(Files.readString(file)).doesNotContain(String.valueOf(secret.seed())).doesNotContain(secret.salt());
        try (Parlour parlour = new Parlour(there, Parlour.library(there))) {
            GameSession session = done(parlour.sessions.open(read(file), OPTIONS));
            session.start();
            Parlour.playAny(session, new Random(4), 6);
            // Behind the place where the file was opened: what is rolled now is rolled by the second seed.
            get(session.post(new MatchAction.TakeBackTo(9)));
            Parlour.playAny(session, new Random(5), 8);
            get(session.leave());
            session = done(parlour.sessions.resume(session.id(), OPTIONS));
            session.start();
            Parlour.playAny(session, new Random(6), 3);
            get(session.post(new MatchAction.Resign(now(session).turn())));
            get(session.settled());
            GameFile.write(file, List.of(session.record().game()));
        }
        Game over = ((ArchiveReading.Read) GameFile.read(file)).games().getFirst();
        List<DiceStretch> dice = DiceTags.read(over);
        assertThat(dice).hasSize(2);
        assertThat(dice.get(0).seed()).as("only the first machine knows it").isNull();
        assertThat(dice.get(1).seed()).isNotNull();
        DiceCheck.Report report = DiceCheck.check(over.startPosition(), over.actions(), dice);
        assertThat(report.isHonest()).isTrue();
        assertThat(report.unchecked()).isBetween(1, rolls);
        assertThat(report.rolls()).isGreaterThan(report.unchecked());
        // The first machine tells.
        over.tag("DiceSeed", String.valueOf(secret.seed()));
        over.tag("DiceSalt", secret.salt());
        DiceCheck.Report both = DiceCheck.check(over.startPosition(), over.actions(), DiceTags.read(over));
        assertThat(both.findings()).isEmpty();
        assertThat(both.unchecked()).isZero();
        over.tag("DiceSeed", "1");
        assertThat(DiceCheck.check(over.startPosition(), over.actions(), DiceTags.read(over)).isHonest()).isFalse();
    }

    /** Dice that were never committed leave no tag, and those that follow are found all the same. */
    @Test
    void anUnknownFirstStretchHidesNoSecondOne() throws IOException {
        Path here = folder("plain");
        Path file = place.resolve("plain.pgn");
        try (Parlour parlour = new Parlour(here, Parlour.library(here))) {
            GameSession session = done(
                    parlour.sessions.begin(Parlour.terms(Presets.DICE, Parlour.ADA, Parlour.BO, Clocks.UNTIMED), DiceSeed.open(7),
                            OPTIONS));
            session.start();
            Parlour.playAny(session, new Random(3), 4);
            get(session.leave());
            GameFile.write(file, List.of(session.record().game()));
            assertThat(read(file).dice()).isEmpty();
            Parlour other = new Parlour(folder("other"), Parlour.library(here));
            GameSession second = done(other.sessions.open(read(file), OPTIONS));
            second.start();
            Parlour.playAny(second, new Random(3), 4);
            get(second.post(new MatchAction.Resign(now(second).turn())));
            get(second.settled());
            GameFile.write(file, List.of(second.record().game()));
            other.close();
        }
        Game over = ((ArchiveReading.Read) GameFile.read(file)).games().getFirst();
        assertThat(DiceTags.read(over)).hasSize(2);
        DiceCheck.Report report = DiceCheck.check(over.startPosition(), over.actions(), DiceTags.read(over));
        assertThat(report.isHonest()).isTrue();
        assertThat(report.rolls()).isGreaterThan(report.unchecked());
    }

    /** A file of a game that waits here is that game; one of an earlier moment is another. */
    @Test
    void aFileOfAGameThatWaitsHereTakesItUp() throws IOException {
        Path here = folder("waiting");
        Path early = place.resolve("early.rookery");
        Path late = place.resolve("late.rookery");
        try (Parlour parlour = new Parlour(here, Parlour.library(here))) {
            GameSession session = parlour.begin(Parlour.terms(Presets.FIDE, Parlour.ADA, Parlour.BO, Clocks.UNTIMED));
            Parlour.Listening told = Parlour.Listening.to(session);
            Parlour.play(session, "e4");
            told.await((_, after) -> after.match().played().size() == 1);
            GameFile.write(early, List.of(session.record().game()));
            Parlour.play(session, "e5");
            told.await((_, after) -> after.match().played().size() == 2);
            parlour.timer.advance(Duration.ofSeconds(5));
            GameFile.write(late, List.of(session.record().game()));
            assertThat(done(parlour.sessions.open(read(late), OPTIONS))).as("on the board").isSameAs(session);
            parlour.timer.advance(Duration.ofSeconds(5));
            get(session.leave());
            GameSession same = done(parlour.sessions.open(read(late), OPTIONS));
            assertThat(same.id()).isEqualTo(session.id());
            GameSession fork = done(parlour.sessions.open(read(early), OPTIONS));
            assertThat(fork.id()).isNotEqualTo(session.id());
            fork.start();
            Parlour.play(fork, "c5");
            get(fork.leave());
            get(same.leave());
            List<Integer> plies = new ArrayList<>();
            parlour.sessions.unfinished().games().forEach(kept -> plies.add(kept.game().plies()));
            assertThat(plies).containsExactlyInAnyOrder(2, 2);
            Position position = Parlour.current(done(parlour.sessions.resume(fork.id(), OPTIONS)));
            assertThat(position.turn()).isEqualTo(Side.WHITE);
        }
    }
}
