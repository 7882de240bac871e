package rookery.desktop.screen.options;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Rectangle;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.shell.Card;
import rookery.desktop.theme.Paints;
import rookery.look.piece.PieceSet;
import rookery.look.theme.BoardTheme;

/** Cards with a sample of what the board could look like. */
final class Swatch {
    private static final double BOARD = 66;
    private static final double FIGURE = 38;

    private Swatch() {}

    static Card card(String id, String name, Node sample, boolean chosen, Runnable choose) {
        var words = new Label(name);
        words.setWrapText(true);
        words.getStyleClass().add("swatch-name");
        var content = new VBox(6, sample, words);
        content.setAlignment(Pos.CENTER);
        var card = new Card(content);
        card.setId(id);
        card.getStyleClass().addAll("choice-card", "swatch");
        if (chosen) card.getStyleClass().add("chosen");
        card.setAccessibleText(name);
        card.setOnAction(_ -> choose.run());
        return card;
    }

    /** Four squares with two pieces on them. */
    static Node board(BoardTheme theme) {
        double square = BOARD / 2;
        var canvas = new Canvas(BOARD, BOARD);
        var graphics = canvas.getGraphicsContext2D();
        for (int file = 0; file < 2; file++) {
            for (int rank = 0; rank < 2; rank++) {
                graphics.setFill(Paints.color(theme.square(file, rank)));
                graphics.fillRect(file * square, (1 - rank) * square, square, square);
            }
        }
        graphics.drawImage(PieceArt.image(PieceSet.HERITAGE, "knight", 'N', true, (int) BOARD), 0, square, square, square);
        graphics.drawImage(PieceArt.image(PieceSet.HERITAGE, "king", 'K', false, (int) BOARD), square, square, square, square);
        return canvas;
    }

    /** A row of pieces of both colours. */
    static Node pieces(PieceSet set, BoardTheme theme) {
        var row = new HBox();
        row.setAlignment(Pos.CENTER);
        var kinds = List.of("king", "queen", "knight", "pawn");
        for (int i = 0; i < kinds.size(); i++) row.getChildren().add(figure(set, theme, kinds.get(i), i % 2 == 0));
        return row;
    }

    /** A piece on a square of the board's theme: on the page itself one of the sides would hardly be seen. */
    private static Node figure(PieceSet set, BoardTheme theme, String kind, boolean white) {
        var image = new ImageView(PieceArt.image(set, kind, kind.equals("knight") ? 'N' : Character.toUpperCase(kind.charAt(0)), white,
                (int) (FIGURE * 2)));
        image.setFitWidth(FIGURE);
        image.setFitHeight(FIGURE);
        return new StackPane(new Rectangle(FIGURE, FIGURE, Paints.color(white ? theme.dark() : theme.light())), image);
    }
}
