package rookery.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Piece;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** What the evaluation sees is what the rules say. */
class DiceFeaturesTest {

    private static final Variant LARGE = Variants.named("dice-xxl").orElseThrow();

    /** A position before a roll after some random actions. */
    private static Position position(Variant variant, Random random, int actions) {
        Position position = Position.start(variant);
        MoveList moves = new MoveList();
        for (int i = 0; i < actions || position.toAct() != Actor.NATURE; i++) {
            position.legalMoves(moves);
            if (moves.isEmpty()) {
                return position(variant, random, actions);
            }
            position.make(moves.get(random.nextInt(moves.size())));
        }
        return position.isGoalReached() ? position(variant, random, actions) : position;
    }

    private static double amount(FeatureList list, int index) {
        double sum = 0;
        for (int i = 0; i < list.size(); i++) {
            sum += list.index(i) == index ? list.amount(i) : 0;
        }
        return sum;
    }

    /** The chance to take a king with this roll, by trying every roll and move. */
    private static double takes(Position position) {
        MoveList rolls = new MoveList();
        MoveList moves = new MoveList();
        position.legalMoves(rolls);
        int taking = 0;
        for (int i = 0; i < rolls.size(); i++) {
            position.make(rolls.get(i));
            position.legalMoves(moves);
            boolean takes = false;
            for (int k = 0; k < moves.size(); k++) {
                takes |= Endings.wins(position, moves.get(k));
            }
            taking += takes ? 1 : 0;
            position.unmake();
        }
        return rolls.isEmpty() ? 0 : (double) taking / rolls.size();
    }

    @Test
    void facesAndKingsInReachAreThoseOfTheRules() {
        Random random = new Random(1);
        FeatureList list = FeatureList.keeping(ChessDiceFeatures.COUNT);
        ChessDiceFeatures features = new ChessDiceFeatures();
        int inReach = 0;
        for (int i = 0; i < 2000; i++) {
            Position position = position(Presets.DICE, random, random.nextInt(160));
            features.of(position, list);
            assertThat(amount(list, ChessDiceFeatures.OUR_FACES)).isCloseTo(Integer.bitCount(position.rollableFaces()) * 0.1, within(1e-9));
            // A pawn that takes the king on the last rank does so on every face; the features count the pawn's face alone.
            if (amount(list, ChessDiceFeatures.OUR_PROMOTION) == 0) {
                assertThat(list.takes()).isCloseTo(takes(position), within(1e-9));
            }
            inReach += list.takes() > 0 ? 1 : 0;
        }
        assertThat(inReach).isPositive();
    }

    @Test
    void blackSeesTheTurnedBoardAsWhiteDoes() {
        Random random = new Random(2);
        for (Variant variant : new Variant[]{Presets.DICE, LARGE}) {
            LeafValue value = new DiceEvaluation(variant);
            for (int i = 0; i < 200; i++) {
                Position position = position(variant, random, random.nextInt(100));
                assertThat(value.of(turned(position))).isCloseTo(value.of(position), within(1e-12));
            }
        }
    }

    /** Ranks and colours exchanged; castling rights do not count in evaluation. */
    private static Position turned(Position position) {
        BoardShape shape = position.shape();
        int[] pieces = new int[shape.squares()];
        for (int square = 0; square < pieces.length; square++) {
            int piece = position.piece(square);
            int mirrored = (shape.ranks() - 1 - shape.rank(square)) * shape.files() + shape.file(square);
            pieces[mirrored] = piece == Piece.EMPTY ? Piece.EMPTY : Piece.of(Piece.kind(piece), Piece.side(piece).opponent());
        }
        Setup setup = Setup.of(Placement.of(shape, pieces)).withTurn(position.turn().opponent());
        if (Position.of(position.variant(), setup) instanceof Verdict.Playable(Position turned)) {
            return turned;
        }
        throw new AssertionError(Fen.write(position.variant(), setup));
    }

    @Test
    void aKingInReachDecidesMoreThanAQueen() {
        LeafValue value = new DiceEvaluation(Presets.DICE);
        double danger = value.of(Fen.position(Presets.DICE, "3qk3/8/8/8/8/8/4R3/4K3 b - - 0 1"));
        double safe = value.of(Fen.position(Presets.DICE, "3qk3/8/8/8/8/8/3R4/4K3 b - - 0 1"));
        assertThat(danger).isLessThan(safe);
        assertThat(value.of(Fen.position(Presets.DICE, "4k3/8/8/8/8/8/8/3RK3 w - - 0 1")))
                .isLessThan(value.of(Fen.position(Presets.DICE, "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1")));
    }

    @Test
    void otherGamesWithADieUseTheGeneralFeatures() {
        assertThat(DiceFeatures.of(Presets.DICE)).isInstanceOf(ChessDiceFeatures.class);
        assertThat(DiceFeatures.of(LARGE)).isInstanceOf(GeneralDiceFeatures.class);
    }

    @Test
    void tuningIsTheSameEveryTime() {
        DiceTuner.Settings settings = new DiceTuner.Settings(1, 12, 1, 0.5, 1e-4, 2, 3);
        String once = new DiceTuner(Presets.DICE, settings, _ -> {}).run();
        assertThat(new DiceTuner(Presets.DICE, settings, _ -> {}).run()).isEqualTo(once);
        assertThat(once.lines()).hasSize(ChessDiceFeatures.COUNT);
        assertThat(once).isNotEqualTo(DiceWeights.text(DiceWeights.of(Presets.DICE)));
        DiceTuner again = new DiceTuner(Presets.DICE, settings, _ -> {});
        assertThat(again.begin("nonsense")).isFalse();
        assertThat(again.begin("1\n2\n")).isFalse();
        assertThat(again.begin(once)).isTrue();
    }
}
