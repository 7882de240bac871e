package rookery.desktop.screen.home;

import java.util.ArrayList;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import rookery.look.board.BoardModel;
import rookery.desktop.board.BoardView;
import rookery.desktop.shell.Card;
import rookery.desktop.shell.CardGrid;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;

/** The home screen: the quiet board on the left, large cards on the right, small ones below them. */
final class HomeView extends HBox {
    /** The library shows the rest. */
    private static final int MOST_WAITING = 2;

    private final WindowServices services;
    private final HomeScreen screen;
    private final BoardView board = new BoardView();

    HomeView(WindowServices services, HomeScreen screen, Store<BoardModel> store) {
        this.services = services;
        this.screen = screen;
        getStyleClass().add("home");
        setSpacing(32);
        board.getStyleClass().add("home-board");
        board.setFocusTraversable(false);
        board.setMouseTransparent(true);
        board.lookProperty().set(services.look());
        board.motionProperty().set(services.motion());
        board.setAccessibleText(services.text("home.board.spoken", name()));
        store.watch(board::show);
        var caption = Nodes.styled(new Label(services.text("home.today", name()), Glyph.of(Feather.EYE)), "home-caption");
        var left = new VBox(10, board, caption);
        left.setAlignment(Pos.CENTER);
        VBox.setVgrow(board, Priority.ALWAYS);
        HBox.setHgrow(left, Priority.ALWAYS);
        var scroll = new ScrollPane(menu());
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().addAll("edge-to-edge", "home-menu-scroll");
        getChildren().addAll(left, scroll);
    }

    HomeBoard board() {
        return HomeBoard.of(board);
    }

    private String name() {
        var variant = screen.today();
        return services.texts().variant(variant);
    }

    private Node menu() {
        var title = Nodes.styled(new Label("Rookery"), "home-title");
        var motto = Nodes.styled(new Label(services.text("home.motto")), "home-motto");
        var gap = Nodes.gap();
        var head = new HBox(new VBox(title, motto), gap, profile());
        head.setAlignment(Pos.CENTER_LEFT);
        var cards = new VBox(10);
        screen.going().ifPresent(words -> cards.getChildren()
                .add(card(Feather.PLAY_CIRCLE, "home-continue", services.text("home.continue"), words, new Place.Resume(), true)));
        unfinished(cards);
        if (cards.getChildren().isEmpty()) {
            cards.getChildren().add(card(Feather.PLAY, "home-again", services.text("home.again"), again(), new Place.Again(), true));
        }
        cards.getChildren().addAll(
                card(Feather.CPU, "home-computer", services.text("home.computer"), services.text("home.computer.words"),
                        new Place.NewGame(Kind.COMPUTER), false),
                card(Feather.USERS, "home-friend", services.text("home.friend"), services.text("home.friend.words"),
                        new Place.NewGame(Kind.FRIEND),
                        false),
                card(Feather.SUN, "home-learn", services.text("home.learn"), services.text("home.learn.words"),
                        new Place.Learn(Place.Learn.Page.PUZZLES), false),
                card(Feather.EYE, "home-watch", services.text("home.watch"), services.text("home.watch.words"),
                        new Place.NewGame(Kind.WATCH),
                        false));
        var top = new Region();
        var bottom = new Region();
        VBox.setVgrow(top, Priority.ALWAYS);
        VBox.setVgrow(bottom, Priority.ALWAYS);
        var menu = Nodes.styled(new VBox(16, top, head, cards, small(), bottom), "home-menu");
        return menu;
    }

    /** The unfinished games: the newest here, all of them in the library. */
    private void unfinished(VBox cards) {
        int shown = 0;
        for (var game : screen.waiting()) {
            if (shown == MOST_WAITING) break;
            boolean first = cards.getChildren().isEmpty();
            var terms = game.terms();
            cards.getChildren().add(card(Feather.PLAY_CIRCLE, first ? "home-continue" : "home-continue-" + shown,
                    first ? services.text("home.continue") : services.text("home.continue.more"),
                    services.text("home.continue.game", services.texts().variant(terms.variant()), terms.white().name(),
                            terms.black().name(),
                            (game.plies() + 1) / 2),
                    new Place.Continue(game.id()), first));
            shown++;
        }
    }

    /** Describes the game that would begin at once. */
    private String again() {
        var settings = services.settings().state();
        var id = settings.remembered("new.variant", "fide");
        var variant = services.texts().or("variant." + id + ".name", settings.remembered("new.variant.name", id));
        var kind = settings.remembered("new.kind", "");
        return kind.isEmpty()
                ? services.text("home.again.first", variant)
                : services.text("home.again." + kind, variant, settings.remembered("new.names", ""));
    }

    private Card card(Feather icon, String id, String title, String words, Place place, boolean main) {
        var heading = Nodes.styled(new Label(title), "card-title");
        var line = Nodes.words(words, "card-words");
        var text = new VBox(2, heading, line);
        text.setAlignment(Pos.CENTER_LEFT);
        text.setMinWidth(0);
        HBox.setHgrow(text, Priority.ALWAYS);
        var badge = Nodes.styled(new StackPane(Glyph.of(icon, "card-glyph")), "card-badge");
        var row = new HBox(16, badge, text, Glyph.of(Feather.CHEVRON_RIGHT, "card-arrow"));
        row.setAlignment(Pos.CENTER_LEFT);
        var card = Nodes.named(id, new Card(row), "home-card", main ? "home-card-main" : "home-card-plain");
        card.setAccessibleText(title + ". " + words);
        card.setOnAction(_ -> services.go(place));
        return card;
    }

    private Node small() {
        var grid = new CardGrid(150, 8, 2);
        record Entry(Feather icon, String key, Place place) {}
        var entries = new ArrayList<Entry>();
        entries.add(new Entry(Feather.WIFI, "home.network", new Place.NewGame(Kind.NETWORK)));
        entries.add(new Entry(Feather.FOLDER, "home.open", new Place.ChooseFile()));
        entries.add(new Entry(Feather.BOOK_OPEN, "rail.library", new Place.Library()));
        entries.add(new Entry(Feather.SEARCH, "rail.review", new Place.Review("")));
        entries.add(new Entry(Feather.BAR_CHART_2, "home.ranking", new Place.Ranking()));
        entries.add(new Entry(Feather.ACTIVITY, "rail.lab", new Place.Lab()));
        entries.add(new Entry(Feather.HELP_CIRCLE, "rail.rules", new Place.Rules("")));
        entries.add(new Entry(Feather.SETTINGS, "rail.options", new Place.Options()));
        for (var entry : entries) {
            if (!services.knows(entry.place().getClass())) continue;
            var button = Nodes.named(entry.key().replace('.', '-'), new Button(services.text(entry.key()), Glyph.of(entry.icon())),
                    "home-small");
            button.setMaxWidth(Double.MAX_VALUE);
            button.setOnAction(_ -> services.go(entry.place()));
            grid.getChildren().add(button);
        }
        return grid;
    }

    // ---- who plays -----------------------------------------------------------------------------------------------

    private Node profile() {
        var current = screen.profile();
        var name = current.isEmpty() ? services.text("profile.guest") : current;
        var chip = Nodes.styled(new Button(name, screen.badge(30)), "flat", "profile-chip");
        chip.setMinWidth(Region.USE_PREF_SIZE);
        chip.setId("profile");
        chip.setAccessibleText(services.text("profile.spoken", name));
        chip.setOnAction(_ -> profiles().show(chip, Side.BOTTOM, 0, 4));
        return chip;
    }

    private ContextMenu profiles() {
        var menu = new ContextMenu();
        for (var each : screen.profiles()) {
            var item = new MenuItem(each, Glyph.of(each.equals(screen.profile()) ? Feather.CHECK : Feather.USER));
            item.setOnAction(_ -> choose(each));
            menu.getItems().add(item);
        }
        var guest = new MenuItem(services.text("profile.guest"), Glyph.of(Feather.USER));
        guest.setOnAction(_ -> choose(""));
        var create = new MenuItem(services.text("profile.new"), Glyph.of(Feather.PLUS));
        create.setOnAction(_ -> askName());
        menu.getItems().addAll(guest, new SeparatorMenuItem(), create);
        if (services.knows(Place.Ranking.class)) {
            var manage = new MenuItem(services.text("profile.manage"), Glyph.of(Feather.EDIT_2));
            manage.setOnAction(_ -> services.go(new Place.Ranking()));
            menu.getItems().add(manage);
        }
        return menu;
    }

    private void askName() {
        var field = new TextField();
        field.setPromptText(services.text("profile.name"));
        Runnable accept = () -> {
            var name = field.getText().strip();
            if (!name.isEmpty()) choose(name.substring(0, Math.min(40, name.length())));
        };
        services.dialogs().show(services.text("profile.new"), field, new Answer(services.text("profile.create"), Answer.Tone.MAIN, accept),
                new Answer(services.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
        field.setOnAction(_ -> {
            services.dialogs().close();
            accept.run();
        });
        field.requestFocus();
    }

    private void choose(String name) {
        screen.choose(name);
        services.go(new Place.Home());
    }
}
