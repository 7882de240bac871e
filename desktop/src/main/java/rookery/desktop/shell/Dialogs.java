package rookery.desktop.shell;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Dialogs inside the window, over everything else; the program never opens a separate dialog window. */
public final class Dialogs extends StackPane {

    /** An answer. A dialog's first answer has the focus; Escape and a click outside choose the one that cancels. */
    public record Answer(String text, Tone tone, Runnable action) {
        public enum Tone {
            MAIN, PLAIN, DANGER, CANCEL
        }
    }

    private record Open(Node card, List<Answer> answers, @Nullable Node focusBefore) {}

    private final Deque<Open> open = new ArrayDeque<>();
    private final ReadOnlyBooleanWrapper openNow = new ReadOnlyBooleanWrapper();

    public Dialogs() {
        getStyleClass().add("dialog-layer");
        setVisible(false);
        setOnMousePressed(event -> {
            if (event.getTarget() == this) cancel();
        });
        addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    }

    public boolean isOpen() {
        return openNow.get();
    }

    public ReadOnlyBooleanProperty openProperty() {
        return openNow.getReadOnlyProperty();
    }

    public void ask(String title, String text, Answer... answers) {
        var words = Nodes.words(text, "dialog-text");
        show(title, words, answers);
    }

    public void show(String title, Node content, Answer... answers) {
        var heading = Nodes.words(title, "dialog-title");
        var buttons = new HBox(8);
        buttons.setAlignment(Pos.CENTER_RIGHT);
        buttons.getStyleClass().add("dialog-buttons");
        for (int i = answers.length - 1; i >= 0; i--) buttons.getChildren().add(button(answers[i], answers.length == 1));
        var card = Nodes.styled(new VBox(12, heading, content, buttons), "dialog-card");
        card.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        card.setAccessibleText(title);
        open.push(new Open(card, List.of(answers), getScene() == null ? null : getScene().getFocusOwner()));
        getChildren().setAll(card);
        setVisible(true);
        openNow.set(true);
        if (!buttons.getChildren().isEmpty()) buttons.getChildren().getLast().requestFocus();
    }

    /** @param only whether it is the only answer and thus the main one */
    private Button button(Answer answer, boolean only) {
        var button = new Button(answer.text());
        button.getStyleClass().add(only && answer.tone() == Answer.Tone.CANCEL ? "accent" : switch (answer.tone()) {
            case MAIN -> "accent";
            case DANGER -> "danger";
            case PLAIN -> "plain";
            case CANCEL -> "flat";
        });
        button.setOnAction(_ -> answer(answer));
        return button;
    }

    private void answer(Answer answer) {
        close();
        answer.action().run();
    }

    /** Closes the top dialog without an answer. */
    public void close() {
        if (open.isEmpty()) return;
        var closed = open.pop();
        var below = open.peek();
        if (below == null) {
            setVisible(false);
            getChildren().clear();
        } else {
            getChildren().setAll(below.card());
        }
        if (closed.focusBefore() != null) closed.focusBefore().requestFocus();
        openNow.set(!open.isEmpty());
    }

    private void cancel() {
        var top = open.peek();
        if (top == null) return;
        top.answers().stream().filter(answer -> answer.tone() == Answer.Tone.CANCEL).findFirst().ifPresent(this::answer);
    }

    private void key(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            cancel();
            event.consume();
        }
    }
}
