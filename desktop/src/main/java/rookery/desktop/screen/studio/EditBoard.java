package rookery.desktop.screen.studio;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.catalogue.VariantEdits.Edge;
import rookery.kernel.geometry.BoardShape;
import rookery.look.board.BoardModel;
import rookery.look.board.BoardModel.Coordinates;

/** An editable board (the right button always removes) with a handle at each edge to resize it. Handles take the arrow keys too. */
final class EditBoard extends Region {
    private static final double HANDLE = 22;
    private static final double LEAST = 120;
    private final WindowServices services;
    private final Consumer<StudioIntent> intents;
    private final Region area = new Region();
    private final Map<Edge, Region> handles = new EnumMap<>(Edge.class);
    private final Label size = new Label();
    private @Nullable BoardModel model;
    private @Nullable Node picture;
    private double drawn;
    /** Numbers gestures, so that each can be undone separately. */
    private int gesture;
    private double pressed;
    private double square;
    private int moved;

    EditBoard(WindowServices services, Consumer<StudioIntent> intents) {
        this.services = services;
        this.intents = intents;
        setId("studio-board");
        setMinSize(LEAST, LEAST);
        area.setId("studio-squares");
        area.setCursor(Cursor.HAND);
        area.setAccessibleRole(AccessibleRole.NODE);
        area.setAccessibleText(services.text("studio.board"));
        area.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            gesture++;
            paint(event);
        });
        area.addEventHandler(MouseEvent.MOUSE_DRAGGED, this::paint);
        size.getStyleClass().add("studio-size");
        size.setId("studio-size");
        getChildren().addAll(area, size);
        for (var edge : Edge.values()) {
            var handle = handle(edge);
            handles.put(edge, handle);
            getChildren().add(handle);
        }
    }

    private Region handle(Edge edge) {
        var handle = new Region();
        boolean across = edge == Edge.LEFT || edge == Edge.RIGHT;
        handle.setId("edge-" + edge.name().toLowerCase(Locale.ROOT));
        handle.getStyleClass().addAll("studio-edge", across ? "studio-edge-across" : "studio-edge-along");
        handle.setCursor(across ? Cursor.H_RESIZE : Cursor.V_RESIZE);
        handle.setFocusTraversable(true);
        var words = services.text(across ? "studio.edge.files" : "studio.edge.ranks");
        handle.setAccessibleRole(AccessibleRole.BUTTON);
        handle.setAccessibleText(words);
        Tooltip.install(handle, new Tooltip(words));
        handle.addEventHandler(MouseEvent.MOUSE_PRESSED, event -> {
            gesture++;
            pressed = across ? event.getSceneX() : event.getSceneY();
            square = squareSize();
            moved = 0;
            event.consume();
        });
        handle.addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> {
            drag(edge, (across ? event.getSceneX() : event.getSceneY()) - pressed);
            event.consume();
        });
        handle.addEventHandler(KeyEvent.KEY_PRESSED, event -> key(edge, event));
        return handle;
    }

    private double squareSize() {
        var shape = shape();
        return Math.max(4, Math.floor(drawn / Math.max(shape.files(), shape.ranks())));
    }

    private BoardShape shape() {
        return model == null ? BoardShape.CHESS : model.shape();
    }

    /** Dragging outwards enlarges it, at every edge. */
    private void drag(Edge edge, double distance) {
        double outwards = edge == Edge.RIGHT || edge == Edge.BOTTOM ? distance : -distance;
        int wanted = (int) Math.round(outwards / square);
        if (wanted == moved) return;
        int by = wanted - moved;
        moved = wanted;
        intents.accept(new StudioIntent.Resize(edge, by, gesture));
    }

    private void key(Edge edge, KeyEvent event) {
        var larger = switch (edge) {
            case LEFT -> KeyCode.LEFT;
            case RIGHT -> KeyCode.RIGHT;
            case TOP -> KeyCode.UP;
            case BOTTOM -> KeyCode.DOWN;
        };
        var smaller = switch (edge) {
            case LEFT -> KeyCode.RIGHT;
            case RIGHT -> KeyCode.LEFT;
            case TOP -> KeyCode.DOWN;
            case BOTTOM -> KeyCode.UP;
        };
        if (event.getCode() != larger && event.getCode() != smaller) return;
        intents.accept(new StudioIntent.Resize(edge, event.getCode() == larger ? 1 : -1, ++gesture));
        event.consume();
    }

    private void paint(MouseEvent event) {
        if (model == null) return;
        int at = BoardPicture.squareAt(model, drawn, event.getX(), event.getY());
        if (at != BoardShape.NONE) intents.accept(new StudioIntent.Paint(at, event.getButton() == MouseButton.SECONDARY, gesture));
    }

    void show(StudioState state) {
        var variant = state.variant();
        var next = BoardModel.picture(variant, variant.start().placement()).withCoordinates(Coordinates.INSIDE);
        if (next.equals(model)) return;
        model = next;
        size.setText(services.text("studio.size", variant.shape().files(), variant.shape().ranks()));
        drawn = 0;
        requestLayout();
    }

    @Override
    protected void layoutChildren() {
        var now = model;
        if (now == null) return;
        double words = size.prefHeight(-1) + 2;
        double room = Math.max(LEAST, Math.min((getWidth() - 2 * HANDLE) / now.shape().files(),
                (getHeight() - 2 * HANDLE - words) / now.shape().ranks()) * Math.max(now.shape().files(), now.shape().ranks()));
        if (Math.floor(room) != drawn) {
            drawn = Math.floor(room);
            var fresh = BoardPicture.of(services.look(), now, drawn);
            fresh.setMouseTransparent(true);
            if (picture != null) getChildren().remove(picture);
            picture = fresh;
            getChildren().addFirst(fresh);
            area.toFront();
        }
        double each = squareSize();
        double width = each * now.shape().files();
        double height = each * now.shape().ranks();
        double x = Math.floor((getWidth() - width) / 2);
        double y = Math.floor((getHeight() - words - height) / 2);
        if (picture != null) picture.relocate(x, y);
        area.resizeRelocate(x, y, width, height);
        double long1 = Math.min(96, height / 2);
        double long2 = Math.min(96, width / 2);
        place(Edge.LEFT, x - HANDLE, y + (height - long1) / 2, HANDLE, long1);
        place(Edge.RIGHT, x + width, y + (height - long1) / 2, HANDLE, long1);
        place(Edge.TOP, x + (width - long2) / 2, y - HANDLE, long2, HANDLE);
        place(Edge.BOTTOM, x + (width - long2) / 2, y + height, long2, HANDLE);
        size.resizeRelocate(x, y + height + 3, Math.max(0, (width - long2) / 2 - 4), size.prefHeight(-1));
    }

    private void place(Edge edge, double x, double y, double width, double height) {
        var handle = handles.get(edge);
        if (handle != null) handle.resizeRelocate(x, y, width, height);
    }
}
