package rookery.desktop.screen.library;

import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.board.BoardView;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.IconButton;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;

/** The selected game: its board, navigation, and actions. */
final class PreviewPane extends StackPane {
    private final WindowServices services;
    private final BoardView board = new BoardView();
    private final Label names = new Label();
    private final Label words = new Label();
    private final VBox game = new VBox(12);
    private final Label hint;
    private final Button play;
    private final Button goOn;

    PreviewPane(WindowServices services, LibraryScreen screen) {
        this.services = services;
        getStyleClass().add("preview-place");
        game.getStyleClass().addAll("side-panel", "library-preview");
        board.setId("preview");
        board.setFocusTraversable(false);
        board.setMouseTransparent(true);
        board.lookProperty().set(services.look());
        board.motionProperty().set(services.motion());
        names.getStyleClass().add("summary-title");
        names.setWrapText(true);
        words.getStyleClass().add("muted");
        words.setWrapText(true);
        hint = new Label(services.text("library.preview"));
        hint.getStyleClass().add("muted");
        hint.setWrapText(true);
        play = IconButton.of(services, "preview-play", "review.autoplay", Feather.PLAY, screen::autoplay);
        var review = action("library-review", "library.review", Feather.SEARCH, screen::review);
        review.getStyleClass().add("accent");
        goOn = action("library-continue", "unfinished.continue", Feather.PLAY, screen::goOn);
        var buttons = new HBox(8, goOn, review, action("library-export", "library.export", Feather.DOWNLOAD, () -> screen.export(false)),
                action("library-delete", "library.delete", Feather.TRASH_2, screen::delete));
        game.getChildren().addAll(board, transport(screen), names, words, buttons);
        getChildren().addAll(game, hint);
    }

    private HBox transport(LibraryScreen screen) {
        var speed = new Slider(0, 1, 0.5);
        speed.setPrefWidth(90);
        speed.setMinWidth(50);
        speed.setId("preview-speed");
        speed.setAccessibleText(services.text("play.speed"));
        speed.setTooltip(new Tooltip(services.text("play.speed")));
        speed.valueProperty().addListener((_, _, value) -> screen.pace(3 * Math.pow(30, -value.doubleValue())));
        var transport = new HBox(2, IconButton.of(services, "preview-first", "play.first", Feather.CHEVRONS_LEFT, () -> screen.show(0)),
                IconButton.of(services, "preview-back", "play.back", Feather.CHEVRON_LEFT, () -> screen.step(-1)), play,
                IconButton.of(services, "preview-forward", "play.forward", Feather.CHEVRON_RIGHT, () -> screen.step(1)),
                IconButton.of(services, "preview-last", "review.last", Feather.CHEVRONS_RIGHT, () -> screen.show(Integer.MAX_VALUE)),
                speed);
        transport.setAlignment(Pos.CENTER);
        return transport;
    }

    private Button action(String id, String key, Feather icon, Runnable act) {
        var button = Nodes.named(id, new Button(services.text(key), Glyph.of(icon)), "action");
        button.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(button, Priority.ALWAYS);
        button.setOnAction(_ -> act.run());
        return button;
    }

    /** Sets its width as a share of the library's. */
    void share(double width) {
        double side = width < 1000 ? 290 : Math.clamp(width * 0.33, 320, 640);
        game.setMinWidth(side);
        game.setPrefWidth(side);
        game.setMaxWidth(side);
        board.setPrefSize(side - 40, side - 40);
        board.setMaxSize(side - 40, side - 40);
    }

    void show(LibraryState state) {
        var selected = state.selected();
        boolean any = selected != null && !state.preview().isEmpty();
        game.getChildren().forEach(part -> part.setVisible(any));
        hint.setVisible(!any);
        if (!any || selected == null) return;
        Nodes.show(goOn, !selected.outcome().isOver());
        var model = state.preview().get(Math.min(state.index(), state.preview().size() - 1));
        if (!model.equals(board.model())) board.show(model);
        names.setText(services.text("play.versus", selected.white(), selected.black()));
        words.setText(
                GameCell.details(services, selected) + "\n" + services.text("library.ply", state.index(), state.preview().size() - 1));
        play.setGraphic(Glyph.of(state.playing() ? Feather.PAUSE : Feather.PLAY));
    }
}
