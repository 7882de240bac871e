package rookery.desktop.shell;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** A few choices side by side, exactly one of them selected. */
public final class Segments<T> extends HBox {
    private final ToggleGroup group = new ToggleGroup();
    private final List<T> choices;

    /** @param id the prefix of the buttons' ids, followed by the number of the choice */
    public Segments(String id, List<T> choices, Function<T, String> name, @Nullable T chosen, Consumer<T> choose) {
        this.choices = List.copyOf(choices);
        getStyleClass().add("segments");
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        for (int i = 0; i < choices.size(); i++) {
            var choice = choices.get(i);
            var button = new ToggleButton(name.apply(choice));
            button.setToggleGroup(group);
            button.setId(id + "-" + i);
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.getStyleClass().add(i == 0 ? "left-pill" : i == choices.size() - 1 ? "right-pill" : "center-pill");
            button.setSelected(Objects.equals(choice, chosen));
            button.setOnAction(_ -> {
                // A second click does not deselect it.
                button.setSelected(true);
                choose.accept(choice);
            });
            getChildren().add(button);
        }
    }

    /** Shows another choice without firing an event. */
    public void show(T chosen) {
        int index = choices.indexOf(chosen);
        if (index >= 0) group.selectToggle(group.getToggles().get(index));
    }
}
