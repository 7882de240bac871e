package rookery.engine.dice;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;
import rookery.play.chance.SplitMix64;

/** A player of one level: searches deeper and deeper with {@link Expectation} until time, depth or nodes run out. */
final class DiceBot implements Bot {

    private static final int TABLE_ENTRIES = 1 << 19;
    /** How many moves are searched before time and interrupts count: all of them in ordinary games. */
    private static final int FIRST_LOOK = 128;
    private static final int POLL_MASK = 15;

    private final DiceLevel level;
    private final Function<Variant, LeafValue> evaluations;
    private long seed;
    private final ValueTable table = new ValueTable(TABLE_ENTRIES);

    /** @param evaluations what it judges positions by */
    DiceBot(DiceLevel level, Function<Variant, LeafValue> evaluations, long seed) {
        this.level = level;
        this.evaluations = evaluations;
        this.seed = seed;
    }

    @Override
    public void newGame() {
        table.clear();
    }

    @Override
    public void newGame(long newSeed) {
        seed = newSeed;
        newGame();
    }

    @Override
    public int choose(Position position, Limits limits, Consumer<Thought> progress) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        keep(moves, limits.moves());
        for (int i = 0; i < moves.size(); i++) {
            if (Endings.wins(position, moves.get(i)) && random(position, i, 0) >= level.overlooks()) {
                progress.accept(Thought.of(1, new Score.Mate(1), List.of(moves.get(i)), 1, 0));
                return moves.get(i);
            }
        }
        return moves.size() == 1 ? moves.get(0) : new Thinking(position, moves, limits, progress).run();
    }

    private static void keep(MoveList moves, List<Integer> wanted) {
        if (!wanted.isEmpty()) {
            int kept = 0;
            for (int i = 0; i < moves.size(); i++) {
                if (wanted.contains(moves.get(i))) {
                    moves.set(kept++, moves.get(i));
                }
            }
            moves.shrink(kept);
        }
    }

    /** From 0 to 1, the same for the same seed, position and move. */
    private double random(Position position, int move, int purpose) {
        return (SplitMix64.mix(SplitMix64.at(seed, position.ply() * 4096L + move * 4L + purpose) ^ position.key()) >>> 11) * 0x1p-53;
    }

    /** The level's error about one move, roughly normal. */
    private double error(Position position, int move) {
        double sum = 0;
        for (int i = 1; i <= 3; i++) {
            sum += random(position, move, i);
        }
        return level.noise() * (sum - 1.5) * 2;
    }

    static int[] values(Variant variant) {
        int[] values = new int[variant.kinds().size() + 1];
        for (int kind = 1; kind < values.length; kind++) {
            values[kind] = variant.kind(kind).royal() ? 2000 : Math.max(variant.kind(kind).value(), 50);
        }
        return values;
    }

    /** The choice of one move. */
    private final class Thinking {
        private final Position position;
        private final MoveList moves;
        private final Limits limits;
        private final Consumer<Thought> progress;
        private final Expectation search;
        private final long start = System.nanoTime();
        private final double[] errors;
        private int best;

        Thinking(Position position, MoveList moves, Limits limits, Consumer<Thought> progress) {
            this.position = position;
            this.moves = moves;
            this.limits = limits;
            this.progress = progress;
            search = new Expectation(position, evaluations.apply(position.variant()), values(position.variant()), table);
            errors = new double[moves.size()];
            for (int i = 0; i < errors.length; i++) {
                errors[i] = level.noise() == 0 ? 0 : error(position, i);
            }
            best = moves.get(0);
        }

        int run() {
            long budget = DiceTime.of(limits, position.turn(), level.time()).nanos();
            long nodes = limits.nodes() == 0 ? Long.MAX_VALUE : limits.nodes();
            int depth = limits.depth() == 0 ? level.depth() : Math.min(limits.depth(), level.depth());
            int ply = position.ply();
            for (int reached = 1; reached <= depth; reached++) {
                int first = reached;
                // The first ply is always finished, so that there is a move to play, unless there are very many moves.
                search.stopWhen(seen -> first > 1 && seen >= nodes || (first > 1 || seen > FIRST_LOOK) && (seen & POLL_MASK) == 0
                        && (System.nanoTime() - start >= budget || Thread.currentThread().isInterrupted()));
                try {
                    iterate(reached);
                } catch (Stop.Stopped _) {
                    while (position.ply() > ply) {
                        position.unmake();
                    }
                    break;
                }
                // The next ply takes many times as long, so most of it would be wasted.
                if (System.nanoTime() - start > budget / 2) {
                    break;
                }
            }
            return best;
        }

        private void iterate(int depth) {
            int lines = Math.min(limits.lines(), moves.size());
            double[] values = new double[moves.size()];
            double bestValue = -2;
            for (int i = 0; i < moves.size(); i++) {
                double alpha = level.noise() == 0 ? least(values, i, lines) : -1;
                values[i] = search.valueOfMove(moves.get(i), depth, alpha, 1) + errors[i];
                if (values[i] > bestValue) {
                    bestValue = values[i];
                    // The last iteration's best move comes first, so a move that beats it counts even if the rest is cut short.
                    best = moves.get(i);
                }
            }
            for (int rank = 0; rank < lines; rank++) {
                bringForward(values, rank);
                double chance = Math.clamp((values[rank] + 1) / 2, 0, 1);
                progress.accept(Thought.of(depth, new Score.WinProbability(chance), List.of(moves.get(rank)), search.nodes(),
                        System.nanoTime() - start).withRank(rank + 1));
            }
        }

        /** The value a move needs to be among the requested lines, after that many moves. */
        private static double least(double[] values, int seen, int lines) {
            if (seen < lines) {
                return -1;
            }
            double[] sorted = Arrays.copyOf(values, seen);
            Arrays.sort(sorted);
            return Math.max(-1, sorted[seen - lines]);
        }

        /** Moves the best of the remaining moves to that rank, keeping the order of the others; the next iteration starts with it. */
        private void bringForward(double[] values, int rank) {
            int choice = rank;
            for (int i = rank + 1; i < values.length; i++) {
                choice = values[i] > values[choice] ? i : choice;
            }
            for (int i = choice; i > rank; i--) {
                moves.swap(i, i - 1);
                swap(errors, i);
                swap(values, i);
            }
        }

        private static void swap(double[] numbers, int index) {
            double number = numbers[index];
            numbers[index] = numbers[index - 1];
            numbers[index - 1] = number;
        }
    }

    @Override
    public String toString() {
        return level.name();
    }
}
