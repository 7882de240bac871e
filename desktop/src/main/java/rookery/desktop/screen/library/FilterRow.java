package rookery.desktop.screen.library;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.Duration;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameQuery;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;

/** The library's search filters: owner, player, variant and result. */
final class FilterRow extends HBox {
    private static final String ANY = "";

    private final WindowServices services;
    private final LibraryScreen screen;
    private final TextField search = new TextField();
    private final ChoiceBox<String> variants = new ChoiceBox<>();
    private final @Nullable Segments<Boolean> whose;
    private LibraryState shown;
    private boolean showing;
    private boolean stopped;

    FilterRow(WindowServices services, LibraryScreen screen, LibraryState state) {
        super(8);
        this.services = services;
        this.screen = screen;
        shown = state;
        setAlignment(Pos.CENTER_LEFT);
        whose = state.profile().isEmpty()
                ? null
                : new Segments<>("whose", List.of(true, false), mine -> mine ? services.text("library.mine") : services.text("library.all"),
                        state.mine(), mine -> screen.look(mine, shown.query()));
        if (whose != null) getChildren().add(whose);
        search();
        variants();
        getChildren().addAll(search, variants, results());
    }

    private void search() {
        search.setId("search");
        search.setPromptText(services.text("library.search"));
        search.setMinWidth(110);
        setHgrow(search, Priority.ALWAYS);
        // Waits until typing pauses before searching.
        var wait = new PauseTransition(Duration.millis(200));
        wait.setOnFinished(_ -> {
            if (!stopped) look(shown.query().withPlayer(search.getText().strip()));
        });
        search.textProperty().addListener((_, _, _) -> wait.playFromStart());
    }

    private void variants() {
        variants.setId("variant-filter");
        variants.setAccessibleText(services.text("new.variant"));
        variants.setMinWidth(120);
        variants.setMaxWidth(170);
        variants.setConverter(new Names<>(this::variant));
        variants.getItems().setAll(ANY);
        variants.setValue(ANY);
        variants.valueProperty().addListener((_, _, value) -> {
            if (!showing && value != null) look(shown.query().withVariant(value));
        });
    }

    private String variant(@Nullable String id) {
        if (id == null || id.isEmpty()) return services.text("library.variant.any");
        return services.texts().or("variant." + id + ".name", shown.variants().getOrDefault(id, id));
    }

    private ChoiceBox<GameQuery.@Nullable Result> results() {
        var results = Nodes.named("result-filter", new ChoiceBox<GameQuery.@Nullable Result>());
        results.getItems().add(null);
        results.getItems().addAll(GameQuery.Result.values());
        results.setConverter(
                new Names<>(result -> services.text(result == null ? "library.result.any" : "library.result." + result.name())));
        results.setMinWidth(110);
        results.valueProperty().addListener((_, _, value) -> look(shown.query().withResult(value)));
        return results;
    }

    private void look(GameQuery query) {
        screen.look(shown.mine(), query);
    }

    /** Cancels a pending search when the view goes away. */
    void stop() {
        stopped = true;
    }

    void show(LibraryState state) {
        var before = shown;
        shown = state;
        if (whose != null) whose.show(state.mine());
        if (before.variants().equals(state.variants()) && variants.getItems().size() == state.variants().size() + 1) return;
        showing = true;
        var chosen = Objects.requireNonNullElse(variants.getValue(), ANY);
        variants.getItems().setAll(state.variants().keySet().stream().sorted().toList());
        variants.getItems().addFirst(ANY);
        variants.setValue(variants.getItems().contains(chosen) ? chosen : ANY);
        showing = false;
    }

    /** The display names of choices. */
    private static final class Names<T extends @Nullable Object> extends StringConverter<T> {
        private final Function<T, String> name;

        Names(Function<T, String> name) {
            this.name = name;
        }

        @Override
        public String toString(T choice) {
            return name.apply(choice);
        }

        @Override
        public T fromString(String name) {
            throw new UnsupportedOperationException("nobody types here");
        }
    }
}
