package rookery.desktop.screen.review;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import rookery.desktop.shell.LineSheet;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.piece.Side;

/** The moves as flowing text, with variations indented below the move they replace, and comments in between. */
final class MoveTree extends LineSheet<MoveTree.TreeLine> {
    /** The height of a line, relative to its font size. */
    private static final double LINE = 1.85;
    /** Moves have a slightly larger font. */
    private static final double LARGER = 1.05;
    /** Extra width for the current move, which is bold. */
    private static final double BOLD = 10;
    /** The padding and gaps of a move's button. */
    private static final double AROUND = 12;
    private static final double PART = 3;
    /** A figurine is wider than the letter it stands for. */
    private static final double FIGURINE = 9;
    /** The padding of a comment. */
    private static final double MARGIN = 14;

    private final WindowServices services;
    private final Consumer<ReviewIntent> intents;
    private final ContextMenu menu;
    private final Text ruler = new Text();
    private final Map<String, Double> widths = new HashMap<>();
    private final Map<Integer, Integer> rowOf = new HashMap<>();
    private List<TreeRow> rows = List.of();
    private @Nullable ReviewState shown;

    MoveTree(WindowServices services, Consumer<ReviewIntent> intents, ContextMenu menu) {
        super(LINE, services.text("review.moves.empty"));
        this.services = services;
        this.intents = intents;
        this.menu = menu;
        setId("tree");
        setAccessibleText(services.text("play.moves"));
    }

    void show(ReviewState state) {
        var before = shown;
        shown = state;
        boolean other = before == null || !state.plies().equals(before.plies());
        // An engine's annotation changes a move's width.
        if (other || before == null || !state.verdicts().equals(before.verdicts())) breakIntoRows();
        boolean moved = other || before == null || before.current() != state.current();
        show(moved ? middle(rowOf.getOrDefault(state.current(), 0)) : top());
    }

    @Override
    protected void fit(double width, Font font) {
        widths.clear();
        breakIntoRows();
    }

    private void breakIntoRows() {
        if (shown == null || width() <= 0) return;
        rows = TreeRows.of(shown.plies(), width() - BOLD, this::width, words -> wide(words, font().getSize()) + MARGIN);
        rowOf.clear();
        for (int i = 0; i < rows.size(); i++) {
            for (var cell : rows.get(i).cells()) rowOf.put(cell.ply().id(), i);
        }
    }

    private double width(TreeRow.Cell cell) {
        var ply = cell.ply();
        var sign = shown == null ? "" : PlyCell.sign(ply, shown);
        var words = (cell.numbered() ? PlyCell.number(ply) : "") + (ply.roll() > 0 ? ply.roll() + " " : "") + ply.san() + sign;
        long figurines = ply.san().startsWith("O") ? 0 : ply.san().chars().filter(Character::isUpperCase).count();
        int parts = (cell.numbered() ? 1 : 0) + (sign.isEmpty() ? 0 : 1);
        return wide(words, font().getSize() * LARGER) + figurines * FIGURINE + parts * PART + AROUND;
    }

    private double wide(String words, double size) {
        return widths.computeIfAbsent(size + words, _ -> {
            ruler.setFont(Font.font(font().getFamily(), size));
            ruler.setText(words);
            return ruler.getLayoutBounds().getWidth();
        });
    }

    @Override
    protected int count() {
        return rows.size();
    }

    @Override
    protected TreeLine fresh() {
        return new TreeLine(() -> new PlyCell(services, intents, menu));
    }

    @Override
    protected void fill(TreeLine line, int row) {
        if (shown != null) line.show(rows.get(row), shown);
    }

    @Override
    protected void clear(TreeLine line) {
        line.clear();
    }

    /** A visible line of the tree: bars for its variation depth, then moves or words. */
    static final class TreeLine extends HBox {
        private static final double BAR = 2;
        /** The gap before the bar of a new variation. */
        private static final double GAP = 4;

        private final Supplier<PlyCell> fresh;
        private final Label comment = new Label();
        private final List<Region> bars = new ArrayList<>();
        private final List<PlyCell> cells = new ArrayList<>();
        private int level;
        private boolean opens;

        TreeLine(Supplier<PlyCell> fresh) {
            this.fresh = fresh;
            setAlignment(Pos.CENTER_LEFT);
            comment.getStyleClass().add("move-comment");
            comment.setMinWidth(0);
            getChildren().add(comment);
        }

        void show(TreeRow row, ReviewState state) {
            level = Math.min(row.level(), TreeRows.DEEPEST);
            opens = row.opens();
            Nodes.style(this, "variation", row.level() > 0);
            setPadding(new Insets(0, 0, 0, level * TreeRows.INDENT));
            comment.setText(row.comment());
            Nodes.show(comment, !row.comment().isEmpty());
            while (bars.size() < level) addBar();
            while (cells.size() < row.cells().size()) addCell();
            for (int i = 0; i < cells.size(); i++) {
                var cell = cells.get(i);
                boolean used = i < row.cells().size();
                Nodes.show(cell, used);
                if (used) cell.show(row.cells().get(i), state);
                else cell.clear();
            }
            placeBars();
        }

        void clear() {
            cells.forEach(PlyCell::clear);
        }

        private void addBar() {
            var bar = new Region();
            bar.setManaged(false);
            bar.getStyleClass().add("variation-bar");
            bars.add(bar);
            getChildren().add(bar);
        }

        private void addCell() {
            var cell = fresh.get();
            cells.add(cell);
            getChildren().add(cell);
        }

        @Override
        protected void layoutChildren() {
            super.layoutChildren();
            placeBars();
        }

        private void placeBars() {
            for (int i = 0; i < bars.size(); i++) {
                var bar = bars.get(i);
                bar.setVisible(i < level);
                double top = opens && i == level - 1 ? GAP : 0;
                bar.resizeRelocate(i * TreeRows.INDENT + GAP, top, BAR, Math.max(0, getHeight() - top));
            }
        }
    }

    /** Breaks moves, variations and comments into lines. */
    static final class TreeRows {
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
                while (end < rest.length() && fits(rest.substring(0, rest.offsetByCodePoints(end, 1))))
                    end = rest.offsetByCodePoints(end, 1);
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
}
