package rookery.desktop.shell;

import java.util.Objects;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/** Shows tooltips on disabled buttons, where they matter most and the toolkit shows none. */
public final class DisabledHints {
    private static final Duration REST = Duration.millis(400);
    /** The distance below the mouse pointer, in pixels. */
    private static final double BELOW = 18;

    private final PauseTransition rest = new PauseTransition(REST);
    private @Nullable ButtonBase pointed;
    private @Nullable Tooltip shown;

    private DisabledHints() {}

    public static void install(Scene scene) {
        var hints = new DisabledHints();
        scene.addEventFilter(MouseEvent.MOUSE_MOVED,
                event -> hints.point(disabled(event.getPickResult().getIntersectedNode(), event), event));
        scene.addEventFilter(MouseEvent.MOUSE_EXITED_TARGET, event -> {
            if (scene.getRoot().equals(event.getTarget())) hints.leave();
        });
    }

    /** The disabled button under the mouse: the event's target is part of it or its parent. */
    private static @Nullable ButtonBase disabled(@Nullable Node met, MouseEvent event) {
        for (var node = met; node != null; node = node.getParent()) {
            if (isMute(node)) return (ButtonBase) node;
        }
        if (!(met instanceof Parent around)) return null;
        for (var child : around.getChildrenUnmodifiable()) {
            if (isMute(child) && child.contains(child.sceneToLocal(event.getSceneX(), event.getSceneY()))) return (ButtonBase) child;
        }
        return null;
    }

    private static boolean isMute(Node node) {
        return node instanceof ButtonBase button && button.isDisabled() && button.getTooltip() != null;
    }

    private void point(@Nullable ButtonBase button, MouseEvent event) {
        if (Objects.equals(button, pointed)) return;
        leave();
        pointed = button;
        if (button == null) return;
        rest.setOnFinished(_ -> {
            shown = button.getTooltip();
            if (shown != null && button.getScene() != null) shown.show(button, event.getScreenX(), event.getScreenY() + BELOW);
        });
        rest.playFromStart();
    }

    private void leave() {
        rest.stop();
        pointed = null;
        if (shown != null) shown.hide();
        shown = null;
    }
}
