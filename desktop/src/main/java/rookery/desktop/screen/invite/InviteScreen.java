package rookery.desktop.screen.invite;

import java.net.InetAddress;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.game.GameWords;
import rookery.desktop.room.NetworkRoom;
import rookery.desktop.room.NetworkState;
import rookery.desktop.shell.ClipboardText;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Page;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.WindowServices;
import rookery.serve.qr.QrCode;

/** The controller of the invitation page: shows the state of the table, which exists whether or not the page is open. */
public final class InviteScreen implements Screen {
    private final WindowServices services;
    private final NetworkRoom network;
    private final ChangeListener<NetworkState> changed = (_, _, now) -> show(now);
    private @Nullable InviteView view;

    public InviteScreen(WindowServices services, NetworkRoom network) {
        this.services = services;
        this.network = network;
        network.store().property().addListener(changed);
    }

    @Override
    public Node build() {
        var fresh = new InviteView(services, this);
        view = fresh;
        fresh.show(network.store().state());
        return fresh;
    }

    private void show(NetworkState state) {
        if (view != null) view.show(state);
    }

    @Override
    public void close() {
        network.store().property().removeListener(changed);
    }

    void copy() {
        ClipboardText.put(network.store().state().link());
        services.notices().tell(services.text("network.copied"));
    }

    /** Offers the link at another address of this machine. */
    void move(InetAddress address) {
        network.move(address);
    }

    void toBoard() {
        services.go(new Place.Resume());
    }

    /** Closes the table and goes back. */
    void end() {
        boolean inviting = network.store().state().isInviting();
        network.end();
        services.go(inviting ? new Place.NewGame(Place.NewGame.Kind.NETWORK) : new Place.Resume());
    }

    /** The invitation page: the QR code on the left, everything in words beside it. */
    private static final class InviteView extends StackPane {
        private final WindowServices services;
        private final QrPicture picture = new QrPicture();
        private final Label status = new Label();
        private final Label game = new Label();
        private final TextField link = new TextField();
        private final Button copy;
        private final Label use = new Label();
        private final ComboBox<InetAddress> networks = new ComboBox<>();
        private final Node chooser;
        private final Label open = new Label();
        private final Label alone;
        private final Button board;
        private final Button end;
        private boolean showing;

        InviteView(WindowServices services, InviteScreen screen) {
            this.services = services;
            picture.setId("invite-code");
            picture.setAccessibleText(services.text("network.code"));
            status.setId("invite-status");
            status.getStyleClass().add("section-title");
            status.setGraphic(Glyph.of(Feather.WIFI));
            game.setId("invite-game");
            game.getStyleClass().add("muted");
            link.setId("invite-link");
            link.setEditable(false);
            link.setAccessibleText(services.text("network.link"));
            HBox.setHgrow(link, Priority.ALWAYS);
            copy = button("invite-copy", "network.copy", Feather.COPY, screen::copy);
            open.setId("invite-open");
            open.getStyleClass().add("muted");
            alone = new Label(services.text("network.alone"), Glyph.of(Feather.ALERT_TRIANGLE));
            alone.setId("invite-alone");
            alone.getStyleClass().add("problem");
            networks.setId("invite-networks");
            networks.setButtonCell(new AddressCell());
            networks.setCellFactory(_ -> new AddressCell());
            networks.valueProperty().addListener((_, _, chosen) -> {
                if (!showing && chosen != null) screen.move(chosen);
            });
            var question = new Label(services.text("network.address"));
            question.setLabelFor(networks);
            var row = new HBox(12, question, networks);
            row.setAlignment(Pos.CENTER_LEFT);
            chooser = row;
            board = button("invite-board", "network.board", Feather.PLAY, screen::toBoard);
            board.getStyleClass().add("accent");
            end = button("invite-end", "network.end", Feather.X, screen::end);
            for (var words : new Label[]{status, game, use, open, alone}) {
                words.setWrapText(true);
                words.setMinHeight(Region.USE_PREF_SIZE);
            }
            var words = new VBox(16, status, game, new HBox(8, link, copy), use, alone, chooser, open, new FlowPane(8, 8, board, end));
            words.setMinWidth(300);
            HBox.setHgrow(words, Priority.ALWAYS);
            var body = new HBox(28, picture, words);
            body.setAlignment(Pos.TOP_LEFT);
            getChildren().add(new Page(services.text("network.title")).add(body));
        }

        private Button button(String id, String key, Feather icon, Runnable act) {
            var button = Nodes.named(id, new Button(services.text(key), Glyph.of(icon)));
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setOnAction(_ -> act.run());
            return button;
        }

        void show(NetworkState state) {
            boolean ready = state.phase() == NetworkState.Phase.OPEN;
            picture.show(state.link());
            link.setText(state.link());
            copy.setDisable(!ready);
            status.setText(status(state));
            game.setText(game(state));
            Nodes.show(game, !game.getText().isEmpty());
            use.setText(services.text(takesSeat(state) ? "network.use" : "network.use.watch"));
            Nodes.show(use, ready);
            var address = state.address();
            boolean local = address != null && address.isLoopbackAddress();
            Nodes.show(alone, local);
            open.setText(address == null ? "" : services.text(local ? "network.opened.here" : "network.opened", place(state.link())));
            Nodes.show(open, address != null);
            Nodes.show(chooser, state.networks().size() > 1 && takesSeat(state));
            showing = true;
            networks.getItems().setAll(state.networks());
            networks.setValue(address);
            showing = false;
            Nodes.show(board, !state.isClosed() && !state.isInviting());
            end.setText(services.text(state.isInviting() ? "network.withdraw" : "network.end"));
            Nodes.show(end, !state.isClosed());
        }

        /** Whether opening the link takes a seat. */
        private static boolean takesSeat(NetworkState state) {
            return state.isShared() && state.guests().name().isEmpty();
        }

        private String status(NetworkState state) {
            var guests = state.guests();
            if (state.isClosed()) return services.text("network.closed");
            if (state.phase() == NetworkState.Phase.OPENING) return services.text("network.opening");
            if (!state.isShared()) return services.text("network.watching", guests.watchers());
            if (guests.name().isEmpty()) return services.text(guests.watchers() == 0 ? "network.nobody" : "network.looking");
            var plays = services.text(guests.here() ? "network.here" : "network.away", guests.name());
            return guests.watchers() == 0 ? plays : plays + "  ·  " + services.text("network.watchers", guests.watchers());
        }

        private String game(NetworkState state) {
            var terms = state.terms();
            if (terms == null) return "";
            var seat = state.seat();
            var variant = services.texts().variant(terms.variant());
            return seat == null ? variant : services.text("network.game", variant, new GameWords(services.texts()).side(seat.opponent()));
        }

        /** The link without its secret token. */
        private static String place(String link) {
            var rest = link.substring(link.indexOf("//") + 2);
            return rest.substring(0, rest.indexOf('/'));
        }

        private static final class AddressCell extends ListCell<InetAddress> {
            @Override
            protected void updateItem(@Nullable InetAddress address, boolean empty) {
                super.updateItem(address, empty);
                setText(address == null || empty ? "" : address.getHostAddress());
            }
        }

        /** A QR code, black on white in every theme, as cameras need it. Each module is a whole number of pixels. */
        private static final class QrPicture extends Pane {
            private static final int SIZE = 300;
            /** Light modules around it, by the standard. */
            private static final int QUIET = 4;

            private final SVGPath dark = new SVGPath();
            private String text = "";

            QrPicture() {
                setMinSize(SIZE, SIZE);
                setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
                setBackground(new Background(new BackgroundFill(Color.WHITE, new CornerRadii(8), Insets.EMPTY)));
                dark.setFill(Color.BLACK);
                dark.setSmooth(false);
                getChildren().add(dark);
            }

            /** @param link empty for none */
            void show(String link) {
                if (link.equals(text)) return;
                text = link;
                if (link.isEmpty()) {
                    dark.setContent("");
                    return;
                }
                var code = QrCode.of(link);
                int whole = code.size() + 2 * QUIET;
                int module = Math.max(1, Math.ceilDiv(SIZE, whole));
                // A minimum size, since long texts beside it would squeeze it.
                setMinSize(whole * module, whole * module);
                setPrefSize(whole * module, whole * module);
                var path = new StringBuilder();
                for (int y = 0; y < code.size(); y++) {
                    for (int x = 0; x < code.size(); x++) {
                        if (code.isDark(x, y)) {
                            path.append('M').append((x + QUIET) * module).append(' ').append((y + QUIET) * module).append('h')
                                    .append(module)
                                    .append('v').append(module).append('h').append(-module).append('z');
                        }
                    }
                }
                dark.setContent(path.toString());
            }
        }
    }
}
