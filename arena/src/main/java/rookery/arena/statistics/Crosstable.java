package rookery.arena.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;

/** Who scored what against whom, with which colour. Immutable. */
public final class Crosstable {

    private final List<String> players;
    private final List<GameScore> games;
    /** By number of White, then of Black, from White's side. */
    private final Trinomial[][] results;

    /** @param players their names, all different; games refer to them by number */
    public Crosstable(List<String> players, List<GameScore> games) {
        this.players = List.copyOf(players);
        this.games = List.copyOf(games);
        if (new HashSet<>(players).size() != players.size()) {
            throw new IllegalArgumentException("two players have the same name: " + players);
        }
        results = new Trinomial[players.size()][players.size()];
        for (Trinomial[] row : results) {
            Arrays.fill(row, Trinomial.EMPTY);
        }
        for (GameScore game : games) {
            results[game.white()][game.black()] = results[game.white()][game.black()].with(game.whiteScore());
        }
    }

    public int size() {
        return players.size();
    }

    public List<String> players() {
        return players;
    }

    public String name(int player) {
        return players.get(player);
    }

    public List<GameScore> games() {
        return games;
    }

    /** The games in which one had White and the other Black, from White's side. */
    public Trinomial withColours(int white, int black) {
        return results[white][black];
    }

    /** All games between two players, from the first one's side. */
    public Trinomial between(int player, int opponent) {
        return results[player][opponent].plus(results[opponent][player].reversed());
    }

    /** All games of a player. */
    public Trinomial total(int player) {
        Trinomial total = Trinomial.EMPTY;
        for (int opponent = 0; opponent < size(); opponent++) {
            total = total.plus(between(player, opponent));
        }
        return total;
    }

    /** All games of a player with one colour. */
    public Trinomial total(int player, boolean white) {
        Trinomial total = Trinomial.EMPTY;
        for (int opponent = 0; opponent < size(); opponent++) {
            total = total.plus(white ? results[player][opponent] : results[opponent][player].reversed());
        }
        return total;
    }

    /** The player's scores against an opponent, game by game, as a crosstable prints them. */
    public List<Double> scores(int player, int opponent) {
        List<Double> scores = new ArrayList<>();
        for (GameScore game : games) {
            if (game.white() == player && game.black() == opponent || game.black() == player && game.white() == opponent) {
                scores.add(game.scoreOf(player));
            }
        }
        return scores;
    }
}
