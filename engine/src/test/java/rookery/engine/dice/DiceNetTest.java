package rookery.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.engine.Boards;
import rookery.engine.net.Net;
import rookery.engine.net.NetFile;
import rookery.engine.net.Nets;
import rookery.engine.net.RandomNets;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;

/** Nets in games with a die. */
class DiceNetTest {

    private static final Net NET = onTop(RandomNets.of(Presets.DICE, 16, 4, 3));

    /** A net of a game with a die is always one on top of the evaluation without. */
    private static Net onTop(Net net) {
        int[][] rows = new int[net.inputs()][];
        int[][] weights = new int[net.outputs()][];
        int[] bias = new int[net.outputs()];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = net.row(i);
        }
        for (int i = 0; i < weights.length; i++) {
            weights[i] = net.weights(i);
            bias[i] = net.outputBias(i);
        }
        return new Net(net.rules(), Net.Base.DERIVED, rows, net.bias(), weights, bias, Map.of());
    }

    @AfterEach
    void forgetTheFolder(@TempDir Path empty) {
        Nets.look(empty);
    }

    @Test
    void whatWasKeptFromThePositionBeforeGivesTheSameAsAFreshLook() {
        for (Variant variant : new Variant[]{Presets.DICE, Boards.variant("dice-xxl")}) {
            Optional<Net> net = Optional.of(RandomNets.of(variant, 8, 2, 5));
            DiceEvaluation kept = new DiceEvaluation(variant, net);
            Random random = new Random(8);
            MoveList moves = new MoveList();
            for (int game = 0; game < 3; game++) {
                Position position = Position.start(variant);
                while (!position.outcome().isOver() && position.ply() < 120) {
                    if (position.toAct() == Actor.NATURE) {
                        assertThat(kept.of(position)).isEqualTo(new DiceEvaluation(variant, net).of(position));
                    }
                    position.legalMoves(moves);
                    position.make(moves.get(random.nextInt(moves.size())));
                }
            }
        }
    }

    /** The chance that this roll takes a king is exact, whatever the net says of the rest. */
    @Test
    void theNetHasNoSayInWhatTheRollDecides() {
        Position certain = Fen.position(Presets.DICE, "8/8/8/8/8/8/4k3/4K3 w - - 0 1");
        DiceEvaluation without = new DiceEvaluation(Presets.DICE);
        DiceEvaluation with = new DiceEvaluation(Presets.DICE, Optional.of(NET));
        assertThat(without.of(certain)).isEqualTo(1, within(1e-12));
        assertThat(with.of(certain)).isEqualTo(1, within(1e-12));
        Position open = Position.start(Presets.DICE);
        assertThat(with.of(open)).isNotEqualTo(without.of(open));
        assertThat(with.sum(open)).isEqualTo(
                without.sum(open) + Math.round((with.sum(open) - without.sum(open)) * Net.SCALE) / (double) Net.SCALE,
                within(1e-9));
    }

    @Test
    void onlyTheStrongestLevelUsesIt(@TempDir Path folder) throws Exception {
        Nets.install(NET, folder);
        Nets.look(folder);
        assertThat(opinion("Laplace", true)).isNotEqualTo(opinion("Laplace", false));
        assertThat(opinion("Pascal", true)).isEqualTo(opinion("Pascal", false));
    }

    private static Score opinion(String level, boolean net) throws InterruptedException {
        Position position = Position.start(Presets.DICE);
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        position.make(moves.get(0));
        Bot bot = new DiceBotProvider().create(BotSettings.DEFAULT.with("Level", level).with("UseNet", Boolean.toString(net)).withSeed(1));
        Score[] last = new Score[1];
        bot.choose(position, Limits.ofDepth(2), thought -> last[0] = thought.score());
        return last[0];
    }

    @Test
    void aNetThatWouldDropTheExactPartIsRefused() {
        byte[] goals = NetFile.write(RandomNets.of(Presets.DICE, 8, 1, 1));
        assertThat(Nets.read(goals, Presets.DICE)).isInstanceOf(NetFile.Reading.Refused.class);
        assertThat(Nets.read(NetFile.write(NET), Presets.DICE)).isInstanceOf(NetFile.Reading.Whole.class);
        assertThat(Nets.read(NetFile.write(NET), Boards.variant("dice-xxl"))).isInstanceOf(NetFile.Reading.Refused.class);
    }
}
