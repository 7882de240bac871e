package rookery.desktop.screen.library;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameQuery;
import rookery.archive.StoredGame;
import rookery.look.board.BoardModel;

/**
 * What the library shows.
 *
 * @param mine     whether only the current profile's games are shown
 * @param profile  its name; empty for a guest, who has no games
 * @param query    the search
 * @param games    the page of games found
 * @param total    how many were found in all; -1 while unknown
 * @param variants names of the variants with games, by id
 * @param selected the game looked at
 * @param preview  its frames, the start first
 * @param index    the frame shown
 * @param playing  whether the preview plays itself
 * @param work     an import or export that runs
 */
record LibraryState(boolean mine, String profile, GameQuery query, List<StoredGame> games, long total, Map<String, String> variants,
        @Nullable StoredGame selected, List<BoardModel> preview, int index, boolean playing,
        @Nullable Work work) implements WithLibraryState {

    /** @param share from 0 to 1 */
    record Work(String words, int games, double share) {}

    LibraryState {
        games = List.copyOf(games);
        variants = Map.copyOf(variants);
        preview = List.copyOf(preview);
    }

    static LibraryState empty(String profile) {
        return new LibraryState(!profile.isEmpty(), profile, GameQuery.ALL, List.of(), -1, Map.of(), null, List.of(), 0, false, null);
    }

    /** The initial state for that person. */
    LibraryState of(String name) {
        return name.equals(profile)
                ? this
                : new LibraryState(!name.isEmpty(), name, GameQuery.ALL, List.of(), -1, variants, null, List.of(), 0, false, work);
    }

    /** Whether the last frame of the game is shown. */
    boolean isAtEnd() {
        return index >= preview.size() - 1;
    }

    LibraryState withQuery(boolean onlyMine, GameQuery changed) {
        return new LibraryState(onlyMine, profile, changed, games, total, variants, selected, preview, index, playing, work);
    }

    LibraryState withGames(List<StoredGame> found, long all) {
        return new LibraryState(mine, profile, query, found, all, variants, selected, preview, index, playing, work);
    }

    LibraryState withSelected(@Nullable StoredGame game, List<BoardModel> pictures) {
        return new LibraryState(mine, profile, query, games, total, variants, game, pictures, Math.max(0, pictures.size() - 1), false,
                work);
    }

    /** @param changed clamped to the valid range */
    @Override
    public LibraryState withIndex(int changed) {
        return new LibraryState(mine, profile, query, games, total, variants, selected, preview,
                Math.clamp(changed, 0, Math.max(0, preview.size() - 1)), playing, work);
    }
}
