package rookery.engine.training;

import java.util.Optional;
import rookery.engine.dice.DiceChooser;
import rookery.engine.evaluation.Evaluation;
import rookery.engine.evaluation.NetEvaluation;
import rookery.engine.net.Net;
import rookery.engine.net.Nets;
import rookery.engine.search.Scores;
import rookery.engine.search.Search;
import rookery.engine.search.SearchLimits;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/** Chooses moves in the games that nets learn from and are tried in, within a number of nodes. Mutable: use one per thread. */
interface Thinker {

    /** @param score in hundredths of a pawn for the mover; with a die the odds in such a form: {@code Net.SCALE * log(odds)} */
    record Choice(int move, int score) {
    }

    void newGame();

    /** For a position in which a player is to move. */
    Choice think(Position position);

    /** One that judges by the net, or without any. */
    static Thinker of(Variant variant, Optional<Net> net, long nodes, int megabytes) {
        if (variant.hasDie()) {
            return byExpectation(new DiceChooser(variant, net, nodes));
        }
        return bySearch(new Search(megabytes, 1,
                each -> net.<Evaluation>map(known -> new NetEvaluation(each, known)).orElseGet(() -> Evaluation.derived(each)), () -> 0),
                nodes);
    }

    /** One that judges as the program plays: by the net in use, if there is one. */
    static Thinker usual(Variant variant, long nodes, int megabytes) {
        return variant.hasDie()
                ? of(variant, Nets.of(variant), nodes, megabytes)
                : bySearch(new Search(megabytes, 1, Evaluation::of, () -> 0), nodes);
    }

    static Thinker bySearch(Search search, long nodes) {
        return new Thinker() {
            @Override
            public void newGame() {
                search.newGame();
            }

            @Override
            public Choice think(Position position) {
                var report = search.run(position, SearchLimits.NONE.withNodes(nodes), each -> {
                });
                return new Choice(report.move(), report.score());
            }
        };
    }

    private static Thinker byExpectation(DiceChooser chooser) {
        return new Thinker() {
            @Override
            public void newGame() {
                chooser.newGame();
            }

            @Override
            public Choice think(Position position) {
                DiceChooser.Choice choice = chooser.choose(position);
                return new Choice(choice.move(), score((choice.value() + 1) / 2));
            }
        };
    }

    private static int score(double chance) {
        if (chance <= 0 || chance >= 1) {
            return chance <= 0 ? 1 - Scores.WIN : Scores.WIN - 1;
        }
        return Math.clamp(Math.round(Net.SCALE * StrictMath.log(chance / (1 - chance))), -Scores.LARGEST_EVALUATION,
                Scores.LARGEST_EVALUATION);
    }
}
