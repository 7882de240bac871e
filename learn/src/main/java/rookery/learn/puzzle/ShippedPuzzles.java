package rookery.learn.puzzle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.GZIPInputStream;
import rookery.kernel.variant.Variant;

/**
 * The puzzles that ship with the program, made by {@code rookery puzzles make} from games of our own bots; {@code docs/learn.md} has the commands.
 */
public final class ShippedPuzzles {

    private static final Map<String, List<Puzzle>> READ = new ConcurrentHashMap<>();

    private ShippedPuzzles() {
    }

    /** The variants that have puzzles. */
    public static List<String> variants() {
        return List.of("fide", "xxl", "dice");
    }

    /** The puzzles of that variant, if any ship. Reads them on first use: not for the JavaFX thread. */
    public static List<Puzzle> of(Variant variant) {
        return variants().contains(variant.id()) ? READ.computeIfAbsent(variant.id(), ShippedPuzzles::read) : List.of();
    }

    private static List<Puzzle> read(String id) {
        try (InputStream in = ShippedPuzzles.class.getResourceAsStream(id + "." + PuzzleFile.EXTENSION + ".gz")) {
            if (in == null) {
                return List.of();
            }
            try (GZIPInputStream plain = new GZIPInputStream(in)) {
                return PuzzleFile.read(plain).puzzles();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
