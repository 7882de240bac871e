package rookery.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Bots;
import rookery.play.bot.Limits;

/**
 * Plays every shipped game against Greedy, who takes what he can: an engine that does not win nearly always has not understood the game. Colours change with
 * each game, the first two moves are random, all of it follows from the seed. {@code bench/beats-greedy} runs it.
 */
public final class BeatsGreedy {

    private static final int RANDOM_PLIES = 2;
    private static final int MOST_PLIES = 400;
    private static final double WANTED = 0.95;
    /** Where the die decides much, a bot shows what it understands only with the time a person gives it: its strongest level may take four seconds. */
    private static final Duration WITH_A_DIE = Duration.ofMillis(200);

    private final int games;
    private final int nodes;
    private final int seed;

    private BeatsGreedy(int games, int nodes, int seed) {
        this.games = games;
        this.nodes = nodes;
        this.seed = seed;
    }

    /** @param arguments how many games of each, nodes a move, the seed of the first game, then the names of games if not all are wanted */
    public static void main(String[] arguments) throws InterruptedException {
        BeatsGreedy match = new BeatsGreedy(Integer.parseInt(arguments[0]), Integer.parseInt(arguments[1]),
                Integer.parseInt(arguments[2]));
        List<String> wanted = Arrays.asList(arguments).subList(3, arguments.length);
        int good = 0;
        int all = 0;
        for (Variant variant : Variants.all()) {
            if (wanted.isEmpty() || wanted.contains(variant.id())) {
                all++;
                good += match.play(variant) ? 1 : 0;
            }
        }
        System.out.printf("%d of %d games at %.0f %% or more%n", good, all, WANTED * 100);
    }

    private boolean play(Variant variant) throws InterruptedException {
        double score = 0;
        List<String> others = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            Side engine = Side.of(game % 2);
            Outcome outcome = outcome(variant, engine, seed + game);
            boolean won = outcome instanceof Outcome.Win(Side winner, Reason _) && winner == engine;
            boolean lost = outcome instanceof Outcome.Win && !won;
            score += won ? 1 : lost ? 0 : 0.5;
            if (!won) {
                others.add((lost ? "lost " : "") + switch (outcome) {
                    case Outcome.Win(Side _, Reason reason) -> reason;
                    case Outcome.Draw(Reason reason) -> reason;
                    case Outcome.Ongoing _ -> "no end";
                });
            }
        }
        boolean good = score >= games * WANTED;
        System.out.printf(Locale.ROOT, "%-5s %-18s %5.1f of %d  %s%n", good ? "" : "WEAK", variant.id(), score, games,
                String.join(", ", others).toLowerCase(Locale.ROOT));
        return good;
    }

    private Outcome outcome(Variant variant, Side engine, int game) throws InterruptedException {
        Bot ours = variant.hasDie()
                ? bot("rookery-dice").create(BotSettings.DEFAULT.with("Level", "Laplace"))
                : bot("rookery").create(BotSettings.DEFAULT);
        Limits limits = variant.hasDie() ? Limits.ofMoveTime(WITH_A_DIE) : Limits.ofNodes(nodes);
        Bot greedy = bot("greedy").create(BotSettings.DEFAULT.with("Seed", String.valueOf(game)));
        Position position = Position.start(variant);
        SplittableRandom random = new SplittableRandom(game);
        MoveList moves = new MoveList();
        int players = 0;
        while (position.outcome() instanceof Outcome.Ongoing && players < MOST_PLIES) {
            position.legalMoves(moves);
            boolean roll = Move.isRoll(moves.get(0));
            int move;
            if (roll || players < RANDOM_PLIES) {
                move = moves.get(random.nextInt(moves.size()));
            } else {
                Bot player = position.turn() == engine ? ours : greedy;
                move = player.choose(position.copy(), limits, _ -> {
                });
            }
            position.make(move);
            players += roll ? 0 : 1;
        }
        return position.outcome();
    }

    private static BotProvider bot(String id) {
        return Bots.all().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow(() -> new IllegalArgumentException(id));
    }
}
