package rookery.desktop.board;

import java.util.List;
import java.util.Map;
import javafx.animation.AnimationTimer;
import javafx.scene.control.SkinBase;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeType;
import rookery.kernel.geometry.BoardShape;
import rookery.look.board.Arrow;
import rookery.look.board.BoardModel;
import rookery.look.board.Figure;
import rookery.look.board.Pocket;
import rookery.look.board.Slide;

/** The layers of a board, from the squares up to the picker, and the order in which a change reaches them. */
final class BoardSkin extends SkinBase<BoardView> {
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

    /** Paints in advance what a board of that size needs first; on any thread. */
    static void paintAhead(BoardModel model, BoardLook look, double width, double height, double outputScale) {
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
}
