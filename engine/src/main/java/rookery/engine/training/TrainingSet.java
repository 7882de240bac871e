package rookery.engine.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import rookery.engine.dice.DiceEvaluation;
import rookery.engine.evaluation.NetEvaluation;
import rookery.engine.net.Net;
import rookery.engine.net.NetInputs;
import rookery.engine.net.Transfer;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.record.CompactGame;
import rookery.play.record.ScoreCode;

/**
 * Quiet positions with their search scores and game results, packed into arrays, since there are millions of them. Mutable while it is filled.
 *
 * <p>A position is quiet when nobody is in check, the move played neither captures nor promotes, and the score does not decide the game. With a die all
 * positions before a roll are taken: that is where the evaluation is used.
 */
final class TrainingSet {

    private static final int LARGEST_SCORE = 2_000;
    private static final int LARGEST_BASE = 20_000;
    /** Scores from here on mean a decided game; the result should agree. */
    private static final int CLEAR = 300;
    private static final int LONGEST_ARRAY = Integer.MAX_VALUE - 8;

    private final Variant variant;
    private final NetInputs zoned;
    /** By the games' pieces: the piece of the net's variant that moves alike. */
    private final byte[] pieceInNet;
    private final List<ToIntFunction<Position>> basis = new ArrayList<>();
    private final @Nullable DiceEvaluation withDie;
    private final int[] squaresOfSide;

    private int count;
    private int entries;
    /** A packed piece for each entry: a man on the board or a piece in hand, position after position. */
    private byte[] pieces = new byte[1 << 16];
    private byte[] places = new byte[1 << 16];
    /** The first entry of each position. */
    private int[] start = new int[1 << 10];
    /** The mover's view in the low four bits, the other side's in the high four, with the zones that a net may tell apart. */
    private byte[] views = new byte[1 << 10];
    /** Checks given by White in the low four bits, by Black in the high four. */
    private byte[] checks = new byte[1 << 10];
    private byte[] results = new byte[1 << 10];
    /** The weight of the result against the score, in hundredths. */
    private byte[] shares = new byte[1 << 10];
    private short[] scores = new short[1 << 10];
    /** The probability that the next roll takes a king, which wins at once. */
    private float[] certain = new float[1 << 10];
    /** What the net's output is added to, by the ordinal of its base. */
    private final short[][] bases = new short[Net.Base.values().length][1 << 10];

    private long clear;
    private long agreeing;

    TrainingSet(Variant variant) {
        this(variant, variant);
    }

    /**
     * Positions of games of one variant for the net of another, on a board of the same shape.
     *
     * @param netOf the variant of the net, which has a piece that moves alike for each of the games' pieces
     */
    TrainingSet(Variant variant, Variant netOf) {
        this.variant = variant;
        zoned = NetInputs.withZones(netOf);
        int[] kinds = Transfer.kinds(netOf, variant);
        pieceInNet = new byte[2 * kinds.length + 2];
        for (int kind = 0; kind < kinds.length; kind++) {
            pieceInNet[2 * kind + 2] = (byte) (2 * kinds[kind] + 2);
            pieceInNet[2 * kind + 3] = (byte) (2 * kinds[kind] + 3);
        }
        DiceEvaluation dice = variant.hasDie() ? new DiceEvaluation(variant) : null;
        withDie = dice;
        for (Net.Base base : Net.Base.values()) {
            basis.add(dice == null
                    ? NetEvaluation.base(variant, base)::evaluate
                    : position -> Math.clamp(Math.round(dice.sum(position) * Net.SCALE), -LARGEST_BASE, LARGEST_BASE));
        }
        squaresOfSide = new int[variant.shape().squares()];
    }

    int count() {
        return count;
    }

    /** In decided games, the share of clearly better positions whose better side won. */
    double agreement() {
        return clear == 0 ? 1 : (double) agreeing / clear;
    }

    /**
     * Adds the quiet positions of a game.
     *
     * @param shareOfResult the weight of the game's result against the search's score, from 0 to 1; higher for a weaker player
     */
    void add(CompactGame game, double shareOfResult) {
        Position position = game.fen().isEmpty() ? Position.start(variant) : Fen.position(variant, game.fen());
        for (int i = 0; i < game.plies().size(); i++) {
            CompactGame.Ply ply = game.plies().get(i);
            if (withDie == null && i >= game.openingPlies() && isQuiet(position, ply)) {
                add(position, ply.score(), game, shareOfResult);
            }
            position.make(ply.action());
            if (withDie != null && i >= game.openingPlies() && isOpen(ply) && !position.outcome().isOver()) {
                // What a move is worth is what the position after it is worth, before the other side rolls.
                add(position, -ply.score(), game, shareOfResult);
            }
        }
    }

    static boolean isQuiet(Position position, CompactGame.Ply ply) {
        return isOpen(ply) && !position.isCapture(ply.action())
                && !Move.isPromotion(ply.action()) && !position.inCheck();
    }

    private static boolean isOpen(CompactGame.Ply ply) {
        return ScoreCode.isCentipawns(ply.score()) && Math.abs(ply.score()) < LARGEST_SCORE;
    }

    private void add(Position position, int score, CompactGame game, double shareOfResult) {
        grow(1, zoned.mostAtOnce());
        shares[count] = (byte) Math.round(100 * shareOfResult);
        int us = position.turn().ordinal();
        int result = game.resultOf(us);
        for (Side side : Side.values()) {
            int found = position.pieceSquares(side, squaresOfSide);
            // In the order of the squares, whatever the board's order is: sums of floats depend on their order.
            Arrays.sort(squaresOfSide, 0, found);
            for (int i = 0; i < found; i++) {
                pieces[entries] = pieceInNet[position.piece(squaresOfSide[i])];
                places[entries++] = (byte) squaresOfSide[i];
            }
        }
        for (int piece = 2; zoned.hasHands() && piece < pieceInNet.length; piece++) {
            for (int i = 0; i < zoned.inHand(position, piece); i++) {
                pieces[entries] = pieceInNet[piece];
                places[entries++] = (byte) (zoned.squares() + i);
            }
        }
        views[count] = (byte) (zoned.view(us, position) | zoned.view(us ^ 1, position) << 4);
        checks[count] = (byte) (position.checksGiven(Side.WHITE) | position.checksGiven(Side.BLACK) << 4);
        results[count] = (byte) result;
        scores[count] = (short) score;
        for (int each = 0; each < bases.length; each++) {
            bases[each][count] = (short) basis.get(each).applyAsInt(position);
        }
        certain[count] = withDie == null ? 0 : (float) withDie.takes();
        if (Math.abs(score) >= CLEAR && result != 1) {
            clear++;
            agreeing += score > 0 == result > 1 ? 1 : 0;
        }
        start[++count] = entries;
    }

    /** Adds all positions of another set of the same variant. */
    void add(TrainingSet other) {
        grow(other.count, other.entries);
        System.arraycopy(other.pieces, 0, pieces, entries, other.entries);
        System.arraycopy(other.places, 0, places, entries, other.entries);
        System.arraycopy(other.views, 0, views, count, other.count);
        System.arraycopy(other.checks, 0, checks, count, other.count);
        System.arraycopy(other.results, 0, results, count, other.count);
        System.arraycopy(other.shares, 0, shares, count, other.count);
        System.arraycopy(other.scores, 0, scores, count, other.count);
        System.arraycopy(other.certain, 0, certain, count, other.count);
        for (int each = 0; each < bases.length; each++) {
            System.arraycopy(other.bases[each], 0, bases[each], count, other.count);
        }
        for (int i = 1; i <= other.count; i++) {
            start[count + i] = entries + other.start[i];
        }
        count += other.count;
        entries += other.entries;
        clear += other.clear;
        agreeing += other.agreeing;
    }

    private void grow(int morePositions, int moreEntries) {
        long positions = (long) count + morePositions + 1;
        if (positions > start.length) {
            int room = room(start.length, positions);
            start = Arrays.copyOf(start, room);
            views = Arrays.copyOf(views, room);
            checks = Arrays.copyOf(checks, room);
            results = Arrays.copyOf(results, room);
            shares = Arrays.copyOf(shares, room);
            scores = Arrays.copyOf(scores, room);
            certain = Arrays.copyOf(certain, room);
            for (int each = 0; each < bases.length; each++) {
                bases[each] = Arrays.copyOf(bases[each], room);
            }
        }
        long pieceEntries = (long) entries + moreEntries;
        if (pieceEntries > pieces.length) {
            int room = room(pieces.length, pieceEntries);
            pieces = Arrays.copyOf(pieces, room);
            places = Arrays.copyOf(places, room);
        }
    }

    /** Twice the length, as far as an array can be that long, but at least what is needed. */
    static int room(int length, long needed) {
        if (needed > LONGEST_ARRAY) {
            throw new IllegalStateException("more positions than one fit can hold");
        }
        return (int) Math.clamp(2L * length, needed, LONGEST_ARRAY);
    }

    // ---- what the trainer reads -----------------------------------------------------------------------------------

    /** The number of men on the board. */
    int men(int sample) {
        int onBoard = start[sample + 1] - start[sample];
        while (zoned.hasHands() && onBoard > 0 && (places[start[sample] + onBoard - 1] & 0xff) >= zoned.squares()) {
            onBoard--;
        }
        return onBoard;
    }

    /**
     * Writes the inputs of a position from the mover's view and from the other side's, and returns how many there are of each.
     *
     * @param inputs those of the net, with zones or without
     */
    int inputs(NetInputs inputs, int sample, int[] mover, int[] other) {
        int own = inputs.viewOf(views[sample] & 0xf);
        int their = inputs.viewOf(views[sample] >> 4 & 0xf);
        int n = 0;
        for (int i = start[sample]; i < start[sample + 1]; i++) {
            int piece = pieces[i];
            int place = places[i] & 0xff;
            mover[n] = inputs.ofPiece(own, piece, place);
            other[n++] = inputs.ofPiece(their, piece, place);
        }
        if (inputs.countsChecks()) {
            for (int side = 0; side < 2; side++) {
                int given = checks[sample] >> 4 * side & 0xf;
                mover[n] = inputs.ofChecks(own, side, given);
                other[n++] = inputs.ofChecks(their, side, given);
            }
        }
        return n;
    }

    /** The value that a net of that base is added to. */
    double base(Net.Base base, int sample) {
        return bases[base.ordinal()][sample];
    }

    /** The probability of winning at once; the net judges the rest. */
    double certain(int sample) {
        return certain[sample];
    }

    /** The target of the output: the win probability by the game's result, mixed with that by the search's score. */
    double target(int sample, double scale) {
        double share = shares[sample] / 100.0;
        return share * results[sample] / 2 + (1 - share) / (1 + StrictMath.exp(-scores[sample] / scale));
    }
}
