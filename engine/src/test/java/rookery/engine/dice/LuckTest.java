package rookery.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.game.Replay;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.luck.LuckAnalyst;
import rookery.play.luck.LuckReport;
import rookery.play.luck.LuckTurn;

/** Luck and error of every turn, and books that balance. */
class LuckTest {

    private static final Luck LUCK = new Luck();

    /** Random moves and rolls to the end or up to that many actions. */
    private static Game random(Variant variant, long seed, int longest) {
        Random random = new Random(seed);
        Position position = Position.start(variant);
        MoveList moves = new MoveList();
        List<Integer> actions = new ArrayList<>();
        while (!position.outcome().isOver() && actions.size() < longest) {
            position.legalMoves(moves);
            actions.add(moves.get(random.nextInt(moves.size())));
            position.make(actions.getLast());
        }
        if (Game.replay(variant, variant.start(), actions) instanceof Replay.Complete(Game game)) {
            return game;
        }
        throw new AssertionError();
    }

    private static void assertBalanced(LuckReport report) {
        double white = report.luck(Side.WHITE) - report.errors(Side.WHITE) + report.drift(Side.WHITE);
        double black = report.luck(Side.BLACK) - report.errors(Side.BLACK) + report.drift(Side.BLACK);
        assertThat(report.end() - report.start()).isCloseTo(white - black, within(1e-9));
    }

    @Test
    void theBooksOfWholeGamesBalance() throws InterruptedException {
        for (long seed = 1; seed <= 4; seed++) {
            Game game = random(Presets.DICE, seed, 600);
            LuckReport report = LUCK.judge(game, 1, _ -> {});
            assertBalanced(report);
            assertThat(report.turns()).hasSameSizeAs(game.mainLine());
            double result = switch (game.at(game.last()).outcome()) {
                case Outcome.Win(Side side, Reason _) -> side == Side.WHITE ? 1 : 0;
                case Outcome.Draw _ -> 0.5;
                case Outcome.Ongoing() -> report.end();
            };
            assertThat(report.end()).isEqualTo(result);
            assertThat(report.turns()).allSatisfy(turn -> assertThat(turn.error()).isGreaterThanOrEqualTo(-1e-12));
        }
    }

    @Test
    void deeperAndOnALargeBoardTheyBalanceToo() throws InterruptedException {
        assertBalanced(LUCK.judge(random(Presets.DICE, 5, 24), 2, _ -> {}));
        Variant large = Variants.named("dice-xxl").orElseThrow();
        assertBalanced(LUCK.judge(random(large, 6, 30), 1, _ -> {}));
    }

    @Test
    void luckOfAllRollsOfATurnIsNothingOnTheMean() throws InterruptedException {
        Game game = random(Presets.DICE, 8, 30);
        Position position = game.at(game.last());
        MoveList rolls = new MoveList();
        position.legalMoves(rolls);
        assertThat(rolls.size()).isGreaterThan(1);
        double sum = 0;
        for (int i = 0; i < rolls.size(); i++) {
            position.make(rolls.get(i));
            MoveList moves = new MoveList();
            position.legalMoves(moves);
            List<Integer> actions = List.of(rolls.get(i), moves.get(0));
            position.unmake();
            if (Game.replay(Presets.DICE, position.setup(), actions) instanceof Replay.Complete(Game one)) {
                sum += LUCK.judge(one, 2, _ -> {}).turns().getFirst().luck();
            }
        }
        assertThat(sum).isCloseTo(0, within(1e-9));
    }

    @Test
    void takingTheKingIsLuckAndNotTakingItAnError() throws InterruptedException {
        Position position = Fen.position(Presets.DICE, "7k/8/8/8/8/P7/8/R3K2R w - - 0 1");
        int rook = Move.roll(4);
        LuckTurn taken = LUCK.judge(played(position, rook, "h1h8"), 1, _ -> {}).turns().getFirst();
        assertThat(taken.rolled()).isEqualTo(1);
        assertThat(taken.luck()).isPositive();
        assertThat(taken.error()).isZero();
        assertThat(taken.after()).isEqualTo(1);
        LuckTurn missed = LUCK.judge(played(position, rook, "h1g1"), 1, _ -> {}).turns().getFirst();
        assertThat(missed.luck()).isEqualTo(taken.luck());
        assertThat(missed.error()).isPositive();
    }

    private static Game played(Position start, int roll, String uci) {
        Position position = start.copy();
        position.make(roll);
        int move = UciText.parse(position, uci);
        if (Game.replay(Presets.DICE, start.setup(), List.of(roll, move)) instanceof Replay.Complete(Game game)) {
            return game;
        }
        throw new AssertionError(uci);
    }

    @Test
    void aScoreIsAdjustedByTheLuckOfBothSides() {
        LuckTurn lucky = new LuckTurn(1, Side.WHITE, 1, Move.NONE, 0.5, 0.7, 0.7, 0.7);
        LuckTurn unlucky = new LuckTurn(2, Side.BLACK, 1, Move.NONE, 0.3, 0.2, 0.1, 0.1);
        LuckReport report = new LuckReport(1, 0.5, List.of(lucky, unlucky), 0.9);
        assertThat(report.adjusted(1, 1)).isCloseTo(1 - 0.2 - 0.1, within(1e-12));
        assertThat(report.adjusted(1, 0.5)).isCloseTo(1 - 0.15, within(1e-12));
        assertThat(report.errors(Side.BLACK)).isCloseTo(0.1, within(1e-12));
    }

    @Test
    void isFoundAsAServiceForGamesWithADieOnly() {
        assertThat(LuckAnalyst.playing(Presets.DICE)).containsInstanceOf(Luck.class);
        assertThat(LuckAnalyst.playing(Presets.FIDE)).isEmpty();
    }

    @Test
    void reportsProgressAndStopsWhenInterrupted() throws InterruptedException {
        Game game = random(Presets.DICE, 9, 20);
        List<GameNode> line = game.mainLine();
        List<LuckTurn> told = new ArrayList<>();
        LuckReport report = LUCK.judge(game, 1, told::add);
        assertThat(told).isEqualTo(report.turns()).hasSameSizeAs(line);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> LUCK.judge(game, 3, _ -> {})).isInstanceOf(InterruptedException.class);
        assertThat(Thread.interrupted()).isFalse();
    }
}
