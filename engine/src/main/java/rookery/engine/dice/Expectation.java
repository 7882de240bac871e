package rookery.engine.dice;

import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Variant;

/**
 * Expectiminimax with Star2 pruning: the exact value of a dice position to a depth in plies, in far fewer nodes than a full search.
 *
 * <p>Two kinds of nodes alternate. Before a roll stands a <em>chance node</em>, worth the mean over the rollable faces. After it stands a
 * <em>choice node</em>, worth its best move. All values lie between -1 and 1, so what is still unknown at a chance node bounds the whole:
 *
 * <ol>
 * <li><b>Probe</b> (Star2): one good move on each face gives a lower bound of that face. When these bounds alone lift the mean above the window, the
 * node is done.</li>
 * <li><b>Search</b> (Star1): each face is searched with the window in which it can still matter, given the faces done and the bounds of the rest.</li>
 * </ol>
 *
 * <p>Ballard, "The *-minimax search procedure for trees containing chance nodes" (1983); Hauk, Buro, Schaeffer, "*-Minimax performance in
 * backgammon" (2004).
 */
public final class Expectation {

    private static final double WON = 1;
    /** From this depth on moves are ordered by a static evaluation: expensive, but cheap compared with the tree below. */
    private static final int GUESSED = 2;

    private final Position position;
    private final LeafValue leaf;
    private final ValueTable table;
    private final Endings endings;
    private final int faces;
    private final int[] values;
    private final int[][] history;

    private Level[] levels = new Level[0];
    private Stop stop = Stop.NEVER;
    private long nodes;

    /** Scratch space for one depth, allocated once. */
    private static final class Level {
        final MoveList[] moves;
        final int[][] scores;
        final double[] low;

        Level(int faces) {
            moves = new MoveList[faces + 1];
            scores = new int[faces + 1][256];
            low = new double[faces + 1];
            for (int face = 0; face <= faces; face++) {
                moves[face] = new MoveList();
            }
        }
    }

    /**
     * @param position searched and left unchanged; must have a die
     * @param values   worth by kind number, for ordering captures
     */
    public Expectation(Position position, LeafValue leaf, int[] values, int tableEntries) {
        this(position, leaf, values, new ValueTable(tableEntries));
    }

    Expectation(Position position, LeafValue leaf, int[] values, ValueTable table) {
        this.position = position;
        this.leaf = leaf;
        this.values = values.clone();
        this.table = table;
        Variant variant = position.variant();
        endings = new Endings(variant);
        faces = variant.chance() instanceof Chance.Die(var kinds) ? kinds.size() : 0;
        history = new int[(variant.kinds().size() + 1) * 2][position.shape().squares()];
    }

    void stopWhen(Stop condition) {
        stop = condition;
    }

    /** Chance nodes visited so far, including those evaluated only for move ordering. */
    public long nodes() {
        return nodes;
    }

    /** The value of the position before its roll, to the side that rolls, to that depth in plies. */
    public double valueBeforeRoll(int depth) {
        prepare(depth);
        return chance(depth, -WON, WON);
    }

    /** The value after the roll of a position whose die has been cast, to the side to move. */
    public double valueAfterRoll(int depth) {
        prepare(depth);
        Level level = levels[depth];
        position.legalMoves(level.moves[0]);
        return choice(level, 0, depth, -WON, WON, false);
    }

    /** The value of one legal move in a position whose die has been cast; exact when it lies inside the window. */
    double valueOfMove(int move, int depth, double alpha, double beta) {
        prepare(depth);
        return value(move, depth, alpha, beta);
    }

    private void prepare(int depth) {
        if (levels.length <= depth) {
            Level[] more = new Level[depth + 1];
            for (int i = 0; i <= depth; i++) {
                more[i] = i < levels.length ? levels[i] : new Level(faces);
            }
            levels = more;
        }
    }

    // ---- chance nodes --------------------------------------------------------------------------------------------

    private double chance(int depth, double alpha, double beta) {
        nodes++;
        if (stop.now(nodes)) {
            throw new Stop.Stopped();
        }
        if (endings.isDrawn(position)) {
            return 0;
        }
        if (depth == 0) {
            return leaf.of(position);
        }
        boolean remember = !endings.isNearDraw(position, depth);
        long key = position.key();
        if (remember) {
            int bound = table.bound(key, depth);
            if (bound != ValueTable.NOTHING) {
                double known = table.value(key);
                if (bound == ValueTable.EXACT || bound == ValueTable.AT_LEAST && known >= beta
                        || bound == ValueTable.AT_MOST && known <= alpha) {
                    return known;
                }
            }
        }
        double value = mean(depth, alpha, beta);
        if (remember) {
            table.store(key, depth, value, value >= beta ? ValueTable.AT_LEAST : value <= alpha ? ValueTable.AT_MOST : ValueTable.EXACT);
        }
        return value;
    }

    /** Fail-soft in the sense that a result outside the window is a true bound on that side. */
    private double mean(int depth, double alpha, double beta) {
        Level level = levels[depth];
        int rollable = roll(level, depth);
        if (rollable == 0) {
            return 0;
        }
        int count = Integer.bitCount(rollable);
        double wantedHigh = count * beta;
        double wantedLow = count * alpha;

        // 1. Probe: what each face is worth at least.
        double lowSum = 0;
        for (int face = 1; face <= faces; face++) {
            if ((rollable >>> face & 1) != 0) {
                level.low[face] = -WON;
                lowSum -= WON;
            }
        }
        if (depth > 1) {
            for (int face = 1; face <= faces; face++) {
                if ((rollable >>> face & 1) == 0) {
                    continue;
                }
                double others = lowSum - level.low[face];
                position.make(Move.roll(face));
                double probed = choice(level, face, depth, -WON, Math.min(WON, wantedHigh - others), true);
                position.unmake();
                lowSum = others + probed;
                level.low[face] = probed;
                if (lowSum >= wantedHigh) {
                    return lowSum / count;
                }
            }
        }

        // 2. Search: each face in the window that the known and the possible leave it.
        double sum = 0;
        double lowRest = lowSum;
        int rest = count;
        for (int face = 1; face <= faces; face++) {
            if ((rollable >>> face & 1) == 0) {
                continue;
            }
            rest--;
            lowRest -= level.low[face];
            double floor = Math.max(-WON, wantedLow - sum - rest * WON);
            double ceiling = Math.min(WON, wantedHigh - sum - lowRest);
            double value;
            if (level.low[face] >= WON) {
                value = WON;
            } else {
                position.make(Move.roll(face));
                value = choice(level, face, depth, Math.max(floor, -WON), ceiling, false);
                position.unmake();
            }
            sum += value;
            if (value >= ceiling && ceiling < WON) {
                return (sum + lowRest) / count;
            }
            if (value <= floor && floor > -WON) {
                return (sum + rest * WON) / count;
            }
        }
        return sum / count;
    }

    /** Lists and orders the moves of every face and returns the faces that leave one, as bits. */
    private int roll(Level level, int depth) {
        int rollable = 0;
        for (int face = 1; face <= faces; face++) {
            position.make(Move.roll(face));
            position.legalMoves(level.moves[face]);
            if (!level.moves[face].isEmpty()) {
                rollable |= 1 << face;
                score(level, face, depth);
            }
            position.unmake();
        }
        return rollable;
    }

    // ---- choice nodes --------------------------------------------------------------------------------------------

    /** The best of the face's moves; when probing, only the first one is tried. */
    private double choice(Level level, int face, int depth, double alpha, double beta, boolean probe) {
        MoveList moves = level.moves[face];
        if (face == 0) {
            score(level, face, depth);
        }
        double best = -WON;
        for (int i = 0; i < moves.size(); i++) {
            pick(level, face, i);
            int move = moves.get(i);
            double value = value(move, depth, Math.max(alpha, best), beta);
            if (value > best) {
                best = value;
            }
            if (best >= beta || best >= WON) {
                reward(move, depth);
                break;
            }
            if (probe) {
                break;
            }
        }
        return best;
    }

    private double value(int move, int depth, double alpha, double beta) {
        if (Endings.wins(position, move)) {
            return WON;
        }
        position.make(move);
        double value = -chance(depth - 1, -beta, -alpha);
        position.unmake();
        return value;
    }

    // ---- order ---------------------------------------------------------------------------------------------------

    private void score(Level level, int face, int depth) {
        MoveList moves = level.moves[face];
        if (moves.size() > level.scores[face].length) {
            level.scores[face] = new int[moves.size() * 2];
        }
        int[] scores = level.scores[face];
        for (int i = 0; i < moves.size(); i++) {
            scores[i] = depth >= GUESSED ? guess(moves.get(i)) : score(moves.get(i));
        }
    }

    /** The static value after the move. */
    private int guess(int move) {
        if (Endings.wins(position, move)) {
            return Integer.MAX_VALUE;
        }
        nodes++;
        if (stop.now(nodes)) {
            throw new Stop.Stopped();
        }
        position.make(move);
        double value = leaf.of(position);
        position.unmake();
        return (int) (-value * (1 << 28));
    }

    private int score(int move) {
        if (Move.type(move) == Move.CASTLING) {
            return 0;
        }
        if (Endings.wins(position, move)) {
            return Integer.MAX_VALUE;
        }
        int mover = position.piece(Move.from(move));
        int taken = position.captured(move);
        int gain = taken == Piece.EMPTY ? 0 : (values[Piece.kind(taken)] << 12) - values[Piece.kind(mover)];
        int promoted = Move.isPromotion(move) ? values[Move.promotion(move)] << 12 : 0;
        return gain + promoted + Math.min(history[mover][Move.to(move)], 4095);
    }

    private void reward(int move, int depth) {
        if (Move.type(move) != Move.CASTLING && position.captured(move) == Piece.EMPTY) {
            int[] row = history[position.piece(Move.from(move))];
            row[Move.to(move)] += depth * depth;
            if (row[Move.to(move)] > 4095) {
                row[Move.to(move)] /= 2;
            }
        }
    }

    /** Moves the best untried move to the front; ties break the same way whatever the generation order. */
    private static void pick(Level level, int face, int from) {
        MoveList moves = level.moves[face];
        int[] scores = level.scores[face];
        int best = from;
        for (int i = from + 1; i < moves.size(); i++) {
            if (scores[i] > scores[best] || scores[i] == scores[best] && moves.get(i) < moves.get(best)) {
                best = i;
            }
        }
        if (best != from) {
            moves.swap(from, best);
            int score = scores[from];
            scores[from] = scores[best];
            scores[best] = score;
        }
    }
}
