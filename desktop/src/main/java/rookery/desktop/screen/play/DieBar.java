package rookery.desktop.screen.play;

import java.util.Locale;
import java.util.function.Consumer;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.geometry.Pos;
import javafx.scene.Cursor;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;
import rookery.archive.settings.Settings;
import rookery.look.board.Frame;
import rookery.desktop.game.GameWords;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.shell.Glyph;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.theme.Paints;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Piece;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Chance;
import rookery.look.board.Figure;
import rookery.look.die.DieDrawing;
import rookery.play.match.MatchSnapshot;

/** Below the board: the die with the piece it stands for, the button that rolls it, and those that finish a turn or put the move back. */
final class DieBar extends HBox {
    private static final double PIECE = 40;
    private static final double NAME = 84;
    private final WindowServices services;
    private final DieFace die;
    private final ImageView piece = new ImageView();
    private final StackPane plate = new StackPane(piece);
    private final Label name = new Label();
    private final Button roll;
    private final Button finish;
    private final Button putBack;
    private final Tooltip chances = new Tooltip();
    private int rolls = -1;

    /** @param landed called when the die has come to rest and its face may be shown */
    DieBar(WindowServices services, Consumer<PlayIntent> intents, Runnable landed) {
        this.services = services;
        die = new DieFace(landed);
        getStyleClass().add("die-bar");
        setAlignment(Pos.CENTER);
        setSpacing(12);
        die.setId("die");
        die.setCursor(Cursor.HAND);
        die.setOnMousePressed(_ -> intents.accept(new PlayIntent.Roll()));
        piece.setFitWidth(PIECE);
        piece.setFitHeight(PIECE);
        name.getStyleClass().add("die-name");
        name.setId("die-name");
        // Keeps the die from shifting when the name of its face appears.
        name.setMinWidth(NAME);
        roll = button("roll", "play.roll", Feather.REFRESH_CW, intents, new PlayIntent.Roll());
        finish = button("finish-turn", "play.finish", Feather.CHECK, intents, new PlayIntent.FinishTurn());
        putBack = button("put-back", "play.putback", Feather.CORNER_UP_LEFT, intents, new PlayIntent.PutBack());
        finish.getStyleClass().add("accent");
        roll.getStyleClass().add("accent");
        chances.setShowDelay(Duration.millis(250));
        Tooltip.install(die, chances);
        plate.getStyleClass().add("captured");
        getChildren().addAll(die, plate, name, roll, finish, putBack);
    }

    private Button button(String id, String key, Feather icon, Consumer<PlayIntent> intents, PlayIntent intent) {
        var button = Nodes.named(id, new Button(services.text(key), Glyph.of(icon)));
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> intents.accept(intent));
        return button;
    }

    /** Whether the die is tumbling, so that nothing may reveal its face. */
    boolean isTumbling() {
        return die.isTumbling();
    }

    void show(PlayState state) {
        var match = state.match();
        var variant = match.settings().variant();
        boolean hasDie = variant.hasDie();
        boolean confirms = match.settings().options().confirmsMoves();
        Nodes.show(this, hasDie || confirms);
        boolean shown = match.shown() != Move.NONE && state.isLive() && state.playsHere(match.turn());
        boolean running = match.phase() == MatchSnapshot.Phase.RUNNING;
        Nodes.show(finish, confirms && shown && running);
        Nodes.show(putBack, confirms && shown && running);
        Nodes.show(roll, hasDie && running && state.isLive() && match.toAct() == Actor.NATURE && state.playsHere(match.turn()));
        Nodes.show(die, hasDie);
        Nodes.show(plate, hasDie);
        name.setManaged(hasDie);
        if (hasDie) showDie(state);
    }

    private void showDie(PlayState state) {
        var match = state.match();
        var variant = match.settings().variant();
        var thrown = thrown(state);
        int face = thrown.roll();
        long count = match.played().stream().filter(played -> played.isRoll()).count();
        boolean fresh = state.isLive() && count > rolls && rolls >= 0 && face > 0
                && services.settings().state().play().animation() != Settings.Animation.NONE;
        rolls = (int) count;
        var position = match.position();
        if (fresh) {
            die.roll(face, ((Chance.Die) variant.chance()).faces().size());
        } else if (die.face() != face) {
            die.show(face);
        }
        boolean told = face > 0 && !die.isTumbling();
        if (told) {
            var figure = Figure.of(variant, Piece.of(position.kindOfFace(face), thrown.turn()));
            piece.setImage(PieceArt.image(services.look().pieces(), figure.art(), figure.letter(), figure.white(), (int) (PIECE * 2)));
            name.setText(services.texts().piece(figure.kind()));
        } else {
            piece.setImage(null);
            name.setText("");
        }
        plate.setVisible(told);
        die.setAccessibleText(told ? services.text("play.die.spoken", face, name.getText()) : services.text("play.roll"));
        chances.setText(state.isOver() ? "" : chances(position));
    }

    /** The frame with the roll that belongs to the current one: its own, or the roll of the move just made. A die that waits to be rolled is blank. */
    private static Frame thrown(PlayState state) {
        var frame = state.frame();
        boolean waits = state.isLive() && !state.isOver();
        return frame.roll() > 0 || waits || state.index() == 0 ? frame : state.card().frames().get(state.index() - 1);
    }

    /** The chances of the next roll, as things stand. */
    private String chances(Position position) {
        var next = position.copy();
        if (next.toAct() != Actor.NATURE) next.make(Move.PASS);
        int rollable = next.rollableFaces();
        int count = Integer.bitCount(rollable);
        var text = new StringBuilder(services.text("play.chances", new GameWords(services.texts()).side(next.turn())));
        for (int face = 1; face <= 26; face++) {
            if ((rollable >>> face & 1) == 0) continue;
            var kind = next.variant().kind(next.kindOfFace(face)).name();
            text.append(String.format(Locale.ROOT, "%n%d  %s  %.0f %%", face, services.texts().piece(kind), 100.0 / count));
        }
        return text.toString();
    }

    /** An ivory die. It tumbles for half a second and comes to rest; pips up to six, numbers beyond. */
    static final class DieFace extends Pane {
        static final double SIZE = DieDrawing.GRID;
        private static final Duration TUMBLE = Duration.millis(500);
        private static final Color PIP = Paints.color(DieDrawing.PIP);

        private final Timeline tumble = new Timeline();
        private int face;

        /** @param landed called when a tumbling die has come to rest */
        DieFace(Runnable landed) {
            tumble.setOnFinished(_ -> landed.run());
            setMinSize(SIZE, SIZE);
            setPrefSize(SIZE, SIZE);
            setMaxSize(SIZE, SIZE);
            getStyleClass().add("die");
            draw(0);
        }

        /** What it shows, or will show when it has come to rest. */
        int face() {
            return face;
        }

        boolean isTumbling() {
            return tumble.getStatus() == Animation.Status.RUNNING;
        }

        /** Shows a face at once; 0 is a die that has not been rolled. */
        void show(int newFace) {
            tumble.stop();
            setRotate(0);
            setTranslateY(0);
            face = newFace;
            draw(newFace);
            setOpacity(newFace == 0 ? 0.45 : 1);
        }

        /** Tumbles and comes to rest on the face. */
        void roll(int newFace, int faces) {
            tumble.stop();
            face = newFace;
            setOpacity(1);
            tumble.getKeyFrames().clear();
            int turns = 5;
            for (int i = 0; i < turns; i++) {
                int passing = (newFace + i * 2) % faces + 1;
                tumble.getKeyFrames().add(new KeyFrame(TUMBLE.multiply(i / (double) turns), _ -> draw(passing)));
            }
            tumble.getKeyFrames().addAll(
                    new KeyFrame(Duration.ZERO, new KeyValue(rotateProperty(), -300), new KeyValue(translateYProperty(), -18)),
                    new KeyFrame(TUMBLE.multiply(0.55), new KeyValue(translateYProperty(), 0, Interpolator.EASE_IN)),
                    new KeyFrame(TUMBLE.multiply(0.75), new KeyValue(translateYProperty(), -6, Interpolator.EASE_OUT)),
                    new KeyFrame(TUMBLE, _ -> draw(newFace), new KeyValue(rotateProperty(), 0, Interpolator.EASE_OUT),
                            new KeyValue(translateYProperty(), 0, Interpolator.EASE_IN)));
            tumble.playFromStart();
        }

        private void draw(int shown) {
            getChildren().clear();
            var body = new Rectangle(SIZE, SIZE);
            body.setArcWidth(2 * DieDrawing.CORNER);
            body.setArcHeight(2 * DieDrawing.CORNER);
            var ivory = DieDrawing.BODY.stream().map(Paints::color).toList();
            body.setFill(new LinearGradient(0, 0, 1, 1, true, CycleMethod.NO_CYCLE, new Stop(0, ivory.get(0)),
                    new Stop(DieDrawing.TURN, ivory.get(1)), new Stop(1, ivory.get(2))));
            body.setStroke(Paints.color(DieDrawing.EDGE));
            body.setStrokeWidth(1);
            getChildren().add(body);
            for (var pip : DieDrawing.pips(shown)) getChildren().add(new Circle(pip.x(), pip.y(), DieDrawing.PIP_RADIUS, PIP));
            if (shown > DieDrawing.MOST_PIPS) {
                var number = new Text(String.valueOf(shown));
                number.setFont(Font.font(Font.getDefault().getFamily(), FontWeight.BOLD, DieDrawing.NUMBER_HEIGHT));
                number.setFill(PIP);
                number.setX((SIZE - number.getLayoutBounds().getWidth()) / 2);
                number.setY(DieDrawing.NUMBER_LINE);
                getChildren().add(number);
            }
        }
    }
}
