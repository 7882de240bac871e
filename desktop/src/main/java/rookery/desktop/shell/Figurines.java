package rookery.desktop.shell;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import rookery.desktop.piece.PieceArt;
import rookery.kernel.variant.Variant;

/** Moves in notation, with small pictures for the letters of pieces. */
public final class Figurines {
    private static final double SIZE = 17;

    private Figurines() {}

    public static HBox of(Desk desk, Variant variant, String san) {
        var line = new HBox();
        line.setAlignment(Pos.CENTER_LEFT);
        var text = new StringBuilder();
        for (int i = 0; i < san.length(); i++) {
            char letter = san.charAt(i);
            int kind = letter >= 'A' && letter <= 'Z' && !san.startsWith("O-O") ? variant.kindOf(letter) : 0;
            if (kind == 0) {
                text.append(letter);
                continue;
            }
            flush(line, text);
            var piece = variant.kind(kind);
            line.getChildren().add(picture(desk, piece.name(), piece.letter(), SIZE));
        }
        flush(line, text);
        return line;
    }

    /** On a dark page white figurines read as ink does on a light one. */
    public static ImageView picture(Desk desk, String kind, char letter, double size) {
        boolean dark = Dress.theme(desk.settings().state()).isDark();
        var image = new ImageView(PieceArt.image(desk.look().pieces(), kind, letter, dark, (int) (size * 2)));
        image.setFitWidth(size);
        image.setFitHeight(size);
        return image;
    }

    private static void flush(HBox line, StringBuilder text) {
        if (text.isEmpty()) return;
        var label = new Label(text.toString());
        label.getStyleClass().add("move-text");
        label.setMinWidth(Region.USE_PREF_SIZE);
        line.getChildren().add(label);
        text.setLength(0);
    }
}
