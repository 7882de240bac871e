package rookery.desktop.screen.lab;

import rookery.arena.lab.RunPicture;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.arena.report.MatchText;
import rookery.arena.run.PlayedGame;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.move.Move;
import rookery.kernel.position.Outcome;

/** The games played so far; each opens where it was decided. */
final class GamesPane extends VBox {

    /** Which games are listed. */
    private enum Choice {
        ALL, DECIDED, DRAWN, TROUBLE;

        boolean has(PlayedGame game) {
            return switch (this) {
                case ALL -> true;
                case DECIDED -> game.outcome() instanceof Outcome.Win;
                case DRAWN -> game.outcome() instanceof Outcome.Draw;
                case TROUBLE -> !game.trouble().isEmpty();
            };
        }
    }

    private final WindowServices services;
    private final Consumer<LabIntent> intents;
    private final TableView<PlayedGame> table = new TableView<>();
    private final Label trouble = new Label();
    private @Nullable RunPicture run;
    private List<PlayedGame> shown = List.of();
    private Choice choice = Choice.ALL;

    GamesPane(WindowServices services, Consumer<LabIntent> intents) {
        super(10);
        this.services = services;
        this.intents = intents;
        table.setId("lab-games-table");
        table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.getStyleClass().addAll("dense", "lab-games");
        table.setPlaceholder(new Label(services.text("lab.games.empty")));
        column("lab.column.number", 56, game -> String.valueOf(game.number() + 1));
        column("lab.column.white", 130, game -> name(game.white()));
        column("lab.column.black", 130, game -> name(game.black()));
        column("lab.column.result", 68, LabWords::result);
        column("lab.column.moves", 68, game -> String.valueOf((moves(game) + 1) / 2));
        column("lab.column.end", 150, this::end);
        column("lab.column.opening", 110, PlayedGame::opening);
        table.setRowFactory(_ -> {
            var row = new TableRow<PlayedGame>();
            row.setOnMouseClicked(event -> {
                if (event.getClickCount() == 2 && row.getItem() != null) open();
            });
            return row;
        });
        table.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ENTER) {
                open();
                event.consume();
            }
        });
        table.getSelectionModel().selectedItemProperty().addListener((_, _, game) -> trouble.setText(game == null ? "" : game.trouble()));
        trouble.getStyleClass().add("problem");
        trouble.setWrapText(true);
        trouble.managedProperty().bind(trouble.textProperty().isNotEmpty());
        var open = Nodes.named("lab-open-game", new Button(services.text("lab.games.open"), Glyph.of(Feather.SEARCH)));
        open.setMinWidth(Region.USE_PREF_SIZE);
        open.disableProperty().bind(table.getSelectionModel().selectedItemProperty().isNull());
        open.setOnAction(_ -> open());
        var filter = new Segments<>("lab-filter", List.of(Choice.values()), each -> services.text("lab.filter." + each.name()), Choice.ALL,
                each -> {
                    choice = each;
                    fill();
                });
        var gap = Nodes.gap();
        var below = new HBox(12, filter, gap, open);
        below.setAlignment(Pos.CENTER_LEFT);
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(table, trouble, below);
    }

    private void column(String key, double width, Function<PlayedGame, String> text) {
        var column = new TableColumn<PlayedGame, String>(services.text(key));
        column.setId(key.replace('.', '-'));
        column.setPrefWidth(width);
        column.setCellValueFactory(cell -> new ReadOnlyStringWrapper(text.apply(cell.getValue())));
        column.setSortable(false);
        column.setReorderable(false);
        table.getColumns().add(column);
    }

    private String name(int player) {
        return run == null ? "" : run.name(player);
    }

    private static int moves(PlayedGame game) {
        return (int) game.plies().stream().filter(ply -> !Move.isRoll(ply.action())).count();
    }

    private String end(PlayedGame game) {
        var reason = MatchText.reason(game.outcome());
        return services.texts().or("reason." + reason.name(), reason.name().toLowerCase(Locale.ROOT));
    }

    private void open() {
        var game = table.getSelectionModel().getSelectedItem();
        if (game != null) intents.accept(new LabIntent.OpenGame(game.number()));
    }

    void show(RunPicture picture) {
        run = picture;
        if (picture.games().size() == shown.size() && (shown.isEmpty() || picture.games().getLast().number() == shown.getLast().number()))
            return;
        shown = picture.games();
        fill();
    }

    /** Keeps the selection. */
    private void fill() {
        var selected = table.getSelectionModel().getSelectedItem();
        table.getItems().setAll(shown.stream().filter(choice::has).toList());
        if (selected != null) {
            table.getItems().stream().filter(game -> game.number() == selected.number()).findFirst()
                    .ifPresent(table.getSelectionModel()::select);
        }
    }
}
