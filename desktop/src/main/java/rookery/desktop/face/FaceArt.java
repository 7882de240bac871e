package rookery.desktop.face;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Rectangle;
import javafx.scene.transform.Scale;

/** The drawn faces by id. A face has no ground of its own: it is laid on whatever colour its place has. */
public final class FaceArt {
    /** The faces people may choose for themselves. */
    public static final List<String> PICTURES = List.of("wren", "robin", "sparrow", "finch", "starling", "thrush", "magpie", "kestrel",
            "heron",
            "falcon", "raven", "domino");
    /** The face of a player nobody has drawn: somebody's own engine or agent. */
    private static final String ENGINE = "engine";

    private static final Map<String, Supplier<Sketch>> FACES = faces();

    private FaceArt() {}

    private static Map<String, Supplier<Sketch>> faces() {
        var faces = new LinkedHashMap<String, Supplier<Sketch>>();
        for (var bird : Bird.values()) faces.put(id(bird.name()), bird::draw);
        for (var die : DieMask.values()) faces.put(id(die.name()), die::draw);
        for (var thing : Emblem.values()) faces.put(id(thing.name()), thing::draw);
        return Map.copyOf(faces);
    }

    /** The id of whoever bears that name: lower case, words joined by hyphens. */
    public static String id(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-');
    }

    public static boolean draws(String id) {
        return FACES.containsKey(id);
    }

    /** The face of a computer player by its name; an engine's where it has none of its own. */
    public static Node bot(String name, double size) {
        var id = id(name);
        return of(draws(id) ? id : ENGINE, size);
    }

    /** The face with that id, which must be drawn, in a square of that size. */
    public static Node of(String id, double size) {
        var face = FACES.get(id);
        if (face == null) throw new IllegalArgumentException("no face " + id);
        var group = new Group(face.get().shapes());
        // As large as the grid, however little of it is drawn on.
        group.getChildren().addFirst(new Rectangle(Sketch.GRID, Sketch.GRID, Color.TRANSPARENT));
        group.setClip(new Rectangle(Sketch.GRID, Sketch.GRID));
        group.getTransforms().add(new Scale(size / Sketch.GRID, size / Sketch.GRID));
        var whole = new Group(group);
        whole.setMouseTransparent(true);
        return whole;
    }
}
