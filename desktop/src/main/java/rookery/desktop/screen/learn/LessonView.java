package rookery.desktop.screen.learn;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.board.MovementDiagram;
import rookery.look.board.BoardMoves;
import rookery.desktop.game.PositionBoard;
import rookery.look.board.Scorecard;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.shell.Card;
import rookery.desktop.shell.CardGrid;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Page;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.learn.lesson.LessonCourse;
import rookery.learn.lesson.LessonSort;
import rookery.learn.lesson.LessonState;
import rookery.look.board.Arrow;
import rookery.look.board.BoardModel;
import rookery.look.board.Figure;
import rookery.look.board.Slide;

/** The chapters as cards with stars, or the open lesson on a board with a few words beside it. */
final class LessonView extends LearnTab.View<LessonTab.Lesson> {
    private static final double FIGURE = 64;
    private static final double DIAGRAM = 170;

    private final LessonTab tab;
    private @Nullable Exercise exercise;

    LessonView(WindowServices services, Store<LessonTab.Lesson> store, LessonTab tab) {
        super(services);
        this.tab = tab;
        follow(store);
    }

    @Override
    void show(LessonTab.@Nullable Lesson before, LessonTab.Lesson state) {
        var played = state.played();
        if (played == null) {
            exercise = null;
            getChildren().setAll(state.course() == null ? waiting() : chapters(state, state.course()));
            return;
        }
        var open = exercise;
        // The board stays while the same chapter is open, so that moves are animated.
        if (open == null || open.chapter != state.chapter()) {
            open = new Exercise(state);
            exercise = open;
            getChildren().setAll(open.board);
        }
        open.show(state, played);
    }

    private Node waiting() {
        var words = Nodes.styled(new Label(services.text("learn.lessons.making")), "learn-said");
        return words;
    }

    // ---- all chapters --------------------------------------------------------------------------------------------

    private Node chapters(LessonTab.Lesson state, LessonCourse course) {
        var grid = new CardGrid(170, 12);
        for (int i = 0; i < course.chapters().size(); i++) grid.getChildren().add(card(state, course.chapters().get(i), i));
        int done = course.chapters().stream().mapToInt(chapter -> chapter.done(state.done())).sum();
        var words = Nodes.words(services.text("learn.lessons.words"), "muted");
        var count = new Label(services.text("learn.lessons.stars", done, course.size()), Glyph.of(Feather.STAR, "learn-star"));
        count.setId("lesson-count");
        count.setMinWidth(Region.USE_PREF_SIZE);
        return new Page(services.text("learn.lessons.title", services.texts().variant(state.variant())), count).add(words, grid);
    }

    private Card card(LessonTab.Lesson state, LessonCourse.Chapter chapter, int number) {
        var kind = state.variant().kind(chapter.kind());
        var title = Nodes.words(title(chapter, kind), "card-title");
        var picture = new StackPane(figure(state.variant(), kind, FIGURE));
        var stars = stars(chapter.done(state.done()), chapter.steps().size());
        var content = new VBox(8, picture, title, stars);
        content.setAlignment(Pos.TOP_CENTER);
        var card = Nodes.named("lesson-" + number, new Card(content), "choice-card", "lesson-card");
        card.setAccessibleText(
                title.getText() + ". " + services.text("learn.lessons.stars", chapter.done(state.done()), chapter.steps().size()));
        card.setOnAction(_ -> tab.choose(number));
        return card;
    }

    private String title(LessonCourse.Chapter chapter, PieceKind kind) {
        return switch (chapter.subject()) {
            case CASTLE -> services.text("learn.lesson.castling");
            case WIN_IN_ONE -> services.text("learn.lesson.winning");
            case STARS, TAKE_THE_UNDEFENDED, AVOID_ATTACKS -> services.texts().piece(kind.name());
        };
    }

    private ImageView figure(Variant variant, PieceKind kind, double size) {
        var picture = new ImageView(
                PieceArt.image(services.look().pieces(), Figure.art(variant, kind), kind.letter(), true, (int) (size * 2)));
        picture.setFitWidth(size);
        picture.setFitHeight(size);
        return picture;
    }

    private static HBox stars(int done, int all) {
        var row = new HBox(3);
        row.setAlignment(Pos.CENTER);
        for (int i = 0; i < all; i++) row.getChildren().add(new Label(i < done ? "★" : "☆"));
        row.getChildren()
                .forEach(star -> star.getStyleClass().add(((Label) star).getText().equals("★") ? "learn-star-full" : "learn-star-empty"));
        return row;
    }

    // ---- one lesson ----------------------------------------------------------------------------------------------

    /** The board of a chapter and the words beside it. */
    private final class Exercise {
        final int chapter;
        final ExerciseBoard board;
        private final Label task = new Label();
        private final Label feedback = new Label();
        private final HBox steps = new HBox(6);
        private final Button again = new Button(services.text("learn.lesson.again"), Glyph.of(Feather.ROTATE_CCW));
        private final Button next = new Button(services.text("learn.next"), Glyph.of(Feather.ARROW_RIGHT));

        Exercise(LessonTab.Lesson state) {
            chapter = state.chapter();
            board = new ExerciseBoard(services, state.variant(), List.of(), tab::play);
            var opened = java.util.Objects.requireNonNull(state.opened());
            var kind = state.variant().kind(opened.kind());
            var back = Nodes.named("lesson-all", new Button(services.text("learn.lesson.all"), Glyph.of(Feather.GRID)), "flat");
            back.setMinWidth(Region.USE_PREF_SIZE);
            back.setOnAction(_ -> tab.chapters());
            var name = Nodes.styled(new Label(title(opened, kind), figure(state.variant(), kind, 48)), "learn-rating");
            name.setWrapText(true);
            task.getStyleClass().add("learn-task");
            task.setId("lesson-task");
            feedback.getStyleClass().add("learn-feedback");
            feedback.setId("lesson-feedback");
            for (var label : List.of(task, feedback)) {
                label.setWrapText(true);
                label.setMinHeight(Region.USE_PREF_SIZE);
            }
            again.setId("lesson-again");
            again.setOnAction(_ -> tab.again());
            next.setId("lesson-next");
            next.getStyleClass().add("accent");
            next.setOnAction(_ -> tab.next());
            for (var button : List.of(again, next)) {
                button.setMaxWidth(Double.MAX_VALUE);
                button.getStyleClass().add("large");
            }
            steps.setAlignment(Pos.CENTER_LEFT);
            var gap = new Region();
            VBox.setVgrow(gap, Priority.ALWAYS);
            board.panel().getChildren().addAll(back, name, task, feedback);
            if (opened.subject() == LessonSort.STARS) {
                var diagram = new StackPane(
                        MovementDiagram.of(services.look(), state.variant(), kind, true, state.variant().forward(Side.WHITE), DIAGRAM));
                diagram.setAlignment(Pos.CENTER_LEFT);
                var words = Nodes.words(services.texts().moves(kind), "muted");
                words.setMinHeight(Region.USE_PREF_SIZE);
                Nodes.show(words, !words.getText().isEmpty());
                board.panel().getChildren().addAll(diagram, words);
            }
            board.panel().getChildren().addAll(gap, steps, again, next);
        }

        void show(LessonTab.Lesson state, LessonState played) {
            task.setText(services.text("learn.lesson." + played.lesson().sort().name(),
                    services.texts().piece(state.variant().kind(played.lesson().kind()).name())));
            var said = switch (played.status()) {
                case GOING_ON -> "";
                case DONE -> services.text("learn.lesson.done");
                case FAILED -> services.text("learn.lesson.failed." + played.lesson().sort().name());
            };
            feedback.setText(said);
            Nodes.show(feedback, !said.isEmpty());
            Nodes.style(feedback, "learn-good", played.status() == LessonState.Status.DONE);
            Nodes.style(feedback, "learn-bad", played.status() == LessonState.Status.FAILED);
            Nodes.show(again, played.status() == LessonState.Status.FAILED
                    || !played.moves().isEmpty() && played.status() == LessonState.Status.GOING_ON);
            Nodes.style(again, "accent", played.status() == LessonState.Status.FAILED);
            Nodes.show(next, played.status() == LessonState.Status.DONE);
            showSteps(state);
            board.show(model(played));
        }

        private void showSteps(LessonTab.Lesson state) {
            steps.getChildren().clear();
            var opened = state.opened();
            if (opened == null) return;
            for (int i = 0; i < opened.steps().size(); i++) {
                int number = i;
                boolean done = state.done().contains(opened.steps().get(i).item());
                var star = new Button(done ? "★" : "☆");
                star.setId("lesson-step-" + i);
                star.getStyleClass().addAll("flat", "lesson-step", done ? "learn-star-full" : "learn-star-empty");
                Nodes.style(star, "chosen", i == state.step());
                star.setAccessibleText(services.text("learn.lesson.step", i + 1, opened.steps().size()));
                star.setOnAction(_ -> tab.step(number));
                steps.getChildren().add(star);
            }
        }

        private BoardModel model(LessonState played) {
            var settings = services.settings().state();
            var position = played.status() == LessonState.Status.GOING_ON ? played.position() : ended(played);
            var last = SquareSet.EMPTY;
            if (!played.moves().isEmpty()) last = track(played);
            var model = played.status() == LessonState.Status.GOING_ON
                    ? PositionBoard.model(position, last, Side.WHITE, settings)
                    : PositionBoard.still(position, last, Side.WHITE, settings);
            var arrows = new ArrayList<Arrow>();
            if (played.lesson().sort() == LessonSort.STARS || played.lesson().sort() == LessonSort.AVOID_ATTACKS) {
                played.stars().each(square -> arrows.add(new Arrow(square, square, Arrow.Ink.STAR)));
            }
            if (played.status() == LessonState.Status.FAILED) arrows.addAll(attackers(played, position));
            return model.withArrows(arrows);
        }

        /** The position right after the last move. */
        private static Position ended(LessonState played) {
            var before = before(played);
            before.make(played.moves().getLast());
            return before;
        }

        private static Position before(LessonState played) {
            return new LessonState(played.lesson(), played.moves().subList(0, played.moves().size() - 1), played.stars(),
                    LessonState.Status.GOING_ON).position();
        }

        private static SquareSet track(LessonState played) {
            return Slide.track(Scorecard.slides(before(played), played.moves().getLast()));
        }

        /** The attackers of a piece that went where it should not have gone. */
        private static List<Arrow> attackers(LessonState played, Position after) {
            int to = Move.to(played.moves().getLast());
            var arrows = new ArrayList<Arrow>();
            if (after.turn() != Side.BLACK || !after.isAttacked(to, Side.BLACK)) return arrows;
            BoardMoves.legal(after, true).forEach((from, destinations) -> {
                if (destinations.stream().anyMatch(destination -> destination.square() == to))
                    arrows.add(new Arrow(from, to, Arrow.Ink.WARNING));
            });
            return arrows;
        }
    }
}
