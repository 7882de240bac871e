package rookery.desktop.screen.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import rookery.arena.lab.RunPicture;
import rookery.desktop.board.BoardView;
import rookery.desktop.board.Motion;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.piece.Side;

/** The games under way, and what the players of one of them think, side by side. */
final class BoardsPane extends VBox {
    private final WindowServices services;
    private final Consumer<LabIntent> intents;
    private final TileGrid grid = new TileGrid();
    private final List<BoardTile> tiles = new ArrayList<>();
    private final MindsPane minds;
    private final Label nothing = new Label();

    BoardsPane(WindowServices services, Consumer<LabIntent> intents) {
        super(12);
        this.services = services;
        this.intents = intents;
        minds = new MindsPane(services);
        nothing.getStyleClass().add("muted");
        nothing.setId("lab-nothing");
        nothing.setWrapText(true);
        var middle = new StackPane(grid, nothing);
        middle.setAlignment(Pos.CENTER);
        middle.setMinHeight(0);
        VBox.setVgrow(middle, Priority.ALWAYS);
        getChildren().addAll(middle, minds);
    }

    void show(LabState state, RunPicture run) {
        boolean going = run.isGoing() && !state.live().isEmpty();
        // Between two games the last position stays on its board.
        int wanted = run.isGoing() ? Math.min(state.boards(), Math.max(occupied(state), Math.min(tiles.size(), state.live().size()))) : 0;
        while (tiles.size() < wanted) {
            int slot = tiles.size();
            var tile = Nodes.named("live-" + slot, new BoardTile(services, () -> intents.accept(new LabIntent.ChooseBoard(slot))));
            tiles.add(tile);
            grid.getChildren().add(tile);
        }
        while (tiles.size() > wanted) grid.getChildren().remove(tiles.removeLast());
        for (int slot = 0; slot < tiles.size(); slot++)
            tiles.get(slot).show(state.board(slot), run, slot == state.chosen() && tiles.size() > 1);
        nothing.setVisible(!going && tiles.isEmpty());
        nothing.setText(services.text(run.isGoing() ? "lab.boards.waiting" : "lab.boards.over"));
        var chosen = state.board(Math.min(state.chosen(), Math.max(0, tiles.size() - 1)));
        minds.show(chosen, run);
        Nodes.show(minds, run.isGoing());
    }

    private static int occupied(LabState state) {
        int last = 0;
        for (int slot = 0; slot < state.slots().size(); slot++) {
            if (state.slots().get(slot) != LabState.FREE) last = slot + 1;
        }
        return last;
    }

    /** One live board with its players. */
    static final class BoardTile extends VBox {
        private static final double STRIP = 24;
        /** The height of the two strips together, for {@link TileGrid}. */
        static final double STRIPS = 2 * STRIP;

        private final WindowServices services;
        private final BoardView board = new BoardView();
        private final Label whiteName = new Label();
        private final Label whiteScore = new Label();
        private final Label blackName = new Label();
        private final Label blackScore = new Label();
        private int number = -1;
        private int actions;

        BoardTile(WindowServices services, Runnable choose) {
            this.services = services;
            getStyleClass().add("lab-tile");
            board.lookProperty().set(services.look());
            board.motionProperty().set(services.motion());
            board.setMouseTransparent(true);
            board.setFocusTraversable(false);
            board.setMinSize(40, 40);
            VBox.setVgrow(board, Priority.ALWAYS);
            getChildren().addAll(strip(blackName, blackScore), board, strip(whiteName, whiteScore));
            setFocusTraversable(true);
            setAccessibleRole(AccessibleRole.BUTTON);
            setOnMouseClicked(_ -> {
                requestFocus();
                choose.run();
            });
            setOnKeyPressed(event -> {
                if (event.getCode() == KeyCode.ENTER) {
                    choose.run();
                    event.consume();
                }
            });
        }

        private static HBox strip(Label name, Label score) {
            name.getStyleClass().add("lab-tile-name");
            name.setMinWidth(0);
            score.getStyleClass().add("lab-tile-score");
            score.setMinWidth(Region.USE_PREF_SIZE);
            var gap = Nodes.gap();
            var strip = new HBox(6, name, gap, score);
            strip.setAlignment(Pos.CENTER_LEFT);
            strip.setMinHeight(STRIP);
            strip.setMaxHeight(STRIP);
            return strip;
        }

        /** @param live null keeps what was there */
        void show(@Nullable LiveBoard live, RunPicture run, boolean chosen) {
            getStyleClass().remove("chosen");
            if (chosen) getStyleClass().add("chosen");
            if (live == null) return;
            boolean next = live.number() == number && live.actions() - actions <= 2;
            if (live.number() != number || live.actions() != actions) {
                if (next && !(services.motion() instanceof Motion.None)) {
                    board.show(live.model());
                } else {
                    board.show(live.model(), List.of());
                }
            }
            number = live.number();
            actions = live.actions();
            whiteName.setText(run.name(live.white()));
            blackName.setText(run.name(live.black()));
            mark(whiteName, live.toMove() == Side.WHITE);
            mark(blackName, live.toMove() == Side.BLACK);
            whiteScore.setText(score(live.whiteMind()));
            blackScore.setText(score(live.blackMind()));
            setAccessibleText(
                    services.text("lab.tile.spoken", live.number() + 1, whiteName.getText(), blackName.getText(), live.moveNumber()));
        }

        private static String score(LiveBoard.@Nullable Mind mind) {
            return mind == null ? "" : mind.score();
        }

        private static void mark(Label name, boolean thinks) {
            name.getStyleClass().remove("lab-thinks");
            if (thinks) name.getStyleClass().add("lab-thinks");
        }
    }

    /** Lays out square boards, each with a strip above and below, in the number of columns that makes them largest. */
    static final class TileGrid extends Pane {
        private static final double GAP = 14;

        @Override
        protected double computeMinHeight(double width) {
            return 0;
        }

        @Override
        protected double computePrefHeight(double width) {
            return 300;
        }

        @Override
        protected double computeMinWidth(double height) {
            return 0;
        }

        @Override
        protected void layoutChildren() {
            var tiles = getManagedChildren();
            int count = tiles.size();
            if (count == 0) return;
            int best = 1;
            double side = 0;
            for (int columns = 1; columns <= count; columns++) {
                double possible = side(columns, count);
                if (possible > side) {
                    side = possible;
                    best = columns;
                }
            }
            int rows = Math.ceilDiv(count, best);
            double height = side + BoardTile.STRIPS;
            double left = Math.max(0, (getWidth() - best * side - (best - 1) * GAP) / 2);
            double top = Math.max(0, (getHeight() - rows * height - (rows - 1) * GAP) / 2);
            for (int i = 0; i < count; i++) {
                int row = i / best;
                int column = i % best;
                layoutInArea(tiles.get(i), Math.floor(left + column * (side + GAP)), Math.floor(top + row * (height + GAP)),
                        Math.floor(side),
                        Math.floor(height), 0, HPos.CENTER, VPos.CENTER);
            }
        }

        private double side(int columns, int count) {
            int rows = Math.ceilDiv(count, columns);
            double width = (getWidth() - (columns - 1) * GAP) / columns;
            double height = (getHeight() - (rows - 1) * GAP) / rows - BoardTile.STRIPS;
            return Math.max(0, Math.min(width, height));
        }
    }

    /** What the two players of a game think, side by side. */
    static final class MindsPane extends HBox {

        /** One player's half. */
        private final class Half extends VBox {
            private final Label name = new Label();
            private final Label score = new Label();
            private final Label work = new Label();
            private final Label line = new Label();

            Half(String id, String style) {
                super(3);
                getStyleClass().addAll("lab-mind", style);
                setId(id);
                name.getStyleClass().add("form-name");
                name.setMinWidth(0);
                score.getStyleClass().add("lab-mind-score");
                score.setMinWidth(Region.USE_PREF_SIZE);
                work.getStyleClass().add("muted");
                line.getStyleClass().add("lab-mind-line");
                line.setId(id + "-line");
                var gap = Nodes.gap();
                var head = new HBox(8, name, gap, score);
                head.setAlignment(Pos.CENTER_LEFT);
                getChildren().addAll(head, line, work);
                HBox.setHgrow(this, Priority.ALWAYS);
                setPrefWidth(200);
                setMinWidth(0);
            }

            void show(String who, boolean thinks, LiveBoard.@Nullable Mind mind) {
                name.setText(who);
                getStyleClass().remove("lab-thinks");
                if (thinks) getStyleClass().add("lab-thinks");
                score.setText(mind == null ? "" : mind.score());
                line.setText(mind == null ? "" : mind.line().isEmpty() ? mind.note() : mind.line());
                work.setText(mind == null
                        ? ""
                        : mind.depth() == 0 && mind.nodes() == 0
                                ? services.text("lab.mind.quiet")
                                : services.text("lab.mind", mind.depth(), LabWords.count(mind.nodes()),
                                        LabWords.count(mind.nodesPerSecond())));
            }
        }

        private final WindowServices services;
        private final Half white = new Half("mind-white", "lab-mind-white");
        private final Half black = new Half("mind-black", "lab-mind-black");

        MindsPane(WindowServices services) {
            super(12);
            this.services = services;
            setMinHeight(Region.USE_PREF_SIZE);
            getChildren().addAll(white, black);
        }

        /** @param live null keeps what was there */
        void show(@Nullable LiveBoard live, RunPicture run) {
            if (live == null) return;
            white.show(run.name(live.white()), live.toMove() == Side.WHITE, live.whiteMind());
            black.show(run.name(live.black()), live.toMove() == Side.BLACK, live.blackMind());
        }
    }
}
