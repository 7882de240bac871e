package rookery.engine.evaluation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Variant;

/** The weights of {@link GeneralEvaluation} for one variant, packed as {@link Weights} packs them: derived from the pieces, or tuned. */
public final class GeneralWeights {

    /** How many distances to promotion are distinguished; the last covers all greater ones. */
    static final int STEPS = 8;
    private static final int PER_KIND = 4;

    private final int kinds;
    private final int[] packed;
    private final List<String> names;

    private GeneralWeights(int kinds, int[] packed, List<String> names) {
        this.kinds = kinds;
        this.packed = packed;
        this.names = List.copyOf(names);
    }

    /** First guesses from what the pieces can do. */
    public static GeneralWeights derived(Variant variant) {
        int kinds = variant.kinds().size();
        GeneralWeights layout = new GeneralWeights(kinds, new int[0], List.of());
        int[] packed = new int[layout.size()];
        int[] values = PieceValues.of(variant);
        int best = 0;
        for (int promoted : variant.promotion().pieces()) {
            best = Math.max(best, values[promoted]);
        }
        for (int kind = 1; kind <= kinds; kind++) {
            PieceKind each = variant.kind(kind);
            if (each.royal()) {
                continue;
            }
            int value = values[kind];
            packed[layout.value(kind)] = Weights.pack(value, value + value / 20);
            if (!each.pawn()) {
                packed[layout.mobility(kind)] = Weights.pack(3, 3);
                packed[layout.reach(kind)] = Weights.pack(value / 220, value / 300);
                packed[layout.tropism(kind)] = Weights.pack(value / 180, 0);
            }
        }
        for (int left = 0; left < STEPS; left++) {
            packed[layout.pawnStep() + left] = Weights.pack(best / (12 * (left + 1)) - best / 96, best / (8 * (left + 1)) - best / 64);
            packed[layout.passed() + left] = Weights.pack(best / (14 * (left + 1)), best / (6 * (left + 1)));
        }
        packed[layout.centreFile()] = Weights.pack(3, 0);
        packed[layout.isolated()] = Weights.pack(-8, -12);
        packed[layout.cover()] = Weights.pack(14, 0);
        packed[layout.kingEdge()] = Weights.pack(-22, 8);
        packed[layout.tempo()] = Weights.pack(15, 12);
        return new GeneralWeights(kinds, packed, layout.names(variant));
    }

    /** The weights in use for the variant: tuned ones where there are any for exactly these pieces, else derived ones. */
    public static GeneralWeights of(Variant variant) {
        GeneralWeights derived = derived(variant);
        boolean shipped = Variants.named(variant.id()).filter(variant::equals).isPresent();
        return shipped ? derived.tuned(variant.id() + ".weights") : derived;
    }

    private GeneralWeights tuned(String resource) {
        try (InputStream in = GeneralWeights.class.getResourceAsStream(resource)) {
            return in == null ? this : parse(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** These weights, overridden by a file's lines, one per weight: {@code name middlegame:endgame}. */
    GeneralWeights parse(Iterable<String> lines) {
        int[] changed = packed.clone();
        for (String line : lines) {
            String[] words = line.strip().split("[\\s:]+");
            if (!words[0].isEmpty() && !words[0].startsWith("#")) {
                int index = names.indexOf(words[0]);
                if (index < 0 || words.length != 3) {
                    throw new IllegalArgumentException("no weight: " + line);
                }
                changed[index] = Weights.pack(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
            }
        }
        return new GeneralWeights(kinds, changed, names);
    }

    /** The file's text for weights of this layout. */
    String text(int[] weights) {
        StringBuilder text = new StringBuilder("# name middlegame:endgame, in hundredths of a pawn; see docs/evaluation.md\n");
        for (int i = 0; i < weights.length; i++) {
            text.append(names.get(i)).append(' ').append(Weights.middlegame(weights[i])).append(':').append(Weights.endgame(weights[i]))
                    .append('\n');
        }
        return text.toString();
    }

    private List<String> names(Variant variant) {
        List<String> found = new ArrayList<>();
        for (PieceKind kind : variant.kinds()) {
            for (String part : List.of("value", "mobility", "reach", "tropism")) {
                found.add(kind.name().replace(' ', '-') + "." + part);
            }
        }
        for (String table : List.of("pawn-step", "passed")) {
            for (int left = 0; left < STEPS; left++) {
                found.add(table + "." + left);
            }
        }
        found.addAll(List.of("centre-file", "isolated", "cover", "king-edge", "tempo"));
        return found;
    }

    int value(int kind) {
        return (kind - 1) * PER_KIND;
    }

    int mobility(int kind) {
        return (kind - 1) * PER_KIND + 1;
    }

    int reach(int kind) {
        return (kind - 1) * PER_KIND + 2;
    }

    int tropism(int kind) {
        return (kind - 1) * PER_KIND + 3;
    }

    int pawnStep() {
        return kinds * PER_KIND;
    }

    int passed() {
        return pawnStep() + STEPS;
    }

    int centreFile() {
        return passed() + STEPS;
    }

    int isolated() {
        return centreFile() + 1;
    }

    int cover() {
        return centreFile() + 2;
    }

    int kingEdge() {
        return centreFile() + 3;
    }

    int tempo() {
        return centreFile() + 4;
    }

    int size() {
        return tempo() + 1;
    }

    int[] packed() {
        return packed;
    }

    public List<String> names() {
        return names;
    }
}
