package rookery.look.piece;

import java.util.List;
import java.util.Objects;

/** The capitals A to Z as lines, for the tiles of kinds that no set draws; our own, since typefaces differ between machines. */
final class LetterShapes {
    private static final ArtFile LETTERS = ArtFile.read(List.of("alphabet.art"));

    private LetterShapes() {}

    /** The letter, {@code height} high, with its middle at {@code x} and {@code y}; a question mark for what is not a letter. */
    static Outline letter(char letter, double x, double y, double height) {
        var name = Character.toString(Character.toUpperCase(letter));
        var drawing = Objects.requireNonNull(LETTERS.drawing(LETTERS.draws(name) ? name : "?"));
        if (!(drawing.layers().getFirst() instanceof Layer.Ink(var outline, _)))
            throw new IllegalStateException("a letter is one line: " + name);
        // Letters are drawn on a grid of 10, between 0 and 10 in height and about the axis 5.
        return outline.placed(height / 10, x - height / 2, y - height / 2);
    }
}
