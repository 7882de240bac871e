package rookery.terminal;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What to play, as given on the command line; null where not given.
 *
 * @param target   a variant's name, its file, or the file of a game
 * @param white    {@code human}, {@code human:NAME} or a player as in a match
 * @param black    the same
 * @param control  a time control, see {@link rookery.play.match.TimeControlText}
 * @param fen      the first position
 * @param seed     the seed of dice, bots and shuffled arrays
 * @param resume   id of the unfinished game to resume; empty for the last one
 * @param friendly the game is not rated
 * @param plain    plain lines, even if the terminal could show more
 * @param data     the data folder
 */
public record PlayRequest(@Nullable String target, @Nullable String white, @Nullable String black, @Nullable String control,
        @Nullable String fen, @Nullable Long seed, @Nullable String resume, boolean friendly, boolean plain,
        Path data) implements WithPlayRequest {

    /** A default game. */
    public static PlayRequest in(Path data) {
        return new PlayRequest(null, null, null, null, null, null, null, false, false, data);
    }

    public PlayRequest withPlayers(@Nullable String changedWhite, @Nullable String changedBlack) {
        return new PlayRequest(target, changedWhite, changedBlack, control, fen, seed, resume, friendly, plain, data);
    }

    public PlayRequest withManner(boolean changedFriendly, boolean changedPlain) {
        return new PlayRequest(target, white, black, control, fen, seed, resume, changedFriendly, changedPlain, data);
    }

    /** Whether it has options that only apply to a new game. */
    boolean saysHowToBegin() {
        return control != null || fen != null || seed != null;
    }
}
