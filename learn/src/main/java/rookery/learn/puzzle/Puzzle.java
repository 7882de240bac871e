package rookery.learn.puzzle;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.Collections;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * A position with one right move, and the line that follows as long as there is only one. The side to move solves; every second move is the other
 * side's best reply.
 *
 * @param fen    the start position; with a die, it contains the roll
 * @param line   packed moves, the solver's first and last
 * @param rating how hard it is, on the scale of the players that tried it
 * @param depths the two depths, in plies, at which the first move was proved; for a person's own mistake, 1 and the depth of the only search
 * @param also   other first moves that are as good, since a person's own mistake may be corrected in several ways; such a line has one move
 */
public record Puzzle(Variant variant, String fen, List<Integer> line, PuzzleGoal goal, Set<Theme> themes, int rating, Depths depths,
        Source source, Set<Integer> also) {

    public static final int LONGEST_LINE = 31;
    public static final int HIGHEST_RATING = 4000;

    /** Two depths of search, the first the smaller. */
    public record Depths(int first, int second) {
        public Depths {
            if (first < 1 || second <= first || second > 999) {
                throw new IllegalArgumentException("depths " + first + ", " + second);
            }
        }
    }

    public Puzzle {
        line = List.copyOf(line);
        themes = Collections.unmodifiableSortedSet(new TreeSet<>(themes));
        also = Set.copyOf(also);
        if (line.isEmpty() || line.size() % 2 == 0 || line.size() > LONGEST_LINE) {
            throw new IllegalArgumentException("a line of " + line.size() + " moves");
        }
        if (!also.isEmpty() && line.size() > 1) {
            throw new IllegalArgumentException("other moves beside a line of " + line.size());
        }
        if (rating < 0 || rating > HIGHEST_RATING) {
            throw new IllegalArgumentException("rating " + rating);
        }
    }

    /** A puzzle with a single right move. */
    public Puzzle(Variant variant, String fen, List<Integer> line, PuzzleGoal goal, Set<Theme> themes, int rating, Depths depths,
            Source source) {
        this(variant, fen, line, goal, themes, rating, depths, source, Set.of());
    }

    /** Twelve hexadecimal digits computed from the variant, the position and the line: the same puzzle has the same id everywhere. */
    public String id() {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest((variant.id() + "\n" + fen + "\n" + line).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 6);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** A new copy of the start position. */
    public Position start() {
        return Fen.position(variant, fen);
    }

    /** The variant and the position: the same position is one puzzle, whatever its counters say. */
    public String place() {
        return variant.id() + " " + start().key();
    }

    /** A new copy of the position after that many moves of the line. */
    public Position after(int moves) {
        Position position = start();
        line.subList(0, moves).forEach(position::make);
        return position;
    }

    /** How many moves the solver has to find. */
    public int toFind() {
        return (line.size() + 1) / 2;
    }
}
