package rookery.desktop.board;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.AnimationTimer;
import javafx.scene.control.SkinBase;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeType;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import rookery.desktop.board.BoardModel.Coordinates;
import rookery.kernel.geometry.BoardShape;

/** The layers of a board, from the squares up to the picker, and the order in which a change reaches them. */
final class BoardSkin extends SkinBase<BoardView> {
    private static final double MARGIN = 18;
    /** On smaller squares pieces stand over the names. */
    private static final double LEAST_FOR_NAMES = 34;
    private static final Color FOCUS = Color.web("#D9A441");

    private final Surface surface = new Surface();
    private final MarkLayer marks = new MarkLayer();
    private final Pane coordinates = overlay();
    private final PieceLayer pieces;
    private final Pane arrows = overlay();
    private final Rectangle cursorFrame = new Rectangle();
    private final Picker picker;
    private final Rectangle clip = new Rectangle();
    private final List<Arrow> drawn = new ArrayList<>();

    private BoardModel shown;
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
        grid = Grid.fitting(shown.shape(), shown.whiteBelow(), 400, 400, 0, 1, 0, 0);
        pieces = new PieceLayer(grid, view.lookProperty().get());
        picker = new Picker(view);
        cursorFrame.setFill(null);
        cursorFrame.setStroke(FOCUS);
        cursorFrame.setStrokeType(StrokeType.INSIDE);
        cursorFrame.setStrokeWidth(3);
        cursorFrame.setManaged(false);
        cursorFrame.setMouseTransparent(true);
        getChildren().addAll(surface, marks, coordinates, pieces, arrows, cursorFrame, picker);
        view.setClip(clip);
        registerChangeListener(view.modelProperty(), _ -> changeModel());
        registerChangeListener(view.lookProperty(), _ -> layAll());
        registerChangeListener(view.pickingProperty(), _ -> changePicking());
        registerChangeListener(view.destinationsShownProperty(), _ -> showMarks());
        registerChangeListener(view.focusedProperty(), _ -> showCursor());
        registerChangeListener(view.zoomProperty(), _ -> {
            if (view.zoomProperty().get() <= 1) panX = panY = 0;
            layAll();
        });
        new MouseHand(view, this);
        new KeyHand(view, this);
    }

    private static Pane overlay() {
        var pane = new Pane();
        pane.setManaged(false);
        pane.setMouseTransparent(true);
        return pane;
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
        boolean sameBoard = now.shape().equals(shown.shape()) && now.whiteBelow() == shown.whiteBelow()
                && now.coordinates() == shown.coordinates();
        var before = shown;
        shown = now;
        if (!before.figures().equals(now.figures())) drawn.clear();
        if (sameBoard) {
            if (!before.figures().equals(now.figures()) || !before.marks().lifted().equals(now.marks().lifted())) {
                pieces.change(before.figures(), now.figures(), view.slides(before), view.motionProperty().get(), now.marks().lifted());
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

    private void changePicking() {
        picker.show(shown, getSkinnable().picking(), grid);
        showMarks();
    }

    private void layAll() {
        var view = getSkinnable();
        var look = view.lookProperty().get();
        grid = fitted();
        double scale = outputScale();
        surface.show(look, grid, scale);
        pieces.place(shown.figures(), grid, look, scale, shown.marks().lifted());
        writeCoordinates();
        showMarks();
        showArrows();
        showCursor();
        picker.show(shown, view.picking(), grid);
    }

    private Grid fitted() {
        var view = getSkinnable();
        double margin = shown.coordinates() == Coordinates.OUTSIDE ? MARGIN : 0;
        return Grid.fitting(shown.shape(), shown.whiteBelow(), Math.max(40, view.getWidth()), Math.max(40, view.getHeight()), margin,
                view.zoomProperty().get(), panX, panY);
    }

    private double outputScale() {
        var scene = getSkinnable().getScene();
        var window = scene == null ? null : scene.getWindow();
        return window == null ? 1 : Math.max(1, window.getOutputScaleX());
    }

    private void writeCoordinates() {
        coordinates.getChildren().clear();
        if (shown.coordinates() == Coordinates.NONE) return;
        boolean inside = shown.coordinates() == Coordinates.INSIDE;
        if (inside && grid.size() < LEAST_FOR_NAMES) return;
        var shape = shown.shape();
        for (int column = 0; column < shape.files(); column++) {
            int square = grid.at(column, shape.ranks() - 1);
            var name = coordinate(BoardShape.fileName(shape.file(square)), square, inside);
            double width = name.getLayoutBounds().getWidth();
            name.setX(inside ? grid.x(square) + grid.size() - width - 3 : grid.x(square) + (grid.size() - width) / 2);
            name.setY(inside ? grid.y(square) + grid.size() - 4 : grid.y(square) + grid.size() + MARGIN - 5);
        }
        for (int row = 0; row < shape.ranks(); row++) {
            int square = grid.at(0, row);
            var name = coordinate(String.valueOf(shape.rank(square) + 1), square, inside);
            var bounds = name.getLayoutBounds();
            name.setX(inside ? grid.x(square) + 3 : grid.x(square) - 6 - bounds.getWidth());
            name.setY(
                    inside ? grid.y(square) + bounds.getHeight() * 0.82 + 1 : grid.y(square) + grid.size() / 2 + bounds.getHeight() * 0.3);
        }
    }

    private Text coordinate(String name, int square, boolean inside) {
        var text = new Text(name);
        text.setFont(Font.font(Font.getDefault().getFamily(), FontWeight.SEMI_BOLD, inside ? Math.clamp(grid.size() * 0.17, 9, 14) : 11));
        if (inside) {
            text.setFill(getSkinnable().lookProperty().get().theme().coordinate(shown.shape().file(square), shown.shape().rank(square)));
        } else {
            text.getStyleClass().add("board-coordinate");
        }
        coordinates.getChildren().add(text);
        return text;
    }

    private void showMarks() {
        var view = getSkinnable();
        int selectable = view.picking().isSelectable(shown, hovered) ? hovered : BoardShape.NONE;
        marks.show(shown, view.picking(), grid, view.lookProperty().get(), view.destinationsShownProperty().get(), selectable, lit);
    }

    private void showArrows() {
        arrows.getChildren().clear();
        var theme = getSkinnable().lookProperty().get().theme();
        var all = new ArrayList<>(shown.arrows());
        all.addAll(drawn);
        for (var arrow : all) arrows.getChildren().add(ArrowArt.of(arrow, theme, grid));
    }

    // ---- what hands do -------------------------------------------------------------------------------------------

    void hover(int square) {
        if (square == hovered) return;
        hovered = square;
        showMarks();
        getSkinnable().report(new Gesture.Pointed(square));
    }

    /** Draws the arrow, or takes it away if it is there. */
    void toggle(Arrow arrow) {
        if (!drawn.remove(arrow)) drawn.add(arrow);
        showArrows();
    }

    void clearDrawn() {
        if (drawn.isEmpty()) return;
        drawn.clear();
        showArrows();
    }

    List<Arrow> drawn() {
        return List.copyOf(drawn);
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
        boolean visible = cursor != BoardShape.NONE && cursor < shown.shape().squares() && getSkinnable().isFocused();
        cursorFrame.setVisible(visible);
        if (!visible) return;
        cursorFrame.setX(grid.x(cursor));
        cursorFrame.setY(grid.y(cursor));
        cursorFrame.setWidth(grid.size());
        cursorFrame.setHeight(grid.size());
    }

    private void speak() {
        if (cursor != BoardShape.NONE && cursor < shown.shape().squares()) {
            getSkinnable().setAccessibleText(getSkinnable().describe(cursor));
        }
    }

    void flash(int square) {
        flashSquare = square;
        flashBegan = 0;
        light(square);
        flashing.start();
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
