package rookery.desktop.screen.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Dress;

/** The games under way, and what the players of one of them think, side by side. */
final class BoardsPane extends VBox {
    private final Desk desk;
    private final Consumer<LabIntent> intents;
    private final TileGrid grid = new TileGrid();
    private final List<BoardTile> tiles = new ArrayList<>();
    private final MindsPane minds;
    private final Label nothing = new Label();

    BoardsPane(Desk desk, Consumer<LabIntent> intents) {
        super(12);
        this.desk = desk;
        this.intents = intents;
        minds = new MindsPane(desk);
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
        boolean going = run.isGoing() && !run.boards().isEmpty();
        // Between two games of a slow machine the last position stays on its board.
        int wanted = run.isGoing() ? Math.min(state.boards(), Math.max(occupied(state), Math.min(tiles.size(), run.boards().size()))) : 0;
        while (tiles.size() < wanted) {
            int slot = tiles.size();
            var tile = new BoardTile(desk, () -> intents.accept(new LabIntent.ChooseBoard(slot)));
            tile.setId("live-" + slot);
            tiles.add(tile);
            grid.getChildren().add(tile);
        }
        while (tiles.size() > wanted) grid.getChildren().remove(tiles.removeLast());
        for (int slot = 0; slot < tiles.size(); slot++)
            tiles.get(slot).show(state.board(slot), run, slot == state.chosen() && tiles.size() > 1);
        nothing.setVisible(!going && tiles.isEmpty());
        nothing.setText(desk.text(run.isGoing() ? "lab.boards.waiting" : "lab.boards.over"));
        var chosen = state.board(Math.min(state.chosen(), Math.max(0, tiles.size() - 1)));
        minds.show(chosen, run);
        Dress.show(minds, run.isGoing());
    }

    private static int occupied(LabState state) {
        int last = 0;
        for (int slot = 0; slot < state.slots().size(); slot++) {
            if (state.slots().get(slot) != LabState.FREE) last = slot + 1;
        }
        return last;
    }
}
