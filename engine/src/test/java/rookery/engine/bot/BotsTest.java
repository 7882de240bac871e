package rookery.engine.bot;

import rookery.engine.bot.LadderProvider.Pause;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import rookery.engine.Boards;
import rookery.engine.rating.MeasuredRatings;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Bots;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;

class BotsTest {

    private static Bot bird(String level, long seed) {
        return new LadderProvider().create(new BotSettings(Map.of("Level", level, "Human pace", "false"), seed));
    }

    @Test
    void areFoundByTheProgram() {
        assertThat(Bots.all()).extracting(BotProvider::id).contains("rookery", "rookery-birds", "cheddar");
        assertThat(Level.ladder()).hasSizeGreaterThanOrEqualTo(12);
        assertThat(Level.ladder()).isSortedAccordingTo((a, b) -> a.rating() - b.rating());
        assertThat(Bots.playing(Presets.DICE)).extracting(BotProvider::id).doesNotContain("rookery", "rookery-birds", "cheddar");
    }

    @Test
    void hintsComeFromTheStrongestPlayerOfTheGame() { // W-07
        for (Variant variant : Variants.all()) {
            assertThat(Bots.strongest(variant, Bots.all())).map(BotProvider::id).as(variant.id())
                    .contains(variant.hasDie() ? "rookery-dice" : "rookery");
        }
    }

    @TestFactory
    List<DynamicTest> everyProviderPlaysEveryVariantWithoutADie() {
        List<DynamicTest> tests = new ArrayList<>();
        for (Variant variant : Variants.all()) {
            if (!variant.hasDie()) {
                tests.add(DynamicTest.dynamicTest(variant.id(), () -> {
                    plays(new EngineProvider().create(BotSettings.DEFAULT), variant);
                    plays(bird("Wren", 3), variant);
                    plays(bird("Heron", 3), variant);
                    plays(new Cheddar().create(BotSettings.DEFAULT), variant);
                }));
            }
        }
        return tests;
    }

    private static void plays(Bot bot, Variant variant) throws InterruptedException {
        Position position = Position.start(variant);
        for (int ply = 0; ply < 6 && !position.outcome().isOver(); ply++) {
            int move = bot.choose(position.copy(), Limits.ofNodes(200), thought -> {
            });
            assertThat(position.isLegal(move)).isTrue();
            position.make(move);
        }
        bot.close();
    }

    @Test
    void theEngineTellsWhatItThinks() throws InterruptedException {
        List<Thought> thoughts = new ArrayList<>();
        Bot bot = new EngineProvider().create(BotSettings.DEFAULT.with("Hash", "4"));
        Position position = Boards.chess("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
        int move = bot.choose(position.copy(), Limits.ofDepth(6).withLines(2), thoughts::add);
        assertThat(Boards.squares(position, move)).isEqualTo("a1a8");
        assertThat(thoughts.getLast().rank()).isEqualTo(2);
        Thought best = thoughts.reversed().stream().filter(thought -> thought.rank() == 1).findFirst().orElseThrow();
        assertThat(best.score()).isEqualTo(new Score.Mate(1));
        assertThat(best.line()).containsExactly(move);
    }

    /** Ratings hold only as long as what was rated: whatever search and evaluation have learnt since, the levels do without. */
    @Test
    void theLevelsThinkAsTheyDidWhenTheyWereRated() throws InterruptedException {
        Position position = Boards.chess("r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8");
        Bot engine = new EngineProvider()
                .create(BotSettings.DEFAULT.with("Hash", "64").with("UCI_LimitStrength", "true").with("UCI_Elo", "2143"));
        for (Bot each : List.of(bird("Falcon", 0), engine)) {
            List<Thought> thoughts = new ArrayList<>();
            each.newGame();
            each.choose(position.copy(), Limits.ofDepth(9), thoughts::add);
            assertThat(thoughts.getLast().nodes()).isEqualTo(9_135);
        }
    }

    @Test
    void aMateWantedEndsTheSearch() throws InterruptedException {
        Bot bot = new EngineProvider().create(BotSettings.DEFAULT.with("Hash", "4"));
        Position position = Boards.chess("r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1");
        int move = bot.choose(position.copy(), Limits.UNLIMITED.withMate(3), thought -> {
        });
        assertThat(Boards.squares(position, move)).isEqualTo("f6a6");
    }

    @Test
    void anInterruptBringsTheBestSoFar() throws InterruptedException {
        Bot bot = new EngineProvider().create(BotSettings.DEFAULT.with("Hash", "4"));
        Position position = Position.start(Presets.FIDE);
        List<Integer> answers = new ArrayList<>();
        Thread thread = Thread.ofVirtual().start(() -> {
            try {
                answers.add(bot.choose(position.copy(), Limits.UNLIMITED, thought -> {
                    if (thought.depth() >= 3) {
                        Thread.currentThread().interrupt();
                    }
                }));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        thread.join();
        assertThat(answers).hasSize(1);
        assertThat(position.isLegal(answers.getFirst())).isTrue();
    }

    @Test
    void pacesItselfByTheClockAndNotAtAllWhenLimited() {
        assertThat(Pause.HUMAN.least(Limits.ofNodes(100), Side.WHITE, 0.5)).isZero();
        assertThat(Pause.HUMAN.least(Limits.UNLIMITED, Side.WHITE, 1)).isEqualTo(Duration.ofMillis(1500));
        Limits.Clocks clocks = new Limits.Clocks(Duration.ofSeconds(8), Duration.ofSeconds(8), Duration.ZERO, Duration.ZERO, 0);
        assertThat(Pause.HUMAN.least(Limits.ofClocks(clocks), Side.BLACK, 1)).isEqualTo(Duration.ofMillis(100));
        assertThat(LevelPlayer.LONGEST).isLessThanOrEqualTo(Duration.ofSeconds(5));
    }

    @Test
    void theSameSeedPlaysTheSame() throws InterruptedException {
        for (String level : List.of("Wren", "Magpie", "Heron")) {
            assertThat(firstMoves(bird(level, 5))).isEqualTo(firstMoves(bird(level, 5)));
        }
        Set<List<Integer>> games = new HashSet<>();
        for (long seed = 0; seed < 8; seed++) {
            games.add(firstMoves(bird("Finch", seed)));
        }
        assertThat(games).hasSizeGreaterThan(4);
    }

    private static List<Integer> firstMoves(Bot bot) throws InterruptedException {
        Position position = Position.start(Presets.FIDE);
        List<Integer> moves = new ArrayList<>();
        bot.newGame();
        for (int ply = 0; ply < 8; ply++) {
            int move = bot.choose(position.copy(), Limits.ofNodes(2_000), thought -> {
            });
            moves.add(move);
            position.make(move);
        }
        return moves;
    }

    @Test
    void variantsAreNotAlwaysBegunAlike() throws InterruptedException {
        Set<Integer> first = new HashSet<>();
        for (long seed = 0; seed < 6; seed++) {
            first.add(bird("Heron", seed).choose(Position.start(Boards.variant("capablanca")), Limits.ofNodes(20_000), thought -> {
            }));
        }
        assertThat(first).hasSizeGreaterThan(1);
    }

    @Test
    void aHigherLevelBeatsAMuchLowerOne() throws InterruptedException {
        int points = 0;
        for (int game = 0; game < 4; game++) {
            points += play(bird("Kestrel", game), bird("Wren", 50 + game), game % 2 == 0 ? Side.WHITE : Side.BLACK);
        }
        assertThat(points).isGreaterThanOrEqualTo(7);
    }

    /** 2 for a win of the first, 1 for a draw. */
    private static int play(Bot first, Bot second, Side firstSide) throws InterruptedException {
        Position position = Position.start(Presets.FIDE);
        first.newGame();
        second.newGame();
        while (!position.outcome().isOver() && position.claims().isEmpty() && position.ply() < 300) {
            Bot mover = position.turn() == firstSide ? first : second;
            position.make(mover.choose(position.copy(), Limits.ofNodes(20_000), thought -> {
            }));
        }
        return position.outcome() instanceof Outcome.Win(Side side, _) ? side == firstSide ? 2 : 0 : 1;
    }

    /** Issue 15: in chess they lie on the common scale; in XXL on a list of its own. What levels go by is what was measured. */
    @Test
    void ratingsSayWhichListTheyAreOn() {
        for (Level level : Level.ladder()) {
            assertThat(MeasuredRatings.of("standard", level.id())).hasValueSatisfying(known -> {
                assertThat(known.isElo()).isTrue();
                assertThat(known.rating()).isEqualTo(level.rating());
            });
            assertThat(MeasuredRatings.of("xxl", level.id())).hasValueSatisfying(known -> assertThat(known.isElo()).isFalse());
        }
        assertThat(MeasuredRatings.of("dice", "dice-1")).hasValueSatisfying(known -> assertThat(known.isElo()).isFalse());
    }

    @Test
    void aRatingAskedForLiesBetweenTwoLevels() {
        assertThat(Level.ofElo(150).name()).isEqualTo("Wren");
        assertThat(Level.ofElo(3300).name()).isEqualTo("Rook");
        Level between = Level.ofElo(1300);
        assertThat(between.noise()).isBetween(25, 45);
        assertThat(between.rating()).isEqualTo(1300);
    }

    @Test
    void onALargeBoardSomePlayersAreOthers() {
        for (Level level : Level.ladder()) {
            assertThat(level.on(64)).isEqualTo(level);
            assertThat(level.on(80)).isEqualTo(level);
            assertThat(level.on(196).id()).isEqualTo(level.id());
            assertThat(level.on(196).rating()).isEqualTo(level.rating());
            assertThat(level.on(196).depth()).isEqualTo(level.depth());
            assertThat(level.on(196).width()).isLessThanOrEqualTo(level.depth() < 3 ? Integer.MAX_VALUE : 16);
            assertThat(level.on(196).noise()).isGreaterThanOrEqualTo(level.noise());
        }
    }

    /** A king one step from the hill: that the step wins is seen by those too who overlook replies. */
    @Test
    void theWeakestWalksOntoTheHill() throws InterruptedException {
        Variant hill = Boards.variant("king-of-the-hill");
        int arrived = 0;
        for (int seed = 0; seed < 10; seed++) {
            Position position = Fen.position(hill, "7k/pp6/8/8/8/4K3/PP6/8 w - - 0 1");
            position.make(bird("Wren", seed).choose(position.copy(), Limits.ofNodes(2_000), _ -> {
            }));
            arrived += position.isGoalReached() ? 1 : 0;
        }
        assertThat(arrived).isEqualTo(10);
    }
}
