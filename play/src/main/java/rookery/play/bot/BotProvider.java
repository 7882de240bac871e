package rookery.play.bot;

import java.util.List;
import java.util.Optional;
import rookery.kernel.variant.Variant;

/**
 * Describes one kind of computer player and creates players of that kind; found by {@link java.util.ServiceLoader} through a
 * {@code META-INF/services/rookery.play.bot.BotProvider} file with the class's name, so it needs a public constructor without parameters.
 *
 * <p>A provider is shared by all threads and keeps no state of a game: everything about one player lives in its {@link Bot}. Its methods answer
 * quickly, except {@link #create}, which may start a program or read a file and is never called on the JavaFX thread.
 */
public interface BotProvider {

    /** A short name for files and command lines that never changes, of letters, digits and {@code -}: {@code greedy}. No two providers share one. */
    String id();

    /** The name people read: {@code Greedy}. */
    String displayName();

    /** How it plays, in a sentence or two for someone choosing an opponent; may be empty. */
    default String description() {
        return "";
    }

    /** Whether its players can play that variant, which may be a user's own. */
    boolean plays(Variant variant);

    /** The options in display order. Names are unique, ignoring case. */
    default List<BotOption> options() {
        return List.of();
    }

    /**
     * Why no player with these settings can play that variant, though each value is one by itself, such as a file that is not there; in words for a user,
     * empty where nothing is known to be wrong. May read files, and is never called on a screen's thread.
     */
    default List<String> problems(Variant variant, BotSettings settings) {
        return List.of();
    }

    /** How strong such a player was measured to be in that game; empty if nobody measured it, so a rating is never a guess. */
    default Optional<Strength> strength(Variant variant, BotSettings settings) {
        return Optional.empty();
    }

    /**
     * A new player, for one game at a time.
     *
     * @param settings values for {@link #options}; missing ones have their default
     * @throws BotFailure if it cannot be made; the message is shown to the user
     */
    Bot create(BotSettings settings);
}
