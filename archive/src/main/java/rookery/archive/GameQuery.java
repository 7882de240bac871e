package rookery.archive;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import rookery.kernel.position.Position;

/**
 * Which games to find, in which order, and which page of them. Null and empty mean "any".
 *
 * @param owner    id of the profile the games belong to
 * @param player   part of the name of either player, ignoring case and accents
 * @param playerId either player exactly, see {@link Player#id}
 * @param variant  id of the variant
 * @param result   how the game ended
 * @param from     first day; with a day given, games without a date are left out
 * @param to       last day
 * @param position a position that occurred in the game, by any move order
 * @param page     the page number, from 0
 * @param pageSize 1 to 10,000
 */
public record GameQuery(@Nullable Long owner, String player, String playerId, String variant, @Nullable Result result,
        @Nullable LocalDate from, @Nullable LocalDate to, @Nullable Position position, Sort sort, boolean descending, int page,
        int pageSize) {

    /** Everything, the newest first. */
    public static final GameQuery ALL = new GameQuery(null, "", "", "", null, null, null, null, Sort.DATE, true, 0, 50);

    public enum Result {
        WHITE_WINS, DRAW, BLACK_WINS, UNFINISHED
    }

    public enum Sort {
        DATE, WHITE, BLACK, VARIANT, RESULT, LENGTH, ADDED
    }

    public GameQuery {
        if (page < 0 || pageSize < 1 || pageSize > 10_000) {
            throw new IllegalArgumentException("page " + page + " of " + pageSize);
        }
        position = position == null ? null : position.copy();
    }

    public GameQuery withOwner(@Nullable Long changed) {
        return new GameQuery(changed, player, playerId, variant, result, from, to, position, sort, descending, 0, pageSize);
    }

    public GameQuery withPlayer(String changed) {
        return new GameQuery(owner, changed, playerId, variant, result, from, to, position, sort, descending, 0, pageSize);
    }

    public GameQuery withPlayerId(String changed) {
        return new GameQuery(owner, player, changed, variant, result, from, to, position, sort, descending, 0, pageSize);
    }

    public GameQuery withVariant(String changed) {
        return new GameQuery(owner, player, playerId, changed, result, from, to, position, sort, descending, 0, pageSize);
    }

    public GameQuery withResult(@Nullable Result changed) {
        return new GameQuery(owner, player, playerId, variant, changed, from, to, position, sort, descending, 0, pageSize);
    }

    public GameQuery withDays(@Nullable LocalDate first, @Nullable LocalDate last) {
        return new GameQuery(owner, player, playerId, variant, result, first, last, position, sort, descending, 0, pageSize);
    }

    public GameQuery withPosition(@Nullable Position changed) {
        return new GameQuery(owner, player, playerId, variant, result, from, to, changed, sort, descending, 0, pageSize);
    }

    public GameQuery sortedBy(Sort changed, boolean downwards) {
        return new GameQuery(owner, player, playerId, variant, result, from, to, position, changed, downwards, 0, pageSize);
    }

    public GameQuery withPage(int number, int size) {
        return new GameQuery(owner, player, playerId, variant, result, from, to, position, sort, descending, number, size);
    }
}
