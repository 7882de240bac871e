package rookery.archive;

import java.util.List;

/**
 * One page of search results.
 *
 * @param total how many games were found altogether
 * @param page  its number, from 0
 */
public record GamePage(List<StoredGame> games, long total, int page, int pageSize) {

    public GamePage {
        games = List.copyOf(games);
    }

    public int pages() {
        return (int) Math.ceilDiv(total, pageSize);
    }
}
