package rookery.arena.balance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.arena.balance.BalanceRemark.Topic;
import rookery.kernel.catalogue.VariantEdits;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Bots;

class BalanceRunTest {

    private static final BotProvider GREEDY = Bots.named("greedy").orElseThrow();

    private static Variant variant(String id) {
        return Variants.named(id).orElseThrow();
    }

    private static BalanceReport play(Variant variant, int games, int threads) throws InterruptedException {
        return new BalanceRun(variant, GREEDY, new BalancePlan(games, 50, threads, 7)).run(_ -> {
        });
    }

    @Test
    void theSameSeedGivesTheSameReportOnAnyNumberOfThreads() throws InterruptedException {
        assertThat(play(variant("gardner"), 24, 1)).isEqualTo(play(variant("gardner"), 24, 3));
    }

    @Test
    void everythingIsCounted() throws InterruptedException {
        List<Integer> told = new ArrayList<>();
        BalanceReport report = new BalanceRun(variant("crazyhouse"), GREEDY, new BalancePlan(20, 50, 2, 3))
                .run(each -> told.add(each.games()));
        assertThat(told).hasSize(20).isSorted().last().isEqualTo(20);
        assertThat(report.white() + report.black() + report.draws()).isEqualTo(20);
        assertThat(report.lengths()).hasSize(20).isSorted();
        assertThat(report.endings().values().stream().mapToInt(Integer::intValue).sum()).isEqualTo(20);
        assertThat(report.rules()).containsKeys(RuleEvent.DROP, RuleEvent.CASTLING).doesNotContainKey(RuleEvent.WALL);
        assertThat(report.kinds().getFirst().used()).isGreaterThan(0.9);
        assertThat(report.first().stream().mapToInt(BalanceReport.FirstMove::games).sum()).isEqualTo(20);
    }

    @Test
    void diceAreRolled() throws InterruptedException {
        assertThat(play(variant("dice"), 6, 2).games()).isEqualTo(6);
    }

    @Test
    void aStoppedRunReportsWhatWasPlayed() throws InterruptedException {
        BalanceRun[] run = {null};
        run[0] = new BalanceRun(variant("gardner"), GREEDY, new BalancePlan(5_000, 50, 2, 7));
        BalanceReport report = run[0].run(each -> {
            if (each.games() >= 5) run[0].stop();
        });
        assertThat(report.games()).isBetween(5, 10);
    }

    @Test
    void anUnfairGameIsSeenAndAPieceNamedThatMakesUpForIt() throws InterruptedException {
        // Black begins without a queen.
        Variant odds = VariantEdits.place(variant("gardner"), variant("gardner").shape().parse("d5"), Piece.EMPTY);
        BalanceReport report = play(odds, 80, 2);
        assertThat(report.share()).isGreaterThan(0.6);
        assertThat(BalanceRemark.of(report).getFirst().topic()).isIn(Topic.WHITE_TAKE, Topic.WHITE_MUCH, Topic.WHITE_TEMPO);
        assertThat(BalanceText.of(report)).contains("White scores", "queen", "Openings");
    }

    /** Games in which a queen more wins nine times in ten, and a pawn more six times. */
    @Test
    void whatPiecesAreWorthFollowsFromResults() {
        List<BalanceGame> games = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            boolean queen = i % 2 == 0;
            boolean white = i / 2 % 2 == 0;
            boolean stronger = i / 4 % 10 < (queen ? 9 : 6);
            int[] sample = new int[7];
            sample[queen ? 5 : 1] = white ? 1 : -1;
            Side winner = stronger == white ? Side.WHITE : Side.BLACK;
            games.add(new BalanceGame(i, new Outcome.Win(winner, Reason.CHECKMATE), 40, "e4", i % 5, new int[7], new int[7], 5,
                    EnumSet.noneOf(RuleEvent.class), List.of(sample)));
        }
        List<MaterialFit.Worth> worths = new MaterialFit(Presets.FIDE, 1).fit(games).worths();
        assertThat(worths).extracting(MaterialFit.Worth::kind).containsExactly(1, 5);
        assertThat(worths.getFirst().worth()).isEqualTo(1);
        // ln 9 over ln 1.5
        assertThat(worths.getLast().worth()).isBetween(4.3, 6.2);
        assertThat(worths.getLast().error()).isBetween(0.1, 5.0);
    }
}
