package rookery.desktop.screen.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.board.BoardTable;
import rookery.desktop.board.BoardView;
import rookery.desktop.game.GameWords;
import rookery.desktop.library.LibraryService;
import rookery.desktop.opening.ExplorerPane;
import rookery.desktop.plot.Axis;
import rookery.desktop.plot.Plot;
import rookery.desktop.shell.Figurines;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.IconButton;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Chance;
import rookery.look.board.Arrow;
import rookery.look.board.Pocket;
import rookery.play.analysis.Opinion;
import rookery.play.analysis.Verdicts.Slip;
import rookery.play.analysis.Verdicts;

/** The review: evaluation bar and board, navigation below, and engine, graph, moves and comment beside them. */
final class ReviewView extends HBox {
    private static final double WIDE = 1040;

    private final WindowServices services;
    private final Consumer<ReviewIntent> intents;
    private final BoardView board = new BoardView();
    private final EvalBar bar = new EvalBar();
    private final Label title = new Label();
    private final Label status = new Label();
    private final HBox faces = new HBox(6);
    private final Button play;
    private final EnginePane engine;
    private final Plot graph;
    private final Label summary = new Label();
    private final Label opening = new Label();
    private final Label words = new Label();
    private final ExplorerPane explorer;
    private final Button retry;
    private final MoveTree tree;
    private final TextField comment = new TextField();
    private final VBox panel = new VBox(10);
    private ReviewState shown;
    private boolean stopped;

    ReviewView(WindowServices services, LibraryService libraryService, Store<ReviewState> store,
            Consumer<ReviewIntent> intents) {
        this.services = services;
        this.intents = intents;
        shown = store.state();
        getStyleClass().add("review");
        board.setId("board");
        board.lookProperty().set(services.look());
        board.motionProperty().set(services.motion());
        board.destinationsShownProperty().set(services.settings().state().play().destinations());
        board.setOnGesture(gesture -> intents.accept(new ReviewIntent.OnBoard(gesture)));
        board.setDescription(this::spoken);
        engine = new EnginePane(services, intents);
        explorer = new ExplorerPane(services, libraryService, (face, move) -> intents.accept(new ReviewIntent.Follow(face, move)));
        explorer.setMinHeight(96);
        explorer.setPrefHeight(170);
        retry = new Button(services.text("review.retry"), Glyph.of(Feather.ROTATE_CCW));
        retry.setId("retry");
        retry.setMinWidth(Region.USE_PREF_SIZE);
        retry.setOnAction(_ -> intents.accept(new ReviewIntent.Retry()));
        graph = EvalGraph.plot(services.text("review.graph"), ply -> intents.accept(new ReviewIntent.GoToMain(ply)));
        var menu = menu();
        tree = new MoveTree(services, intents, menu);
        play = icon("autoplay", "review.autoplay", Feather.PLAY, new ReviewIntent.Autoplay());
        title.getStyleClass().add("review-title");
        title.setId("review-title");
        status.getStyleClass().add("muted");
        status.setId("status");
        var gap = Nodes.gap();
        var head = new HBox(12, title, gap, status);
        head.setAlignment(Pos.CENTER_LEFT);
        head.getStyleClass().add("review-head");
        title.setMinWidth(0);
        status.setMinWidth(Region.USE_PREF_SIZE);
        faces.setAlignment(Pos.CENTER);
        faces.setId("faces");
        var table = new BoardTable(List.of(head), board, List.of(faces, transport()), shown.board().coordinates().margin());
        HBox.setHgrow(table, Priority.ALWAYS);
        panel(menu);
        table.beside(bar);
        getChildren().addAll(table, panel);
        widthProperty().addListener((_, _, width) -> {
            double side = width.doubleValue() >= WIDE
                    ? Math.clamp(width.doubleValue() * 0.30, 360, Math.max(560, width.doubleValue() * 0.2))
                    : 290;
            panel.setPrefWidth(side);
            panel.setMinWidth(side);
            panel.setMaxWidth(side);
        });
        show(shown);
        store.property().addListener((_, _, now) -> {
            if (!stopped) show(now);
        });
    }

    /** The view is no longer seen. */
    void stop() {
        stopped = true;
    }

    /** Updates the explorer for the current position. */
    void explore(Position start, List<Integer> way) {
        explorer.ask(start, way);
    }

    // ---- parts ---------------------------------------------------------------------------------------------------

    private HBox transport() {
        var speed = Nodes.named("review-speed", new Slider(0, 1, 0.6));
        speed.setPrefWidth(110);
        speed.setMinWidth(60);
        speed.setAccessibleText(services.text("play.speed"));
        speed.setTooltip(new Tooltip(services.text("play.speed")));
        // From four seconds per move down to a tenth.
        speed.valueProperty().addListener((_, _, value) -> intents.accept(new ReviewIntent.Pace(4 * Math.pow(40, -value.doubleValue()))));
        var row = new HBox(4, icon("first", "play.first", Feather.CHEVRONS_LEFT, new ReviewIntent.First()),
                icon("back", "play.back", Feather.CHEVRON_LEFT, new ReviewIntent.Back()), play,
                icon("forward", "play.forward", Feather.CHEVRON_RIGHT, new ReviewIntent.Forward()),
                icon("last", "review.last", Feather.CHEVRONS_RIGHT, new ReviewIntent.Last()), speed,
                icon("flip", "play.flip", Feather.REFRESH_CW, new ReviewIntent.Flip()));
        row.setAlignment(Pos.CENTER);
        row.getStyleClass().add("transport");
        return row;
    }

    private Button icon(String id, String key, Feather icon, ReviewIntent intent) {
        return IconButton.of(services, id, key, icon, () -> intents.accept(intent));
    }

    private void panel(ContextMenu menu) {
        panel.getStyleClass().addAll("side-panel", "review-panel");
        VBox.setVgrow(tree, Priority.ALWAYS);
        tree.setMinHeight(60);
        summary.getStyleClass().add("fine-print");
        summary.setId("summary");
        summary.setWrapText(true);
        summary.setMinHeight(Region.USE_PREF_SIZE);
        comment.setId("comment");
        comment.setPromptText(services.text("review.comment"));
        comment.setOnAction(_ -> intents.accept(new ReviewIntent.Comment(comment.getText().strip())));
        comment.focusedProperty().addListener((_, _, focused) -> {
            if (!focused && !stopped && !comment.getText().strip().equals(shown.comment())) {
                intents.accept(new ReviewIntent.Comment(comment.getText().strip()));
            }
        });
        var variants = new ContextMenu();
        for (var variant : Variants.all()) {
            var item = new MenuItem(services.texts().variant(variant));
            item.setOnAction(_ -> intents.accept(new ReviewIntent.Empty(variant)));
            variants.getItems().add(item);
        }
        var boards = opener("empty", "review.new", Feather.PLUS_SQUARE, variants);
        var more = opener("move-menu", "review.move", Feather.MORE_HORIZONTAL, menu);
        var gap = Nodes.gap();
        var tools = new HBox(2, boards, icon("paste", "review.paste", Feather.CLIPBOARD, new ReviewIntent.Paste()),
                icon("copy-fen", "review.copy.fen", Feather.COPY, new ReviewIntent.CopyFen()),
                icon("copy-pgn", "review.copy.pgn", Feather.FILE_TEXT, new ReviewIntent.CopyPgn()),
                IconButton.of(services, "picture", "review.picture", Feather.IMAGE,
                        () -> intents.accept(new ReviewIntent.Picture(board.arrows()))),
                icon("review-save", "play.save", Feather.SAVE, new ReviewIntent.Save()),
                icon("find", "review.find", Feather.BOOK_OPEN, new ReviewIntent.Find()),
                icon("play-on", "review.playOn", Feather.PLAY_CIRCLE, new ReviewIntent.PlayOn()), gap, more);
        tools.setAlignment(Pos.CENTER_LEFT);
        tools.getStyleClass().add("action-bar");
        opening.setId("opening");
        opening.getStyleClass().add("opening");
        opening.setWrapText(true);
        opening.setMinHeight(Region.USE_PREF_SIZE);
        words.setId("true-words");
        words.getStyleClass().add("true-words");
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        var space = Nodes.gap();
        var learn = new HBox(6, retry, space, icon("explore", "review.explore", Feather.COMPASS, new ReviewIntent.Explore()));
        learn.setAlignment(Pos.CENTER_LEFT);
        panel.getChildren().addAll(engine, graph, summary, learn, explorer, tree, words, opening, comment, tools);
    }

    private Button opener(String id, String key, Feather icon, ContextMenu menu) {
        var button = IconButton.of(services, id, key, icon, () -> {});
        button.setOnAction(_ -> menu.show(button, javafx.geometry.Side.TOP, 0, 0));
        return button;
    }

    private ContextMenu menu() {
        var menu = new ContextMenu();
        for (var nag : List.of(3, 1, 5, 6, 2, 4)) {
            var item = new MenuItem(PlyCell.SIGNS.get(nag) + "   " + services.text("review.nag." + nag));
            item.setId("nag-" + nag);
            item.setOnAction(_ -> intents.accept(new ReviewIntent.Nag(nag)));
            menu.getItems().add(item);
        }
        menu.getItems().addAll(new SeparatorMenuItem(), item("review.promote", Feather.ARROW_UP, new ReviewIntent.Promote()),
                item("review.main", Feather.CHEVRONS_UP, new ReviewIntent.MakeMain()),
                item("review.delete", Feather.TRASH_2, new ReviewIntent.Delete()));
        return menu;
    }

    private MenuItem item(String key, Feather icon, ReviewIntent intent) {
        var item = new MenuItem(services.text(key), Glyph.of(icon));
        item.setId(key.replace('.', '-'));
        item.setOnAction(_ -> intents.accept(intent));
        return item;
    }

    // ---- showing -------------------------------------------------------------------------------------------------

    private void show(ReviewState state) {
        var before = shown;
        shown = state;
        var model = state.board().withArrows(arrows(state));
        if (!model.equals(board.model())) board.show(model);
        title.setText(state.title());
        status.setText(state.status());
        var opinion = state.analysis().opinion();
        if (opinion == null && state.current() != Notebook.ROOT && isOnMainLine(state)
                && state.mainPly() < state.verdicts().opinions().size()) {
            opinion = state.verdicts().opinions().get(state.mainPly()).orElse(null);
        }
        bar.show(opinion, state.whiteBelow());
        engine.show(state);
        graph.show(EvalGraph.picture(state.verdicts(), state.mainPly()));
        boolean course = !state.verdicts().opinions().isEmpty();
        Nodes.show(graph, course);
        showSummary(state);
        tree.show(state);
        opening.setText(state.opening());
        Nodes.show(opening, !state.opening().isEmpty());
        words.setText(String.join(" ", state.words()));
        Nodes.show(words, !state.words().isEmpty());
        Nodes.show(explorer, state.exploring());
        retry.setDisable(state.plies().isEmpty());
        if (!state.comment().equals(before.comment()) || state.current() != before.current()) comment.setText(state.comment());
        play.setGraphic(Glyph.of(state.playing() ? Feather.PAUSE : Feather.PLAY));
        showFaces(state);
    }

    private static boolean isOnMainLine(ReviewState state) {
        return state.plies().stream().anyMatch(ply -> ply.id() == state.current() && ply.main() > 0);
    }

    private static List<Arrow> arrows(ReviewState state) {
        var arrows = new ArrayList<Arrow>();
        if (!state.thinking() || !state.faces().isEmpty()) return arrows;
        var lines = state.analysis().lines();
        for (int i = lines.size() - 1; i >= 0; i--) {
            var line = lines.get(i);
            int from = line.dropped() == Piece.EMPTY ? line.from() : Pocket.origin(line.dropped());
            if (from != line.to()) arrows.add(new Arrow(from, line.to(), i == 0 ? Arrow.Ink.HINT : Arrow.Ink.ALTERNATIVE));
        }
        return arrows;
    }

    private void showSummary(ReviewState state) {
        var verdicts = state.verdicts();
        boolean course = !verdicts.opinions().isEmpty();
        Nodes.show(summary, course);
        if (!course) return;
        if (verdicts.progress() < 1) {
            summary.setText(services.text("review.judging", Math.round(verdicts.progress() * 100)));
            return;
        }
        var luck = verdicts.luck();
        var both = sums(state, Side.WHITE) + "\n" + sums(state, Side.BLACK);
        summary.setText(
                luck == null ? both : both + "\n" + services.text("review.luck.chances", percent(luck.start()), percent(luck.end())));
        summary.setTooltip(luck == null ? null : new Tooltip(services.text("review.luck.explained")));
    }

    /** In the same format as the command `luck`. */
    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f", share * 100);
    }

    private String sums(ReviewState state, Side side) {
        var verdicts = state.verdicts();
        var name = new GameWords(services.texts()).side(side);
        var counts = Stream.of(Slip.BLUNDER, Slip.MISTAKE, Slip.INACCURACY).filter(slip -> verdicts.count(side, slip) > 0)
                .map(slip -> services.text("review.slips." + slip.name(), verdicts.count(side, slip))).toList();
        var slips = services.text("review.slips", name, counts.isEmpty() ? services.text("review.slips.none") : String.join(", ", counts));
        var luck = verdicts.luck();
        return luck == null
                ? slips
                : slips + " · "
                        + services.text("review.luck", String.format(Locale.ROOT, "%+.1f", luck.luck(side) * 100),
                                percent(luck.errors(side)),
                                String.format(Locale.ROOT, "%+.1f", luck.drift(side) * 100));
    }

    private void showFaces(ReviewState state) {
        boolean rolling = !state.faces().isEmpty();
        Nodes.show(faces, rolling);
        faces.getChildren().clear();
        if (!rolling || !(state.variant().chance() instanceof Chance.Die(List<Integer> kinds))) return;
        var words = Nodes.styled(new Label(services.text("review.roll")), "muted");
        faces.getChildren().add(words);
        for (int face : state.faces()) {
            var kind = state.variant().kind(kinds.get(face - 1));
            var button = new Button(String.valueOf(face), Figurines.picture(services, state.variant(), kind, 20));
            button.setId("face-" + face);
            button.getStyleClass().add("face-button");
            button.setAccessibleText(face + " " + services.texts().piece(kind.name()));
            button.setOnAction(_ -> intents.accept(new ReviewIntent.Act(Move.roll(face))));
            faces.getChildren().add(button);
        }
    }

    private String spoken(int square) {
        return new GameWords(services.texts()).spoken(shown.board(), square);
    }

    /** A column beside the board, white from below by White's expected score, with the number at the end of the side that leads. */
    private static final class EvalBar extends Pane {
        private static final double WIDTH = 30;
        private final Region white = new Region();
        private final Label number = new Label();
        private double chance = 0.5;
        private boolean whiteBelow = true;

        EvalBar() {
            getStyleClass().add("eval-bar");
            white.getStyleClass().add("eval-white");
            number.getStyleClass().add("eval-number");
            number.setId("eval");
            setMinWidth(WIDTH);
            setPrefWidth(WIDTH);
            setMaxWidth(WIDTH);
            getChildren().addAll(white, number);
        }

        void show(@Nullable Opinion opinion, boolean below) {
            whiteBelow = below;
            if (opinion != null) chance = opinion.chance();
            number.setText(opinion == null ? "" : brief(opinion));
            setAccessibleText(opinion == null ? "" : opinion.text());
            number.getStyleClass().removeAll("eval-on-white", "eval-on-black");
            number.getStyleClass().add(chance >= 0.5 ? "eval-on-white" : "eval-on-black");
            requestLayout();
        }

        /** The column is narrow, so tenths of a pawn are enough. */
        private static String brief(Opinion opinion) {
            return opinion instanceof Opinion.Pawns(int hundredths)
                    ? String.format(Locale.ROOT, Math.abs(hundredths) >= 1000 ? "%+.0f" : "%+.1f", hundredths / 100.0)
                    : opinion.text().replace(" %", "%");
        }

        @Override
        protected void layoutChildren() {
            double height = getHeight();
            double part = Math.round(height * Math.clamp(chance, 0.02, 0.98));
            white.resizeRelocate(0, whiteBelow ? height - part : 0, getWidth(), part);
            double tall = number.prefHeight(-1);
            boolean low = chance >= 0.5 == whiteBelow;
            double wide = number.prefWidth(-1);
            number.resizeRelocate((getWidth() - wide) / 2, low ? height - tall - 3 : 3, wide, tall);
        }
    }

    /** White's expected score after each move of the main line, with dots at mistakes. */
    private static final class EvalGraph {
        private EvalGraph() {}

        /** @param go receives the clicked move */
        static Plot plot(String name, IntConsumer go) {
            var plot = Nodes.named("graph", new Plot("eval-graph"));
            plot.setAccessibleRole(AccessibleRole.SLIDER);
            plot.setAccessibleText(name);
            plot.setHeights(56, 76, 110);
            plot.onPointed(move -> go.accept((int) Math.round(move)));
            return plot;
        }

        /** @param ply the move that is shown */
        static Plot.Picture picture(Verdicts verdicts, int ply) {
            var opinions = verdicts.opinions();
            int last = Math.max(0, opinions.size() - 1);
            var points = new ArrayList<Plot.Point>();
            var dots = new ArrayList<Plot.Item>();
            // As far as the game has been judged.
            for (int i = 0; i <= last && last > 0 && opinions.get(i).isPresent(); i++) {
                double chance = opinions.get(i).get().chance();
                points.add(new Plot.Point(i, chance));
                var slip = verdicts.slip(i);
                if (slip == Slip.BLUNDER || slip == Slip.MISTAKE)
                    dots.add(new Plot.Item.Dot(i, chance, 3.5, slip == Slip.BLUNDER ? "eval-blunder" : "eval-mistake"));
            }
            var items = new ArrayList<Plot.Item>(
                    List.of(new Plot.Item.Area(points, "eval-area"), new Plot.Item.Level(0.5, "", "eval-middle")));
            if (last > 0) items.add(new Plot.Item.Upright(Math.min(ply, last), "eval-here"));
            items.addAll(dots);
            return new Plot.Picture("", "", Axis.bare(0, last), Axis.bare(0, 1), items);
        }
    }
}
