package rookery.arena.balance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Variant;

/**
 * What many games of a variant reveal about it.
 *
 * @param player    who played both sides
 * @param planned   how many games were wanted
 * @param games     how many were played
 * @param white     won by White
 * @param black     won by Black
 * @param lengths   plies of the games, from the shortest
 * @param endings   how often games ended by each reason
 * @param kinds     what pieces did
 * @param rules     in how many games each possible rule applied
 * @param first     the first moves, the commonest first
 * @param openings  the effective number of four-ply openings, as if all were equally common
 * @param advantage the value of the first move, in pawns; 0 if not known yet
 */
public record BalanceReport(Variant variant, String player, int planned, int games, int white, int black, List<Integer> lengths,
        Map<Reason, Integer> endings, List<KindReport> kinds, Map<RuleEvent, Integer> rules, List<FirstMove> first, double openings,
        double advantage) {

    /**
     * What a kind of piece did.
     *
     * @param used     share of the games in which it moved
     * @param took     captures a game
     * @param finished share of the decided games in which it made the last move
     * @param worth    its value by results, in pawns; null if unknown
     * @param error    the worth's standard error
     */
    public record KindReport(int kind, double used, double took, double finished, @Nullable Double worth, double error) {
    }

    /** @param share of the points that White got after it */
    public record FirstMove(String move, int games, double share) {
    }

    public BalanceReport {
        lengths = List.copyOf(lengths);
        endings = Map.copyOf(endings);
        kinds = List.copyOf(kinds);
        rules = Map.copyOf(rules);
        first = List.copyOf(first);
    }

    public int draws() {
        return games - white - black;
    }

    /** Of the points, White's. */
    public double share() {
        return games == 0 ? 0.5 : (white + draws() / 2.0) / games;
    }

    /** Half the width of the 95 % interval of the share. */
    public double error() {
        if (games < 2) {
            return 0.5;
        }
        double share = share();
        double squares = (white + draws() * 0.25) / games;
        return 1.96 * Math.sqrt(Math.max(squares - share * share, 0.25 / games) / games);
    }

    /** Moves by each side in a game of the middle length. */
    public int typicalMoves() {
        return lengths.isEmpty() ? 0 : (lengths.get(lengths.size() / 2) + 1) / 2;
    }

    /** The report on games in the order of their numbers; optionally without piece values, which take longer. */
    static BalanceReport of(Variant variant, String player, int planned, List<BalanceGame> games, MaterialFit.@Nullable Result fit) {
        Map<Reason, Integer> endings = new EnumMap<>(Reason.class);
        Map<RuleEvent, Integer> rules = new EnumMap<>(RuleEvent.class);
        Set<RuleEvent> possible = RuleEvent.possible(variant);
        possible.forEach(event -> rules.put(event, 0));
        for (BalanceGame game : games) {
            endings.merge(game.reason(), 1, Integer::sum);
            game.events().stream().filter(possible::contains).forEach(event -> rules.merge(event, 1, Integer::sum));
        }
        return new BalanceReport(variant, player, planned, games.size(), won(games, Side.WHITE), won(games, Side.BLACK),
                games.stream().map(BalanceGame::plies).sorted().toList(), endings, kinds(variant, games, fit), rules, first(games),
                openings(games), fit == null ? 0 : fit.advantage());
    }

    private static int won(List<BalanceGame> games, Side side) {
        return (int) games.stream().filter(game -> game.outcome() instanceof Outcome.Win(Side winner, _) && winner == side).count();
    }

    private static List<KindReport> kinds(Variant variant, List<BalanceGame> games, MaterialFit.@Nullable Result fit) {
        List<KindReport> kinds = new ArrayList<>();
        long decided = games.stream().filter(BalanceGame::isDecisive).count();
        for (int kind = 1; kind <= variant.kinds().size(); kind++) {
            int number = kind;
            long used = games.stream().filter(game -> game.moved()[number] > 0).count();
            long took = games.stream().mapToLong(game -> game.took()[number]).sum();
            long finished = games.stream().filter(game -> game.isDecisive() && game.lastKind() == number).count();
            MaterialFit.Worth worth = fit == null
                    ? null
                    : fit.worths().stream().filter(each -> each.kind() == number).findFirst().orElse(null);
            kinds.add(new KindReport(kind, part(used, games.size()), part(took, games.size()), part(finished, decided),
                    worth == null ? null : worth.worth(), worth == null ? 0 : worth.error()));
        }
        return kinds;
    }

    private static double part(long some, long all) {
        return all == 0 ? 0 : (double) some / all;
    }

    private static List<FirstMove> first(List<BalanceGame> games) {
        Map<String, List<BalanceGame>> by = new TreeMap<>();
        games.forEach(game -> by.computeIfAbsent(game.firstMove(), _ -> new ArrayList<>()).add(game));
        return by.entrySet().stream()
                .map(each -> new FirstMove(each.getKey(), each.getValue().size(),
                        each.getValue().stream().mapToDouble(BalanceGame::points).average().orElse(0.5)))
                .sorted(Comparator.comparingInt(FirstMove::games).reversed().thenComparing(FirstMove::move)).toList();
    }

    private static double openings(List<BalanceGame> games) {
        Map<Long, Integer> counts = new HashMap<>();
        games.forEach(game -> counts.merge(game.opening(), 1, Integer::sum));
        double entropy = counts.values().stream().mapToDouble(count -> -part(count, games.size()) * Math.log(part(count, games.size())))
                .sum();
        return games.isEmpty() ? 0 : Math.exp(entropy);
    }
}
