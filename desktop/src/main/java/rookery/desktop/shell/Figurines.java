package rookery.desktop.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import rookery.desktop.piece.PieceArt;
import rookery.desktop.theme.Paints;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Variant;
import rookery.look.board.Figure;
import rookery.look.piece.FigurineSet;

/**
 * A move in notation, with figurines for piece letters unless the user prefers letters. Its nodes are reused: creating and styling new ones with every move
 * took longer than anything else in the list.
 */
public final class Figurines extends HBox {
    private static final double SIZE = 17;

    private record Key(String kind, boolean dark) {}

    private static final Map<Key, Image> IMAGES = new ConcurrentHashMap<>();

    /** Text, then a picture; either may be missing. */
    private record Part(String words, @Nullable Image picture) {}

    private final WindowServices services;
    private final List<Label> words = new ArrayList<>();
    private final List<ImageView> pictures = new ArrayList<>();
    private @Nullable Label face;

    public Figurines(WindowServices services) {
        this.services = services;
        setAlignment(Pos.CENTER_LEFT);
    }

    public static Figurines of(WindowServices services, Variant variant, String san) {
        var line = new Figurines(services);
        line.show(variant, 0, san);
        return line;
    }

    /** Paints the figurines of all pieces in the background: painting one on first use would cost a frame. */
    public static void prepare(WindowServices services, Variant variant) {
        boolean dark = isDark(services);
        services.background().run(() -> {
            for (var kind : variant.kinds()) {
                if (FigurineSet.draws(kind.name())) image(kind.name(), dark);
            }
            return variant;
        }, _ -> {}, problem -> services.trouble("trouble.unexpected", problem));
    }

    /** @param roll what the die showed before the move, 0 without */
    public void show(Variant variant, int roll, String san) {
        showRoll(roll);
        var parts = parts(variant, san);
        while (words.size() < parts.size()) grow();
        for (int i = 0; i < words.size(); i++) {
            var part = i < parts.size() ? parts.get(i) : new Part("", null);
            var label = words.get(i);
            label.setText(part.words);
            Nodes.show(label, !part.words.isEmpty());
            var picture = pictures.get(i);
            picture.setImage(part.picture);
            Nodes.show(picture, part.picture != null);
        }
    }

    private List<Part> parts(Variant variant, String san) {
        if (!services.settings().state().look().figurines()) return List.of(new Part(san, null));
        var parts = new ArrayList<Part>();
        int begin = 0;
        for (int i = 0; i < san.length(); i++) {
            char letter = san.charAt(i);
            int kind = letter >= 'A' && letter <= 'Z' && !san.startsWith("O-O") ? variant.kindOf(letter) : 0;
            if (kind == 0 || !FigurineSet.draws(variant.kind(kind).name())) continue;
            parts.add(new Part(san.substring(begin, i), image(variant.kind(kind).name(), isDark(services))));
            begin = i + 1;
        }
        if (begin < san.length()) parts.add(new Part(san.substring(begin), null));
        return parts;
    }

    /** The figurine of a kind that has one, painted once. Thread-safe. */
    private static Image image(String kind, boolean dark) {
        return IMAGES.computeIfAbsent(new Key(kind, dark), _ -> Paints.image(FigurineSet.bitmap(kind, dark, (int) (SIZE * 2))));
    }

    private void grow() {
        var label = Nodes.styled(new Label(), "move-text");
        label.setMinWidth(Region.USE_PREF_SIZE);
        words.add(label);
        var picture = new ImageView();
        picture.setFitWidth(SIZE);
        picture.setFitHeight(SIZE);
        pictures.add(picture);
        getChildren().addAll(label, picture);
    }

    private void showRoll(int roll) {
        if (face == null && roll > 0) {
            face = new Label();
            face.getStyleClass().add("move-roll");
            getChildren().addFirst(face);
        }
        if (face == null) return;
        face.setText(String.valueOf(roll));
        Nodes.show(face, roll > 0);
    }

    /** A piece of the user's set as a picture of its own, not in a line of text. */
    public static ImageView picture(WindowServices services, Variant variant, PieceKind kind, double size) {
        // On a dark page white pieces read as black ones do on a light one.
        var image = new ImageView(
                PieceArt.image(services.look().pieces(), Figure.art(variant, kind), kind.letter(), isDark(services), (int) (size * 2)));
        image.setFitWidth(size);
        image.setFitHeight(size);
        return image;
    }

    private static boolean isDark(WindowServices services) {
        return Stylesheets.theme(services.settings().state()).isDark();
    }
}
