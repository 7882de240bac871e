package rookery.kernel.catalogue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import rookery.kernel.move.Move;
import rookery.kernel.notation.San;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** The names of openings. A name belongs to a position, so transpositions find it too. */
public final class OpeningNames {

    private final Map<Long, OpeningName> names = new HashMap<>();
    private int longest;

    /** Loaded on first use, to keep startup fast. */
    private static final class Table {
        static final OpeningNames STANDARD = read("openings.txt");
    }

    private OpeningNames() {
    }

    /**
     * The last named opening the game passed through; empty for anything but ordinary chess.
     *
     * @param actions from the start on
     */
    public static Optional<OpeningName> of(Position start, List<Integer> actions) {
        if (!covers(start.variant())) {
            return Optional.empty();
        }
        OpeningNames table = Table.STANDARD;
        Position position = start.copy();
        Optional<OpeningName> last = Optional.empty();
        for (int action : actions.subList(0, Math.min(actions.size(), table.longest))) {
            position.make(action);
            OpeningName here = table.names.get(position.key());
            last = here == null ? last : Optional.of(here);
        }
        return last;
    }

    /** The same board, pieces and goal as ordinary chess. Smaller rule differences do not change an opening's name. */
    private static boolean covers(Variant variant) {
        return variant.shape().equals(Presets.FIDE.shape()) && variant.kinds().equals(Presets.FIDE.kinds()) && !variant.hasDie()
                && variant.goals().stream().allMatch(Goal.Checkmate.class::isInstance) && variant.wild().isNone();
    }

    private static OpeningNames read(String resource) {
        OpeningNames table = new OpeningNames();
        try (InputStream in = Objects.requireNonNull(OpeningNames.class.getResourceAsStream(resource), resource);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            reader.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(table::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return table;
    }

    private void add(String line) {
        String[] fields = line.split("\\|");
        Position position = Position.start(Presets.FIDE);
        List<String> moves = List.of(fields[2].strip().split(" +"));
        for (String text : moves) {
            int move = San.parse(position, text);
            if (move == Move.NONE) {
                throw new IllegalStateException(line + ": " + San.explain(position, text));
            }
            position.make(move);
        }
        longest = Math.max(longest, moves.size());
        names.put(position.key(), new OpeningName(fields[0].strip(), fields[1].strip()));
    }
}
