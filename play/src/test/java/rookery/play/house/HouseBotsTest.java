package rookery.play.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Piece;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Bots;
import rookery.play.bot.Limits;
import rookery.play.chance.SplitMix64;

class HouseBotsTest {

    private static Position position(Variant variant, String fen) {
        Fen.Result result = Fen.read(variant, fen);
        assertThat(result).isInstanceOf(Fen.Read.class);
        Verdict verdict = Position.of(variant, ((Fen.Read) result).setup());
        assertThat(verdict).isInstanceOf(Verdict.Playable.class);
        return ((Verdict.Playable) verdict).position();
    }

    private static String choice(BotProvider provider, long seed, Position position) throws InterruptedException {
        int move = provider.create(BotSettings.DEFAULT.withSeed(seed)).choose(position.copy(), Limits.UNLIMITED, thought -> {
        });
        return position.shape().name(Move.from(move)) + position.shape().name(Move.to(move));
    }

    private static Set<String> choices(BotProvider provider, Position position) throws InterruptedException {
        Set<String> found = new HashSet<>();
        for (long seed = 0; seed < 200; seed++) {
            found.add(choice(provider, seed, position));
        }
        return found;
    }

    @Test
    void allAreFoundByName() {
        assertThat(Bots.all()).extracting(BotProvider::id).contains("bleu", "greedy", "pathfinder", "random");
        assertThat(Bots.named("greedy")).get().isInstanceOf(Greedy.class);
        assertThat(Bots.named("nobody")).isEmpty();
        assertThat(Bots.playing(Presets.XXL)).hasSizeGreaterThanOrEqualTo(4);
    }

    @Test
    void randomPlaysEveryLegalMove() throws InterruptedException {
        // C-53
        assertThat(choices(new RandomMover(), Position.start(Presets.FIDE))).hasSize(20);
    }

    @Test
    void greedyTakesTheMostValuablePieceAndIsRandomAmongEquals() throws InterruptedException {
        // C-54
        Position position = position(Presets.FIDE, "4k3/8/8/1q1r4/2P5/8/8/4K3 w - - 0 1");
        assertThat(choices(new Greedy(), position)).containsExactly("c4b5");
        Position equal = position(Presets.FIDE, "4k3/8/8/1q1q4/2P5/8/8/4K3 w - - 0 1");
        assertThat(choices(new Greedy(), equal)).containsExactlyInAnyOrder("c4b5", "c4d5");
        Position nothing = Position.start(Presets.FIDE);
        assertThat(choices(new Greedy(), nothing)).hasSize(20);
    }

    @Test
    void greedyTakesTheKingFirst() throws InterruptedException {
        Position position = position(Presets.DICE, "3qk3/4Q3/8/8/8/8/8/4K3 w - - 0 1 Q");
        assertThat(choices(new Greedy(), position)).containsExactly("e7e8");
    }

    @Test
    void greedyCountsWhatAPawnBecomes() throws InterruptedException {
        Position position = position(Presets.FIDE, "4k3/P7/8/1p6/2P5/8/8/4K3 w - - 0 1");
        assertThat(choices(new Greedy(), position)).containsExactly("a7a8");
    }

    @Test
    void pathfinderAddsTileAndPieceAndBreaksTiesAtRandom() throws InterruptedException {
        // the highest sum of tile value (0) and captured piece. A chancellor (8.5) is worth more than a rook (5.25).
        Position position = position(Presets.XXL,
                "k13/14/14/14/14/14/14/14/2e1r9/3P10/14/14/14/K13 w - - 0 1");
        assertThat(choices(new Pathfinder(), position)).containsExactly("d5c6");
        // ties at random.
        Position equal = position(Presets.XXL, "k13/14/14/14/14/14/14/14/2e1e9/3P10/14/14/14/K13 w - - 0 1");
        assertThat(choices(new Pathfinder(), equal)).containsExactlyInAnyOrder("d5c6", "d5e6");
        Position quiet = Position.start(Presets.XXL);
        assertThat(choices(new Pathfinder(), quiet).size()).isGreaterThan(40);
    }

    @Test
    void pathfinderAnswersCheckBeforeItTakes() throws InterruptedException {
        // the rook on a10 gives check; the pawn's captures are not legal, only what helps the king is played.
        Position position = position(Presets.XXL, "k13/14/14/14/r13/14/14/14/2e1e9/3P10/14/14/14/K13 w - - 0 1");
        assertThat(position.inCheck()).isTrue();
        for (String choice : choices(new Pathfinder(), position)) {
            assertThat(choice).startsWith("a1b");
        }
    }

    @Test
    void pathfinderMayValueTheCentre() throws InterruptedException {
        Position position = position(Presets.FIDE, "k7/8/8/8/8/8/8/N6K w - - 0 1");
        BotSettings centre = BotSettings.DEFAULT.with("tile VALUES", "Centre");
        assertThat(centre.problems(new Pathfinder().options())).isEmpty();
        int move = new Pathfinder().create(centre).choose(position, Limits.UNLIMITED, thought -> {
        });
        assertThat(Move.to(move)).isIn(position.shape().parse("c2"), position.shape().parse("b3"));
    }

    @Test
    void bleuPlaysTheFirstMoveOfItsList() throws InterruptedException {
        assertThat(choices(new FirstMove(), Position.start(Presets.CASUAL))).containsExactly("b1a3");
    }

    @Test
    void everyBotPlaysEveryPresetAndRepeatsItself() throws InterruptedException {
        for (Variant variant : Presets.all()) {
            for (BotProvider provider : List.of(new RandomMover(), new Greedy(), new Pathfinder(), new FirstMove())) {
                assertThat(provider.plays(variant)).isTrue();
                assertThat(playout(provider, variant, 7)).as(provider.id() + " in " + variant.id())
                        .isEqualTo(playout(provider, variant, 7));
            }
        }
    }

    @Test
    void limitsMayNameTheMoves() throws InterruptedException {
        Position position = Position.start(Presets.FIDE);
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        int only = moves.get(5);
        int chosen = new RandomMover().create(BotSettings.DEFAULT).choose(position, Limits.UNLIMITED.withMoves(List.of(only)), thought -> {
        });
        assertThat(chosen).isEqualTo(only);
    }

    /** At most 300 actions of a bot against itself, the die rolled in between. */
    private static List<Integer> playout(BotProvider provider, Variant variant, long seed) throws InterruptedException {
        Position position = Position.start(variant);
        List<Integer> actions = new ArrayList<>();
        try (Bot bot = provider.create(BotSettings.DEFAULT.withSeed(seed))) {
            while (!position.outcome().isOver() && actions.size() < 300) {
                MoveList legal = new MoveList();
                position.legalMoves(legal);
                int action = position.toAct() == Actor.NATURE
                        ? legal.get(SplitMix64.below(legal.size(), SplitMix64.at(seed, position.ply())))
                        : bot.choose(position.copy(), Limits.UNLIMITED, thought -> assertThat(thought.line()).isNotEmpty());
                assertThat(legal.contains(action)).isTrue();
                if (!Move.isRoll(action)) {
                    assertThat(position.piece(Move.from(action))).isNotEqualTo(Piece.EMPTY);
                }
                position.make(action);
                actions.add(action);
            }
        }
        return actions;
    }
}
