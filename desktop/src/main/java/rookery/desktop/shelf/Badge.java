package rookery.desktop.shelf;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.StackPane;
import javafx.geometry.Insets;
import javafx.scene.paint.Color;
import rookery.archive.Profile;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.piece.PieceSet;

/** The round picture of a person: a piece of ours on the colour they like, or their initial. */
public final class Badge {
    /** The pieces one may choose for oneself. */
    public static final List<String> AVATARS = List.of("", "king", "queen", "rook", "bishop", "knight", "pawn", "camel", "amazon",
            "chancellor",
            "archbishop", "general");
    public static final List<String> COLOURS = List.of("#D9A441", "#C8663C", "#B0476B", "#7A5AA6", "#3F72AF", "#2F8F8B", "#5B8C3E",
            "#6B6259");

    private Badge() {}

    public static Node of(Optional<Profile> profile, String name, double size) {
        return of(name, profile.map(Profile::avatar).orElse(""), profile.map(Profile::colour).orElse(""), size);
    }

    public static Node of(String name, String avatar, String colour, double size) {
        var badge = new StackPane();
        badge.setMinSize(size, size);
        badge.setPrefSize(size, size);
        badge.setMaxSize(size, size);
        badge.setBackground(new Background(new BackgroundFill(colour(colour), new CornerRadii(size / 2), Insets.EMPTY)));
        if (AVATARS.contains(avatar) && !avatar.isEmpty()) {
            var image = new ImageView(PieceArt.image(PieceSet.HERITAGE, avatar, avatar.charAt(0), true, (int) (size * 1.5)));
            image.setFitWidth(size * 0.74);
            image.setFitHeight(size * 0.74);
            badge.getChildren().add(image);
        } else {
            var initial = new Label(name.isEmpty() ? "?" : name.substring(0, name.offsetByCodePoints(0, 1)));
            initial.setStyle("-fx-font-weight: bold; -fx-text-fill: #2A1D04; -fx-font-size: " + Math.round(size * 0.45) + "px;");
            badge.getChildren().add(initial);
        }
        return badge;
    }

    /** A computer player has a square one. */
    public static Node bot(String name, double size) {
        var badge = new Label(name.isEmpty() ? "?" : name.substring(0, name.offsetByCodePoints(0, 1)));
        badge.getStyleClass().addAll("avatar", "avatar-bot");
        // Over the size the style sheet has for it.
        badge.setStyle(String.format(Locale.ROOT,
                "-fx-min-width: %1$.0fpx; -fx-pref-width: %1$.0fpx; -fx-min-height: %1$.0fpx; -fx-pref-height: %1$.0fpx;", size));
        return badge;
    }

    private static Color colour(String text) {
        return COLOURS.contains(text) ? Color.web(text) : Color.web(COLOURS.getFirst());
    }
}
