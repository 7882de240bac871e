package rookery.desktop.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.plot.Axis;
import rookery.desktop.plot.Plot;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.variant.Variant;
import rookery.play.training.TrainingProgress;
import rookery.play.training.TrainingResult;

/** Training a net for one variant: start, progress with its curve, stop and resume, and the result in words. */
public final class TrainingPane extends VBox {
    private static final List<Integer> MINUTES = List.of(5, 20, 60);
    private final WindowServices services;
    private final TrainingRoom room;
    private final Variant variant;
    private final Segments<Integer> minutes;
    private final Button start = new Button();
    private final Button stop = new Button();
    private final Label status = words("train-status");
    private final Label result = words("train-result");
    private final Label left = words("train-left");
    private final ProgressBar bar = new ProgressBar(0);
    private final Plot curve = new Plot("train-curve");
    private final boolean possible;
    private final boolean playable;
    private int chosen = 20;

    /** @param playable whether the variant can be played as it is */
    public TrainingPane(WindowServices services, TrainingRoom room, Variant variant, boolean playable) {
        super(12);
        this.services = services;
        this.room = room;
        this.variant = variant;
        this.playable = playable;
        possible = room.trainer(variant).isPresent();
        setId("training");
        var about = words("train-about");
        about.setText(services.text(possible ? "train.about" : "train.impossible"));
        about.getStyleClass().add("muted");
        var now = words("train-now");
        now.setText(services.text(isInstalled() ? "train.now.net" : "train.now.none"));
        minutes = new Segments<>("train-minutes", MINUTES, each -> services.text("train.minutes", each), chosen, each -> chosen = each);
        start.setId("train-start");
        start.getStyleClass().add("accent");
        start.setGraphic(Glyph.of(Feather.CPU));
        start.setMinWidth(Region.USE_PREF_SIZE);
        start.setOnAction(_ -> room.start(variant, chosen));
        stop.setId("train-stop");
        stop.setText(services.text("train.stop"));
        stop.setGraphic(Glyph.of(Feather.SQUARE));
        stop.setOnAction(_ -> room.stop());
        var row = new FlowPane(10, 8, minutes, start, stop);
        row.setAlignment(Pos.CENTER_LEFT);
        bar.setMaxWidth(Double.MAX_VALUE);
        bar.getStyleClass().add("lab-bar");
        curve.setPrefHeight(170);
        curve.setMinHeight(150);
        getChildren().addAll(about, now, row, status, bar, left, curve, result);
        Nodes.show(now, possible);
        Nodes.show(row, possible);
        ChangeListener<TrainingState> listener = (_, _, state) -> show(state);
        room.store().property().addListener(listener);
        sceneProperty().addListener((_, _, scene) -> {
            if (scene == null) room.store().property().removeListener(listener);
        });
        show(room.store().state());
    }

    private static Label words(String id) {
        var label = Nodes.named(id, new Label());
        label.setWrapText(true);
        label.setMinHeight(Region.USE_PREF_SIZE);
        return label;
    }

    private boolean isInstalled() {
        return room.trainer(variant).flatMap(trainer -> trainer.installed(variant)).isPresent();
    }

    private void show(TrainingState state) {
        var subject = state.variant();
        boolean ours = subject != null && subject.equals(variant);
        boolean others = state.going() && !ours;
        boolean going = state.going() && ours;
        boolean again = !going && possible && room.isUnderWay(variant);
        start.setText(services.text(again ? "train.continue" : "train.start"));
        start.setDisable(state.going() || !playable);
        Nodes.show(start, !going);
        Nodes.show(minutes, !going);
        Nodes.show(stop, going);
        stop.setDisable(state.stopping());
        status.setText(
                others && subject != null ? services.text("train.other", services.texts().variant(subject)) : going ? phase(state) : "");
        Nodes.show(status, possible && !status.getText().isEmpty());
        Nodes.show(bar, going);
        bar.setProgress(share(state));
        left.setText(going && state.last() != null && !Double.isNaN(state.last().minutesLeft())
                ? services.text("train.left", (int) Math.ceil(state.last().minutesLeft()))
                : "");
        Nodes.show(left, !left.getText().isEmpty());
        Nodes.show(curve, ours && !state.losses().isEmpty());
        if (ours) draw(state.losses());
        var ended = ours ? state.result() : null;
        result.setText(ended == null ? "" : result(ended));
        Nodes.show(result, ended != null);
    }

    private static double share(TrainingState state) {
        var last = state.last();
        if (last == null || Double.isNaN(last.minutesLeft())) return -1;
        return Math.clamp(1 - last.minutesLeft() / state.minutes(), 0.01, 1);
    }

    private String phase(TrainingState state) {
        var last = state.last();
        if (state.stopping()) return services.text("train.stopping");
        if (last == null) return services.text("train.begins");
        return switch (last.phase()) {
            case PLAYING -> services.text("train.playing", last.round(), last.rounds(), last.games());
            case FITTING -> services.text("train.fitting", last.round(), last.rounds(), last.positions());
            case TRYING -> services.text("train.trying", last.round(), last.rounds());
            case MATCH -> services.text("train.match");
        };
    }

    /** The loss on held-out games in the last fit; the level line is the loss without a net. */
    private void draw(List<TrainingProgress> losses) {
        int first = 0;
        for (int i = 0; i < losses.size(); i++) {
            if (losses.get(i).pass() == 0) first = i;
        }
        var fit = losses.subList(first, losses.size());
        if (fit.isEmpty()) return;
        double before = fit.getFirst().pass() == 0 ? fit.getFirst().loss() : Double.NaN;
        var points = fit.stream().filter(each -> each.pass() > 0).map(each -> new Plot.Point(each.pass(), each.loss())).toList();
        double top = Math.max(Double.isNaN(before) ? 0 : before, points.stream().mapToDouble(Plot.Point::y).max().orElse(0));
        double low = Math.min(Double.isNaN(before) ? 1 : before, points.stream().mapToDouble(Plot.Point::y).min().orElse(1));
        double room = Math.max(1e-4, (top - low) * 0.2);
        var items = new ArrayList<Plot.Item>();
        if (!Double.isNaN(before)) items.add(new Plot.Item.Level(before, services.text("train.without"), "plot-bad"));
        items.add(new Plot.Item.Curve(points, "plot-line"));
        points.forEach(point -> items.add(new Plot.Item.Dot(point.x(), point.y(), 3.5, "plot-dot")));
        int passes = Math.max(2, fit.getLast().passes());
        curve.show(new Plot.Picture(services.text("train.curve"), services.text("train.passes"), Axis.numbers(0, passes, 1, 60, false),
                Axis.numbers(low - room, top + room, 1e-4, 30, true)
                        .withWords((value, _) -> String.format(Locale.ROOT, "%.4f", value)),
                items));
    }

    private String result(TrainingResult ended) {
        return services.text(ended.installed() ? "train.result.better" : "train.result.same", ended.won(), ended.drawn(),
                ended.lost(), String.format(Locale.ROOT, "%.1f", 100 * ended.share()),
                String.format(Locale.ROOT, "%.1f", 100 * ended.error()));
    }
}
