package rookery.arena.report;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import rookery.arena.run.Job;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.Ply;
import rookery.arena.run.RunSnapshot;
import rookery.arena.statistics.Elo;
import rookery.arena.statistics.EloEstimate;
import rookery.arena.statistics.Pentanomial;
import rookery.arena.statistics.PlayerRating;
import rookery.arena.statistics.RatingList;
import rookery.kernel.move.Move;

/** The drawings of a report. */
final class Charts {

    private static final int HEIGHT = 260;
    /** How many moves one bar covers. */
    private static final int BIN = 10;
    private static final int MOST_SERIES = 8;
    private static final int MOST_POINTS = 400;

    private final Job job;
    private final List<PlayedGame> games;

    Charts(Job job, List<PlayedGame> games) {
        this.job = job;
        this.games = games;
    }

    /** Ratings with their error bars, the strongest on top. */
    static String ratings(RatingList list) {
        List<PlayerRating> rated = list.ranked().stream().filter(PlayerRating::isRated).toList();
        if (rated.isEmpty()) {
            return "";
        }
        double low = rated.stream().mapToDouble(player -> player.rating() - margin(player)).min().orElse(0);
        double high = rated.stream().mapToDouble(player -> player.rating() + margin(player)).max().orElse(0);
        double room = Math.max(10, (high - low) * 0.05);
        SvgPlot plot = new SvgPlot(70 + 34 * rated.size(), low - room, high + room, 0, rated.size()).xAxis("Elo, with error bars of 95 %");
        for (int i = 0; i < rated.size(); i++) {
            PlayerRating player = rated.get(i);
            double row = rated.size() - i - 0.6;
            String hint = MatchText.text("%s: %.1f ± %.1f", player.name(), player.rating(), margin(player));
            plot.line("bar", player.rating() - margin(player), row, player.rating() + margin(player), row);
            plot.dot("s0", player.rating(), row, hint);
            plot.rowLabel(row, player.name());
        }
        return plot.svg("Elo of all players");
    }

    private static double margin(PlayerRating player) {
        return Double.isFinite(player.margin()) ? player.margin() : 0;
    }

    /** How many games lasted how long, by result. */
    String lengths() {
        TreeMap<Integer, int[]> bins = new TreeMap<>();
        for (PlayedGame game : games) {
            long moves = game.plies().stream().filter(ply -> !Move.isRoll(ply.action())).count();
            int[] counts = bins.computeIfAbsent((int) (moves / 2) / BIN, bin -> new int[3]);
            counts[game.whiteScore() == 1 ? 0 : game.whiteScore() == 0.5 ? 1 : 2]++;
        }
        int most = bins.values().stream().mapToInt(counts -> counts[0] + counts[1] + counts[2]).max().orElse(1);
        SvgPlot plot = new SvgPlot(HEIGHT, 0, (bins.lastKey() + 1) * BIN, 0, most).xAxis("moves").yAxis("games");
        bins.forEach((bin, counts) -> {
            int sum = 0;
            for (int i = 0; i < 3; i++) {
                if (counts[i] > 0) {
                    plot.bar("s" + i, bin * BIN, (bin + 1) * BIN, sum, sum + counts[i],
                            MatchText.text("%d to %d moves: %d", bin * BIN, (bin + 1) * BIN - 1, counts[i]));
                }
                sum += counts[i];
            }
        });
        return plot.svg("Length of games") + Markup.legend("s", List.of("White won", "drawn", "Black won"));
    }

    /** What the players spent per move in each part of the game: time if the clock matters, else nodes. */
    String effort() {
        int players = Math.min(job.players().size(), MOST_SERIES);
        List<TreeMap<Integer, double[]>> series = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            series.add(new TreeMap<>());
        }
        GameFiles files = new GameFiles(job, games);
        for (PlayedGame game : games) {
            int side = files.first(game);
            int index = 0;
            for (Ply ply : game.plies()) {
                if (Move.isRoll(ply.action())) {
                    continue;
                }
                int player = side == 0 ? game.white() : game.black();
                double used = job.isTimed() ? ply.nanos() / 1e6 : ply.nodes();
                if (player < players && used > 0) {
                    double[] sum = series.get(player).computeIfAbsent(index / 2 / BIN, bin -> new double[2]);
                    sum[0] += used;
                    sum[1]++;
                }
                side ^= 1;
                index++;
            }
        }
        double most = series.stream().flatMap(each -> each.values().stream()).mapToDouble(sum -> sum[0] / sum[1]).max().orElse(0);
        int last = series.stream().filter(each -> !each.isEmpty()).mapToInt(TreeMap::lastKey).max().orElse(0);
        if (most == 0) {
            return "";
        }
        SvgPlot plot = new SvgPlot(HEIGHT, 0, (last + 1) * BIN, 0, most).xAxis("move").yAxis(job.isTimed() ? "milliseconds" : "nodes");
        for (int i = 0; i < players; i++) {
            List<double[]> points = new ArrayList<>();
            series.get(i).forEach((bin, sum) -> points.add(new double[]{(bin + 0.5) * BIN, sum[0] / sum[1]}));
            plot.curve("line l" + i, points);
        }
        return plot.svg("Effort for a move") + Markup.legend("l", job.names().subList(0, players));
    }

    /** How a match's estimate converged, pair by pair. */
    static String progress(List<Pentanomial> course) {
        List<double[]> value = new ArrayList<>();
        List<double[]> band = new ArrayList<>();
        List<double[]> lower = new ArrayList<>();
        int every = Math.max(1, course.size() / MOST_POINTS);
        for (int i = 0; i < course.size(); i++) {
            EloEstimate estimate = Elo.estimate(course.get(i));
            if (i >= 4 && !estimate.isOpen() && (i % every == 0 || i == course.size() - 1)) {
                value.add(new double[]{i + 1, estimate.value()});
                band.add(new double[]{i + 1, estimate.upper()});
                lower.add(new double[]{i + 1, estimate.lower()});
            }
        }
        if (value.size() < 2) {
            return "";
        }
        double end = value.getLast()[1];
        double reach = Math.max(20, 4 * (band.getLast()[1] - end));
        SvgPlot plot = new SvgPlot(HEIGHT, 0, course.size(), end - reach, end + reach).xAxis("pairs of games").yAxis("Elo");
        band.addAll(lower.reversed());
        plot.curve("band", band);
        plot.curve("line l0", value);
        return plot.svg("Elo after each pair");
    }

    /** The course of a sequential test between its bounds. */
    static String test(RunSnapshot.Test test) {
        List<Double> curve = test.curve();
        double low = Math.min(test.sprt().lower(), curve.stream().mapToDouble(llr -> llr).min().orElse(0));
        double high = Math.max(test.sprt().upper(), curve.stream().mapToDouble(llr -> llr).max().orElse(0));
        SvgPlot plot = new SvgPlot(HEIGHT, 0, Math.max(1, curve.size()), low - 0.3, high + 0.3).xAxis("pairs of games")
                .yAxis("log-likelihood ratio");
        plot.line("bound", 0, test.sprt().lower(), Math.max(1, curve.size()), test.sprt().lower());
        plot.line("bound", 0, test.sprt().upper(), Math.max(1, curve.size()), test.sprt().upper());
        List<double[]> points = new ArrayList<>();
        points.add(new double[]{0, 0});
        int every = Math.max(1, curve.size() / MOST_POINTS);
        for (int i = 0; i < curve.size(); i++) {
            if (i % every == 0 || i == curve.size() - 1) {
                points.add(new double[]{i + 1, curve.get(i)});
            }
        }
        plot.curve("line l0", points);
        return plot.svg("Sequential test");
    }

    /**
     * Builds an SVG chart with two axes; it knows the scales and draws marks in data units. Mutable. Colours are the classes of the
     * report's style sheet, {@code s0} to {@code s7} for areas and {@code l0} to {@code l7} for lines.
     */
    private static final class SvgPlot {

        static final int WIDTH = 720;
        private static final int LEFT = 64;
        private static final int RIGHT = 16;
        private static final int TOP = 12;
        private static final int BOTTOM = 44;

        private final int height;
        private final double fromX;
        private final double toX;
        private final double fromY;
        private final double toY;
        private final StringBuilder marks = new StringBuilder();

        /** Scales that show everything from the least to the greatest number on each axis. */
        SvgPlot(int height, double fromX, double toX, double fromY, double toY) {
            this.height = height;
            this.fromX = fromX;
            this.toX = toX > fromX ? toX : fromX + 1;
            this.fromY = fromY;
            this.toY = toY > fromY ? toY : fromY + 1;
        }

        private double x(double value) {
            return LEFT + (value - fromX) / (toX - fromX) * (WIDTH - LEFT - RIGHT);
        }

        private double y(double value) {
            return height - BOTTOM - (value - fromY) / (toY - fromY) * (height - TOP - BOTTOM);
        }

        /** Grid lines and numbers at round values. */
        SvgPlot xAxis(String label) {
            double step = step(toX - fromX, 8);
            for (double value = Math.ceil(fromX / step) * step; value <= toX + step * 1e-9; value += step) {
                line("grid", value, fromY, value, toY);
                text("tick middle", x(value), height - BOTTOM + 16, number(value, step));
            }
            text("label middle", (LEFT + WIDTH - RIGHT) / 2.0, height - 6, label);
            return this;
        }

        SvgPlot yAxis(String label) {
            double step = step(toY - fromY, 5);
            for (double value = Math.ceil(fromY / step) * step; value <= toY + step * 1e-9; value += step) {
                line("grid", fromX, value, toX, value);
                text("tick end", LEFT - 6, y(value) + 4, number(value, step));
            }
            marks.append(MatchText.text("<text class=\"label middle\" transform=\"translate(14 %.1f) rotate(-90)\">%s</text>\n",
                    (TOP + height - BOTTOM) / 2.0, Markup.escaped(label)));
            return this;
        }

        /** A name at a height on the left. */
        void rowLabel(double value, String label) {
            text("tick", 4, y(value) - 9, label);
        }

        void line(String style, double x1, double y1, double x2, double y2) {
            marks.append(
                    MatchText.text("<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n", style, x(x1), y(y1), x(x2),
                            y(y2)));
        }

        void curve(String style, List<double[]> points) {
            StringBuilder path = new StringBuilder();
            for (double[] point : points) {
                path.append(MatchText.text("%s%.1f %.1f", path.isEmpty() ? "M" : "L", x(point[0]), y(Math.clamp(point[1], fromY, toY))));
            }
            marks.append("<path class=\"").append(style).append("\" d=\"").append(path).append("\"/>\n");
        }

        void bar(String style, double x1, double x2, double y1, double y2, String hint) {
            marks.append(
                    MatchText.text("<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"><title>%s</title></rect>\n",
                            style,
                            x(x1) + 0.5, y(y2), Math.max(0.5, x(x2) - x(x1) - 1), Math.max(0, y(y1) - y(y2)), Markup.escaped(hint)));
        }

        void dot(String style, double x, double y, String hint) {
            marks.append(
                    MatchText.text("<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"5\"><title>%s</title></circle>\n", style, x(x), y(y),
                            Markup.escaped(hint)));
        }

        private void text(String style, double x, double y, String text) {
            marks.append(MatchText.text("<text class=\"%s\" x=\"%.1f\" y=\"%.1f\">%s</text>\n", style, x, y, Markup.escaped(text)));
        }

        String svg(String title) {
            return "<svg viewBox=\"0 0 " + WIDTH + " " + height + "\" role=\"img\" aria-label=\"" + Markup.escaped(title) + "\">\n" + marks
                    + "</svg>\n";
        }

        private static double step(double span, int wanted) {
            double raw = span / wanted;
            double power = StrictMath.pow(10, Math.floor(StrictMath.log10(raw)));
            double ratio = raw / power;
            return power * (ratio <= 1 ? 1 : ratio <= 2 ? 2 : ratio <= 5 ? 5 : 10);
        }

        private static String number(double value, double step) {
            double clean = Math.abs(value) < step * 1e-9 ? 0 : value;
            if (Math.abs(clean) >= 1e6) {
                return MatchText.text("%.3gM", clean / 1e6);
            }
            return step >= 1 ? MatchText.text("%,d", Math.round(clean)) : MatchText.text("%.2f", clean);
        }
    }
}
