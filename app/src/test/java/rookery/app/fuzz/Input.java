package rookery.app.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/** What targets make of the bytes they get. */
final class Input {

    private static final List<Variant> VARIANTS = Variants.all();
    private static final IdentityHashMap<Variant, Position> STARTS = new IdentityHashMap<>();
    private static final Path FOLDER = folder();

    private Input() {
    }

    private static Path folder() {
        try {
            // In memory where there is such a place: a real disk syncs some fifty times a second.
            Path memory = Path.of("/dev/shm");
            Path made = Files.isWritable(memory)
                    ? Files.createTempDirectory(memory, "rookery-fuzz")
                    : Files.createTempDirectory("rookery-fuzz");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(made)));
            return made;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path folder) {
        try {
            clear(folder);
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            System.getLogger(Input.class.getName()).log(System.Logger.Level.DEBUG, "left behind: " + folder, e);
        }
    }

    private static void clear(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.filter(path -> !path.equals(folder)).sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    static String text(byte[] input) {
        return new String(input, StandardCharsets.UTF_8);
    }

    /** The game that the first byte names. */
    static Variant variant(byte[] input) {
        return VARIANTS.get(input.length == 0 ? 0 : (input[0] & 0xff) % VARIANTS.size());
    }

    /** The start of that game; made once for each, since the tables of a board cost more than most inputs. */
    static Position start(byte[] input) {
        return STARTS.computeIfAbsent(variant(input), Position::start).copy();
    }

    /** All but the first byte. */
    static byte[] rest(byte[] input) {
        return input.length == 0 ? input : Arrays.copyOfRange(input, 1, input.length);
    }

    /** A text for a target that begins with the number of a variant. */
    static byte[] with(Variant variant, String text) {
        return with(variant, text.getBytes(StandardCharsets.UTF_8));
    }

    static byte[] with(Variant variant, byte[] bytes) {
        byte[] all = new byte[bytes.length + 1];
        all[0] = (byte) VARIANTS.indexOf(variant);
        System.arraycopy(bytes, 0, all, 1, bytes.length);
        return all;
    }

    /** An empty folder, the same every time. */
    static Path emptyFolder() throws IOException {
        clear(FOLDER);
        return FOLDER;
    }

    /** As our files have it. */
    static String checksum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().toHexDigits((int) sum.getValue());
    }

    static void check(boolean condition, String problem) {
        if (!condition) {
            throw new AssertionError(problem);
        }
    }
}
