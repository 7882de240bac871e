package rookery.look.face;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** The drawn faces of players by id. A face has no background: it takes the colour of its place. */
public final class Faces {
    /** The faces people may choose for themselves. */
    public static final List<String> PICTURES = List.of("wren", "robin", "sparrow", "finch", "starling", "thrush", "magpie", "kestrel",
            "heron", "falcon", "raven", "domino");
    /** The face of players without their own, such as users' engines and agents. */
    private static final String ENGINE = "engine";

    private static final Map<String, Supplier<Sketch>> ALL = faces();

    private Faces() {}

    private static Map<String, Supplier<Sketch>> faces() {
        var faces = new LinkedHashMap<String, Supplier<Sketch>>();
        for (var bird : Bird.values()) faces.put(id(bird.name()), bird::draw);
        for (var die : DieMask.values()) faces.put(id(die.name()), die::draw);
        for (var thing : Emblem.values()) faces.put(id(thing.name()), thing::draw);
        return Map.copyOf(faces);
    }

    /** The id for that name: lower case, words joined by hyphens. */
    public static String id(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-');
    }

    public static Set<String> ids() {
        return ALL.keySet();
    }

    public static boolean draws(String id) {
        return ALL.containsKey(id);
    }

    /** The id of a computer player's face by its name; the engine's if it has none. */
    public static String ofBot(String name) {
        var id = id(name);
        return draws(id) ? id : ENGINE;
    }

    /** The face with that id, which must exist. */
    public static Sketch of(String id) {
        var face = ALL.get(id);
        if (face == null) throw new IllegalArgumentException("no face " + id);
        return face.get();
    }
}
