package rookery.desktop.opening;

import java.util.List;
import java.util.function.BiConsumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rookery.archive.Exploration.Tally;
import rookery.archive.StoredGame;
import rookery.desktop.library.LibraryService;
import rookery.desktop.shell.Card;
import rookery.desktop.shell.Figurines;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.learn.opening.OpeningPage;

/** The opening explorer: the moves played from a position with counts, results and ratings, and the newest games. */
public final class ExplorerPane extends VBox {
    private static final int LAST_GAMES = 3;
    private static final double BAR = 92;

    private final WindowServices services;
    private final LibraryService libraryService;
    private final BiConsumer<Integer, Integer> play;
    private final Label count = new Label();
    private final VBox rows = new VBox(1);
    private final Label lastTitle = new Label();
    private final VBox last = new VBox(1);
    private long question;

    /** @param play receives the face of the die (0 without one) and the move of the clicked row */
    public ExplorerPane(WindowServices services, LibraryService libraryService, BiConsumer<Integer, Integer> play) {
        super(6);
        this.services = services;
        this.libraryService = libraryService;
        this.play = play;
        getStyleClass().add("explorer");
        setId("explorer");
        count.getStyleClass().add("muted");
        count.setId("explorer-count");
        count.setWrapText(true);
        count.setMinHeight(Region.USE_PREF_SIZE);
        lastTitle.setText(services.text("explorer.last"));
        lastTitle.getStyleClass().add("fine-print");
        var scroll = new ScrollPane(new VBox(6, rows, lastTitle, last));
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("edge-to-edge");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(count, scroll);
        Nodes.show(lastTitle, false);
    }

    /** Looks up the position that the actions lead to; the current content stays until the answer arrives. */
    public void ask(Position start, List<Integer> actions) {
        long number = ++question;
        var variant = start.variant();
        var from = start.copy();
        var way = List.copyOf(actions);
        libraryService.read(library -> OpeningPage.of(library.games(), from, way, LAST_GAMES), page -> {
            if (number == question) show(variant, page);
        });
    }

    private void show(Variant variant, OpeningPage page) {
        int games = page.total().games();
        count.setText(games == 0 ? services.text("explorer.none") : services.text("explorer.games", games));
        rows.getChildren().clear();
        for (var row : page.rows()) rows.getChildren().add(row(variant, row, games));
        last.getChildren().setAll(page.last().stream().map(this::game).toList());
        Nodes.show(lastTitle, !page.last().isEmpty());
    }

    private Node row(Variant variant, OpeningPage.Row row, int all) {
        var move = new Figurines(services);
        move.show(variant, row.face(), row.san());
        move.setMinWidth(62);
        var share = new Label(services.text("explorer.share", Math.round(100.0 * row.tally().games() / Math.max(1, all))));
        share.getStyleClass().add("explorer-number");
        share.setMinWidth(Region.USE_PREF_SIZE);
        var number = Nodes.styled(new Label(services.text("explorer.count", row.tally().games())), "explorer-number");
        number.setMinWidth(Region.USE_PREF_SIZE);
        var gap = Nodes.gap();
        var rating = new Label(row.tally().averageRating() > 0 ? String.valueOf(row.tally().averageRating()) : "");
        rating.getStyleClass().addAll("fine-print", "explorer-rating");
        rating.setMinWidth(Region.USE_PREF_SIZE);
        var line = new HBox(8, move, number, share, gap, rating, bar(row.tally()));
        line.setAlignment(Pos.CENTER_LEFT);
        var button = Nodes.named("explore-" + rows.getChildren().size(), new Card(line), "flat", "explorer-row");
        var tally = row.tally();
        var words = services.text("explorer.row", row.san(), tally.games(), tally.whiteWins(), tally.draws(), tally.blackWins());
        button.setAccessibleText(words);
        button.setTooltip(new Tooltip(words));
        button.setOnAction(_ -> play.accept(row.face(), row.move()));
        return button;
    }

    /** White's wins, draws and Black's wins as parts of one bar. */
    private static Node bar(Tally tally) {
        int decided = tally.whiteWins() + tally.draws() + tally.blackWins();
        var bar = Nodes.styled(new HBox(), "explorer-bar");
        bar.setMinWidth(BAR);
        bar.setPrefWidth(BAR);
        bar.setMaxWidth(BAR);
        var styles = List.of("explorer-white", "explorer-drawn", "explorer-black");
        var counts = List.of(tally.whiteWins(), tally.draws(), tally.blackWins());
        for (int i = 0; i < styles.size(); i++) {
            var part = Nodes.styled(new Region(), styles.get(i));
            part.setPrefWidth(decided == 0 ? 0 : BAR * counts.get(i) / decided);
            bar.getChildren().add(part);
        }
        return bar;
    }

    private Node game(StoredGame game) {
        var result = switch (game.outcome()) {
            case Outcome.Win(Side side, var _) -> side == Side.WHITE ? "1-0" : "0-1";
            case Outcome.Draw _ -> "½-½";
            case Outcome.Ongoing() -> "*";
        };
        var words = Nodes.words(services.text("explorer.game", game.white(), game.black(), result));
        var button = Nodes.named("explore-game-" + game.id(), new Card(new HBox(words)), "flat", "explorer-row");
        button.setAccessibleText(words.getText());
        button.setOnAction(_ -> libraryService.read(library -> library.games().load(game.id()),
                loaded -> services.go(new Place.Study(loaded, 0))));
        return button;
    }
}
