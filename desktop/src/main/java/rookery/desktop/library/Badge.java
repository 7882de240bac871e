package rookery.desktop.library;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import rookery.archive.Player;
import rookery.archive.Profile;
import rookery.desktop.face.FaceArt;
import rookery.desktop.piece.PieceArt;
import rookery.look.face.Faces;
import rookery.look.piece.PieceSet;

/** The round picture of a person: a face or piece on their favourite colour, or their initial. */
public final class Badge {
    /** The pieces people may choose. */
    private static final List<String> PIECES = List.of("king", "queen", "rook", "bishop", "knight", "pawn", "camel", "amazon", "chancellor",
            "archbishop", "general");
    /** The choices: the initial, a face, or a piece. The piece called rook is not the bird. */
    public static final List<String> AVATARS = Stream.of(List.of(""), Faces.PICTURES, PIECES).flatMap(List::stream).toList();
    public static final List<String> COLOURS = List.of("#D9A441", "#C8663C", "#B0476B", "#7A5AA6", "#3F72AF", "#2F8F8B", "#5B8C3E",
            "#6B6259");

    private Badge() {}

    public static Node of(Player player, LibraryService libraryService, double size) {
        return switch (player) {
            case Player.Person person -> of(libraryService.find(person.name()), person.name(), size);
            case Player.Computer computer -> bot(computer.name(), size);
        };
    }

    public static Node of(Optional<Profile> profile, String name, double size) {
        return of(name, profile.map(Profile::avatar).orElse(""), profile.map(Profile::colour).orElse(""), size);
    }

    public static Node of(String name, String avatar, String colour, double size) {
        var badge = new StackPane();
        badge.setMinSize(size, size);
        badge.setPrefSize(size, size);
        badge.setMaxSize(size, size);
        badge.setBackground(new Background(new BackgroundFill(colour(colour), new CornerRadii(size / 2), Insets.EMPTY)));
        if (Faces.PICTURES.contains(avatar)) {
            var face = FaceArt.of(avatar, size);
            face.setClip(new Circle(size / 2, size / 2, size / 2));
            badge.getChildren().add(face);
        } else if (PIECES.contains(avatar)) {
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

    /** The square badge of a computer player, with its face. */
    public static Node bot(String name, double size) {
        var badge = new StackPane(FaceArt.bot(name, size * 0.9));
        badge.getStyleClass().add("avatar-bot");
        badge.setMinSize(size, size);
        badge.setPrefSize(size, size);
        badge.setMaxSize(size, size);
        return badge;
    }

    private static Color colour(String text) {
        return COLOURS.contains(text) ? Color.web(text) : Color.web(COLOURS.getFirst());
    }
}
