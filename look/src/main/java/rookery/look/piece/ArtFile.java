package rookery.look.piece;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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

    private final Map<String, List<Layer>> parts = new LinkedHashMap<>();
    private final Map<String, List<Layer>> pieces = new LinkedHashMap<>();
    private List<Layer> current = new ArrayList<>();

    private ArtFile() {}

    /**
     * The drawings by kind, from the files beside this class; a later file may use parts of an earlier one. The files are ours, so a bad one is a programming
     * error.
     */
    static Map<String, Drawing> read(List<String> names) {
        var file = new ArtFile();
        names.forEach(file::lines);
        var drawings = new LinkedHashMap<String, Drawing>();
        file.pieces.forEach((kind, layers) -> drawings.put(kind, new Drawing(layers)));
        return Map.copyOf(drawings);
    }

    private void lines(String name) {
        try (var stream = ArtFile.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("no drawings " + name);
            }
            new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().forEach(this::line);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void line(String line) {
        var words = line.strip().split("\\s+", 2);
        if (words.length < 2 || words[0].startsWith("#")) {
            return;
        }
        switch (words[0]) {
            case "part" -> parts.put(words[1], begin());
            case "piece" -> pieces.put(words[1], begin());
            case "use" -> current.addAll(part(words[1]));
            case "letter" -> current.add(letter(words[1]));
            default -> shape(words[0], Outline.parse(words[1]));
        }
    }

    private List<Layer> part(String name) {
        var layers = parts.getOrDefault(name, pieces.get(name));
        if (layers == null) {
            throw new IllegalArgumentException("unknown part " + name);
        }
        return layers;
    }

    private List<Layer> begin() {
        current = new ArrayList<>();
        return current;
    }

    private static Layer letter(String text) {
        var numbers = text.split("[ ,]+", 3);
        return new Layer.Letter(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1]), Double.parseDouble(numbers[2]));
    }

    private void shape(String word, Outline path) {
        int dash = word.indexOf('-');
        var making = dash < 0 ? "" : word.substring(0, dash);
        var role = word.substring(dash + 1);
        switch (making) {
            case "" -> current.add(layer(role, path));
            case "turned" -> current.add(layer(role, path.turned()));
            case "twin" -> current.add(layer(role, path.plus(path.mirrored())));
            case "faceted" -> {
                current.add(layer(role, path.turned()));
                current.add(new Layer.Shade(path.rightHalf()));
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
