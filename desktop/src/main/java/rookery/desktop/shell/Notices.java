package rookery.desktop.shell;

import java.io.PrintWriter;
import java.io.StringWriter;
import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;

/** Small, non-blocking notices in a strip below the screen, covering nothing. Success notices disappear by themselves, trouble notices stay. */
public final class Notices extends VBox {
    private static final int MOST = 3;
    private static final Duration STAY = Duration.seconds(5);

    public Notices() {
        getStyleClass().add("notice-layer");
        setFillWidth(true);
    }

    /** Shows a notice that disappears. */
    public void tell(String text) {
        var card = card(Feather.INFO, text);
        add(card);
        var stay = new PauseTransition(STAY);
        stay.setOnFinished(_ -> getChildren().remove(card));
        stay.play();
    }

    /** Shows a notice with an action; it stays. */
    public void tell(String text, String actionText, Runnable action) {
        var card = card(Feather.INFO, text);
        card.getChildren().add(card.getChildren().size() - 1, act(card, actionText, action));
        add(card);
    }

    /** Reports a problem in words, with technical details to copy. */
    public void trouble(String text, Throwable problem, String copyText) {
        var card = card(Feather.ALERT_TRIANGLE, text);
        card.getStyleClass().add("notice-trouble");
        card.getChildren().add(card.getChildren().size() - 1, act(card, copyText, () -> ClipboardText.put(details(text, problem))));
        add(card);
    }

    static String details(String text, Throwable problem) {
        var words = new StringWriter();
        problem.printStackTrace(new PrintWriter(words));
        return text + "\n\n" + words;
    }

    private Button act(Node card, String text, Runnable action) {
        var button = Nodes.styled(new Button(text), "small", "notice-action");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> {
            getChildren().remove(card);
            action.run();
        });
        return button;
    }

    private HBox card(Feather icon, String text) {
        var words = Nodes.words(text, "notice-text");
        HBox.setHgrow(words, Priority.ALWAYS);
        words.setMaxWidth(Double.MAX_VALUE);
        var close = Nodes.styled(new Button(null, Glyph.of(Feather.X)), "flat", "small", "button-icon");
        close.setMinWidth(Region.USE_PREF_SIZE);
        var card = new HBox(10, Glyph.of(icon), words, close);
        close.setOnAction(_ -> getChildren().remove(card));
        card.setAlignment(Pos.CENTER_LEFT);
        card.getStyleClass().add("notice");
        return card;
    }

    private void add(Node card) {
        getChildren().add(card);
        while (getChildren().size() > MOST) getChildren().removeFirst();
    }
}
