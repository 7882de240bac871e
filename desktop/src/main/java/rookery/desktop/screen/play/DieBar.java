package rookery.desktop.screen.play;

import java.util.Locale;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Cursor;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;
import rookery.desktop.board.Figure;
import rookery.desktop.game.GameWords;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Dress;
import rookery.desktop.shell.Glyph;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Piece;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Chance;
import rookery.play.match.MatchSnapshot;

/** Below the board: the die with the piece it stands for, the button that rolls it, and those that finish a turn or put the move back. */
final class DieBar extends HBox {
    private static final double PIECE = 40;
    private final Desk desk;
    private final DieFace die = new DieFace();
    private final ImageView piece = new ImageView();
    private final StackPane plate = new StackPane(piece);
    private final Label name = new Label();
    private final Button roll;
    private final Button finish;
    private final Button putBack;
    private final Tooltip chances = new Tooltip();
    private int rolls = -1;

    DieBar(Desk desk, Consumer<PlayIntent> intents) {
        this.desk = desk;
        getStyleClass().add("die-bar");
        setAlignment(Pos.CENTER);
        setSpacing(12);
        die.setId("die");
        die.setCursor(Cursor.HAND);
        die.setOnMousePressed(_ -> intents.accept(new PlayIntent.Roll()));
        piece.setFitWidth(PIECE);
        piece.setFitHeight(PIECE);
        name.getStyleClass().add("die-name");
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
        var button = new Button(desk.text(key), Glyph.of(icon));
        button.setId(id);
        button.setMinWidth(USE_PREF_SIZE);
        button.setOnAction(_ -> intents.accept(intent));
        return button;
    }

    void show(PlayState state) {
        var match = state.match();
        var variant = match.settings().variant();
        boolean hasDie = variant.hasDie();
        boolean confirms = match.settings().options().confirmsMoves();
        Dress.show(this, hasDie || confirms);
        boolean shown = match.shown() != Move.NONE && state.isLive();
        boolean running = match.phase() == MatchSnapshot.Phase.RUNNING;
        Dress.show(finish, confirms && shown && running);
        Dress.show(putBack, confirms && shown && running);
        Dress.show(roll, hasDie && running && state.isLive() && match.toAct() == Actor.NATURE && state.isPerson(match.turn()));
        Dress.show(die, hasDie);
        Dress.show(plate, hasDie);
        name.setManaged(hasDie);
        if (hasDie) showDie(state);
    }

    private void showDie(PlayState state) {
        var match = state.match();
        var variant = match.settings().variant();
        int face = state.frame().roll();
        // After the move the die lies there as it fell, until it is rolled again.
        for (int i = state.index(); face == 0 && i > 0; i--) face = state.card().frames().get(i).roll();
        long count = match.played().stream().filter(played -> played.isRoll()).count();
        boolean fresh = state.isLive() && count > rolls && rolls >= 0 && face > 0;
        rolls = (int) count;
        var position = match.position();
        int faces = ((Chance.Die) variant.chance()).faces().size();
        if (fresh) {
            die.roll(face, faces);
        } else if (die.face() != face) {
            die.show(face);
        }
        if (face > 0) {
            int kind = position.kindOfFace(face);
            var figure = Figure.of(variant, Piece.of(kind, state.frame().turn()));
            piece.setImage(PieceArt.image(desk.look().pieces(), figure.kind(), figure.letter(), figure.white(), (int) (PIECE * 2)));
            name.setText(desk.texts().piece(figure.kind()));
        } else {
            piece.setImage(null);
            name.setText("");
        }
        plate.setVisible(face > 0);
        die.setAccessibleText(face > 0 ? desk.text("play.die.spoken", face, name.getText()) : desk.text("play.roll"));
        chances.setText(state.isOver() ? "" : chances(position));
    }

    /** The chances of the next roll, as things stand. */
    private String chances(Position position) {
        var next = position.copy();
        if (next.toAct() != Actor.NATURE) next.make(Move.PASS);
        int rollable = next.rollableFaces();
        int count = Integer.bitCount(rollable);
        var text = new StringBuilder(desk.text("play.chances", new GameWords(desk.texts()).side(next.turn())));
        for (int face = 1; face <= 26; face++) {
            if ((rollable >>> face & 1) == 0) continue;
            var kind = next.variant().kind(next.kindOfFace(face)).name();
            text.append(String.format(Locale.ROOT, "%n%d  %s  %.0f %%", face, desk.texts().piece(kind), 100.0 / count));
        }
        return text.toString();
    }
}
