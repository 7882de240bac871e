package rookery.desktop.screen.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import rookery.look.board.BoardMoves;
import rookery.desktop.screen.play.PlayState.Ask;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.IconButton;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.position.Actor;
import rookery.play.match.MatchSnapshot;

/** The buttons of a game. Dangerous ones ask for confirmation in place; games between bots have pause, step and speed instead. */
final class ActionBar extends VBox {
    /** The slowest pace of a watched game, in milliseconds before each move; the right end of the slider means no wait. */
    private static final double SLOWEST = 3_000;

    private final WindowServices services;
    private final Consumer<PlayIntent> intents;
    /** Buttons that do not fit side by side wrap, so that no label is ever truncated. */
    private final FlowPane main = new FlowPane(8, 8);
    private final HBox more = new HBox(4);
    private final Button takeBack;
    private final Button draw;
    private final Button resign;
    private final Button pass;
    private final Button pause;
    private final Button step;
    private final Slider speed = new Slider(0, SLOWEST, SLOWEST - 700);
    private final Button hint;
    private final Button restart;
    private final Map<Ask, Node[]> questions = new EnumMap<>(Ask.class);
    private Node[] drawAnswer = {};
    private Node[] takeBackAnswer = {};
    private boolean watched;
    private boolean watching;

    ActionBar(WindowServices services, Consumer<PlayIntent> intents) {
        super(8);
        this.services = services;
        this.intents = intents;
        getStyleClass().add("action-bar");
        takeBack = button("take-back", "play.takeback", Feather.CORNER_UP_LEFT, new PlayIntent.TakeBack());
        draw = button("draw", "play.draw", Feather.MINUS, new PlayIntent.Draw());
        var half = Nodes.styled(new Label("½"), "half");
        draw.setGraphic(half);
        resign = button("resign", "play.resign", Feather.FLAG, new PlayIntent.Ask(Ask.RESIGN));
        pass = button("pass", "play.pass", Feather.SKIP_FORWARD, new PlayIntent.Pass());
        pause = button("pause", "play.pause", Feather.PAUSE, new PlayIntent.Pause());
        step = button("step", "play.step", Feather.SKIP_FORWARD, new PlayIntent.Step());
        pause.setMinWidth(Region.USE_PREF_SIZE);
        step.setMinWidth(Region.USE_PREF_SIZE);
        speed.setMinWidth(60);
        speed.setPrefWidth(110);
        speed.setAccessibleText(services.text("play.speed"));
        speed.setId("speed");
        speed.setTooltip(new Tooltip(services.text("play.speed")));
        speed.valueProperty().addListener((_, _, value) -> intents
                .accept(new PlayIntent.Pace(Duration.ofMillis(Math.round(SLOWEST - value.doubleValue())))));
        main.setAlignment(Pos.CENTER_LEFT);
        hint = icon("hint", "play.hint", Feather.ZAP, new PlayIntent.Hint());
        restart = icon("restart", "play.restart", Feather.ROTATE_CCW, new PlayIntent.Ask(Ask.RESTART));
        var gap = Nodes.gap();
        more.setAlignment(Pos.CENTER_LEFT);
        more.getChildren().addAll(icon("first", "play.first", Feather.CHEVRONS_LEFT, null),
                icon("back", "play.back", Feather.CHEVRON_LEFT, null),
                icon("forward", "play.forward", Feather.CHEVRON_RIGHT, null), icon("last", "play.last", Feather.CHEVRONS_RIGHT, null), gap,
                hint,
                icon("flip", "play.flip", Feather.REFRESH_CW, new PlayIntent.Flip()),
                icon("save", "play.save", Feather.SAVE, new PlayIntent.Save()),
                icon("copy", "play.copy", Feather.COPY, new PlayIntent.CopyFen()),
                restart);
        getChildren().addAll(more, main);
    }

    private Button button(String id, String key, Feather icon, PlayIntent intent) {
        var button = Nodes.named(id, new Button(services.text(key), Glyph.of(icon)), "action");
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(_ -> intents.accept(intent));
        return button;
    }

    private Button icon(String id, String key, Feather icon, @Nullable PlayIntent intent) {
        return IconButton.of(services, id, key, icon, "action-icon", () -> {
            if (intent != null) intents.accept(intent);
        });
    }

    void show(PlayState state) {
        watched = state.terms().isWatched();
        browse(state);
        IconButton.allow(services, hint, "play.hint", noHint(state));
        Nodes.show(hint, !watched);
        IconButton.allow(services, restart, "play.restart", state.network().isShared() ? "network.why" : "");
        if (state.ask() != Ask.NOTHING) {
            ask(state.ask());
        } else if (!state.isOver() && isOfferedToPerson(state)) {
            answerDraw();
        } else if (!state.isOver() && state.network().isAskedToTakeBack()) {
            answerTakeBack();
        } else if (watched) {
            watch(state);
        } else {
            play(state);
        }
        Nodes.show(main, !state.isOver() || state.ask() != Ask.NOTHING);
    }

    private static String noHint(PlayState state) {
        if (state.thinking()) return "play.why.thinking";
        if (state.isOver()) return "play.why.over";
        if (state.network().isShared()) return "network.why";
        return state.playsHere(state.match().turn()) ? "" : "play.why.turn";
    }

    private static boolean isOfferedToPerson(PlayState state) {
        var offer = state.match().offer();
        return offer != null && state.playsHere(offer.opponent());
    }

    private void browse(PlayState state) {
        int last = state.card().size() - 1;
        var first = state.index() > 0 ? "" : "play.why.first";
        var live = state.index() < last ? "" : "play.why.last";
        to("first", 0, first);
        to("back", state.index() - 1, first);
        to("forward", state.index() + 1, live);
        to("last", last, live);
    }

    private void to(String id, int index, String why) {
        for (var node : more.getChildren()) {
            if (node instanceof Button button && id.equals(button.getId())) {
                IconButton.allow(services, button, "play." + id, why);
                button.setOnAction(_ -> intents.accept(new PlayIntent.Browse(index)));
            }
        }
    }

    private void play(PlayState state) {
        var match = state.match();
        boolean shared = state.network().isShared();
        boolean canTakeBack = match.canTakeBack(state.hand()) || !shared && match.canTakeBack(state.hand().opponent());
        boolean asked = state.network().guests().takeBack() != null;
        IconButton.allow(services, takeBack, "play.takeback", asked ? "network.why.asked" : canTakeBack ? "" : "play.why.takeback");
        boolean claim = !match.claims().isEmpty() && state.playsHere(match.turn());
        draw.setText(services.text(claim ? "play.claim" : "play.draw"));
        IconButton.allow(services, draw, claim ? "play.claim" : "play.draw", match.offer() == null ? "" : "play.why.draw");
        boolean paused = match.phase() == MatchSnapshot.Phase.PAUSED;
        var buttons = new ArrayList<Node>(List.of(takeBack, draw, resign));
        if (state.isLive() && state.playsHere(match.turn()) && match.toAct() != Actor.NATURE && BoardMoves.mayPass(match.position())) {
            buttons.addFirst(pass);
        }
        if (paused && !shared || state.mayPause()) {
            pauseButton(paused);
            buttons.add(pause);
        }
        set(buttons.toArray(Node[]::new));
    }

    private void watch(PlayState state) {
        boolean paused = state.match().phase() == MatchSnapshot.Phase.PAUSED;
        pauseButton(paused);
        IconButton.allow(services, step, "play.step", paused ? "" : "play.why.step");
        set(pause, step, speed);
    }

    private void pauseButton(boolean paused) {
        var words = services.text(paused ? "play.resume" : "play.pause");
        // Updated only on change: in a game between bots this runs with every move.
        if (!words.equals(pause.getText()) || !watching) {
            pause.setText(words);
            pause.setGraphic(Glyph.of(paused ? Feather.PLAY : Feather.PAUSE));
            watching = true;
        }
        pause.setOnAction(_ -> intents.accept(paused ? new PlayIntent.Resume() : new PlayIntent.Pause()));
    }

    /** Questions are built once: a button rebuilt between press and release would lose the click. */
    private void ask(Ask what) {
        set(questions.computeIfAbsent(what, this::question));
    }

    private Node[] question(Ask what) {
        var key = switch (what) {
            case RESIGN -> "play.resign";
            case RESTART -> "play.restart";
            case TAKE_BACK -> "play.takeback";
            case HINT, NOTHING -> "play.hint";
        };
        var intent = switch (what) {
            case RESIGN -> new PlayIntent.Resign();
            case RESTART -> new PlayIntent.Restart();
            case TAKE_BACK -> new PlayIntent.TakeBack();
            case HINT, NOTHING -> new PlayIntent.Hint();
        };
        var yes = button("yes", key + ".yes", Feather.CHECK, intent);
        yes.getStyleClass().add(what == Ask.RESIGN ? "danger" : "accent");
        return new Node[]{words(key + ".ask"), yes, button("no", "play.no", Feather.X, new PlayIntent.Ask(Ask.NOTHING))};
    }

    private void answerDraw() {
        if (drawAnswer.length == 0) {
            var accept = button("accept-draw", "play.accept", Feather.CHECK, new PlayIntent.AcceptDraw());
            accept.getStyleClass().add("accent");
            drawAnswer = new Node[]{words("play.offered"), accept,
                button("decline-draw", "play.decline", Feather.X, new PlayIntent.DeclineDraw())};
        }
        set(drawAnswer);
    }

    private void answerTakeBack() {
        if (takeBackAnswer.length == 0) {
            var allow = button("allow-take-back", "play.accept", Feather.CHECK, new PlayIntent.AnswerTakeBack(true));
            allow.getStyleClass().add("accent");
            takeBackAnswer = new Node[]{words("network.takeback"), allow,
                button("refuse-take-back", "play.decline", Feather.X, new PlayIntent.AnswerTakeBack(false))};
        }
        set(takeBackAnswer);
    }

    private Label words(String key) {
        var words = new Label(services.text(key));
        words.setMinWidth(Region.USE_PREF_SIZE);
        return words;
    }

    private void set(Node... nodes) {
        if (!main.getChildren().equals(List.of(nodes))) main.getChildren().setAll(nodes);
    }
}
