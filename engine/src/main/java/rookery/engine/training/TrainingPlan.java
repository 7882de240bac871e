package rookery.engine.training;

import java.util.List;
import rookery.kernel.catalogue.RulesHash;
import rookery.kernel.variant.Variant;
import rookery.engine.net.Net;

/**
 * How much work a training does. Everything but the number of threads determines the net; with minutes instead of games the number of games played in
 * them does, which the net's card records.
 *
 * @param minutes     what the whole training may take, roughly; 0 if {@code games} says how much to play
 * @param games       games to play in each round; empty if time decides
 * @param rounds      of playing and fitting; each plays with the net of the one before
 * @param nodes       searched for each move of the games
 * @param bases       what nets are added to; of several, the one that plays best is kept
 * @param width       of the net
 * @param begin       another variant, whose net is the starting point; empty for fresh nets
 * @param matchGames  games in the match that decides whether the net is used
 * @param matchNodes  searched for each move of it
 */
public record TrainingPlan(double minutes, List<Integer> games, int rounds, long nodes, List<Net.Base> bases, int width,
        String begin, int matchGames, long matchNodes,
        int threads,
        long seed) {

    private static final int SHORT_HASH = 8;

    /** Nodes of a game's move unless said otherwise: with a die, where a node is a look at a position, enough for three plies. */
    public static long usualNodes(Variant variant) {
        return variant.hasDie() ? 2_500 : 250;
    }

    /** Games of the match unless said otherwise: a die decides so many games that it takes more of them to see who plays better. */
    public static int usualMatchGames(Variant variant) {
        return variant.hasDie() ? 4_000 : 200;
    }

    public TrainingPlan {
        games = List.copyOf(games);
        bases = List.copyOf(bases);
        if (rounds < 1 || bases.isEmpty() || nodes < 1 || width < 1 || matchGames < 2 || matchNodes < 1 || threads < 1 || minutes < 0
                || minutes == 0 && games.size() != rounds || games.stream().anyMatch(each -> each < 1)) {
            throw new IllegalArgumentException("a plan of " + minutes + " minutes or " + games + " games in " + rounds + " rounds");
        }
    }

    /** The name of its folder: each set of settings has its own, since games played under one do not serve another. */
    public String folderName(Variant variant) {
        String amount = games.isEmpty() ? "" : "-g" + String.join("-", games.stream().map(String::valueOf).toList());
        char base = bases.size() > 1 ? 'B' : bases.getFirst().name().charAt(0);
        return variant.id() + "-" + RulesHash.of(variant).substring(0, SHORT_HASH) + "-r" + rounds + "-n" + nodes + "-" + base + width
                + "-s"
                + seed + amount + (begin.isEmpty() ? "" : "-from-" + begin.replaceAll("[^A-Za-z0-9-]", "_"));
    }
}
