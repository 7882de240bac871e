package rookery.desktop.screen.review;

import atlantafx.base.controls.ToggleSwitch;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ChoiceBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import rookery.desktop.shell.Card;
import rookery.desktop.shell.Figurines;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.move.Move;
import rookery.play.analysis.Analysis.Line;
import rookery.play.analysis.Analysis;

/** The engine's analysis: on/off, depth, and best lines; a click plays a line's first move. */
final class EnginePane extends VBox {
    private static final List<Integer> COUNTS = List.of(1, 2, 3, 4, 5);
    private static final double NARROW = 300;
    private final WindowServices services;
    private final Consumer<ReviewIntent> intents;
    private final ToggleSwitch on = new ToggleSwitch();
    private final Label depth = new Label();
    private final ChoiceBox<Integer> count = new ChoiceBox<>();
    private final ChoiceBox<ReviewState.Teacher> teacher = new ChoiceBox<>();
    private final VBox rows = new VBox();
    private final List<Row> cells = new ArrayList<>();
    private boolean showing;
    private @Nullable Analysis told;

    /** A displayed line, reused for each update: rebuilt buttons would lose clicks. */
    private final class Row {
        final Label number = new Label();
        final WholeWords words = new WholeWords(5);
        final Card button;
        private List<String> shown = List.of();
        private int face = -1;

        Row() {
            number.getStyleClass().add("line-number");
            HBox.setHgrow(words, Priority.ALWAYS);
            var line = new HBox(8, number, words);
            line.setAlignment(Pos.CENTER_LEFT);
            button = new Card(line);
            button.getStyleClass().addAll("flat", "engine-line");
            number.setMinWidth(Region.USE_PREF_SIZE);
        }

        void show(ReviewState state, Line line) {
            number.setText(line.opinion().text());
            number.getStyleClass().removeAll("line-good", "line-bad");
            number.getStyleClass().add(line.opinion().chance() >= 0.5 ? "line-good" : "line-bad");
            button.setOnAction(_ -> {
                if (line.face() != 0) intents.accept(new ReviewIntent.Act(Move.roll(line.face())));
                intents.accept(new ReviewIntent.Act(line.actions().getFirst()));
            });
            button.setAccessibleText(line.opinion().text() + " " + String.join(" ", line.words()));
            if (line.words().equals(shown) && line.face() == face) return;
            shown = line.words();
            face = line.face();
            words.getChildren().clear();
            if (face != 0) {
                var roll = Nodes.styled(new Label(String.valueOf(face)), "line-face");
                words.getChildren().add(roll);
            }
            for (var san : shown) words.getChildren().add(Figurines.of(services, state.variant(), san));
        }
    }

    EnginePane(WindowServices services, Consumer<ReviewIntent> intents) {
        super(2);
        this.services = services;
        this.intents = intents;
        getStyleClass().add("engine-pane");
        on.setId("engine-on");
        on.setText(services.text("review.engine"));
        on.selectedProperty().addListener((_, _, selected) -> {
            if (!showing) intents.accept(new ReviewIntent.Think(selected));
        });
        depth.getStyleClass().add("fine-print");
        depth.setId("engine-depth");
        depth.setMinWidth(0);
        count.getItems().addAll(COUNTS);
        count.setId("engine-lines");
        count.setAccessibleText(services.text("review.lines"));
        count.setTooltip(new Tooltip(services.text("review.lines")));
        count.setConverter(new StringConverter<>() {
            @Override
            public String toString(Integer lines) {
                return lines == null ? "" : services.text("review.lines.count", lines);
            }

            @Override
            public Integer fromString(String text) {
                throw new UnsupportedOperationException();
            }
        });
        count.getStyleClass().addAll("small-choice", "line-count");
        count.setMinWidth(Region.USE_PREF_SIZE);
        count.valueProperty().addListener((_, _, value) -> {
            if (!showing && value != null) intents.accept(new ReviewIntent.Lines(value));
        });
        var gap = Nodes.gap();
        var head = new HBox(8, on, depth, gap, count);
        head.setAlignment(Pos.CENTER_LEFT);
        head.setMinHeight(32);
        teacher.setId("engine-choice");
        teacher.setAccessibleText(services.text("review.teacher"));
        teacher.setTooltip(new Tooltip(services.text("review.teacher")));
        teacher.getStyleClass().add("small-choice");
        teacher.setMaxWidth(Double.MAX_VALUE);
        teacher.valueProperty().addListener((_, _, chosen) -> {
            if (!showing && chosen != null) intents.accept(new ReviewIntent.Teacher(chosen.id()));
        });
        getChildren().addAll(head, teacher, rows);
        widthProperty().addListener((_, _, _) -> depth.setText(told == null ? "" : depth(told)));
    }

    void show(ReviewState state) {
        showing = true;
        on.setSelected(state.thinking() && state.canThink());
        on.setDisable(!state.canThink());
        count.setValue(state.lines());
        count.setDisable(!state.canThink());
        if (!teacher.getItems().equals(state.teachers())) teacher.getItems().setAll(state.teachers());
        teacher.setValue(state.teachers().stream().filter(each -> each.id().equals(state.teacher())).findFirst().orElse(null));
        // With one engine there is nothing to choose.
        Nodes.show(teacher, state.teachers().size() > 1);
        showing = false;
        var analysis = state.analysis();
        told = state.canThink() && state.thinking() ? analysis : null;
        depth.setText(!state.canThink() ? services.text("review.nobody") : state.thinking() ? depth(analysis) : "");
        var lines = state.thinking() ? analysis.lines() : List.<Line>of();
        while (cells.size() < lines.size()) cells.add(new Row());
        for (int i = 0; i < lines.size(); i++) cells.get(i).show(state, lines.get(i));
        var wanted = cells.subList(0, lines.size()).stream().map(row -> row.button).toList();
        for (int i = 0; i < wanted.size(); i++) wanted.get(i).setId("line-" + i);
        if (!rows.getChildren().equals(wanted)) rows.getChildren().setAll(wanted);
        // Reserves the rows' space until the engine answers, so that nothing below jumps.
        rows.setMinHeight(state.thinking() && state.canThink() && state.faces().isEmpty() ? state.lines() * 26.0 : 0);
    }

    private String depth(Analysis analysis) {
        if (analysis.depth() == 0) return "";
        long thousands = analysis.nodesPerSecond() / 1000;
        // A narrow pane has room for the depth only.
        return thousands == 0 || getWidth() < NARROW
                ? services.text("review.depth", analysis.depth())
                : services.text("review.depth.speed", analysis.depth(), thousands);
    }

    /** A row of words, as many as fit: the last is shown whole or not at all. */
    static final class WholeWords extends Pane {
        private final double gap;

        WholeWords(double gap) {
            this.gap = gap;
            setMinWidth(0);
        }

        @Override
        protected double computePrefWidth(double height) {
            return getManagedChildren().stream().mapToDouble((Node word) -> word.prefWidth(-1) + gap).sum();
        }

        @Override
        protected double computePrefHeight(double width) {
            return getManagedChildren().stream().mapToDouble((Node word) -> word.prefHeight(-1)).max().orElse(0);
        }

        @Override
        protected void layoutChildren() {
            double x = 0;
            boolean fits = true;
            for (var word : getManagedChildren()) {
                double width = snapSizeX(word.prefWidth(-1));
                double height = word.prefHeight(-1);
                fits = fits && x + width <= getWidth();
                word.setVisible(fits);
                word.resizeRelocate(x, snapPositionY((getHeight() - height) / 2), width, height);
                x += width + gap;
            }
        }
    }
}
