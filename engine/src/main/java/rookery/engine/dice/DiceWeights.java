package rookery.engine.dice;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.kernel.variant.Variant;

/** The weights of the features, as tuned by self-play and kept in two small files beside the classes: one number a line, in the features' order. */
final class DiceWeights {

    private static final double[] CHESS = read("chess.weights", ChessDiceFeatures.COUNT);
    private static final double[] GENERAL = read("general.weights", GeneralDiceFeatures.COUNT);

    private DiceWeights() {
    }

    static double[] of(Variant variant) {
        return (ChessDiceFeatures.covers(variant) ? CHESS : GENERAL).clone();
    }

    private static double[] read(String name, int count) {
        try (InputStream in = DiceWeights.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("missing " + name);
            }
            return parse(new String(in.readAllBytes(), StandardCharsets.US_ASCII)).filter(weights -> weights.length == count)
                    .orElseThrow(() -> new IllegalStateException(name + " does not hold " + count + " numbers"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The numbers of such a file; empty if it is invalid. */
    static Optional<double[]> parse(String text) {
        try {
            return Optional.of(text.lines().mapToDouble(Double::parseDouble).toArray());
        } catch (NumberFormatException _) {
            return Optional.empty();
        }
    }

    /** The text of such a file. */
    static String text(double[] weights) {
        return IntStream.range(0, weights.length).mapToObj(i -> String.format(Locale.ROOT, "%.4f", weights[i]))
                .collect(Collectors.joining("\n", "", "\n"));
    }
}
