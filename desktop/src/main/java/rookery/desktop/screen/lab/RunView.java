package rookery.desktop.screen.lab;

import rookery.arena.lab.RunPicture;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.arena.run.TournamentRun.Phase;
import rookery.desktop.screen.lab.LabState.Pane;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;

/** A run: progress and controls on top; boards, curves or games below; the standings beside them. */
final class RunView extends VBox {
    private final WindowServices services;
    private final Consumer<LabIntent> intents;
    private final Label title = new Label();
    private final Label phase = new Label();
    private final Label progress = new Label();
    private final ProgressBar bar = new ProgressBar(0);
    private final Button pause;
    private final Button go;
    private final Button stop;
    private final Button resume;
    private final Button leave;
    private final Segments<Pane> panes;
    private final Segments<Integer> counts;
    private final StackPane place = new StackPane();
    private final BoardsPane boards;
    private final CurvesPane curves;
    private final GamesPane games;
    private final StandingsPane standings;

    RunView(WindowServices services, Consumer<LabIntent> intents) {
        this.services = services;
        this.intents = intents;
        getStyleClass().add("lab-run");
        title.getStyleClass().add("screen-title");
        title.setMinWidth(120);
        phase.getStyleClass().add("lab-phase");
        phase.setId("lab-phase");
        phase.setMinWidth(Region.USE_PREF_SIZE);
        progress.setId("lab-progress");
        progress.getStyleClass().add("muted");
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.getStyleClass().add("lab-bar");
        pause = button("lab.pause", "lab-pause", Feather.PAUSE, new LabIntent.Pause());
        go = button("lab.continue", "lab-continue", Feather.PLAY, new LabIntent.Continue());
        go.getStyleClass().add("accent");
        stop = button("lab.stop", "lab-stop", Feather.SQUARE, new LabIntent.Stop());
        resume = button("lab.resume", "lab-resume", Feather.PLAY, new LabIntent.Leave());
        resume.getStyleClass().add("accent");
        leave = button("lab.leave", "lab-leave", Feather.EDIT_2, new LabIntent.Leave());
        panes = new Segments<>("lab-pane", List.of(Pane.values()), pane -> services.text("lab.pane." + pane.name()), Pane.BOARDS,
                pane -> intents.accept(new LabIntent.Show(pane)));
        counts = new Segments<>("lab-boards", List.of(1, 2, 4, 6, 8), String::valueOf, 2,
                count -> intents.accept(new LabIntent.Boards(count)));
        counts.setAccessibleText(services.text("lab.boards"));
        boards = new BoardsPane(services, intents);
        curves = new CurvesPane(services);
        games = new GamesPane(services, intents);
        standings = new StandingsPane(services);
        var main = Nodes.styled(new VBox(12, choices(), place), "lab-main");
        VBox.setVgrow(place, Priority.ALWAYS);
        HBox.setHgrow(main, Priority.ALWAYS);
        var body = new HBox(main, standings);
        VBox.setVgrow(body, Priority.ALWAYS);
        getChildren().addAll(head(), body);
    }

    private Node head() {
        var gap = Nodes.gap();
        var save = button("lab.save.short", "lab-save", Feather.DOWNLOAD, new LabIntent.SaveGames());
        save.getStyleClass().add("flat");
        var line = new HBox(10, title, phase, gap, pause, go, resume, stop, leave, save);
        line.setAlignment(Pos.CENTER_LEFT);
        var head = Nodes.styled(new VBox(8, line, bar, progress), "lab-head");
        return head;
    }

    private Node choices() {
        var gap = Nodes.gap();
        var row = new HBox(12, panes, gap, counts);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private Button button(String key, String id, Feather icon, LabIntent intent) {
        var button = Nodes.named(id, new Button(services.text(key), Glyph.of(icon)));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> intents.accept(intent));
        return button;
    }

    void show(LabState state) {
        var run = state.run();
        if (run == null) return;
        var now = run.snapshot();
        title.setText(LabWords.title(services, run.job().spec(), run.names()));
        boolean stopping = run.isGoing() && run.phase() == Phase.STOPPED;
        phase.setText(services.text("lab.phase." + run.phase().name()));
        phase.getStyleClass().removeIf(style -> style.startsWith("lab-phase-"));
        phase.getStyleClass().add("lab-phase-" + run.phase().name().toLowerCase(Locale.ROOT));
        bar.setProgress(run.phase() == Phase.COMPLETE ? 1 : now.planned() == 0 ? 0 : Math.min(1, now.played() / (double) now.planned()));
        bar.setAccessibleText(services.text("lab.progress", now.played(), now.planned()));
        progress.setText(progress(run));
        Nodes.show(pause, run.isGoing() && run.phase() == Phase.RUNNING);
        Nodes.show(go, run.isGoing() && run.phase() == Phase.PAUSED);
        Nodes.show(stop, run.isGoing() && !stopping && run.phase() != Phase.COMPLETE);
        Nodes.show(resume, run.settled() && (run.phase() == Phase.STOPPED || run.phase() == Phase.FAILED));
        resume.setOnAction(_ -> intents.accept(new LabIntent.Reopen(run.folder())));
        resume.setDisable(state.starting());
        Nodes.show(leave, run.settled());
        panes.show(state.pane());
        counts.show(state.boards());
        Nodes.show(counts, state.pane() == Pane.BOARDS);
        standings.show(run);
        var node = switch (state.pane()) {
            case BOARDS -> {
                boards.show(state, run);
                yield boards;
            }
            case CURVES -> {
                curves.show(run);
                yield curves;
            }
            case GAMES -> {
                games.show(run);
                yield games;
            }
        };
        if (place.getChildren().size() != 1 || !place.getChildren().getFirst().equals(node)) place.getChildren().setAll(node);
    }

    private String progress(RunPicture run) {
        var now = run.snapshot();
        // A decided test leaves games unplayed.
        boolean whole = run.phase() == Phase.COMPLETE && now.planned() != now.played();
        var words = new StringBuilder(
                whole ? services.text("lab.progress.done", now.played()) : services.text("lab.progress", now.played(), now.planned()))
                .append("  ·  ")
                .append(services.texts().variant(run.job().variant()));
        if (now.rate() > 0) words.append("  ·  ").append(rate(now.rate()));
        if (run.isGoing() && now.secondsLeft() >= 0 && now.rate() > 0) {
            words.append("  ·  ").append(services.text("lab.left", LabWords.time(services, now.secondsLeft())));
        }
        if (now.troubles() > 0) words.append("  ·  ").append(services.text("lab.troubles", now.troubles()));
        return words.toString();
    }

    private String rate(double rate) {
        return rate >= 1
                ? services.text("lab.rate.second", String.format(Locale.ROOT, rate >= 10 ? "%.0f" : "%.1f", rate))
                : services.text("lab.rate.minute", String.format(Locale.ROOT, "%.1f", rate * 60));
    }
}
