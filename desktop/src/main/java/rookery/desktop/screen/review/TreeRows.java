package rookery.desktop.screen.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import rookery.kernel.piece.Side;

/** Breaks moves, variations and comments into lines. */
final class TreeRows {
    /** Deeper variations are not indented further. */
    static final int DEEPEST = 6;
    /** The indentation of each level. */
    static final double INDENT = 14;

    private final double width;
    private final ToDoubleFunction<TreeRow.Cell> cellWidth;
    private final ToDoubleFunction<String> wordWidth;
    private final List<TreeRow> rows = new ArrayList<>();
    private final List<TreeRow.Cell> line = new ArrayList<>();
    private double used;
    private int level;
    private boolean opens;

    private TreeRows(double width, ToDoubleFunction<TreeRow.Cell> cellWidth, ToDoubleFunction<String> wordWidth) {
        this.width = width;
        this.cellWidth = cellWidth;
        this.wordWidth = wordWidth;
    }

    /**
     * @param width     of a line
     * @param cellWidth how wide a move is
     * @param wordWidth how wide words of a comment are
     */
    static List<TreeRow> of(List<TreeMove> plies, double width, ToDoubleFunction<TreeRow.Cell> cellWidth,
            ToDoubleFunction<String> wordWidth) {
        var rows = new TreeRows(width, cellWidth, wordWidth);
        plies.forEach(rows::add);
        rows.finishLine();
        return List.copyOf(rows.rows);
    }

    private void add(TreeMove ply) {
        if (ply.opens() || ply.level() != level) {
            finishLine();
            level = ply.level();
            opens = ply.opens();
        }
        if (!ply.before().isEmpty()) comment(ply.before());
        boolean first = line.isEmpty();
        var cell = new TreeRow.Cell(ply, first || ply.mover() == Side.WHITE);
        double wide = cellWidth.applyAsDouble(cell);
        if (!first && used + wide > room()) {
            finishLine();
            cell = new TreeRow.Cell(ply, ply.mover() == Side.WHITE);
        }
        line.add(cell);
        used += wide;
        if (!ply.comment().isEmpty()) comment(ply.comment());
    }

    private double room() {
        return width - Math.min(level, DEEPEST) * INDENT;
    }

    private void finishLine() {
        if (line.isEmpty()) return;
        put(new TreeRow(level, opens, line, ""));
        line.clear();
        used = 0;
    }

    private void put(TreeRow row) {
        rows.add(row);
        opens = false;
    }

    /** As many words in a line as fit. */
    private void comment(String text) {
        finishLine();
        var words = "";
        for (var word : text.strip().split("\\s+")) {
            var longer = words.isEmpty() ? word : words + " " + word;
            if (fits(longer)) {
                words = longer;
            } else {
                if (!words.isEmpty()) put(new TreeRow(level, opens, List.of(), words));
                words = lastOf(word);
            }
        }
        if (!words.isEmpty()) put(new TreeRow(level, opens, List.of(), words));
    }

    /** Breaks a word longer than a line, as in Chinese text, and returns the rest. */
    private String lastOf(String word) {
        var rest = word;
        while (!fits(rest)) {
            int end = rest.offsetByCodePoints(0, 1);
            while (end < rest.length() && fits(rest.substring(0, rest.offsetByCodePoints(end, 1)))) end = rest.offsetByCodePoints(end, 1);
            if (end == rest.length()) break;
            put(new TreeRow(level, opens, List.of(), rest.substring(0, end)));
            rest = rest.substring(end);
        }
        return rest;
    }

    private boolean fits(String words) {
        return wordWidth.applyAsDouble(words) <= room();
    }
}
