package rookery.look.piece;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The capitals A to Z as lines, for the tiles of kinds that no set draws; our own, since typefaces differ between machines. */
final class LetterShapes {

    private static final Map<Character, Outline> LETTERS = read();

    private LetterShapes() {}

    /** The letter, {@code height} high, with its middle at {@code x} and {@code y}; a question mark for what is not a letter. */
    static Outline letter(char letter, double x, double y, double height) {
        var outline = LETTERS.get(Character.toUpperCase(letter));
        if (outline == null) {
            outline = LETTERS.get('?');
        }
        if (outline == null) {
            throw new IllegalStateException("an alphabet without a question mark");
        }
        // Letters are drawn on a grid of 10, between 0 and 10 in height and about the axis 5.
        return outline.placed(height / 10, x - height / 2, y - height / 2);
    }

    private static Map<Character, Outline> read() {
        var letters = new HashMap<Character, Outline>();
        ArtFile.read(List.of("alphabet.art")).forEach((name, drawing) -> {
            for (var layer : drawing.layers()) {
                if (layer instanceof Layer.Ink(var outline, _)) {
                    letters.put(name.toUpperCase(Locale.ROOT).charAt(0), outline);
                }
            }
        });
        return Map.copyOf(letters);
    }
}
