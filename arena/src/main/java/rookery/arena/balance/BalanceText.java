package rookery.arena.balance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import rookery.arena.balance.BalanceReport.FirstMove;
import rookery.arena.balance.BalanceReport.KindReport;

/** A report in English, with text bars as charts. */
public final class BalanceText {

    private static final int BAR = 40;
    private static final int MOST_FIRST_MOVES = 8;
    private static final int COLUMNS = 10;

    private BalanceText() {
    }

    public static String of(BalanceReport report) {
        List<String> lines = new ArrayList<>();
        lines.add(report.variant().name() + ": " + report.games() + " games of " + report.player() + " against itself");
        lines.add("");
        BalanceRemark.of(report).forEach(remark -> lines.add("- " + say(remark)));
        lines.add("");
        lines.add(String.format(Locale.ROOT, "White scores %.1f ± %.1f %% of the points", 100 * report.share(), 100 * report.error()));
        lines.add(row("White wins", report.white(), report.games()));
        lines.add(row("draws", report.draws(), report.games()));
        lines.add(row("Black wins", report.black(), report.games()));
        lines.add("");
        lines.add("How games end");
        report.endings().entrySet().stream().sorted((a, b) -> b.getValue() - a.getValue())
                .forEach(each -> lines.add(row(words(each.getKey()), each.getValue(), report.games())));
        lines.add("");
        lines.add("How long they are, in moves (typically " + report.typicalMoves() + ")");
        lengths(report, lines);
        lines.add("");
        lines.add("Pieces: games in which it moves, captures a game, games it ends, worth by result");
        report.kinds().forEach(kind -> lines.add(kind(report, kind)));
        lines.add("");
        lines.add("Rules in use");
        report.rules().entrySet().stream().sorted((a, b) -> b.getValue() - a.getValue())
                .forEach(each -> lines.add(row(words(each.getKey()), each.getValue(), report.games())));
        lines.add("");
        lines.add(String.format(Locale.ROOT, "Openings: as varied as %.1f equally common ones after four plies", report.openings()));
        report.first().stream().limit(MOST_FIRST_MOVES).forEach(each -> lines.add(first(report, each)));
        return String.join("\n", lines) + "\n";
    }

    private static String row(String name, int some, int all) {
        double share = all == 0 ? 0 : (double) some / all;
        return String.format(Locale.ROOT, "  %-18s %5.1f %%  %s", name, 100 * share, bar(share));
    }

    private static String bar(double share) {
        return "#".repeat((int) Math.round(BAR * Math.clamp(share, 0, 1)));
    }

    private static void lengths(BalanceReport report, List<String> lines) {
        if (report.lengths().isEmpty()) {
            return;
        }
        int longest = (report.lengths().getLast() + 1) / 2;
        int width = Math.max(1, Math.ceilDiv(longest + 1, COLUMNS));
        for (int from = 0; from <= longest; from += width) {
            int low = from;
            long some = report.lengths().stream().filter(plies -> (plies + 1) / 2 >= low && (plies + 1) / 2 < low + width).count();
            lines.add(row(from + " to " + (from + width - 1), (int) some, report.games()));
        }
    }

    private static String kind(BalanceReport report, KindReport kind) {
        String worth = kind.worth() == null ? "" : String.format(Locale.ROOT, "%6.2f ± %.2f", kind.worth(), kind.error());
        return String.format(Locale.ROOT, "  %-18s %5.1f %%  %6.2f  %5.1f %%  %s", report.variant().kind(kind.kind()).name(),
                100 * kind.used(), kind.took(), 100 * kind.finished(), worth).stripTrailing();
    }

    private static String first(BalanceReport report, FirstMove move) {
        return row(move.move(), move.games(), report.games()) + String.format(Locale.ROOT, " (White then %.0f %%)", 100 * move.share());
    }

    private static String words(Enum<?> name) {
        return name.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    private static String say(BalanceRemark remark) {
        int percent = remark.percent();
        String piece = remark.piece();
        return switch (remark.topic()) {
            case EVEN -> "White scores " + percent + " %: fair, as far as this many games can tell.";
            case WHITE_A_LITTLE -> "White scores " + percent + " %: a little better, as in chess.";
            case BLACK_A_LITTLE -> "Black scores " + percent + " %: a little better.";
            case WHITE_TAKE -> "White scores " + percent + " %: take a " + piece + " from White, or give Black one more.";
            case BLACK_TAKE -> "Black scores " + percent + " %: take a " + piece + " from Black, or give White one more.";
            case WHITE_TEMPO ->
                "White scores " + percent + " %: less than a piece makes up for it; let Black win drawn games, or start a step ahead.";
            case BLACK_TEMPO ->
                "Black scores " + percent + " %: less than a piece makes up for it; let White win drawn games, or start a step ahead.";
            case WHITE_MUCH ->
                "White scores " + percent + " %: no single piece makes up for it; give Black another army or an easier goal.";
            case BLACK_MUCH ->
                "Black scores " + percent + " %: no single piece makes up for it; give White another army or an easier goal.";
            case DRAWS -> percent + " % of the games are drawn: let stalemate or a repeated position lose.";
            case STUCK -> percent + " % of the games are drawn because nobody makes progress: add a goal to race for, or stronger pieces.";
            case LONG -> "Games are long, " + percent + " moves: a smaller board or stronger pieces make them shorter.";
            case SHORT -> "Games are short, " + percent + " moves: put the armies further apart, or weaken what ends them.";
            case IDLE -> "The " + piece + " moves in " + percent + " % of the games only: place it better, or let it move more.";
            case DECIDER -> "The " + piece + " ends " + percent + " % of the games that are won.";
            case UNUSED -> "A rule was never used: " + (remark.rule() == null ? "" : words(remark.rule())) + ".";
            case FEW_OPENINGS -> "Most games begin alike: one plan is much better than all others.";
            case MORE_GAMES -> "After " + percent + " games this is a first impression: play more.";
        };
    }
}
