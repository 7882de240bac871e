package rookery.uci.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;
import rookery.play.chance.SplitMix64;

/** Real engines, where they are installed. */
@Timeout(value = 120, unit = TimeUnit.SECONDS)
final class InstalledEnginesTest {

    private static final Limits QUICK = Limits.ofDepth(3);

    private static Position play(Position position, Bot white, Bot black, int plies) throws InterruptedException {
        for (int i = 0; i < plies && position.outcome() instanceof Outcome.Ongoing; i++) {
            position.make((i % 2 == 0 ? white : black).choose(position.copy(), QUICK, thought -> {
            }));
        }
        return position;
    }

    @ParameterizedTest
    @CsvSource({"stockfish,", "gnuchess, -u", "fairy-stockfish,", "toga2,", "ethereal-chess,", "glaurung,"})
    void playsChess(String name, String argument) throws InterruptedException {
        EngineProgram program = argument == null ? Programs.installed(name) : Programs.installed(name, argument);
        ProgramProvider provider = ProgramProvider.probe(program.withOption("Hash", "8").withOption("OwnBook", "false"));
        assertThat(provider.displayName()).isNotEmpty();
        assertThat(provider.problems()).filteredOn(problem -> !problem.contains("OwnBook")).isEmpty();
        assertThat(provider.plays(Presets.FIDE)).isTrue();
        assertThat(provider.plays(Presets.CLASSIC)).isTrue();
        assertThat(provider.plays(Presets.XXL)).isFalse();
        assertThat(provider.plays(Presets.DICE)).isFalse();
        try (Bot bot = provider.create(BotSettings.DEFAULT)) {
            bot.newGame();
            assertThat(play(Position.start(Presets.FIDE), bot, bot, 30).ply()).isEqualTo(30);
            bot.newGame();
            List<Thought> thoughts = new ArrayList<>();
            Position mateInOne = Fen.position(Presets.FIDE, "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
            int move = bot.choose(mateInOne.copy(), Limits.ofDepth(6), thoughts::add);
            assertThat(UciText.write(mateInOne, move)).isEqualTo("a1a8");
            assertThat(thoughts).anySatisfy(thought -> assertThat(thought.line()).first().isEqualTo(move));
            assertThat(thoughts).filteredOn(thought -> thought.score() != null).last().extracting(Thought::score)
                    .isIn(new Score.Mate(1), thoughts.getLast().score());
        }
    }

    @Test
    void clocksAreKept() throws InterruptedException {
        ProgramProvider provider = ProgramProvider.probe(Programs.installed("stockfish"));
        try (Bot bot = provider.create(BotSettings.DEFAULT)) {
            Duration second = Duration.ofSeconds(1);
            Limits limits = Limits.ofClocks(new Limits.Clocks(second, second, Duration.ZERO, Duration.ZERO, 0));
            assertThat(bot.choose(Position.start(Presets.FIDE), limits, thought -> {
            })).isNotZero();
        }
    }

    @Test
    void castlesByTheRulesOfChess960() throws InterruptedException {
        ProgramProvider provider = ProgramProvider.probe(Programs.installed("stockfish"));
        assertThat(provider.plays(Presets.CHESS960)).isTrue();
        try (Bot bot = provider.create(BotSettings.DEFAULT)) {
            for (int number : new int[]{0, 518, 959, 401}) {
                bot.newGame();
                assertThat(play(Position.start(Chess960.variant(number)), bot, bot, 24).ply()).isEqualTo(24);
            }
            Position castle = Fen.position(Presets.CHESS960, "k7/8/8/8/8/8/4PPPP/6KR w H - 0 1");
            int castling = UciText.parse(castle, "g1h1");
            assertThat(bot.choose(castle.copy(), Limits.ofDepth(2).withMoves(List.of(castling)), thought -> {
            })).isEqualTo(castling);
            // Back to the usual notation with the usual game.
            Position usual = Fen.position(Presets.FIDE, "k7/8/8/8/8/8/4PPPP/4K2R w K - 0 1");
            int kingSide = UciText.parse(usual, "e1g1");
            assertThat(bot.choose(usual.copy(), Limits.ofDepth(2).withMoves(List.of(kingSide)), thought -> {
            })).isEqualTo(kingSide);
        }
    }

    @Test
    void repetitionsAreSeen() throws InterruptedException {
        ProgramProvider provider = ProgramProvider.probe(Programs.installed("stockfish"));
        try (Bot bot = provider.create(BotSettings.DEFAULT)) {
            // Black is lost but can repeat for the third time: only the game's past tells that Qe1+ draws.
            Position position = Fen.position(Presets.FIDE, "6k1/5pp1/7p/8/7q/8/PPP2PPP/1QR3K1 b - - 0 1");
            assertThat(GameText.position(position, false).text()).startsWith("position fen 6k1/");
            for (String move : List.of("h4d8", "g1h1", "d8h4", "h1g1", "h4d8", "g1h1", "d8h4")) {
                position.make(UciText.parse(position, move));
            }
            assertThat(GameText.position(position, false).text()).endsWith("moves h4d8 g1h1 d8h4 h1g1 h4d8 g1h1 d8h4");
            assertThat(bot.choose(position.copy(), Limits.ofDepth(4), thought -> {
            })).isNotZero();
        }
    }

    @Test
    void severalLinesAndChosenMoves() throws InterruptedException {
        ProgramProvider provider = ProgramProvider.probe(Programs.installed("stockfish"));
        try (Bot bot = provider.create(BotSettings.DEFAULT)) {
            Position start = Position.start(Presets.FIDE);
            var ranks = new TreeSet<Integer>();
            List<Integer> only = List.of(UciText.parse(start, "a2a3"), UciText.parse(start, "h2h3"));
            int move = bot.choose(start.copy(), Limits.ofDepth(5).withLines(2).withMoves(only), thought -> ranks.add(thought.rank()));
            assertThat(only).contains(move);
            assertThat(ranks).containsExactly(1, 2);
        }
    }

    @Test
    void ponders() throws InterruptedException {
        ProgramProvider provider = ProgramProvider.probe(Programs.installed("stockfish"));
        try (Bot bot = provider.create(BotSettings.DEFAULT.with("Ponder", "true"))) {
            Position position = Position.start(Presets.FIDE);
            int hits = 0;
            for (int i = 0; i < 6; i++) {
                List<Thought> thoughts = new ArrayList<>();
                int move = bot.choose(position.copy(), Limits.ofMoveTime(Duration.ofMillis(60)), thoughts::add);
                position.make(move);
                List<Integer> line = thoughts.stream().filter(thought -> thought.line().size() > 1).map(Thought::line).reduce((a, b) -> b)
                        .orElse(List.of());
                Thread.currentThread().interrupt();
                try {
                    bot.ponder(position.copy(), thought -> {
                    });
                } catch (InterruptedException e) {
                    hits++;
                }
                Thread.interrupted();
                MoveList legal = new MoveList();
                position.legalMoves(legal);
                // Now as expected, now otherwise.
                position.make(i % 2 == 0 && line.size() > 1 ? line.get(1) : legal.get(i));
            }
            assertThat(hits).isPositive();
        }
    }

    /** Every variant that Fairy-Stockfish and we both know: its games are legal by our rules. */
    @Test
    void playsVariants() throws InterruptedException {
        ProgramProvider provider = ProgramProvider.probe(Programs.installed("fairy-stockfish"));
        List<Variant> common = Variants.all().stream().filter(provider::plays).toList();
        assertThat(common).extracting(Variant::id).contains("fide", "chess960", "capablanca", "gothic", "janus", "grand", "gardner",
                "los-alamos", "knightmate", "almost", "king-of-the-hill", "three-check", "racing-kings");
        try (Bot bot = provider.create(BotSettings.DEFAULT)) {
            for (Variant variant : common) {
                bot.newGame();
                Position position = Position.start(variant);
                MoveList legal = new MoveList();
                for (int i = 0; i < 40 && position.outcome() instanceof Outcome.Ongoing; i++) {
                    legal.clear();
                    position.legalMoves(legal);
                    position.make(i % 3 == 2
                            ? legal.get(SplitMix64.below(legal.size(), SplitMix64.at(7, i)))
                            : bot.choose(position.copy(), QUICK, thought -> {
                            }));
                }
                assertThat(position.ply()).as(variant.id()).isPositive();
            }
        }
    }
}
