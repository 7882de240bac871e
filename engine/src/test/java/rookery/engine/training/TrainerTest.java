package rookery.engine.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import rookery.engine.Boards;
import rookery.engine.evaluation.Evaluation;
import rookery.engine.evaluation.NetEvaluation;
import rookery.engine.net.Net;
import rookery.engine.net.NetInputs;
import rookery.kernel.catalogue.RulesHash;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.record.CompactGame;

/** The net that plays is the net that was fitted. */
class TrainerTest {

    /** Whole numbers cost a net little: what it says in play lies near what it said while it was fitted, on every position of every base. */
    @Test
    void theNetInWholeNumbersSaysWhatTheFittedOneSaid() throws InterruptedException {
        for (String id : List.of("gardner", "racing-kings", "three-check", "capablanca", "crazyhouse")) {
            Variant variant = Boards.variant(id);
            List<CompactGame> games = new ArrayList<>();
            SelfPlayer player = new SelfPlayer(variant, Optional.empty(), 30, 11);
            for (int i = 0; i < 8; i++) {
                games.add(player.play(i));
            }
            TrainingSet set = new TrainingSet(variant);
            games.forEach(game -> set.add(game, 0.3));
            ExecutorService threads = Executors.newFixedThreadPool(2);
            try {
                for (Net.Base base : Net.Base.values()) {
                    for (NetInputs inputs : List.of(NetInputs.of(variant), NetInputs.withZones(variant))) {
                        Trainer trainer = new Trainer(set, set, inputs, new Trainer.Settings(base, 16, 4, 6, 3), threads);
                        trainer.run((pass, loss) -> {
                        });
                        check(variant, base, trainer, set, positions(variant, games));
                    }
                }
            } finally {
                threads.shutdownNow();
            }
        }
    }

    private static void check(Variant variant, Net.Base base, Trainer trainer, TrainingSet set, List<Position> positions) {
        Evaluation playing = new NetEvaluation(variant, trainer.quantised(RulesHash.of(variant), Map.of()));
        List<Double> fitted = trainer.scores(set);
        assertThat(positions).hasSameSizeAs(fitted);
        for (int i = 0; i < fitted.size(); i++) {
            if (!hasBareKing(positions.get(i))) {
                assertThat((double) playing.evaluate(positions.get(i))).as("%s on top of %s, position %d", variant.id(), base, i)
                        .isCloseTo(fitted.get(i), within(25.0));
            }
        }
    }

    /** Then the evaluation without a net is used. */
    private static boolean hasBareKing(Position position) {
        int[] squares = new int[position.variant().shape().squares()];
        return position.pieceSquares(Side.WHITE, squares) <= 1 || position.pieceSquares(Side.BLACK, squares) <= 1;
    }

    /** The positions a {@link TrainingSet} takes of the games, in its order. */
    private static List<Position> positions(Variant variant, List<CompactGame> games) {
        List<Position> all = new ArrayList<>();
        for (CompactGame game : games) {
            Position position = game.fen().isEmpty() ? Position.start(variant) : Fen.position(variant, game.fen());
            int index = 0;
            for (CompactGame.Ply ply : game.plies()) {
                if (index++ >= game.openingPlies() && TrainingSet.isQuiet(position, ply)) {
                    all.add(position.copy());
                }
                position.make(ply.action());
            }
        }
        return all;
    }
}
