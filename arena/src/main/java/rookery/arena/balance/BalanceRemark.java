package rookery.arena.balance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rookery.arena.balance.BalanceReport.KindReport;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Reason;

/**
 * A remark about a variant after many games: a verdict first, then what an inventor may want to change.
 *
 * @param percent the share or other number it mentions; 0 for none
 * @param piece   the English name of a piece it is about, or that would help; empty for none
 * @param rule    the rule it is about; null for none
 */
public record BalanceRemark(Topic topic, int percent, String piece, @Nullable RuleEvent rule) {

    /** What a remark says. */
    public enum Topic {
        /** Neither side is better off, as far as this many games can tell. */
        EVEN,
        /** White scores more, but the games are too few to be sure or the difference is small. */
        WHITE_A_LITTLE,
        BLACK_A_LITTLE,
        /** White wins too often; removing one of these pieces from White would roughly compensate. */
        WHITE_TAKE,
        BLACK_TAKE,
        /** White wins too often, but by less than a piece. */
        WHITE_TEMPO,
        BLACK_TEMPO,
        /** White wins too often, by more than any piece. */
        WHITE_MUCH,
        BLACK_MUCH,
        /** Many draws. */
        DRAWS,
        /** Many draws because neither side could make progress. */
        STUCK,
        LONG, SHORT,
        /** A piece that hardly ever moves. */
        IDLE,
        /** A piece that ends most games. */
        DECIDER,
        /** A rule that never applied. */
        UNUSED,
        /** Most games begin alike. */
        FEW_OPENINGS,
        /** More games would say more. */
        MORE_GAMES
    }

    private static final double CLEAR = 0.55;
    private static final double MANY_DRAWS = 0.5;
    private static final int LONG_MOVES = 100;
    private static final int SHORT_MOVES = 10;
    private static final double RARELY = 0.25;
    private static final double MOSTLY = 0.6;
    private static final double FEW = 3;
    private static final int ENOUGH = 100;

    private static BalanceRemark of(Topic topic, double number) {
        return new BalanceRemark(topic, (int) Math.round(number), "", null);
    }

    private static BalanceRemark about(Topic topic, double number, String piece) {
        return new BalanceRemark(topic, (int) Math.round(number), piece, null);
    }

    /** The verdict and everything noteworthy, the most important first; never empty. */
    public static List<BalanceRemark> of(BalanceReport report) {
        List<BalanceRemark> remarks = new ArrayList<>();
        remarks.add(fairness(report));
        double draws = report.games() == 0 ? 0 : (double) report.draws() / report.games();
        int stuck = report.endings().getOrDefault(Reason.ADJUDICATION, 0) + report.endings().getOrDefault(Reason.NO_PROGRESS, 0);
        if (draws > MANY_DRAWS) {
            remarks.add(of(2 * stuck > report.draws() ? Topic.STUCK : Topic.DRAWS, 100 * draws));
        }
        if (report.typicalMoves() >= LONG_MOVES) {
            remarks.add(of(Topic.LONG, report.typicalMoves()));
        } else if (report.games() > 0 && report.typicalMoves() <= SHORT_MOVES) {
            remarks.add(of(Topic.SHORT, report.typicalMoves()));
        }
        for (KindReport kind : report.kinds()) {
            String name = report.variant().kind(kind.kind()).name();
            if (isThere(report, kind.kind()) && kind.used() < RARELY) {
                remarks.add(about(Topic.IDLE, 100 * kind.used(), name));
            }
            if (kind.finished() > MOSTLY) {
                remarks.add(about(Topic.DECIDER, 100 * kind.finished(), name));
            }
        }
        report.rules().entrySet().stream().filter(each -> each.getValue() == 0).map(each -> each.getKey()).sorted()
                .forEach(rule -> remarks.add(new BalanceRemark(Topic.UNUSED, 0, "", rule)));
        if (report.games() >= ENOUGH / 2 && report.openings() < FEW) {
            remarks.add(of(Topic.FEW_OPENINGS, report.openings()));
        }
        if (report.games() < ENOUGH) {
            remarks.add(of(Topic.MORE_GAMES, report.games()));
        }
        return List.copyOf(remarks);
    }

    private static boolean isThere(BalanceReport report, int kind) {
        var start = report.variant().start();
        return start.placement().count(Piece.of(kind, Side.WHITE)) + start.placement().count(Piece.of(kind, Side.BLACK)) > 0;
    }

    private static BalanceRemark fairness(BalanceReport report) {
        double share = report.share();
        boolean white = share > 0.5;
        // Rounded as White's share is, so that the two sides' percentages make a hundred.
        double percent = white ? 100 * share : 100 - Math.round(100 * share);
        double better = Math.max(share, 1 - share);
        if (better - report.error() <= 0.5) {
            return of(Topic.EVEN, 100 * share);
        }
        if (better < CLEAR) {
            return of(white ? Topic.WHITE_A_LITTLE : Topic.BLACK_A_LITTLE, percent);
        }
        return remedy(report, white, percent);
    }

    /** The piece whose value is nearest to the better side's lead. */
    private static BalanceRemark remedy(BalanceReport report, boolean white, double percent) {
        double ahead = Math.abs(report.advantage());
        Side side = white ? Side.WHITE : Side.BLACK;
        Optional<KindReport> nearest = report.kinds().stream()
                .filter(kind -> kind.worth() != null && kind.worth() > 2 * kind.error()
                        && report.variant().start().placement().count(Piece.of(kind.kind(), side)) > 0)
                .min(Comparator.comparingDouble(kind -> Math.abs(worth(kind) - ahead)));
        if (nearest.isEmpty() || worth(nearest.get()) > 2 * ahead) {
            return of(white ? Topic.WHITE_TEMPO : Topic.BLACK_TEMPO, percent);
        }
        if (worth(nearest.get()) * 2 < ahead) {
            return of(white ? Topic.WHITE_MUCH : Topic.BLACK_MUCH, percent);
        }
        return about(white ? Topic.WHITE_TAKE : Topic.BLACK_TAKE, percent, report.variant().kind(nearest.get().kind()).name());
    }

    private static double worth(KindReport kind) {
        return kind.worth() == null ? 0 : kind.worth();
    }
}
