package rookery.engine.book;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import rookery.kernel.move.Move;
import rookery.kernel.notation.San;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.chance.SplitMix64;

/**
 * The well-known openings of ordinary chess, as moves to choose from in the first moves. {@link rookery.kernel.catalogue.OpeningNames} has their names.
 * Immutable.
 */
public final class OpeningBook {

    private static final OpeningBook STANDARD = read("openings.txt");

    private final List<BookLine> openings = new ArrayList<>();
    private final Map<Long, List<Choice>> choices = new HashMap<>();

    /** A move of the book and in how many lines it is played. */
    public record Choice(int move, int lines) {
    }

    private OpeningBook() {
    }

    public static OpeningBook standard() {
        return STANDARD;
    }

    /** Whether the variant is ordinary chess as far as openings go: same pieces, same goal. From another start position nothing is found. */
    public static boolean covers(Variant variant) {
        return variant.shape().equals(Presets.FIDE.shape()) && variant.kinds().equals(Presets.FIDE.kinds()) && !variant.hasDie()
                && variant.goals().stream().allMatch(Goal.Checkmate.class::isInstance);
    }

    public List<BookLine> openings() {
        return List.copyOf(openings);
    }

    /** The book's moves in the position, most frequent first; empty if it does not know the position. */
    public List<Choice> choices(Position position) {
        if (!covers(position.variant())) {
            return List.of();
        }
        List<Choice> found = choices.getOrDefault(position.key(), List.of());
        // Another variant may lack a move of the book, and another position may share the key.
        return found.stream().filter(choice -> position.isLegal(choice.move())).toList();
    }

    /**
     * One of the book's moves, in proportion to the lines that have it, or {@link Move#NONE}.
     *
     * @param leastShare moves found in a smaller share of the position's lines are left out, except the most frequent one
     * @param random     any number; the same one gives the same move
     */
    public int choose(Position position, double leastShare, long random) {
        List<Choice> found = choices(position);
        if (found.isEmpty()) {
            return Move.NONE;
        }
        int all = found.stream().mapToInt(Choice::lines).sum();
        int most = found.getFirst().lines();
        List<Choice> left = found.stream().filter(choice -> choice.lines() == most || choice.lines() >= leastShare * all).toList();
        int drawn = SplitMix64.below(left.stream().mapToInt(Choice::lines).sum(), random);
        for (Choice choice : left) {
            drawn -= choice.lines();
            if (drawn < 0) {
                return choice.move();
            }
        }
        return left.getFirst().move();
    }

    private static OpeningBook read(String resource) {
        OpeningBook book = new OpeningBook();
        try (InputStream in = Objects.requireNonNull(OpeningBook.class.getResourceAsStream(resource), resource);
                BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            reader.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).forEach(book::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        book.choices.replaceAll((key, list) -> list.stream().sorted((a, b) -> b.lines() - a.lines()).toList());
        return book;
    }

    private void add(String line) {
        String[] fields = line.split("\\|");
        BookLine opening = new BookLine(fields[0].strip(), fields[1].strip(), List.of(fields[2].strip().split(" +")));
        openings.add(opening);
        Position position = Position.start(Presets.FIDE);
        for (String text : opening.moves()) {
            int move = San.parse(position, text);
            if (move == Move.NONE) {
                throw new IllegalStateException(line + ": " + San.explain(position, text));
            }
            count(position.key(), move);
            position.make(move);
        }
    }

    private void count(long key, int move) {
        List<Choice> known = choices.computeIfAbsent(key, _ -> new ArrayList<>());
        for (int i = 0; i < known.size(); i++) {
            if (known.get(i).move() == move) {
                known.set(i, new Choice(move, known.get(i).lines() + 1));
                return;
            }
        }
        known.add(new Choice(move, 1));
    }

    /**
     * An opening with a name.
     *
     * @param eco   its code in the usual classification, such as C67
     * @param moves from the start position, in SAN
     */
    public record BookLine(String eco, String name, List<String> moves) {

        public BookLine {
            moves = List.copyOf(moves);
        }
    }
}
