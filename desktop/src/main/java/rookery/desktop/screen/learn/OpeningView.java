package rookery.desktop.screen.learn;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.look.board.BoardMoves;
import rookery.desktop.game.GameWords;
import rookery.desktop.game.PositionBoard;
import rookery.look.board.Scorecard;
import rookery.desktop.library.LibraryService;
import rookery.desktop.opening.ExplorerPane;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.Figurines;
import rookery.desktop.shell.IconButton;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Segments;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.learn.opening.Repertoire;
import rookery.look.board.Arrow;
import rookery.look.board.Slide;

/** The board with the explorer beside it, and the person's own lines below that. */
final class OpeningView extends LearnTab.View<OpeningTab.Openings> {
    private static final int LONGEST_NAME = 40;

    private final OpeningTab tab;
    private final ExerciseBoard exercise;
    private final FlowPane line = new FlowPane(6, 2);
    private final HBox faces = new HBox(6);
    private final Label opening = new Label();
    private final ExplorerPane explorer;
    private final ComboBox<Repertoire> repertoires = new ComboBox<>();
    private final Label standing = new Label();
    private final Button keep;
    private final Button drop;
    private final Button train;
    private final VBox own = new VBox(8);
    private final VBox asking = new VBox(12);
    private final Label question = new Label();
    private final Label feedback = new Label();
    private final Button next;
    private OpeningTab.Openings shown;
    private boolean asked;
    private boolean showing;

    OpeningView(WindowServices services, LibraryService libraryService, Store<OpeningTab.Openings> store, OpeningTab tab) {
        super(services);
        this.tab = tab;
        shown = store.state();
        explorer = new ExplorerPane(services, libraryService, tab::follow);
        keep = button("repertoire-keep", "learn.repertoire.keep", Feather.PLUS, tab::keepLine);
        drop = button("repertoire-drop", "learn.repertoire.drop", Feather.MINUS, tab::dropLine);
        train = button("repertoire-train", "learn.repertoire.train", Feather.HELP_CIRCLE, tab::ask);
        train.getStyleClass().add("accent");
        next = button("repertoire-next", "learn.next", Feather.ARROW_RIGHT, tab::ask);
        next.getStyleClass().add("accent");
        exercise = new ExerciseBoard(services, shown.variant(), List.of(faces, below()), tab::play);
        panel();
        getChildren().add(exercise);
        follow(store);
    }

    private HBox below() {
        faces.setAlignment(Pos.CENTER);
        line.setId("opening-line");
        line.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(line, Priority.ALWAYS);
        line.setMinWidth(0);
        var row = new HBox(4, IconButton.of(services, "opening-first", "play.first", Feather.CHEVRONS_LEFT, tab::first),
                IconButton.of(services, "opening-back", "play.back", Feather.CHEVRON_LEFT, tab::back),
                IconButton.of(services, "opening-forward", "play.forward", Feather.CHEVRON_RIGHT, tab::forward), line,
                IconButton.of(services, "opening-flip", "play.flip", Feather.REFRESH_CW, tab::flip),
                IconButton.of(services, "opening-study", "learn.study", Feather.SEARCH, tab::study));
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("transport");
        return row;
    }

    private void panel() {
        opening.setId("opening");
        opening.getStyleClass().add("opening");
        for (var label : List.of(opening, standing, question, feedback)) {
            label.setWrapText(true);
            label.setMinHeight(Region.USE_PREF_SIZE);
        }
        VBox.setVgrow(explorer, Priority.ALWAYS);
        explorer.setMinHeight(80);
        standing.getStyleClass().add("muted");
        standing.setId("repertoire-standing");
        var title = Nodes.styled(new Label(services.text("learn.repertoire")), "section-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        var create = IconButton.of(services, "repertoire-new", "learn.repertoire.new", Feather.PLUS_SQUARE, this::create);
        repertoires.setId("repertoire");
        repertoires.setMaxWidth(Double.MAX_VALUE);
        repertoires.setAccessibleText(services.text("learn.repertoire"));
        repertoires.setConverter(new StringConverter<>() {
            @Override
            public String toString(@Nullable Repertoire each) {
                return each == null
                        ? ""
                        : services.text("learn.repertoire.name", each.name(), new GameWords(services.texts()).side(each.side()));
            }

            @Override
            public Repertoire fromString(String text) {
                throw new UnsupportedOperationException();
            }
        });
        repertoires.valueProperty().addListener((_, _, chosen) -> {
            if (!showing && chosen != null) tab.choose(chosen);
        });
        var gap = Nodes.gap();
        var head = new HBox(8, title, gap, create);
        head.setAlignment(Pos.CENTER_LEFT);
        own.getChildren().addAll(head, repertoires, standing, keep, drop, train);
        own.getStyleClass().add("repertoire");
        question.getStyleClass().add("learn-task");
        question.setId("repertoire-question");
        feedback.getStyleClass().add("learn-feedback");
        feedback.setId("repertoire-feedback");
        var end = button("repertoire-end", "learn.repertoire.end", Feather.X, tab::stopAsking);
        var space = new Region();
        VBox.setVgrow(space, Priority.ALWAYS);
        VBox.setVgrow(asking, Priority.ALWAYS);
        asking.getChildren().addAll(question, feedback, space, next, end);
        exercise.panel().getChildren().addAll(opening, explorer, own, asking);
    }

    private void create() {
        var field = Nodes.named("repertoire-name", new TextField(services.text("learn.repertoire.first")));
        var side = new Side[]{shown.below()};
        var words = new GameWords(services.texts());
        var sides = new Segments<>("repertoire-side", List.of(Side.WHITE, Side.BLACK), words::side, side[0], chosen -> side[0] = chosen);
        services.dialogs().show(services.text("learn.repertoire.new"), new VBox(12, field, sides),
                new Answer(services.text("profile.create"), Answer.Tone.MAIN, () -> {
                    var name = field.getText().strip();
                    if (!name.isEmpty()) tab.create(name.substring(0, Math.min(LONGEST_NAME, name.length())), side[0]);
                }), new Answer(services.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
    }

    // ---- showing -------------------------------------------------------------------------------------------------

    @Override
    void show(OpeningTab.@Nullable Openings before, OpeningTab.Openings state) {
        boolean moved = !asked || !state.actions().equals(shown.actions()) || !state.variant().equals(shown.variant());
        shown = state;
        var position = state.position();
        showBoard(state, position);
        showLine(state);
        showFaces(state, position);
        var path = state.training() && state.question() != null ? state.question().path() : state.actions();
        opening.setText(GameWords.opening(state.start(), path));
        Nodes.show(opening, !opening.getText().isEmpty());
        boolean training = state.training();
        Nodes.show(explorer, !training);
        Nodes.show(own, !training && !state.variant().hasDie());
        Nodes.show(asking, training);
        if (moved && !training) {
            asked = true;
            explorer.ask(state.start(), state.actions());
        }
        if (training) showQuestion(state);
        else showOwn(state);
    }

    private void showBoard(OpeningTab.Openings state, Position position) {
        var settings = services.settings().state();
        var arrows = new ArrayList<Arrow>();
        if (state.training()) {
            var asked = state.question();
            boolean answered = state.answer() != Move.NONE;
            if (asked != null && answered && state.answer() != asked.answer()) {
                arrows.add(arrow(position, state.answer(), Arrow.Ink.WARNING));
                arrows.add(arrow(position, asked.answer(), Arrow.Ink.HINT));
            }
            if (answered && asked != null && state.answer() == asked.answer()) {
                var last = Slide.track(Scorecard.slides(position, state.answer()));
                position.make(state.answer());
                exercise.show(PositionBoard.still(position, last, state.below(), settings));
                return;
            }
            var last = asked == null ? SquareSet.EMPTY : last(state, asked.path());
            exercise.show((answered || asked == null
                    ? PositionBoard.still(position, last, state.below(), settings)
                    : PositionBoard.model(position, last, state.below(), settings)).withArrows(arrows));
            return;
        }
        for (int move : state.lines()) arrows.add(arrow(position, move, Arrow.Ink.HINT));
        exercise.show(PositionBoard.model(position, last(state, state.actions()), state.below(), settings).withArrows(arrows));
    }

    private static SquareSet last(OpeningTab.Openings state, List<Integer> path) {
        for (int i = path.size() - 1; i >= 0; i--) {
            if (Move.isRoll(path.get(i))) continue;
            var before = state.start();
            path.subList(0, i).forEach(before::make);
            return path.get(i) == Move.PASS ? SquareSet.EMPTY : Slide.track(Scorecard.slides(before, path.get(i)));
        }
        return SquareSet.EMPTY;
    }

    private static Arrow arrow(Position position, int move, Arrow.Ink ink) {
        var slide = BoardMoves.slide(position, move);
        return new Arrow(slide.from(), slide.to(), ink);
    }

    private void showLine(OpeningTab.Openings state) {
        line.getChildren().clear();
        var position = state.start();
        var path = state.training() ? List.<Integer>of() : state.actions();
        for (int action : path) {
            if (!Move.isRoll(action)) {
                var san = action == Move.PASS ? "--" : San.write(position, action);
                if (position.turn() == Side.WHITE) {
                    var number = Nodes.styled(new Label(position.moveNumber() + "."), "tree-number");
                    line.getChildren().add(number);
                }
                var move = new Figurines(services);
                move.show(state.variant(), position.roll(), san);
                line.getChildren().add(move);
            }
            position.make(action);
        }
    }

    private void showFaces(OpeningTab.Openings state, Position position) {
        boolean rolling = !state.training() && position.toAct() == Actor.NATURE && !position.outcome().isOver();
        Nodes.show(faces, rolling);
        faces.getChildren().clear();
        if (!rolling) return;
        var rolls = new MoveList();
        position.legalMoves(rolls);
        rolls.stream().forEach(roll -> {
            var kind = position.variant().kind(position.kindOfFace(Move.face(roll)));
            var button = new Button(String.valueOf(Move.face(roll)), Figurines.picture(services, state.variant(), kind, 20));
            button.setId("face-" + Move.face(roll));
            button.getStyleClass().add("face-button");
            button.setAccessibleText(Move.face(roll) + " " + services.texts().piece(kind.name()));
            button.setOnAction(_ -> tab.play(roll));
            faces.getChildren().add(button);
        });
    }

    private void showOwn(OpeningTab.Openings state) {
        showing = true;
        if (!repertoires.getItems().equals(state.repertoires())) repertoires.getItems().setAll(state.repertoires());
        repertoires.setValue(state.chosen());
        showing = false;
        boolean any = state.chosen() != null;
        Nodes.show(repertoires, any);
        var known = state.standing();
        standing.setText(!any
                ? services.text("learn.repertoire.none")
                : known == null
                        ? ""
                        : services.text("learn.repertoire.standing", known.questions(), known.known(), known.due() + known.fresh()));
        Nodes.show(keep, any && !state.isKept());
        keep.setDisable(state.actions().isEmpty());
        Nodes.show(drop, any && state.isKept());
        Nodes.show(train, any);
        train.setDisable(known == null || known.questions() == 0);
    }

    private void showQuestion(OpeningTab.Openings state) {
        var asked = state.question();
        question.setText(asked == null ? services.text("learn.repertoire.done") : services.text("learn.repertoire.ask"));
        boolean answered = state.answer() != Move.NONE;
        Nodes.show(feedback, answered);
        Nodes.show(next, answered);
        if (asked == null || !answered) return;
        boolean right = state.answer() == asked.answer();
        var before = state.start();
        asked.path().forEach(before::make);
        feedback.setText(right
                ? services.text("learn.repertoire.right")
                : services.text("learn.repertoire.wrong", San.write(before, asked.answer())));
        Nodes.style(feedback, "learn-good", right);
        Nodes.style(feedback, "learn-bad", !right);
    }
}
