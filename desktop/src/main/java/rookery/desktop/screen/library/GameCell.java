package rookery.desktop.screen.library;

import java.util.ArrayList;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import rookery.archive.StoredGame;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;

/** A game in the list: players, result and date. */
final class GameCell extends ListCell<StoredGame> {
    private final WindowServices services;
    private final Label names = new Label();
    private final Label words = new Label();
    private final Label result = new Label();
    private final HBox row;

    GameCell(WindowServices services) {
        this.services = services;
        names.getStyleClass().add("form-name");
        words.getStyleClass().add("muted");
        names.setMinWidth(0);
        words.setMinWidth(0);
        result.getStyleClass().add("game-result");
        result.setMinWidth(Region.USE_PREF_SIZE);
        var text = new VBox(1, names, words);
        text.setMinWidth(0);
        HBox.setHgrow(text, Priority.ALWAYS);
        row = new HBox(12, text, result);
        row.setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("game-row");
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable StoredGame game, boolean empty) {
        super.updateItem(game, empty);
        if (empty || game == null) {
            setGraphic(null);
            setAccessibleText("");
            return;
        }
        names.setText(services.text("play.versus", game.white(), game.black()));
        words.setText(details(services, game));
        result.setText(switch (game.outcome()) {
            case Outcome.Win(Side side, var _) -> side == Side.WHITE ? "1–0" : "0–1";
            case Outcome.Draw _ -> "½–½";
            case Outcome.Ongoing() -> "…";
        });
        setGraphic(row);
        setAccessibleText(names.getText() + ", " + result.getText() + ", " + words.getText());
    }

    /** Variant, date and length in one line. */
    static String details(WindowServices services, StoredGame game) {
        var parts = new ArrayList<String>();
        parts.add(services.texts().or("variant." + game.variant() + ".name", game.variantName()));
        if (!game.date().isEmpty()) parts.add(game.date().replace(".??", "").replace('.', '-'));
        parts.add(services.text("library.moves", (game.plies() + 1) / 2));
        if (!game.event().isEmpty() && !game.event().equals("?")) parts.add(game.event());
        return String.join("  ·  ", parts);
    }
}
