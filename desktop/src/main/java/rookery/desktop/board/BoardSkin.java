package rookery.desktop.board;

import java.util.List;
import java.util.Map;
import javafx.animation.AnimationTimer;
import javafx.animation.FadeTransition;
import javafx.animation.ParallelTransition;
import javafx.animation.ScaleTransition;
import javafx.scene.Node;
import javafx.scene.control.SkinBase;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeType;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.util.Duration;
import rookery.desktop.theme.Paints;
import rookery.kernel.geometry.BoardShape;
import rookery.look.board.Arrow;
import rookery.look.board.BoardModel.Coordinates;
import rookery.look.board.BoardModel;
import rookery.look.board.Figure;
import rookery.look.board.Pocket;
import rookery.look.board.Region;
import rookery.look.board.Slide;
import rookery.look.theme.BoardTheme;

/** The layers of a board, from the squares up to the picker, and the order in which a change reaches them. */
public final class BoardSkin extends SkinBase<BoardView> {
    private static final Color FOCUS = Color.web("#D9A441");

    private final SquareLayer surface = new SquareLayer();
    private final RegionLayer regions = new RegionLayer();
    private final MarkLayer marks = new MarkLayer();
    private final CoordinateLayer coordinates = new CoordinateLayer();
    private final PieceLayer pieces;
    private final PocketLayer pockets = new PocketLayer();
    private final ArrowLayer arrows = new ArrowLayer();
    private final BurstLayer bursts = new BurstLayer();
    private final Rectangle cursorFrame = new Rectangle();
    private final PromotionPicker picker;
    private final Rectangle clip = new Rectangle();

    private BoardModel shown;
    /** The figures on the squares: the model's, or during a two-part move those after its first half. */
    private Map<Integer, Figure> figures;
    private Grid grid;
    private double panX;
    private double panY;
    private int hovered = BoardShape.NONE;
    private int cursor = BoardShape.NONE;
    private int lit = BoardShape.NONE;
    private final AnimationTimer flashing = new AnimationTimer() {
        @Override
        public void handle(long now) {
            if (flashBegan == 0) flashBegan = now;
            double seconds = (now - flashBegan) / 1e9;
            light(Flash.isLit(seconds) ? flashSquare : BoardShape.NONE);
            if (seconds >= Flash.totalSeconds()) stop();
        }
    };
    private long flashBegan;
    private int flashSquare = BoardShape.NONE;

    BoardSkin(BoardView view) {
        super(view);
        shown = view.model();
        figures = shown.figures();
        grid = Grid.fitting(shown, 400, 400, 1, 0, 0);
        pieces = new PieceLayer(grid, view.lookProperty().get());
        picker = new PromotionPicker(view);
        cursorFrame.setFill(null);
        cursorFrame.setStroke(FOCUS);
        cursorFrame.setStrokeType(StrokeType.INSIDE);
        cursorFrame.setStrokeWidth(3);
        cursorFrame.setManaged(false);
        cursorFrame.setMouseTransparent(true);
        getChildren().addAll(surface, regions, marks, coordinates, pockets, pieces, bursts, arrows, cursorFrame, picker);
        registerChangeListener(view.modelProperty(), _ -> changeModel());
        registerChangeListener(view.lookProperty(), _ -> layAll());
        registerChangeListener(view.pickingProperty(), _ -> changePicking());
        registerChangeListener(view.destinationsShownProperty(), _ -> showMarks());
        registerChangeListener(view.focusedProperty(), _ -> showCursor());
        registerChangeListener(view.zoomProperty(), _ -> {
            // Only a zoomed board is clipped: a shadow or a dragged piece may extend beyond the edge.
            view.setClip(isZoomed() ? clip : null);
            if (view.zoomProperty().get() <= 1) panX = panY = 0;
            layAll();
        });
        new MouseInput(view, this);
        new KeyInput(view, this);
    }

    Grid grid() {
        return grid;
    }

    PieceLayer pieces() {
        return pieces;
    }

    MarkLayer marks() {
        return marks;
    }

    boolean isMoving() {
        return pieces.isMoving();
    }

    // ---- what is shown -------------------------------------------------------------------------------------------

    private void changeModel() {
        var view = getSkinnable();
        var now = view.model();
        boolean sameBoard = now.shape().equals(shown.shape()) && now.firstRankBelow() == shown.firstRankBelow()
                && now.coordinates() == shown.coordinates() && now.regions().equals(shown.regions()) && isSameHands(now);
        var before = shown;
        var stood = figures;
        shown = now;
        figures = view.figures();
        if (!before.figures().equals(now.figures())) arrows.clear();
        if (sameBoard) {
            if (!stood.equals(figures) || !before.marks().lifted().equals(now.marks().lifted())) {
                pieces.change(stood, figures, view.slides(before), view.motionProperty().get(), now.marks().lifted());
            } else {
                pieces.forgetDrop();
            }
            showMarks();
            showArrows();
            picker.show(shown, view.picking(), grid);
            speak();
        } else {
            layAll();
        }
    }

    private boolean isSameHands(BoardModel now) {
        return now.pockets().stream().map(Pocket::origin).toList().equals(shown.pockets().stream().map(Pocket::origin).toList());
    }

    private void changePicking() {
        var stood = figures;
        figures = getSkinnable().figures();
        if (!stood.equals(figures)) {
            pieces.change(stood, figures, Slide.between(shown.shape(), stood, figures), getSkinnable().motionProperty().get(),
                    shown.marks().lifted());
        }
        picker.show(shown, getSkinnable().picking(), grid);
        showMarks();
    }

    private void layAll() {
        var view = getSkinnable();
        var look = view.lookProperty().get();
        grid = fitted();
        double scale = outputScale();
        surface.show(look, grid, scale);
        regions.show(shown, grid);
        pieces.place(figures, grid, look, scale, shown.marks().lifted());
        coordinates.show(shown, grid, look.theme());
        showMarks();
        showArrows();
        showCursor();
        picker.show(shown, view.picking(), grid);
    }

    private Grid fitted() {
        var view = getSkinnable();
        return fitted(shown, view.getWidth(), view.getHeight(), view.zoomProperty().get(), panX, panY);
    }

    private static Grid fitted(BoardModel model, double width, double height, double zoom, double panX, double panY) {
        return Grid.fitting(model, Math.max(40, width), Math.max(40, height), zoom, panX, panY);
    }

    /**
     * Paints what a board's first layout needs, before there is a window and on any thread. A {@link BoardView} must not be loaded for this: the first control
     * makes JavaFX apply its stock style to the whole program.
     *
     * @param outputScale device pixels per window pixel
     */
    public static void paintAhead(BoardModel model, BoardLook look, double width, double height, double outputScale) {
        var grid = fitted(model, width, height, 1, 0, 0);
        SquareLayer.paintAhead(look, grid, outputScale);
        PieceLayer.paintAhead(model.figures().values(), look, grid, outputScale);
    }

    private double outputScale() {
        var scene = getSkinnable().getScene();
        var window = scene == null ? null : scene.getWindow();
        return window == null ? 1 : Math.max(1, window.getOutputScaleX());
    }

    private void showMarks() {
        var view = getSkinnable();
        int selectable = view.picking().isSelectable(shown, hovered) ? hovered : BoardShape.NONE;
        boolean pocket = Pocket.isOrigin(selectable);
        marks.show(shown, view.picking(), grid, view.lookProperty().get(), view.destinationsShownProperty().get(),
                pocket ? BoardShape.NONE : selectable, lit);
        pockets.show(shown, view.picking(), grid, view.lookProperty().get(), outputScale(), pocket ? selectable : BoardShape.NONE);
    }

    private void showArrows() {
        arrows.show(shown.arrows(), getSkinnable().lookProperty().get().theme(), grid);
    }

    // ---- what hands do -------------------------------------------------------------------------------------------

    void hover(int square) {
        if (square == hovered) return;
        hovered = square;
        showMarks();
        getSkinnable().report(new Gesture.Pointed(square));
    }

    /** Adds the arrow, or removes it if it exists. */
    void toggle(Arrow arrow) {
        arrows.toggle(arrow);
        showArrows();
    }

    void clearDrawn() {
        if (arrows.clear()) showArrows();
    }

    List<Arrow> drawn() {
        return arrows.drawn();
    }

    int cursor() {
        return cursor;
    }

    /** Moves the keyboard's cursor; {@link BoardShape#NONE} hides it. */
    void cursor(int square) {
        cursor = square;
        showCursor();
        if (square != BoardShape.NONE) {
            hovered = square;
            showMarks();
            speak();
            getSkinnable().report(new Gesture.Pointed(square));
        }
    }

    private void showCursor() {
        boolean visible = isThere(cursor) && getSkinnable().isFocused();
        cursorFrame.setVisible(visible);
        if (!visible) return;
        cursorFrame.setX(grid.x(cursor));
        cursorFrame.setY(grid.y(cursor));
        cursorFrame.setWidth(grid.sizeOf(cursor));
        cursorFrame.setHeight(grid.sizeOf(cursor));
    }

    private boolean isThere(int square) {
        return square != BoardShape.NONE && (square < shown.shape().squares() || shown.pocket(square).isPresent());
    }

    private void speak() {
        if (isThere(cursor)) {
            getSkinnable().announce(getSkinnable().describe(cursor));
        }
    }

    void flash(int square) {
        flashSquare = square;
        flashBegan = 0;
        light(square);
        flashing.start();
    }

    /** A burst on a square: what stood there and around is gone. */
    void burst(int square) {
        bursts.burst(grid, square);
    }

    boolean isFlashLit() {
        return lit != BoardShape.NONE;
    }

    private void light(int square) {
        if (lit == square) return;
        lit = square;
        showMarks();
    }

    /** Shifts a zoomed board, but never so far that the middle of the view is empty. */
    void pan(double x, double y) {
        var area = grid.bounds();
        double mostX = Math.max(0, (area.getWidth() - getSkinnable().getWidth()) / 2 + grid.size());
        double mostY = Math.max(0, (area.getHeight() - getSkinnable().getHeight()) / 2 + grid.size());
        panX = Math.clamp(panX + x, -mostX, mostX);
        panY = Math.clamp(panY + y, -mostY, mostY);
        layAll();
    }

    boolean isZoomed() {
        return getSkinnable().zoomProperty().get() > 1;
    }

    // ---- layout --------------------------------------------------------------------------------------------------

    @Override
    protected void layoutChildren(double x, double y, double width, double height) {
        clip.setWidth(getSkinnable().getWidth());
        clip.setHeight(getSkinnable().getHeight());
        picker.resizeRelocate(0, 0, getSkinnable().getWidth(), getSkinnable().getHeight());
        if (!fitted().equals(grid) || surface.getImage() == null) layAll();
    }

    @Override
    protected double computePrefWidth(double height, double top, double right, double bottom, double left) {
        return 480;
    }

    @Override
    protected double computePrefHeight(double width, double top, double right, double bottom, double left) {
        return 480;
    }

    /** The warning light on a king: three flashes of half a second, dark between them. */
    static final class Flash {
        public static final int FLASHES = 3;
        public static final double SECONDS = 0.5;
        /** The part of each flash that is lit; the rest separates it from the next. */
        private static final double LIT = 0.6;

        private Flash() {}

        public static double totalSeconds() {
            return FLASHES * SECONDS;
        }

        public static boolean isLit(double seconds) {
            return seconds >= 0 && seconds < totalSeconds() && seconds / SECONDS % 1 < LIT;
        }
    }

    /** An explosion: a soft ring that expands over the neighbouring squares and fades; nothing waits for it. */
    private static final class BurstLayer extends Pane {
        private static final Duration TIME = Duration.millis(380);
        private static final RadialGradient FIRE = new RadialGradient(0, 0, 0.5, 0.5, 0.5, true, CycleMethod.NO_CYCLE,
                new Stop(0, Color.web("#FFF3C4", 0.95)), new Stop(0.45, Color.web("#F2A33A", 0.8)),
                new Stop(0.8, Color.web("#C4471C", 0.45)),
                new Stop(1, Color.web("#C4471C", 0)));

        BurstLayer() {
            setManaged(false);
            setMouseTransparent(true);
        }

        void burst(Grid grid, int square) {
            var middle = grid.middle(square);
            var ring = new Circle(middle.getX(), middle.getY(), grid.size() * 1.5, FIRE);
            getChildren().add(ring);
            var grow = new ScaleTransition(TIME, ring);
            grow.setFromX(0.2);
            grow.setFromY(0.2);
            grow.setToX(1);
            grow.setToY(1);
            var fade = new FadeTransition(TIME, ring);
            fade.setFromValue(1);
            fade.setToValue(0);
            var both = new ParallelTransition(grow, fade);
            both.setOnFinished(_ -> getChildren().remove(ring));
            both.play();
        }
    }

    /** The names of files and ranks, on the squares at the edge or beside them. */
    private static final class CoordinateLayer extends Pane {
        /** On smaller squares pieces would cover the names. */
        private static final double LEAST_FOR_NAMES = 34;

        CoordinateLayer() {
            setManaged(false);
            setMouseTransparent(true);
        }

        void show(BoardModel model, Grid grid, BoardTheme theme) {
            getChildren().clear();
            boolean inside = model.coordinates() == Coordinates.INSIDE;
            if (model.coordinates() == Coordinates.NONE || inside && grid.size() < LEAST_FOR_NAMES) return;
            var shape = model.shape();
            for (int column = 0; column < shape.files(); column++) {
                int square = grid.at(column, shape.ranks() - 1);
                var name = name(BoardShape.fileName(shape.file(square)), inside, grid);
                double width = name.getLayoutBounds().getWidth();
                name.setX(inside ? grid.x(square) + grid.size() - width - 3 : grid.x(square) + (grid.size() - width) / 2);
                name.setY(inside ? grid.y(square) + grid.size() - 4 : grid.y(square) + grid.size() + model.coordinates().margin() - 5);
                add(name, square, shape, inside, theme);
            }
            for (int row = 0; row < shape.ranks(); row++) {
                int square = grid.at(0, row);
                var name = name(String.valueOf(shape.rank(square) + 1), inside, grid);
                var bounds = name.getLayoutBounds();
                name.setX(inside ? grid.x(square) + 3 : grid.x(square) - 6 - bounds.getWidth());
                name.setY(
                        inside
                                ? grid.y(square) + bounds.getHeight() * 0.82 + 1
                                : grid.y(square) + grid.size() / 2 + bounds.getHeight() * 0.3);
                add(name, square, shape, inside, theme);
            }
        }

        private static Text name(String name, boolean inside, Grid grid) {
            var text = new Text(name);
            text.setFont(Font.font(Font.getDefault().getFamily(), FontWeight.SEMI_BOLD,
                    inside ? Math.clamp(grid.size() * 0.17, 9, Math.max(14, grid.size() * 0.12)) : 11));
            return text;
        }

        private void add(Text name, int square, BoardShape shape, boolean inside, BoardTheme theme) {
            if (inside) {
                name.setFill(Paints.color(theme.coordinate(shape.file(square), shape.rank(square))));
            } else {
                name.getStyleClass().add("board-coordinate");
            }
            getChildren().add(name);
        }
    }

    /** Thin outlines of palaces and river banks, above the squares and below everything else. */
    private static final class RegionLayer extends Pane {
        private static final Color INK = Color.rgb(30, 20, 10, 0.55);
        private static final double WIDTH = 0.035;

        RegionLayer() {
            setManaged(false);
            setMouseTransparent(true);
        }

        void show(BoardModel model, Grid grid) {
            getChildren().clear();
            for (var region : model.regions()) outline(region, grid);
        }

        private void outline(Region region, Grid grid) {
            int first = grid.shape().square(region.file(), region.rank());
            int last = grid.shape().square(region.file() + region.files() - 1, region.rank() + region.ranks() - 1);
            double x = Math.min(grid.x(first), grid.x(last));
            double y = Math.min(grid.y(first), grid.y(last));
            double wide = region.files() * grid.size();
            double high = region.ranks() * grid.size();
            var frame = new Rectangle(x, y, wide, high);
            frame.setFill(null);
            frame.setStroke(INK);
            frame.setStrokeWidth(Math.max(1, grid.size() * WIDTH));
            frame.setStrokeType(StrokeType.INSIDE);
            getChildren().add(frame);
            if (region.crossed()) getChildren().addAll(line(x, y, x + wide, y + high, grid), line(x + wide, y, x, y + high, grid));
        }

        private static Node line(double x, double y, double toX, double toY, Grid grid) {
            var line = new Line(x, y, toX, toY);
            line.setStroke(INK);
            line.setStrokeWidth(Math.max(1, grid.size() * WIDTH * 0.7));
            return line;
        }
    }
}
