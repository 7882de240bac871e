package rookery.kernel.board;

import java.util.function.IntConsumer;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Stride;
import rookery.kernel.variant.Variant;

/**
 * The general board: any shape up to 16x16 and any movement, one byte a square, lists of pieces, and tables of rays.
 *
 * <p>A step is tested for the royal piece's safety only where it could matter: when in check, when the royal piece itself moves, when the moving piece
 * stands between it and an enemy rider, or when the variant has captures that depend on jumped pieces.
 */
public final class MailboxBoard extends Board {

    private final StrideTables tables;
    private final int[][] pieceSquares;
    private final int[] pieceCount = new int[2];
    private final int[] listIndex;

    private final MoveList scratch = new MoveList();
    /** Squares of pieces that shield the royal piece carry the current stamp. */
    private final int[] shieldStamp;
    private int stamp;
    /** Scratch of {@link #exchange}: the pieces lifted off on the way, and whence. */
    private final byte[] lifted = new byte[32];
    private final int[] liftedFrom = new int[32];

    MailboxBoard(Variant variant) {
        super(variant);
        tables = StrideTables.of(variant);
        pieceSquares = new int[2][tables.squareCount];
        listIndex = new int[tables.squareCount];
        shieldStamp = new int[tables.squareCount];
    }

    private MailboxBoard(MailboxBoard other) {
        super(other);
        tables = other.tables;
        pieceSquares = new int[][]{other.pieceSquares[0].clone(), other.pieceSquares[1].clone()};
        pieceCount[0] = other.pieceCount[0];
        pieceCount[1] = other.pieceCount[1];
        listIndex = other.listIndex.clone();
        shieldStamp = new int[tables.squareCount];
    }

    /** For tests and variants of any kind: this board even where the faster one could serve. */
    public static Board general(Variant variant) {
        return new MailboxBoard(variant);
    }

    @Override
    public Board copy() {
        return new MailboxBoard(this);
    }

    @Override
    public void put(int square, int piece) {
        super.put(square, piece);
        int side = piece & 1;
        listIndex[square] = pieceCount[side];
        pieceSquares[side][pieceCount[side]++] = square;
    }

    @Override
    public void remove(int square) {
        int side = squares[square] & 1;
        super.remove(square);
        int last = pieceSquares[side][--pieceCount[side]];
        pieceSquares[side][listIndex[square]] = last;
        listIndex[last] = listIndex[square];
    }

    @Override
    public void move(int from, int to) {
        super.move(from, to);
        listIndex[to] = listIndex[from];
        pieceSquares[squares[to] & 1][listIndex[to]] = to;
    }

    @Override
    public int pieceSquares(int side, int[] out) {
        System.arraycopy(pieceSquares[side], 0, out, 0, pieceCount[side]);
        return pieceCount[side];
    }

    @Override
    public boolean isAttacked(int square, int by) {
        return isLeaptOn(square, by) || isRiddenOn(square, by) || tables.anySpecialCapture && isSpeciallyAttacked(square, by);
    }

    private boolean isLeaptOn(int square, int by) {
        int[] starts = tables.leapInStart[by];
        short[] sources = tables.leapInSquares[by];
        byte[] ways = tables.leapInDirections[by];
        for (int i = starts[square], end = starts[square + 1]; i < end; i++) {
            int piece = squares[sources[i]];
            if (piece > 1 && (piece & 1) == by && tables.reach[piece * tables.directions + ways[i]] != 0) {
                return true;
            }
        }
        return false;
    }

    private boolean isRiddenOn(int square, int by) {
        for (int direction : tables.rideDirections[by]) {
            int ray = tables.reverse[direction] * tables.squareCount + square;
            int start = tables.rayStart[ray];
            for (int i = start, end = tables.rayStart[ray + 1]; i < end; i++) {
                int piece = squares[tables.raySquares[i]];
                if (piece != 0) {
                    if ((piece & 1) == by && tables.reach[piece * tables.directions + direction] > i - start) {
                        return true;
                    }
                    break;
                }
            }
        }
        return false;
    }

    private boolean isSpeciallyAttacked(int square, int by) {
        for (int i = 0; i < pieceCount[by]; i++) {
            if (attacksSpecially(pieceSquares[by][i], square, by)) {
                return true;
            }
        }
        return false;
    }

    private boolean attacksSpecially(int from, int square, int by) {
        int piece = squares[from];
        // The list may name a piece that a trial step has just taken off.
        if (piece == 0 || (piece & 1) != by || !tables.hasSpecialCapture[piece]) {
            return false;
        }
        for (StrideTables.Special special : tables.specials[piece]) {
            if (special.stride().captures() && !special.stride().isPlain() && hits(special, from, square)) {
                return true;
            }
        }
        return false;
    }

    private boolean hits(StrideTables.Special special, int from, int square) {
        Stride stride = special.stride();
        if (stride.firstMoveOnly() && !special.home()[from]) {
            return false;
        }
        int ray = special.direction() * tables.squareCount + from;
        int start = tables.rayStart[ray];
        int end = Math.min(tables.rayStart[ray + 1], start + stride.range());
        return switch (stride.hurdle()) {
            case LAME -> special.target()[from] == square && isClear(special, from);
            case NONE -> hitsAfter(0, start, end, square);
            case HOP -> hitsAfter(1, start, end, square);
            case GRASSHOPPER -> {
                int behind = firstBehind(start, tables.rayStart[ray + 1]);
                yield behind >= 0 && behind < end && tables.raySquares[behind] == square;
            }
        };
    }

    /** Whether the ray's square is met after exactly so many pieces. */
    private boolean hitsAfter(int hurdles, int start, int end, int square) {
        int met = 0;
        for (int i = start; i < end; i++) {
            int target = tables.raySquares[i];
            if (target == square) {
                return met == hurdles;
            }
            if (squares[target] != 0 && ++met > hurdles) {
                return false;
            }
        }
        return false;
    }

    /** The index on the ray just behind the first piece, or -1. */
    private int firstBehind(int start, int end) {
        for (int i = start; i < end - 1; i++) {
            if (squares[tables.raySquares[i]] != 0) {
                return i + 1;
            }
        }
        return -1;
    }

    private boolean isClear(StrideTables.Special special, int from) {
        int first = special.blockers()[0][from];
        int second = special.blockers()[1][from];
        return (first == from || squares[first] == 0) && (second == from || squares[second] == 0);
    }

    @Override
    public boolean attacksRoyalAfter(int from, int to, int piece) {
        int side = piece & 1;
        int king = royal[side ^ 1];
        if (king < 0) {
            return false;
        }
        byte mover = squares[from];
        byte captured = squares[to];
        squares[from] = 0;
        squares[to] = (byte) piece;
        boolean attacked = isAttacked(king, side);
        squares[from] = mover;
        squares[to] = captured;
        return attacked;
    }

    @Override
    public SquareSet attackers(int square, int by) {
        SquareSet found = SquareSet.EMPTY;
        for (int i = 0; i < pieceCount[by]; i++) {
            int from = pieceSquares[by][i];
            if (attacks(from).contains(square)) {
                found = found.with(from);
            }
        }
        return found;
    }

    @Override
    public SquareSet attacks(int square) {
        SquareSet[] found = {SquareSet.EMPTY};
        eachAttack(square, target -> found[0] = found[0].with(target));
        return found[0];
    }

    @Override
    public void addAttacks(int square, long[] words) {
        int piece = squares[square];
        if (piece == 0) {
            return;
        }
        int[] starts = tables.leapStart[piece];
        for (int i = starts[square]; i < starts[square + 1]; i++) {
            int target = tables.leapSquares[piece][i];
            words[target >>> 6] |= 1L << target;
        }
        for (int ride : tables.rides[piece]) {
            int ray = (ride & 0xff) * tables.squareCount + square;
            int start = tables.rayStart[ray];
            int end = Math.min(tables.rayStart[ray + 1], start + (ride >>> 8));
            for (int i = start; i < end; i++) {
                int target = tables.raySquares[i];
                words[target >>> 6] |= 1L << target;
                if (squares[target] != 0) {
                    break;
                }
            }
        }
        if (tables.specials[piece].length != 0) {
            eachSpecialAttack(square, piece, target -> words[target >>> 6] |= 1L << target);
        }
    }

    @Override
    public int mobility(int square) {
        int piece = squares[square];
        if (piece == 0) {
            return 0;
        }
        int[] starts = tables.leapStart[piece];
        int count = starts[square + 1] - starts[square];
        for (int ride : tables.rides[piece]) {
            int ray = (ride & 0xff) * tables.squareCount + square;
            int start = tables.rayStart[ray];
            int end = Math.min(tables.rayStart[ray + 1], start + (ride >>> 8));
            int i = start;
            while (i < end && squares[tables.raySquares[i]] == 0) {
                i++;
            }
            count += i < end ? i - start + 1 : i - start;
        }
        if (tables.specials[piece].length != 0) {
            int[] more = {0};
            eachSpecialAttack(square, piece, target -> more[0]++);
            count += more[0];
        }
        return count;
    }

    private void eachAttack(int square, IntConsumer action) {
        int piece = squares[square];
        if (piece == 0) {
            return;
        }
        int[] starts = tables.leapStart[piece];
        for (int i = starts[square]; i < starts[square + 1]; i++) {
            action.accept(tables.leapSquares[piece][i]);
        }
        for (int ride : tables.rides[piece]) {
            walk((ride & 0xff) * tables.squareCount + square, ride >>> 8, action);
        }
        eachSpecialAttack(square, piece, action);
    }

    private void walk(int ray, int range, IntConsumer action) {
        int start = tables.rayStart[ray];
        int end = Math.min(tables.rayStart[ray + 1], start + range);
        for (int i = start; i < end; i++) {
            int target = tables.raySquares[i];
            action.accept(target);
            if (squares[target] != 0) {
                return;
            }
        }
    }

    private void eachSpecialAttack(int square, int piece, IntConsumer action) {
        for (StrideTables.Special special : tables.specials[piece]) {
            if (!special.stride().captures()) {
                continue;
            }
            int ray = special.direction() * tables.squareCount + square;
            if (special.stride().isPlain()) {
                walk(ray, special.stride().range(), action);
                continue;
            }
            for (int i = tables.rayStart[ray]; i < tables.rayStart[ray + 1]; i++) {
                if (hits(special, square, tables.raySquares[i])) {
                    action.accept(tables.raySquares[i]);
                }
            }
        }
    }

    @Override
    public int countSteps(int side, int kinds, int[] promotions, boolean safe) {
        scratch.clear();
        addSteps(side, kinds, promotions, safe, false, scratch);
        return scratch.size();
    }

    @Override
    public void addSteps(int side, int kinds, int[] promotions, boolean safe, boolean loud, MoveList out) {
        boolean tryAll = safe && (scanShields(side) || tables.anySpecialCapture);
        int[] own = pieceSquares[side];
        for (int i = 0; i < pieceCount[side]; i++) {
            int from = own[i];
            int piece = squares[from];
            boolean mayStep = (kinds >>> (piece >>> 1) & 1) != 0;
            if (!mayStep && !tables.isPawn[piece]) {
                continue;
            }
            boolean trial = tryAll || safe && (shieldStamp[from] == stamp || isRoyal(piece));
            int first = out.size();
            addLeaps(from, piece, trial, loud, out);
            addRides(from, piece, trial, loud, out);
            for (StrideTables.Special special : tables.specials[piece]) {
                addSpecial(special, from, piece, mayStep, promotions, trial, loud, out);
            }
            if (tables.overlaps[piece]) {
                removeDoubles(first, out);
            }
        }
    }

    /** Of moves from the same square to the same target, becoming the same kind, the first stays. */
    private static void removeDoubles(int first, MoveList out) {
        int kept = first;
        for (int i = first; i < out.size(); i++) {
            int move = out.get(i);
            boolean known = false;
            for (int j = first; j < kept && !known; j++) {
                known = Move.to(out.get(j)) == Move.to(move) && Move.promotion(out.get(j)) == Move.promotion(move);
            }
            if (!known) {
                out.set(kept++, move);
            }
        }
        out.shrink(kept);
    }

    private void addLeaps(int from, int piece, boolean trial, boolean loud, MoveList out) {
        int[] starts = tables.leapStart[piece];
        short[] targets = tables.leapSquares[piece];
        for (int i = starts[from], end = starts[from + 1]; i < end; i++) {
            int to = targets[i];
            int target = squares[to];
            if ((target == 0 ? !loud : ((target ^ piece) & 1) != 0) && (!trial || isSafe(from, to))) {
                out.add(Move.of(from, to));
            }
        }
    }

    private void addRides(int from, int piece, boolean trial, boolean loud, MoveList out) {
        for (int ride : tables.rides[piece]) {
            int ray = (ride & 0xff) * tables.squareCount + from;
            int start = tables.rayStart[ray];
            int end = Math.min(tables.rayStart[ray + 1], start + (ride >>> 8));
            for (int i = start; i < end; i++) {
                int to = tables.raySquares[i];
                int target = squares[to];
                if (target == 0) {
                    if (!loud && (!trial || isSafe(from, to))) {
                        out.add(Move.of(from, to));
                    }
                    continue;
                }
                if (((target ^ piece) & 1) != 0 && (!trial || isSafe(from, to))) {
                    out.add(Move.of(from, to));
                }
                break;
            }
        }
    }

    private void addSpecial(StrideTables.Special special, int from, int piece, boolean mayStep, int[] promotions, boolean trial,
            boolean loud,
            MoveList out) {
        Stride stride = special.stride();
        if (stride.firstMoveOnly() && !special.home()[from]) {
            return;
        }
        if (stride.hurdle() == Stride.Hurdle.LAME) {
            int to = special.target()[from];
            if (to >= 0 && isClear(special, from)) {
                addIfAllowed(special, from, to, piece, mayStep, promotions, trial, loud, out);
            }
            return;
        }
        int ray = special.direction() * tables.squareCount + from;
        int start = tables.rayStart[ray];
        int end = tables.rayStart[ray + 1];
        int limit = Math.min(end, start + stride.range());
        int hurdles = switch (stride.hurdle()) {
            case NONE, LAME -> 0;
            case HOP -> 1;
            case GRASSHOPPER -> {
                int behind = firstBehind(start, end);
                if (behind >= 0 && behind < limit) {
                    addIfAllowed(special, from, tables.raySquares[behind], piece, mayStep, promotions, trial, loud, out);
                }
                yield -1;
            }
        };
        if (hurdles < 0) {
            return;
        }
        int met = 0;
        for (int i = start; i < limit; i++) {
            int to = tables.raySquares[i];
            if (met == hurdles) {
                addIfAllowed(special, from, to, piece, mayStep, promotions, trial, loud, out);
            }
            if (squares[to] != 0 && ++met > hurdles) {
                return;
            }
        }
    }

    private void addIfAllowed(StrideTables.Special special, int from, int to, int piece, boolean mayStep, int[] promotions, boolean trial,
            boolean loud, MoveList out) {
        int target = squares[to];
        boolean allowed = target == 0 ? special.stride().moves() : special.stride().captures() && ((target ^ piece) & 1) != 0;
        if (!allowed) {
            return;
        }
        int side = piece & 1;
        boolean promotes = tables.isPawn[piece] && tables.promotionZone[side][to];
        boolean plain = mayStep && !(promotes && tables.forcedZone[side][to]) && !(loud && target == 0);
        if (!plain && !promotes || trial && !isSafe(from, to)) {
            return;
        }
        if (promotes) {
            for (int kind : promotions) {
                out.add(Move.promotion(from, to, kind));
            }
        }
        if (plain) {
            boolean doubleStep = tables.isPawn[piece] && special.isDoubleStep(Math.abs(to - from) / tables.shape.files());
            out.add(doubleStep ? Move.of(from, to, Move.DOUBLE_STEP) : Move.of(from, to));
        }
    }

    /** Stamps the pieces that alone stand between the royal piece and an enemy rider; returns whether it is attacked now. */
    private boolean scanShields(int us) {
        stamp++;
        int king = royal[us];
        int by = us ^ 1;
        boolean check = isLeaptOn(king, by);
        for (int direction : tables.rideDirections[by]) {
            int ray = tables.reverse[direction] * tables.squareCount + king;
            int start = tables.rayStart[ray];
            int shield = -1;
            for (int i = start, end = tables.rayStart[ray + 1]; i < end; i++) {
                int square = tables.raySquares[i];
                int piece = squares[square];
                if (piece == 0) {
                    continue;
                }
                if ((piece & 1) == us) {
                    if (shield >= 0) {
                        break;
                    }
                    shield = square;
                    continue;
                }
                if (tables.reach[piece * tables.directions + direction] > i - start) {
                    if (shield >= 0) {
                        shieldStamp[shield] = stamp;
                    } else {
                        check = true;
                    }
                }
                break;
            }
        }
        return check;
    }

    /** Whether the mover's royal piece is safe after the step; tried on the squares alone and taken back. */
    private boolean isSafe(int from, int to) {
        byte mover = squares[from];
        byte captured = squares[to];
        int side = mover & 1;
        squares[from] = 0;
        squares[to] = mover;
        boolean safe = !isAttacked(royal[side] == from ? to : royal[side], side ^ 1);
        squares[from] = mover;
        squares[to] = captured;
        return safe;
    }

    @Override
    public void addEnPassant(int side, int target, int victim, boolean safe, MoveList out) {
        for (int i = 0; i < pieceCount[side]; i++) {
            int from = pieceSquares[side][i];
            for (StrideTables.Special special : tables.specials[squares[from]]) {
                if (special.stride().enPassant() && special.target()[from] == target && (!safe || isSafeInPassing(from, target, victim))) {
                    out.add(Move.of(from, target, Move.EN_PASSANT));
                }
            }
        }
    }

    private boolean isSafeInPassing(int from, int target, int victim) {
        byte taken = squares[victim];
        squares[victim] = 0;
        boolean safe = isSafe(from, target);
        squares[victim] = taken;
        return safe;
    }

    @Override
    public int exchange(int from, int to, int gain, int[] values) {
        int depth = 0;
        gains[0] = gain;
        int side = squares[from] & 1;
        int onTarget = values[squares[from] >>> 1];
        lifted[0] = squares[from];
        liftedFrom[0] = from;
        squares[from] = 0;
        side ^= 1;
        while (depth < 31) {
            int cheapest = cheapestAttacker(to, side, values);
            if (cheapest < 0) {
                break;
            }
            depth++;
            gains[depth] = onTarget - gains[depth - 1];
            onTarget = values[squares[cheapest] >>> 1];
            lifted[depth] = squares[cheapest];
            liftedFrom[depth] = cheapest;
            squares[cheapest] = 0;
            side ^= 1;
        }
        for (int i = 0; i <= depth; i++) {
            squares[liftedFrom[i]] = lifted[i];
        }
        return settle(depth);
    }

    private int cheapestAttacker(int square, int by, int[] values) {
        int best = -1;
        int bestValue = Integer.MAX_VALUE;
        int[] starts = tables.leapInStart[by];
        for (int i = starts[square], end = starts[square + 1]; i < end; i++) {
            int source = tables.leapInSquares[by][i];
            int piece = squares[source];
            if (piece > 1 && (piece & 1) == by && tables.reach[piece * tables.directions + tables.leapInDirections[by][i]] != 0
                    && values[piece >>> 1] < bestValue) {
                best = source;
                bestValue = values[piece >>> 1];
            }
        }
        for (int direction : tables.rideDirections[by]) {
            int ray = tables.reverse[direction] * tables.squareCount + square;
            int start = tables.rayStart[ray];
            for (int i = start, end = tables.rayStart[ray + 1]; i < end; i++) {
                int source = tables.raySquares[i];
                int piece = squares[source];
                if (piece == 0) {
                    continue;
                }
                if ((piece & 1) == by && tables.reach[piece * tables.directions + direction] > i - start
                        && values[piece >>> 1] < bestValue) {
                    best = source;
                    bestValue = values[piece >>> 1];
                }
                break;
            }
        }
        return best;
    }
}
