package rookery.desktop.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Control;
import javafx.scene.control.Skin;
import org.jspecify.annotations.Nullable;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.variant.Presets;
import rookery.look.board.Arrow;
import rookery.look.board.BoardModel;
import rookery.look.board.Figure;
import rookery.look.board.Slide;

/**
 * A board of any size that shows a {@link BoardModel} and reports {@link Gesture}s. It knows no rules: the model says what may move where. Click, drag, touch
 * and keyboard always work. Fills its space and keeps squares square.
 */
public final class BoardView extends Control {
    public static final double MOST_ZOOM = 3;

    private final ReadOnlyObjectWrapper<BoardModel> model = new ReadOnlyObjectWrapper<>(
            BoardModel.picture(Presets.FIDE, Presets.FIDE.start().placement()));
    private final ObjectProperty<BoardLook> look = new SimpleObjectProperty<>(BoardLook.DEFAULT);
    private final ObjectProperty<Motion> motion = new SimpleObjectProperty<>(Motion.DEFAULT);
    private final ReadOnlyObjectWrapper<Picking> picking = new ReadOnlyObjectWrapper<>(Picking.NOTHING);
    private final DoubleProperty zoom = new SimpleDoubleProperty(1);
    private final BooleanProperty destinationsShown = new SimpleBooleanProperty(true);
    private Consumer<Gesture> onGesture = _ -> {};
    private IntFunction<String> describe = square -> model.get().shape().name(square);
    private List<Slide> slides = List.of();
    /** The board halfway through the move just made, until the result is shown. */
    private @Nullable Map<Integer, Figure> halfway;
    private boolean slidesGiven;

    public BoardView() {
        getStyleClass().add("board-view");
        setFocusTraversable(true);
        setAccessibleRole(AccessibleRole.NODE);
        setMinSize(120, 120);
    }

    /** Shows another board, animating the differences from the previous one. */
    public void show(BoardModel next) {
        slidesGiven = false;
        change(next);
    }

    /** Shows another board with the given animations. */
    public void show(BoardModel next, List<Slide> travels) {
        slides = List.copyOf(travels);
        slidesGiven = true;
        change(next);
    }

    private void change(BoardModel next) {
        halfway = null;
        picking.set(picking.get().after(next));
        model.set(next);
    }

    /** The slides from the given model to the current one. */
    List<Slide> slides(BoardModel before) {
        var now = model.get();
        if (slidesGiven) return slides;
        return before.shape().equals(now.shape()) ? Slide.between(now.shape(), before.figures(), now.figures()) : List.of();
    }

    public BoardModel model() {
        return model.get();
    }

    public ReadOnlyObjectProperty<BoardModel> modelProperty() {
        return model.getReadOnlyProperty();
    }

    public ObjectProperty<BoardLook> lookProperty() {
        return look;
    }

    public ObjectProperty<Motion> motionProperty() {
        return motion;
    }

    /** The current selection and choice. */
    public ReadOnlyObjectProperty<Picking> pickingProperty() {
        return picking.getReadOnlyProperty();
    }

    public Picking picking() {
        return picking.get();
    }

    /** Clears the selection. */
    public void letGo() {
        halfway = null;
        picking.set(Picking.NOTHING);
        if (getSkin() instanceof BoardSkin skin) skin.pieces().forgetDrop();
    }

    /** What stands on the squares now. */
    Map<Integer, Figure> figures() {
        return halfway != null ? halfway : picking.get().figures(model.get());
    }

    void take(Picking.Step step) {
        boolean given = picking.get().blocking() != null && step.gesture().filter(Gesture.Play.class::isInstance).isPresent();
        halfway = given ? figures() : null;
        picking.set(step.picking());
        step.gesture().ifPresent(this::report);
    }

    void report(Gesture gesture) {
        onGesture.accept(gesture);
    }

    /** 1 shows the whole board. */
    public DoubleProperty zoomProperty() {
        return zoom;
    }

    /** Whether the destinations of the selected piece are marked. */
    public BooleanProperty destinationsShownProperty() {
        return destinationsShown;
    }

    public void setOnGesture(Consumer<Gesture> action) {
        onGesture = action;
    }

    /** How a square is read aloud: its name and what stands there. */
    public void setDescription(IntFunction<String> description) {
        describe = description;
    }

    String describe(int square) {
        return describe.apply(square);
    }

    /** Makes screen readers announce what happened on the board. */
    public void announce(String words) {
        if (words.equals(getAccessibleText())) return;
        setAccessibleText(words);
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    /** Three flashes on a square: the king that must be defended. */
    public void flash(int square) {
        if (getSkin() instanceof BoardSkin skin && square != BoardShape.NONE) skin.flash(square);
    }

    /** An explosion on a square; none if animation is off. */
    public void burst(int square) {
        if (getSkin() instanceof BoardSkin skin && square != BoardShape.NONE && !(motion.get() instanceof Motion.None)) skin.burst(square);
    }

    /** The area of a square or pocket in this control's coordinates. */
    public Bounds square(int square) {
        if (!(getSkin() instanceof BoardSkin skin)) return new BoundingBox(0, 0, 0, 0);
        var grid = skin.grid();
        return new BoundingBox(grid.x(square), grid.y(square), grid.sizeOf(square), grid.sizeOf(square));
    }

    /** Every arrow and circle on the board: the model's and those drawn by hand. */
    public List<Arrow> arrows() {
        var all = new ArrayList<>(model.get().arrows());
        if (getSkin() instanceof BoardSkin skin) all.addAll(skin.drawn());
        return all;
    }

    /** The area of all squares, without margins. */
    public Bounds squares() {
        if (!(getSkin() instanceof BoardSkin skin)) return new BoundingBox(0, 0, 0, 0);
        var area = skin.grid().bounds();
        return new BoundingBox(area.getMinX(), area.getMinY(), area.getWidth(), area.getHeight());
    }

    /** Whether pieces are still travelling. */
    public boolean isMoving() {
        return getSkin() instanceof BoardSkin skin && skin.isMoving();
    }

    /** Whether the warning light of {@link #flash} is on now. */
    public boolean isFlashLit() {
        return getSkin() instanceof BoardSkin skin && skin.isFlashLit();
    }

    @Override
    protected Skin<?> createDefaultSkin() {
        return new BoardSkin(this);
    }
}
