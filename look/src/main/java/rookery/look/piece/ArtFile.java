package rookery.look.piece;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads the drawings of a set. A line is a word and the rest:
 *
 * <pre>
 * part NAME / piece NAME   begins a part to be used again, or the drawing of a kind
 * use NAME                 the layers of a part, or of a piece before
 * body, shade, dot PATH    filled shapes       ink, fine, seam PATH   lines
 * turned-body PATH         a left profile, from the axis to the axis, turned as on a lathe
 * faceted-body PATH        the same, its right half in the shade
 * twin-X PATH              a layer and its mirror image
 * letter X,Y HEIGHT        the letter of the kind
 * </pre>
 */
final class ArtFile {
    /** What is written below the name of each part and of each piece. */
    private final Map<String, List<String>> parts = new LinkedHashMap<>();
    private final Map<String, List<String>> pieces = new LinkedHashMap<>();
    /** Made when first asked for: a game needs a dozen of a hundred, and the window opens the sooner. */
    private final Map<String, Drawing> drawings = new ConcurrentHashMap<>();

    private ArtFile() {}

    /** The files lie beside this class; a piece may use the parts of any of them. They are ours, so a bad one is a programming error. */
    static ArtFile read(List<String> names) {
        var file = new ArtFile();
        names.forEach(file::lines);
        return file;
    }

    boolean draws(String kind) {
        return pieces.containsKey(kind);
    }

    /** The drawing of that kind, or null if there is none. */
    @Nullable
    Drawing drawing(String kind) {
        var lines = pieces.get(kind);
        return lines == null ? null : drawings.computeIfAbsent(kind, _ -> new Drawing(layers(lines)));
    }

    private void lines(String name) {
        try (var stream = ArtFile.class.getResourceAsStream(name)) {
            if (stream == null) throw new IllegalStateException("no drawings " + name);
            List<String> current = new ArrayList<>();
            for (var line : (Iterable<String>) new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines()::iterator) {
                var words = words(line);
                if (words.length < 2 || words[0].startsWith("#")) continue;
                if (words[0].equals("part") || words[0].equals("piece")) {
                    current = new ArrayList<>();
                    (words[0].equals("part") ? parts : pieces).put(words[1], current);
                } else {
                    current.add(line);
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static String[] words(String line) {
        return line.strip().split(" +", 2);
    }

    private List<Layer> layers(List<String> lines) {
        var layers = new ArrayList<Layer>();
        for (var line : lines) {
            var words = words(line);
            switch (words[0]) {
                case "use" -> layers.addAll(layers(part(words[1])));
                case "letter" -> layers.add(letter(words[1]));
                default -> addShape(words[0], Outline.parse(words[1]), layers);
            }
        }
        return layers;
    }

    private List<String> part(String name) {
        var lines = parts.getOrDefault(name, pieces.get(name));
        if (lines == null) throw new IllegalArgumentException("unknown part " + name);
        return lines;
    }

    private static Layer letter(String text) {
        var numbers = text.split("[ ,]+", 3);
        return new Layer.Letter(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1]), Double.parseDouble(numbers[2]));
    }

    private static void addShape(String word, Outline path, List<Layer> layers) {
        int dash = word.indexOf('-');
        var making = dash < 0 ? "" : word.substring(0, dash);
        var role = word.substring(dash + 1);
        switch (making) {
            case "" -> layers.add(layer(role, path));
            case "turned" -> layers.add(layer(role, path.turned()));
            case "twin" -> layers.add(layer(role, path.plus(path.mirrored())));
            case "faceted" -> {
                layers.add(layer(role, path.turned()));
                layers.add(new Layer.Shade(path.rightHalf()));
            }
            default -> throw new IllegalArgumentException("unknown layer " + word);
        }
    }

    private static Layer layer(String role, Outline path) {
        return switch (role) {
            case "body" -> new Layer.Body(path);
            case "shade" -> new Layer.Shade(path);
            case "ink" -> new Layer.Ink(path, Layer.Weight.NORMAL);
            case "fine" -> new Layer.Ink(path, Layer.Weight.FINE);
            case "seam" -> new Layer.Ink(path, Layer.Weight.SEAM);
            case "dot" -> new Layer.Spot(path);
            default -> throw new IllegalArgumentException("unknown layer " + role);
        };
    }
}
