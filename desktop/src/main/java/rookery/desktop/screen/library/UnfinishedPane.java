package rookery.desktop.screen.library;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.archive.GameRecord;
import rookery.desktop.room.GameRoom;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.IconButton;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.WindowServices;

/** The unfinished games, above the finished ones; hidden if there are none. */
final class UnfinishedPane extends VBox {
    /** More are shown on demand, so that the list below stays visible. */
    private static final int FEW = 3;

    private final WindowServices services;
    private final GameRoom games;
    private final Label title = new Label();
    private final VBox rows = new VBox(4);
    private final Button more = new Button();
    private List<GameRecord> shown = List.of();
    private boolean all;

    UnfinishedPane(WindowServices services, GameRoom games) {
        super(6);
        this.services = services;
        this.games = games;
        setId("unfinished");
        getStyleClass().add("unfinished");
        title.getStyleClass().add("section-title");
        more.getStyleClass().addAll("flat", "small");
        more.setId("unfinished-more");
        more.setOnAction(_ -> {
            all = !all;
            fill();
        });
        getChildren().addAll(title, rows, more);
        show();
    }

    void show() {
        var now = games.unfinished();
        if (now.equals(shown) && !rows.getChildren().isEmpty()) return;
        shown = now;
        fill();
    }

    private void fill() {
        title.setText(services.text("unfinished.title", shown.size()));
        rows.getChildren().setAll(shown.stream().limit(all ? shown.size() : FEW).map(this::row).toList());
        more.setText(services.text(all ? "unfinished.less" : "unfinished.more", shown.size() - FEW));
        Nodes.show(more, shown.size() > FEW);
        Nodes.show(this, !shown.isEmpty());
    }

    private HBox row(GameRecord game) {
        var terms = game.terms();
        var names = new Label(services.text("play.versus", terms.white().name(), terms.black().name()));
        names.getStyleClass().add("form-name");
        names.setMinWidth(0);
        var words = new Label(services.text("unfinished.words", services.texts().variant(terms.variant()),
                services.text("library.moves", (game.plies() + 1) / 2), game.begun().toString().substring(0, 10)));
        words.getStyleClass().add("muted");
        words.setMinWidth(0);
        var text = new VBox(1, names, words);
        text.setMinWidth(0);
        HBox.setHgrow(text, Priority.ALWAYS);
        var go = new Button(services.text("unfinished.continue"), Glyph.of(Feather.PLAY));
        go.setId("continue-" + game.id());
        go.setMinWidth(Region.USE_PREF_SIZE);
        go.setOnAction(_ -> services.go(new Place.Continue(game.id())));
        var row = new HBox(8, text, go,
                IconButton.of(services, "discard-" + game.id(), "unfinished.delete", Feather.TRASH_2, () -> games.discard(game)));
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("unfinished-row");
        return row;
    }
}
