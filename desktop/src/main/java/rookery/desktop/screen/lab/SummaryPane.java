package rookery.desktop.screen.lab;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.arena.run.Job;
import rookery.look.board.BoardModel;
import rookery.desktop.board.BoardPicture;
import rookery.arena.lab.StoredRuns.StoredRun;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** Beside the form: its summary, the start button, and earlier runs. */
final class SummaryPane extends VBox {
    private static final double PICTURE = 168;

    private final WindowServices services;
    private final Consumer<LabIntent> intents;
    private final StackPane picture = new StackPane();
    private final Label title = new Label();
    private final Label games = new Label();
    private final Label cores = new Label();
    private final Label repeat = new Label();
    private final Label problem = new Label();
    private final VBox shelf = new VBox(8);
    private final Button start = new Button();
    private String pictured = "";
    private List<StoredRun> listed = List.of();

    SummaryPane(WindowServices services, Consumer<LabIntent> intents) {
        super(14);
        this.services = services;
        this.intents = intents;
        getStyleClass().addAll("side-panel", "lab-summary");
        title.getStyleClass().add("summary-title");
        title.setWrapText(true);
        title.setId("lab-title");
        for (var line : List.of(games, cores, repeat)) line.setWrapText(true);
        games.setGraphic(Glyph.of(Feather.LAYERS));
        games.setId("lab-games");
        cores.setGraphic(Glyph.of(Feather.CPU));
        repeat.setGraphic(Glyph.of(Feather.REPEAT));
        problem.getStyleClass().addAll("problem", "lab-problem");
        problem.setGraphic(Glyph.of(Feather.ALERT_TRIANGLE));
        problem.setWrapText(true);
        problem.setId("problem-");
        start.setText(services.text("lab.start"));
        start.setGraphic(Glyph.of(Feather.PLAY));
        start.setId("lab-start");
        start.getStyleClass().addAll("accent", "start-button");
        start.setMaxWidth(Double.MAX_VALUE);
        start.setOnAction(_ -> intents.accept(new LabIntent.Start()));
        var command = Nodes.named("copy-command", new Button(services.text("lab.command"), Glyph.of(Feather.TERMINAL)), "flat");
        command.setMaxWidth(Double.MAX_VALUE);
        command.setTooltip(new Tooltip(services.text("lab.command.words")));
        command.setOnAction(_ -> intents.accept(new LabIntent.CopyCommand()));
        var content = new VBox(10, picture, title, games, cores, repeat, problem, shelf);
        var scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(scroll, start, command);
    }

    void show(LabState state) {
        var job = state.job();
        picture(state, job);
        title.setText(LabWords.title(services, state.form().spec(), state.called()));
        boolean known = job != null;
        for (var line : List.of(games, cores, repeat)) {
            Nodes.show(line, known);
        }
        if (job != null) {
            games.setText(services.text("lab.summary.games", job.tournament().plannedGames(), services.texts().variant(job.variant())));
            var typed = state.form().concurrency();
            cores.setText(services.text("lab.summary.cores",
                    typed.matches("\\d{1,4}")
                            ? Integer.parseInt(typed)
                            : job.usualConcurrency(Runtime.getRuntime().availableProcessors())));
            repeat.setText(services.text(job.isTimed() ? "lab.summary.timed" : "lab.summary.repeatable"));
        }
        int elsewhere = (int) state.problems().stream().filter(each -> !each.field().isEmpty()).count();
        var general = state.problems("");
        FormField.tell(problem, general.isEmpty() && elsewhere > 0 && state.checked()
                ? List.of(new FieldProblem("", services.text("lab.problem.some", elsewhere)))
                : general);
        start.setDisable(!state.mayStart());
        if (!state.shelf().equals(listed)) list(state.shelf());
    }

    private void picture(LabState state, @Nullable Job job) {
        var id = state.form().value("variant").isEmpty() ? Presets.FIDE.id() : state.form().value("variant");
        var variant = job != null ? job.variant() : state.variants().stream().filter(each -> each.id().equals(id)).findFirst().orElse(null);
        if (variant == null || pictured.equals(variant.id())) return;
        pictured = variant.id();
        picture.getChildren().setAll(BoardPicture.of(services.look(), board(variant), PICTURE));
    }

    private static BoardModel board(Variant variant) {
        return BoardModel.picture(variant, variant.start());
    }

    // ---- earlier runs --------------------------------------------------------------------------------------------

    private void list(List<StoredRun> runs) {
        listed = runs;
        shelf.getChildren().clear();
        if (runs.isEmpty()) return;
        var heading = Nodes.styled(new Label(services.text("lab.shelf")), "section-title", "lab-shelf-title");
        shelf.getChildren().add(heading);
        runs.forEach(run -> shelf.getChildren().add(card(run)));
    }

    private Node card(StoredRun run) {
        var number = String.valueOf(run.folder().getFileName());
        var name = Nodes.styled(new Label(LabWords.title(services, run.spec())), "form-name");
        var words = Nodes.styled(new Label(services.text(run.unfinished() ? "lab.shelf.unfinished" : "lab.shelf.complete", run.games())),
                "muted");
        var text = new VBox(1, name, words);
        text.setMinWidth(0);
        HBox.setHgrow(text, Priority.ALWAYS);
        var open = Nodes.named("reopen-" + number, new Button(services.text(run.unfinished() ? "lab.resume" : "lab.look")));
        open.setMinWidth(Region.USE_PREF_SIZE);
        open.getStyleClass().add(run.unfinished() ? "accent" : "small");
        if (run.unfinished()) open.getStyleClass().add("small");
        open.setAccessibleText(open.getText() + ": " + name.getText());
        open.setOnAction(_ -> intents.accept(new LabIntent.Reopen(run.folder())));
        var away = Nodes.named("forget-" + number, new Button(null, Glyph.of(Feather.TRASH_2)), "flat", "small", "button-icon");
        away.setAccessibleText(services.text("lab.shelf.remove") + ": " + name.getText());
        away.setTooltip(new Tooltip(services.text("lab.shelf.remove")));
        var row = new HBox(6, text, open, away);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("lab-shelved");
        // Asks in place, since the games will be deleted.
        away.setOnAction(_ -> {
            var sure = Nodes.named("forget-sure-" + number, new Button(services.text("lab.shelf.sure")), "danger", "small");
            sure.setMinWidth(Region.USE_PREF_SIZE);
            sure.setOnAction(_ -> intents.accept(new LabIntent.Remove(run.folder())));
            var keep = Nodes.styled(new Button(services.text("dialog.cancel")), "flat", "small");
            keep.setMinWidth(Region.USE_PREF_SIZE);
            keep.setOnAction(_ -> row.getChildren().setAll(text, open, away));
            row.getChildren().setAll(text, sure, keep);
        });
        return row;
    }
}
