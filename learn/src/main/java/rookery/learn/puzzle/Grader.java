package rookery.learn.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Bots;
import rookery.play.bot.Limits;
import rookery.play.bot.Strength;

/**
 * Rates puzzles by letting players of known strength try them: a puzzle's rating is that of a player who solves it half the time. Mutable, for one
 * thread.
 */
final class Grader implements AutoCloseable {

    private static final List<String> LADDERS = List.of("rookery-birds", "rookery-dice");
    private static final int TRIES = 2;
    private static final Limits LIMITS = Limits.ofNodes(3_000);
    /** The prior rating of a puzzle nobody has tried, and its deviation. */
    private static final double MIDDLE = 1_400;
    private static final double SPREAD = 450;
    private static final int LOWEST = 300;
    private static final int HIGHEST = 2_900;
    /** Every second level of the ladder: neighbours add little information. */
    private static final int STEP = 2;

    private final List<Solver> solvers;
    private final long seed;

    /** A level of the ladder. */
    private record Solver(Bot bot, int rating) {
    }

    private Grader(List<Solver> solvers, long seed) {
        this.solvers = List.copyOf(solvers);
        this.seed = seed;
    }

    static Grader of(Variant variant, long seed) {
        Optional<BotProvider> ladder = LADDERS.stream().flatMap(id -> Bots.named(id).stream()).filter(each -> each.plays(variant))
                .findFirst();
        return new Grader(ladder.map(provider -> solvers(provider, variant)).orElse(List.of()), seed);
    }

    private static List<Solver> solvers(BotProvider ladder, Variant variant) {
        List<Solver> solvers = new ArrayList<>();
        for (BotOption option : ladder.options()) {
            if (option instanceof BotOption.Combo levels && levels.name().equals("Level")) {
                for (int i = 0; i < levels.choices().size() - STEP; i += STEP) {
                    BotSettings settings = BotSettings.DEFAULT.with("Level", levels.choices().get(i));
                    for (String quiet : List.of("Human pace", "Openings")) {
                        if (ladder.options().stream().anyMatch(each -> each.name().equals(quiet))) {
                            settings = settings.with(quiet, "false");
                        }
                    }
                    Optional<Strength> strength = strength(ladder, variant, settings);
                    if (strength.isPresent()) {
                        solvers.add(new Solver(ladder.create(settings), strength.get().rating()));
                    }
                }
            }
        }
        return solvers;
    }

    /** The level's rating as measured in that family of variants; if it was not measured there, as in ordinary chess or dice chess. */
    private static Optional<Strength> strength(BotProvider ladder, Variant variant, BotSettings settings) {
        return ladder.strength(variant, settings).or(() -> ladder.strength(variant.hasDie() ? Presets.DICE : Presets.FIDE, settings));
    }

    /**
     * The least rating of a line that long, in plies: about that of the weakest level of the ladder that looks so far ahead, as measured when the puzzles
     * that come with the program were graded. Weaker ones find long exchanges too, since they follow every capture to its end, which people do not.
     */
    static int least(int plies) {
        return plies < 3 ? LOWEST : plies < 5 ? 864 : plies < 7 ? 1_398 : 1_653;
    }

    /** Lets the players try the puzzle and returns its rating. */
    int rating(Position start, List<Integer> line) throws InterruptedException {
        List<Trial> trials = new ArrayList<>();
        for (Solver solver : solvers) {
            for (int i = 0; i < TRIES; i++) {
                solver.bot().newGame(seed + i);
                trials.add(new Trial(solver.rating(), solves(solver.bot(), start, line)));
            }
        }
        return Math.max(least(line.size()), likeliest(trials));
    }

    private static boolean solves(Bot bot, Position start, List<Integer> line) throws InterruptedException {
        Position position = start.copy();
        for (int i = 0; i < line.size(); i++) {
            if (i % 2 == 0 && position.legalMoveCount() > 1 && bot.choose(position.copy(), LIMITS, _ -> {
            }) != line.get(i)) {
                return false;
            }
            position.make(line.get(i));
        }
        return true;
    }

    record Trial(int rating, boolean solved) {
    }

    /** The most likely rating given the results and the prior: where the derivative of the likelihood is zero. */
    static int likeliest(List<Trial> trials) {
        double low = LOWEST;
        double high = HIGHEST;
        while (high - low > 0.5) {
            double middle = (low + high) / 2;
            double slope = (MIDDLE - middle) / (SPREAD * SPREAD);
            for (Trial trial : trials) {
                double solved = 1 / (1 + StrictMath.pow(10, (middle - trial.rating()) / 400));
                slope += ((trial.solved() ? 0 : 1) - (1 - solved)) * StrictMath.log(10) / 400;
            }
            if (slope > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (int) Math.round(low);
    }

    @Override
    public void close() {
        solvers.forEach(solver -> solver.bot().close());
    }
}
