package rookery.engine.evaluation;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;

/**
 * The numbers of {@link StandardEvaluation}: per weight a middlegame and an endgame value packed into one {@code int}, so that both are added at once.
 * Kept in a text file that the tuner writes: a line a term, {@code middlegame:endgame} in hundredths of a pawn.
 */
public final class Weights {

    static final Weights STANDARD = read("standard.weights");

    private final int[] packed;

    private Weights(int[] packed) {
        this.packed = packed;
    }

    public static Weights standard() {
        return STANDARD;
    }

    public static Weights of(int[] packed) {
        if (packed.length != Term.total()) {
            throw new IllegalArgumentException(packed.length + " weights, not " + Term.total());
        }
        return new Weights(packed.clone());
    }

    public int[] toArray() {
        return packed.clone();
    }

    public static int pack(int middlegame, int endgame) {
        return (endgame << 16) + middlegame;
    }

    public static int middlegame(int packed) {
        return (short) packed;
    }

    public static int endgame(int packed) {
        return packed + 0x8000 >> 16;
    }

    private static Weights read(String resource) {
        try (InputStream in = Objects.requireNonNull(Weights.class.getResourceAsStream(resource), resource);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return parse(reader.lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The weights of a file's lines; terms the file leaves out are 0. */
    public static Weights parse(Iterable<String> lines) {
        int[] packed = new int[Term.total()];
        for (String line : lines) {
            String[] words = line.strip().split("\\s+");
            if (words[0].isEmpty() || words[0].startsWith("#")) {
                continue;
            }
            Term term = Term.valueOf(words[0]);
            if (words.length - 1 != term.count()) {
                throw new IllegalArgumentException(term + " has " + term.count() + " weights, not " + (words.length - 1));
            }
            for (int i = 1; i < words.length; i++) {
                String[] halves = words[i].split(":");
                packed[term.offset() + i - 1] = pack(Integer.parseInt(halves[0]), halves.length > 1 ? Integer.parseInt(halves[1]) : 0);
            }
        }
        return new Weights(packed);
    }

    /** The file's text. */
    public String text() {
        StringBuilder text = new StringBuilder(
                "# middlegame:endgame, in hundredths of a pawn; see docs/evaluation.md\n");
        for (Term term : Term.values()) {
            text.append(term);
            for (int i = 0; i < term.count(); i++) {
                int weight = packed[term.offset() + i];
                text.append(' ').append(middlegame(weight));
                if (!term.isDanger()) {
                    text.append(':').append(endgame(weight));
                }
            }
            text.append('\n');
        }
        return text.toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Weights weights && Arrays.equals(packed, weights.packed);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(packed);
    }
}
