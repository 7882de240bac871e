package rookery.desktop;

import atlantafx.base.theme.PrimerLight;
import atlantafx.base.theme.Styles;
import javafx.animation.PauseTransition;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import javafx.util.Duration;

/** The JavaFX side of {@link Desktop}. */
public final class RookeryApplication extends Application {
    @Override
    public void start(Stage stage) {
        setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
        var title = new Label("Rookery");
        title.getStyleClass().add(Styles.TITLE_1);
        stage.setTitle("Rookery");
        stage.setScene(new Scene(new StackPane(title), 900, 640));
        stage.show();
        if (getParameters().getRaw().contains(Desktop.SMOKE)) {
            var seen = new PauseTransition(Duration.seconds(1));
            seen.setOnFinished(_ -> stage.close());
            seen.play();
        }
    }
}
