package rookery.play.bot;

import java.util.Set;
import java.util.function.Consumer;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Position;

/**
 * A player that is asked for one action at a time.
 *
 * <p>Its user calls one method at a time, each on any thread but never two at once, so a bot needs no locks of its own unless it starts threads. The
 * calls of a game come in the order {@link #newGame}, then for each turn {@link #claimsDraw} (when there is something to claim), {@link #choose},
 * {@link #resigns}, {@link #offersDraw}, then perhaps {@link #ponder}. Positions of one game need not follow each other: moves may be taken back.
 *
 * <p>Every method may throw {@link BotFailure}, or anything else: the referee then awards the game to the other side.
 */
public interface Bot extends AutoCloseable {

    /**
     * The action to play: one of the position's legal moves, within the limits. The position always has at least one, and it is a player's turn
     * there, not nature's: the die has been rolled.
     *
     * <p>Blocks until the choice is made. Being interrupted means "stop": either return the best so far, soon, or throw {@link InterruptedException}.
     * With {@link Limits#isUnlimited unlimited} limits only an interrupt, or having nothing left to find, ends the thinking.
     *
     * @param position the bot's own copy, with the game's history, to change at will; {@code position.variant()} holds the rules
     * @param progress receives the bot's thoughts, as often as it likes, on the calling thread; returns quickly and never throws
     */
    int choose(Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException;

    /** The next position belongs to another game: forget the last one. */
    default void newGame() {
    }

    /**
     * The same for repeatable games: everything random in the next game follows from the seed, which replaces that of the settings.
     * Called instead of {@link #newGame()}. Players without chance need not override it.
     */
    default void newGame(long seed) {
        newGame();
    }

    /**
     * Thinks on the other side's time, until interrupted or done, to help the next {@link #choose}. Returns at once unless overridden.
     *
     * @param position the bot's own copy of what the other side (or nature) sees
     */
    default void ponder(Position position, Consumer<Thought> progress) throws InterruptedException {
    }

    /** Whether to claim a draw now instead of moving. Asked only when there is at least one claim. */
    default boolean claimsDraw(Position position, Set<Claim> claims) {
        return false;
    }

    /** Whether to resign instead of playing the move just chosen in that position. */
    default boolean resigns(Position position) {
        return false;
    }

    /** Whether to offer a draw together with the move just chosen in that position. */
    default boolean offersDraw(Position position) {
        return false;
    }

    /** Whether to accept the draw the other side has offered; asked in the position of the offer, whoever is to move. */
    default boolean acceptsDraw(Position position) {
        return false;
    }

    /** Carries out one of the provider's button options, such as clearing a table. */
    default void press(BotOption.Button button) {
    }

    /** Ends threads and processes. Called once, last. */
    @Override
    default void close() {
    }
}
