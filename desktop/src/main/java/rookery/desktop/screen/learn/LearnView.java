package rookery.desktop.screen.learn;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Place.Learn.Page;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.variant.Variant;

/** The pages of learning and the choice of the game on top, the open page below. */
final class LearnView extends VBox {

    LearnView(WindowServices services, LearnScreen screen, Region content) {
        getStyleClass().add("learn");
        var title = new Label(services.text("learn.title"));
        title.getStyleClass().add("screen-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        var pages = new Segments<>("learn-page", List.of(Page.values()), page -> services.text("learn.page." + page.name()), screen.page(),
                screen::go);
        var choice = new ComboBox<Variant>();
        choice.setId("learn-variant");
        choice.setAccessibleText(services.text("learn.variant"));
        choice.setConverter(new StringConverter<>() {
            @Override
            public String toString(@Nullable Variant variant) {
                return variant == null ? "" : services.texts().variant(variant);
            }

            @Override
            public Variant fromString(String text) {
                throw new UnsupportedOperationException();
            }
        });
        var all = screen.variants();
        choice.getItems().setAll(all);
        choice.setValue(screen.variant());
        choice.setMinWidth(150);
        choice.valueProperty().addListener((_, _, chosen) -> {
            if (chosen != null) screen.choose(chosen);
        });
        // The numbers are of all games together.
        Nodes.show(choice, screen.page() != Page.PROGRESS);
        var gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        var head = new HBox(16, title, pages, gap, choice);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("learn-head");
        VBox.setVgrow(content, Priority.ALWAYS);
        getChildren().addAll(head, content);
    }
}
