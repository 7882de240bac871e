package rookery.desktop.screen.learn;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.PauseTransition;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.board.Motion;
import rookery.look.board.BoardMoves;
import rookery.desktop.game.GameWords;
import rookery.desktop.game.PositionBoard;
import rookery.look.board.Scorecard;
import rookery.desktop.shell.Figurines;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.IconButton;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.notation.San;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.learn.puzzle.Puzzle;
import rookery.learn.puzzle.PuzzleGoal;
import rookery.learn.puzzle.Theme;
import rookery.learn.solve.PuzzleCourse;
import rookery.learn.solve.SolvingState;
import rookery.look.board.Arrow;
import rookery.look.board.BoardModel;
import rookery.look.board.Slide;

/** A puzzle on the board; beside it the task, the person's standing, and afterwards the explanation. */
final class PuzzleView extends LearnTab.View<PuzzleState> {
    /** How long the person's move is shown before the reply. */
    private static final Duration ANSWER = Duration.millis(450);

    /** A rating with a smaller deviation is shown as certain. */
    private static final double FIRM = 110;

    private final PuzzleTab tab;
    private final ExerciseBoard exercise;
    private final VBox nothing = new VBox(14);
    private final Label rating = new Label();
    private final Label streak = new Label();
    private final Label waiting = new Label();
    private final Label task = new Label();
    private final HBox roll = new HBox(8);
    private final Label feedback = new Label();
    private final FlowPane themes = new FlowPane(6, 6);
    private final Label words = new Label();
    private final HBox line = new HBox(6);
    private final Label source = new Label();
    private final Button hint;
    private final Button show;
    private final Button next;
    private final Button study;
    private final PauseTransition answer = new PauseTransition(ANSWER);
    private PuzzleState shown;

    PuzzleView(WindowServices services, Store<PuzzleState> store, PuzzleTab tab) {
        super(services);
        this.tab = tab;
        shown = store.state();
        exercise = new ExerciseBoard(services, shown.variant(), List.of(), tab::play);
        hint = button("puzzle-hint", "learn.hint", Feather.HELP_CIRCLE, tab::hint);
        show = button("puzzle-show", "learn.show", Feather.EYE, tab::giveUp);
        next = button("puzzle-next", "learn.next", Feather.ARROW_RIGHT, tab::next);
        next.getStyleClass().add("accent");
        study = button("puzzle-study", "learn.study", Feather.SEARCH, tab::study);
        List.of(hint, show, next, study).forEach(each -> HBox.setHgrow(each, Priority.ALWAYS));
        panel();
        nothing.setAlignment(Pos.CENTER);
        nothing.getStyleClass().add("learn-nothing");
        getChildren().addAll(exercise, nothing);
        follow(store);
    }

    @Override
    void stop() {
        super.stop();
        answer.stop();
    }

    private void panel() {
        rating.getStyleClass().add("learn-rating");
        rating.setId("puzzle-rating");
        streak.getStyleClass().add("muted");
        streak.setId("puzzle-streak");
        waiting.getStyleClass().add("muted");
        waiting.setId("puzzle-waiting");
        for (var label : List.of(streak, waiting, task, feedback, words, source)) {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
        }
        task.getStyleClass().add("learn-task");
        task.setId("puzzle-task");
        feedback.getStyleClass().add("learn-feedback");
        feedback.setId("puzzle-feedback");
        words.setId("puzzle-words");
        source.getStyleClass().add("fine-print");
        source.setId("puzzle-source");
        themes.setId("puzzle-themes");
        roll.setAlignment(Pos.CENTER_LEFT);
        line.setAlignment(Pos.CENTER_LEFT);
        line.setId("puzzle-line");
        var gap = new Region();
        VBox.setVgrow(gap, Priority.ALWAYS);
        var more = IconButton.of(services, "puzzle-files", "learn.open", Feather.FOLDER, tab::choose);
        var head = new HBox(8, new VBox(rating, streak, waiting), Nodes.gap(), more);
        head.setAlignment(Pos.TOP_LEFT);
        var tries = new HBox(8, hint, show);
        exercise.panel().getChildren().addAll(head, task, roll, feedback, themes, line, words, source, gap, tries, next, study);
    }

    // ---- showing -------------------------------------------------------------------------------------------------

    @Override
    void show(@Nullable PuzzleState before, PuzzleState state) {
        shown = state;
        var solving = state.solving();
        Nodes.show(exercise, solving != null);
        Nodes.show(nothing, solving == null);
        if (solving == null) {
            showNothing(state);
            return;
        }
        showStanding(state);
        showBoard(before == null ? null : before.solving(), solving);
        showTask(solving);
        showAfter(state, solving);
        Nodes.show(hint.getParent(), !solving.isOver());
        Nodes.show(next, solving.isOver());
        Nodes.show(study, solving.isOver());
    }

    private void showStanding(PuzzleState state) {
        var standing = state.standing();
        boolean mistake = state.solving() != null && state.solving().puzzle().goal() == PuzzleGoal.BETTER;
        // The change of an uncertain rating says nothing.
        boolean firm = standing != null && standing.rating().deviation() < FIRM;
        rating.setText(standing == null
                ? ""
                : services.text("learn.rating", Math.round(standing.rating().value()) + (firm ? "" : "?"))
                        + (state.gained() == 0 || mistake || !firm
                                ? ""
                                : state.gained() > 0 ? "  +" + state.gained() : "  −" + -state.gained()));
        streak.setText(standing == null ? "" : services.text("learn.streak", standing.streak(), standing.best()));
        var more = waiting(state, standing);
        waiting.setText(more);
        Nodes.show(waiting, !more.isEmpty());
    }

    /** What is still to come, in order. */
    private String waiting(PuzzleState state, PuzzleCourse.@Nullable Standing standing) {
        var parts = new ArrayList<String>();
        boolean mistake = state.solving() != null && state.solving().puzzle().goal() == PuzzleGoal.BETTER;
        if (state.retries() > 0) parts.add(services.text(mistake ? "learn.waiting.game" : "learn.waiting.made", state.retries()));
        if (standing != null && standing.mistakes() > 0 && state.retries() == 0) {
            parts.add(services.text("learn.waiting.mistakes", standing.mistakes()));
        }
        if (standing != null && standing.due() > 0) parts.add(services.text("learn.waiting.due", standing.due()));
        if (standing != null) parts.add(services.text("learn.waiting.new", standing.unseen()));
        return String.join(" · ", parts);
    }

    private void showTask(SolvingState solving) {
        var puzzle = solving.puzzle();
        var start = puzzle.start();
        var words = new GameWords(services.texts());
        var checks = words.checks(solving.position());
        task.setText(
                services.text("learn.task." + puzzle.goal().name(), words.side(start.turn())) + (checks.isEmpty() ? "" : "\n" + checks));
        roll.getChildren().clear();
        boolean rolled = start.roll() > 0;
        Nodes.show(roll, rolled);
        if (rolled) {
            var kind = puzzle.variant().kind(start.kindOfFace(start.roll()));
            roll.getChildren().addAll(Figurines.picture(services, puzzle.variant(), kind, 30),
                    new Label(services.text("learn.rolled", start.roll(), piece(kind))));
        }
        var said = feedback(solving);
        feedback.setText(said);
        Nodes.show(feedback, !said.isEmpty());
        Nodes.style(feedback, "learn-good", solving.status() == SolvingState.Status.SOLVED);
        Nodes.style(feedback, "learn-bad", !solving.wrong().isEmpty() && !solving.isOver());
        hint.setDisable(solving.told() == SolvingState.Hint.MOVE);
    }

    private String feedback(SolvingState solving) {
        if (solving.status() == SolvingState.Status.SOLVED) return services.text("learn.solved");
        if (solving.status() == SolvingState.Status.SHOWN) return services.text("learn.shown");
        var position = solving.position();
        var told = switch (solving.told()) {
            case NONE -> "";
            case KIND -> services.text(solving.isDrop() ? "learn.hint.drop" : "learn.hint.kind",
                    piece(position.variant().kind(solving.hintedKind())));
            case SQUARE -> services.text("learn.hint.square",
                    piece(position.variant().kind(solving.hintedKind())),
                    position.shape().name(solving.hintedSquare()));
            case MOVE -> services.text("learn.hint.move", San.write(position, solving.hintedMove()));
        };
        if (!solving.wrong().isEmpty())
            return (services.text("learn.wrong", San.write(position, solving.wrong().getLast())) + " " + told).strip();
        return told.isEmpty() && solving.played() > 0 ? services.text("learn.right") : told;
    }

    /** Its name as used within a sentence. */
    private String piece(PieceKind kind) {
        return services.texts().piece(kind.name()).toLowerCase(services.texts().language().locale());
    }

    private void showAfter(PuzzleState state, SolvingState solving) {
        boolean over = solving.isOver();
        var puzzle = solving.puzzle();
        themes.getChildren().clear();
        if (over) puzzle.themes().forEach(theme -> themes.getChildren().add(chip(puzzle, theme)));
        Nodes.show(themes, !themes.getChildren().isEmpty());
        line.getChildren().clear();
        if (over) line.getChildren().add(moves(puzzle));
        Nodes.show(line, over);
        words.setText(String.join(" ", state.words()));
        Nodes.show(words, over && !state.words().isEmpty());
        source.setText(over ? source(puzzle) : "");
        Nodes.show(source, over);
    }

    private Node chip(Puzzle puzzle, Theme theme) {
        return Nodes.styled(new Label(services.text("learn.theme." + theme.name(), (puzzle.line().size() + 1) / 2)), "learn-theme");
    }

    /** The whole line in notation. */
    private Node moves(Puzzle puzzle) {
        var row = new FlowPane(6, 2);
        var position = puzzle.start();
        boolean first = true;
        for (int move : puzzle.line()) {
            if (position.turn() == Side.WHITE || first) {
                var number = Nodes.styled(new Label(position.moveNumber() + (position.turn() == Side.WHITE ? "." : "…")), "tree-number");
                row.getChildren().add(number);
            }
            row.getChildren().add(Figurines.of(services, puzzle.variant(), San.write(position, move)));
            position.make(move);
            first = false;
        }
        HBox.setHgrow(row, Priority.ALWAYS);
        return row;
    }

    private String source(Puzzle puzzle) {
        var from = puzzle.source();
        var players = from.date().isEmpty() || from.date().contains("?")
                ? services.text("learn.source.undated", from.white(), from.black(), from.ply() / 2 + 1)
                : services.text("learn.source", from.white(), from.black(), from.date(), from.ply() / 2 + 1);
        return puzzle.rating() > 0 ? players + " " + services.text("learn.source.rating", String.valueOf(puzzle.rating())) : players;
    }

    // ---- the board -----------------------------------------------------------------------------------------------

    private void showBoard(@Nullable SolvingState before, SolvingState solving) {
        answer.stop();
        var below = solving.puzzle().start().turn();
        var settings = services.settings().state();
        boolean answered = before != null && before.puzzle().equals(solving.puzzle()) && solving.played() == before.played() + 2
                && solving.ending() == Move.NONE;
        if (answered && !(services.motion() instanceof Motion.None)) {
            var own = solving.puzzle().after(solving.played() - 1);
            exercise.show(PositionBoard.still(own, track(solving.puzzle().after(solving.played() - 2),
                    solving.puzzle().line().get(solving.played() - 2)), below, settings));
            answer.setOnFinished(_ -> exercise.show(model(solving, below)));
            answer.playFromStart();
        } else {
            exercise.show(model(solving, below));
        }
    }

    private BoardModel model(SolvingState solving, Side below) {
        var settings = services.settings().state();
        var position = solving.position();
        var last = SquareSet.EMPTY;
        if (solving.ending() != Move.NONE) {
            last = track(solving.puzzle().after(solving.puzzle().line().size() - 1), solving.ending());
        } else if (solving.played() > 0) {
            last = track(solving.puzzle().after(solving.played() - 1), solving.puzzle().line().get(solving.played() - 1));
        }
        return solving.isOver()
                ? PositionBoard.still(position, last, below, settings)
                : PositionBoard.model(position, last, below, settings).withArrows(arrows(solving, position));
    }

    private static SquareSet track(Position before, int move) {
        return Slide.track(Scorecard.slides(before, move));
    }

    private static List<Arrow> arrows(SolvingState solving, Position position) {
        var arrows = new ArrayList<Arrow>();
        if (solving.hintedMove() != Move.NONE) {
            var slide = BoardMoves.slide(position, solving.hintedMove());
            arrows.add(new Arrow(slide.from(), slide.to(), Arrow.Ink.HINT));
        } else if (solving.hintedSquare() >= 0) {
            arrows.add(new Arrow(solving.hintedSquare(), solving.hintedSquare(), Arrow.Ink.HINT));
        } else if (!solving.wrong().isEmpty()) {
            var slide = BoardMoves.slide(position, solving.wrong().getLast());
            arrows.add(new Arrow(slide.from(), slide.to(), Arrow.Ink.WARNING));
        }
        return arrows;
    }

    // ---- where there is no puzzle --------------------------------------------------------------------------------

    private void showNothing(PuzzleState state) {
        nothing.getChildren().clear();
        var name = services.texts().variant(state.variant());
        switch (state.phase()) {
            case LOADING, SOLVING -> nothing.getChildren().add(said(services.text("learn.loading")));
            case LOOKING -> {
                var bar = new ProgressBar(state.plies() == 0 ? 0 : state.looked() / (double) state.plies());
                bar.setPrefWidth(280);
                var stop = Nodes.named("puzzle-stop", new Button(services.text("dialog.cancel")));
                stop.setOnAction(_ -> tab.stopLooking());
                nothing.getChildren().addAll(said(services.text("learn.looking", state.looked(), state.plies())), bar, stop);
            }
            case FLAWLESS -> nothing.getChildren().addAll(said(services.text("learn.flawless")),
                    act("puzzle-go-on", "learn.goOn", Feather.ARROW_RIGHT, tab::next));
            case ALL_DONE -> nothing.getChildren().addAll(said(services.text("learn.allDone", name)), ways());
            case NONE -> nothing.getChildren().addAll(said(services.text("learn.none", name)), ways());
        }
    }

    private Label said(String text) {
        var label = Nodes.named("puzzle-nothing", Nodes.words(text));
        label.setMaxWidth(460);
        label.setMinHeight(Region.USE_PREF_SIZE);
        label.getStyleClass().add("learn-said");
        return label;
    }

    private Node ways() {
        var row = new HBox(10, act("puzzle-library", "learn.toLibrary", Feather.BOOK_OPEN, () -> services.go(new Place.Library())),
                act("puzzle-open", "learn.open", Feather.FOLDER, tab::choose));
        row.setAlignment(Pos.CENTER);
        return row;
    }

    private Button act(String id, String key, Feather icon, Runnable act) {
        var button = Nodes.named(id, new Button(services.text(key), Glyph.of(icon)));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> act.run());
        return button;
    }
}
