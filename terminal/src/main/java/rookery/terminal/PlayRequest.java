package rookery.terminal;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * What somebody wants to play, as it was written on the command line; null where nothing was said.
 *
 * @param target   a variant's name, its file, or the file of a game
 * @param white    {@code human}, {@code human:NAME} or a player as in a match
 * @param black    the same
 * @param control  a time control, see {@link rookery.play.match.TimeControlText}
 * @param fen      the first position
 * @param seed     what dice, bots and shuffled arrays follow from
 * @param resume   id of the unfinished game to go on with; empty for the last one
 * @param friendly the game counts in no ranking
 * @param plain    plain lines, even where a terminal could show more
 * @param data     the folder in which everything is kept
 */
public record PlayRequest(@Nullable String target, @Nullable String white, @Nullable String black, @Nullable String control,
        @Nullable String fen, @Nullable Long seed, @Nullable String resume, boolean friendly, boolean plain,
        Path data) implements WithPlayRequest {

    /** An ordinary game, nothing else being said. */
    public static PlayRequest in(Path data) {
        return new PlayRequest(null, null, null, null, null, null, null, false, false, data);
    }

    public PlayRequest withPlayers(@Nullable String changedWhite, @Nullable String changedBlack) {
        return new PlayRequest(target, changedWhite, changedBlack, control, fen, seed, resume, friendly, plain, data);
    }

    public PlayRequest withManner(boolean changedFriendly, boolean changedPlain) {
        return new PlayRequest(target, white, black, control, fen, seed, resume, changedFriendly, changedPlain, data);
    }

    /** Whether anything was said that only a new game can heed. */
    boolean saysHowToBegin() {
        return control != null || fen != null || seed != null;
    }
}
