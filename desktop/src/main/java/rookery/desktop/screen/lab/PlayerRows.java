package rookery.desktop.screen.lab;

import rookery.arena.lab.Offer;
import rookery.arena.lab.PlayerLine;
import rookery.arena.lab.LabForm;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.IconButton;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;

/** The chosen players in order, and below them the available ones. */
final class PlayerRows extends VBox {
    private final WindowServices services;
    private final Consumer<LabIntent> intents;
    private final VBox card = new VBox();
    private final FlowPane offers = new FlowPane(8, 8);
    private final Label problem = new Label();
    private final List<TextField> fields = new ArrayList<>();
    private final List<Label> names = new ArrayList<>();
    private final List<Label> problems = new ArrayList<>();
    private List<Offer> offered = List.of();
    private String offeredFor = "";
    private LabState shown;

    PlayerRows(WindowServices services, Consumer<LabIntent> intents) {
        super(12);
        this.services = services;
        this.intents = intents;
        shown = LabState.of(LabForm.FIRST, List.of(), 1);
        card.getStyleClass().add("form-card");
        problem.getStyleClass().addAll("problem", "lab-problem");
        problem.setId("problem-players");
        problem.setGraphic(Glyph.of(Feather.ALERT_TRIANGLE));
        problem.setWrapText(true);
        var add = Nodes.styled(new Label(services.text("lab.add")), "muted");
        getChildren().addAll(card, problem, add, offers);
    }

    void show(LabState state) {
        shown = state;
        var lines = state.form().spec().players();
        if (lines.size() != fields.size()) lay(lines.size());
        for (int i = 0; i < lines.size(); i++) {
            if (!fields.get(i).getText().strip().equals(lines.get(i))) fields.get(i).setText(lines.get(i));
            names.get(i).setText(state.called(lines.get(i)));
            FormField.tell(problems.get(i), state.problems("player-" + i));
        }
        FormField.tell(problem, state.problems("players"));
        offer(state);
    }

    private void lay(int count) {
        card.getChildren().clear();
        fields.clear();
        names.clear();
        problems.clear();
        for (int i = 0; i < count; i++) card.getChildren().add(row(i));
        if (count == 0) {
            var nobody = Nodes.styled(new Label(services.text("lab.nobody")), "muted", "form-row");
            card.getChildren().add(nobody);
        }
    }

    private Node row(int index) {
        var number = Nodes.styled(new Label(String.valueOf(index + 1)), "avatar", "avatar-bot");
        number.setMinWidth(Region.USE_PREF_SIZE);
        var name = Nodes.styled(new Label(), "form-name");
        name.setMinWidth(60);
        name.setPrefWidth(150);
        var field = Nodes.named("player-" + index, new TextField(), "lab-line");
        field.setAccessibleText(services.text("lab.player.spoken", index + 1));
        field.textProperty().addListener((_, _, now) -> {
            if (!now.strip().equals(shown.form().spec().players().get(index)))
                intents.accept(new LabIntent.ChangePlayer(index, now.strip()));
        });
        HBox.setHgrow(field, Priority.ALWAYS);
        field.setMinWidth(100);
        var options = icon(Feather.SLIDERS, "options-" + index, "lab.player.options", () -> edit(index));
        var up = icon(Feather.ARROW_UP, "up-" + index, "lab.player.up", () -> intents.accept(new LabIntent.MovePlayer(index, -1)));
        up.setDisable(index == 0);
        var away = icon(Feather.X, "remove-" + index, "lab.player.remove", () -> intents.accept(new LabIntent.RemovePlayer(index)));
        var row = new HBox(10, number, name, field, new HBox(options, up, away));
        row.setAlignment(Pos.CENTER_LEFT);
        var wrong = Nodes.styled(new Label(), "problem", "lab-problem");
        wrong.setGraphic(Glyph.of(Feather.ALERT_TRIANGLE));
        wrong.setWrapText(true);
        wrong.setId("problem-player-" + index);
        fields.add(field);
        names.add(name);
        problems.add(wrong);
        var box = Nodes.styled(new VBox(4, row, wrong), "lab-player");
        if (index > 0) box.getStyleClass().add("form-row-next");
        return box;
    }

    private Button icon(Feather feather, String id, String key, Runnable action) {
        return IconButton.of(services, id, key, feather, "button-icon", action);
    }

    private void edit(int index) {
        var line = PlayerLine.of(shown.form().spec().players().get(index));
        var options = shown.offer(line).map(Offer::options).orElse(List.of());
        new PlayerDialog(services, line, options).open(shown.called(line.text()),
                changed -> intents.accept(new LabIntent.ChangePlayer(index, changed.text())));
    }

    /** Offers only players that play the variant. */
    private void offer(LabState state) {
        var id = state.form().value("variant").isEmpty() ? "fide" : state.form().value("variant");
        if (state.offers().equals(offered) && id.equals(offeredFor) && !offers.getChildren().isEmpty()) return;
        offered = state.offers();
        offeredFor = id;
        boolean shipped = state.variants().stream().anyMatch(each -> each.id().equals(id));
        offers.getChildren().clear();
        for (var offer : offered) {
            if (shipped && !offer.variants().contains(id)) continue;
            var chip = new Button(offer.name(), Glyph.of(offer.external() ? Feather.TERMINAL : Feather.PLUS));
            chip.setId("add-" + offer.id());
            chip.getStyleClass().add("chip");
            if (!offer.words().isEmpty()) chip.setTooltip(new Tooltip(offer.words()));
            chip.setOnAction(_ -> intents.accept(new LabIntent.AddPlayer(offer.line())));
            offers.getChildren().add(chip);
        }
        var program = Nodes.named("add-program", new Button(services.text("lab.program"), Glyph.of(Feather.TERMINAL)), "chip");
        program.setOnAction(_ -> intents.accept(new LabIntent.AddProgram()));
        offers.getChildren().add(program);
    }
}
