package rookery.desktop.screen.play;

import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;
import rookery.desktop.board.BoardTable;
import rookery.desktop.board.BoardView;
import rookery.desktop.board.Gesture;
import rookery.look.board.Frame;
import rookery.desktop.game.GameWords;
import rookery.desktop.room.NetworkState;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.IconButton;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.look.board.BoardModel.Coordinates;
import rookery.look.board.BoardModel;
import rookery.look.board.Figure;

/** The game screen: status, player strips and board in one column, the panel with moves and buttons beside it. */
final class PlayView extends HBox {
    private static final double WIDE = 1040;
    /** Between these heights the player strips take too much from the board, and the panel has room for them. */
    private static final double LOWEST = 610;
    private static final double LOW = 690;

    private final WindowServices services;
    private final PlayWords words;
    private final BoardView board = new BoardView();
    private final Label status = new Label();
    private final FontIcon statusIcon = Glyph.of(Feather.AWARD);
    private final Circle turn = new Circle(7);
    private final PlayerStrip top;
    private final PlayerStrip bottom;
    private final Label message = new Label();
    private final Label commitment = new Label();
    /** Sentences about the hint. */
    private final Label advice = new Label();
    /** The variant, and whether the game is rated. */
    private final Label kind = new Label();
    private final NetworkLine network;
    private final MoveListPane moves;
    private final Label opening = new Label();
    private final ActionBar actions;
    private final DieBar die;
    private final OverCard over;
    private final PieceCard card;
    private final TextField typed = new TextField();
    private final VBox panel = new VBox(12);
    private final BoardTable table;
    /** Whether the players are beside the board at every window size. */
    private final boolean alwaysAside;
    private boolean aside;
    private final Store<PlayState> store;
    private PlayState shown;
    /** The frame up to which the game was read aloud, and the status read with it. */
    private int heard;
    private String heardStatus = "";
    private boolean stopped;

    PlayView(WindowServices services, Store<PlayState> store, Consumer<PlayIntent> intents, PlayContext context) {
        this.services = services;
        this.store = store;
        words = new PlayWords(services.texts());
        shown = store.state();
        getStyleClass().add("play");
        top = new PlayerStrip(services, context);
        bottom = new PlayerStrip(services, context);
        moves = new MoveListPane(services, shown.match().settings().variant(), index -> intents.accept(new PlayIntent.Browse(index)));
        actions = new ActionBar(services, intent -> {
            // Its button may be disabled or gone at once, and focus would move on to Resign.
            if (intent instanceof PlayIntent.Draw || intent instanceof PlayIntent.TakeBack || intent instanceof PlayIntent.DeclineDraw) {
                board.requestFocus();
            }
            intents.accept(intent);
        });
        // The pressed button disappears, so the board takes the focus instead of the next field.
        die = new DieBar(services, intent -> {
            board.requestFocus();
            intents.accept(intent);
        }, this::landed);
        over = new OverCard(services, intents);
        network = new NetworkLine(services, kind, intents);
        card = new PieceCard(services);
        dressBoard(intents);
        status.getStyleClass().add("status-bar");
        status.setId("status");
        status.setMaxWidth(Double.MAX_VALUE);
        turn.getStyleClass().add("turn");
        message.getStyleClass().add("message");
        message.setId("message");
        message.setWrapText(true);
        advice.getStyleClass().add("true-words");
        advice.setId("advice");
        advice.setWrapText(true);
        advice.setMinHeight(Region.USE_PREF_SIZE);
        commitment.getStyleClass().add("fine-print");
        commitment.setWrapText(true);
        kind.getStyleClass().add("fine-print");
        kind.setId("kind");
        kind.setWrapText(true);
        boolean large = BoardModel.isLarge(shown.match().settings().variant().shape());
        var coordinates = Coordinates.suiting(shown.match().settings().variant().shape(), services.settings().state().look().coordinates());
        // A die below the board, or a large board, needs the room: then the players go beside it.
        alwaysAside = large || shown.match().settings().variant().hasDie();
        aside = alwaysAside;
        table = new BoardTable(aside ? List.of(status) : List.of(status, top), board, aside ? List.of(die) : List.of(bottom, die),
                coordinates.margin());
        HBox.setHgrow(table, Priority.ALWAYS);
        panel(intents);
        getChildren().addAll(table, panel);
        heightProperty().addListener((_, _, _) -> makeRoom());
        widthProperty().addListener((_, _, width) -> {
            double side = width.doubleValue() >= WIDE
                    ? Math.clamp(width.doubleValue() * 0.27, 340, Math.max(420, width.doubleValue() * 0.18))
                    : 280;
            panel.setPrefWidth(side);
            panel.setMinWidth(side);
            panel.setMaxWidth(side);
            makeRoom();
        });
        board.show(PlayBoard.model(shown, services.settings().state()));
        show(shown);
        store.property().addListener((_, _, now) -> {
            if (!stopped) show(now);
        });
    }

    private void dressBoard(Consumer<PlayIntent> intents) {
        board.setId("board");
        board.lookProperty().set(services.look());
        board.motionProperty().set(services.motion());
        board.destinationsShownProperty().set(services.settings().state().play().destinations());
        board.setOnGesture(gesture -> {
            // Pointing matters only if the card is visible.
            if (!(gesture instanceof Gesture.Pointed) || card.isVisible()) intents.accept(new PlayIntent.OnBoard(gesture));
        });
        board.pickingProperty().addListener((_, _, _) -> showMessage(shown));
        board.setDescription(square -> words.spoken(store.state(), square));
    }

    /** In a low window the players go beside the board too, to give it more room. */
    private void makeRoom() {
        boolean low = alwaysAside || getHeight() > LOWEST && getHeight() < LOW && getWidth() - panel.getPrefWidth() > getHeight();
        if (low == aside) return;
        aside = low;
        panel.getChildren().removeAll(top, bottom);
        table.bars(aside ? List.of(status) : List.of(status, top), aside ? List.of(die) : List.of(bottom, die));
        if (aside) {
            panel.getChildren().addFirst(top);
            panel.getChildren().add(bottom);
        }
    }

    private void panel(Consumer<PlayIntent> intents) {
        panel.getStyleClass().addAll("side-panel", "play-panel");
        VBox.setVgrow(moves, Priority.ALWAYS);
        moves.setMinHeight(60);
        typed.setPromptText(services.text("play.typed"));
        typed.setId("typed");
        typed.setOnAction(_ -> {
            intents.accept(new PlayIntent.Type(typed.getText()));
            typed.clear();
        });
        if (aside) panel.getChildren().add(top);
        // Messages appear below the moves, which do not shift.
        opening.setId("opening");
        opening.getStyleClass().add("opening");
        opening.setWrapText(true);
        panel.getChildren().addAll(network, over, moves, opening, message, advice, card, typed, actions, commitment);
        if (aside) panel.getChildren().add(bottom);
    }

    /** A letter typed on the board begins a move, so it goes into the move field. */
    boolean type(KeyEvent event) {
        var text = event.getCharacter();
        if (typed.isFocused() || text.isEmpty()
                || !Character.isLetterOrDigit(text.charAt(0)) && text.charAt(0) != '@' && text.charAt(0) != '+')
            return false;
        typed.requestFocus();
        typed.appendText(text);
        typed.end();
        return true;
    }

    void flash(int square) {
        board.flash(square);
    }

    /** Stops the clocks when the view goes away. */
    void stop() {
        stopped = true;
        top.stop();
        bottom.stop();
    }

    private void show(PlayState state) {
        var before = shown;
        shown = state;
        die.show(state);
        var model = PlayBoard.model(state, services.settings().state());
        if (die.isTumbling()) model = model.withMarks(model.marks().withLifted(SquareSet.EMPTY));
        var slides = PlayBoard.slides(before, state);
        int burst = state.frame().burst();
        if (state.index() == before.index() + 1 && burst != BoardShape.NONE) board.burst(burst);
        if (!model.equals(board.model())) {
            if (slides.isEmpty() || model.figures().equals(board.model().figures())) {
                board.show(model);
            } else {
                board.show(model, slides);
            }
        }
        kind.setText(
                services.text(
                        state.terms().isWatched() ? "play.kind" : state.session().isRated() ? "play.kind.rated" : "play.kind.friendly",
                        services.texts().variant(state.terms().variant())));
        network.show(state);
        showStatus(state);
        speak(state);
        top.show(state, PlayBoard.above(state));
        bottom.show(state, state.below());
        moves.show(state);
        showOpening(before, state);
        actions.show(state);
        over.show(state);
        card.show(state);
        showMessage(state);
        boolean typing = !state.isOver() && !state.terms().isWatched();
        Nodes.show(typed, typing);
        keepKeys();
    }

    /** A question's buttons vanish with its answer and the move field with the game; the board then takes the focus. */
    private void keepKeys() {
        var owner = getScene() == null ? null : getScene().getFocusOwner();
        if (owner != null && (owner.getScene() == null || owner.equals(typed) && !typed.isVisible())) board.requestFocus();
    }

    /** The die has come to rest, so the pieces it allows may be highlighted. */
    private void landed() {
        if (!stopped) show(shown);
    }

    private void showStatus(PlayState state) {
        status.setText(words.status(state));
        boolean check = state.match().inCheck();
        Nodes.style(status, "status-over", state.isOver());
        Nodes.style(status, "status-check", check && !state.isOver());
        if (state.isOver() || check) {
            statusIcon.setIconCode(icon(state));
            status.setGraphic(statusIcon);
        } else {
            boolean white = state.match().turn() == Side.WHITE;
            Nodes.style(turn, "turn-white", white);
            Nodes.style(turn, "turn-black", !white);
            status.setGraphic(turn);
        }
        status.setAccessibleText(status.getText());
    }

    private void showOpening(PlayState before, PlayState state) {
        if (state.frame().equals(before.frame()) && !opening.getText().isEmpty()) return;
        var actions = state.card().until(state.index()).stream().skip(1).map(Frame::action).toList();
        opening.setText(GameWords.opening(PlayState.start(state.match()), actions));
        Nodes.show(opening, !opening.getText().isEmpty());
    }

    /** The board nearly always has the focus, so screen readers speak its accessible text. */
    private void speak(PlayState state) {
        if (state.index() == heard && status.getText().equals(heardStatus)) return;
        board.announce(new PlaySpeech(services.texts()).of(state, heard));
        heard = state.index();
        heardStatus = status.getText();
    }

    private static Feather icon(PlayState state) {
        return switch (state.match().outcome()) {
            case Outcome.Win _ -> Feather.AWARD;
            case Outcome.Draw _ -> Feather.MINUS_CIRCLE;
            case Outcome.Ongoing _ -> Feather.ALERT_CIRCLE;
        };
    }

    private void showMessage(PlayState state) {
        var blocked = board.picking().blocking() == null ? "" : "play.block." + Figure.of(state.terms().variant(), Piece.WALL).kind();
        var key = blocked.isEmpty() ? state.message().key() : blocked;
        message.setText(key.isEmpty() ? "" : services.text(key, state.message().name()));
        Nodes.show(message, !key.isEmpty());
        Nodes.style(message, "message-warning", blocked.isEmpty() && state.message().warning());
        advice.setText(String.join(" ", state.hintWords()));
        Nodes.show(advice, !state.hintWords().isEmpty());
        var committed = state.isOver() ? "" : state.match().diceCommitment().map(hash -> services.text("play.commitment", hash)).orElse("");
        commitment.setText(committed);
        Nodes.show(commitment, !committed.isEmpty());
    }

    /** The kind of game, the button to invite others by link, and who is there. */
    private static final class NetworkLine extends VBox {
        private final WindowServices services;
        private final Label words = new Label();
        private final Button invite;

        /** @param kind what kind of game it is */
        NetworkLine(WindowServices services, Node kind, Consumer<PlayIntent> intents) {
            super(4);
            this.services = services;
            invite = IconButton.of(services, "invite", "network.share", Feather.WIFI, "action-icon",
                    () -> intents.accept(new PlayIntent.Invite()));
            var gap = Nodes.gap();
            var row = new HBox(8, kind, gap, invite);
            row.setAlignment(Pos.CENTER_LEFT);
            words.setId("network-words");
            words.setWrapText(true);
            words.setGraphic(Glyph.of(Feather.WIFI));
            getChildren().addAll(row, words);
        }

        void show(PlayState state) {
            var network = state.network();
            Nodes.show(invite, !network.isClosed() || !state.isOver());
            Nodes.show(words, !network.isClosed());
            if (!network.isClosed()) words.setText(words(network.guests(), network.isShared()));
        }

        private String words(NetworkState.Guests guests, boolean shared) {
            var watching = guests.watchers() == 0 ? "" : "  ·  " + services.text("network.watchers", guests.watchers());
            if (!shared) return services.text("network.open") + watching;
            if (guests.name().isEmpty()) return services.text("network.waiting") + watching;
            return services.text(guests.here() ? "network.here" : "network.away", guests.name()) + watching;
        }
    }
}
