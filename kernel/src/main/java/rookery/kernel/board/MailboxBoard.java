package rookery.kernel.board;

import java.util.function.IntConsumer;
import rookery.kernel.geometry.BoardShape;
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
    /** Scratch of {@link #withstandsRecaptures}: the pieces lifted off on the way, and whence. */
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
            int step = tables.step[direction];
            int length = tables.rayLength[tables.reverse[direction] * tables.squareCount + square];
            int source = square;
            for (int distance = 1; distance <= length; distance++) {
                source -= step;
                int piece = squares[source];
                if (piece != 0) {
                    if ((piece & 1) == by && tables.reach[piece * tables.directions + direction] >= distance) {
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
        return switch (stride.hurdle()) {
            case LAME -> special.target()[from] == square && isClear(special, from);
            case NONE -> hitsAfter(0, special, from, square);
            case HOP -> hitsAfter(1, special, from, square);
            case GRASSHOPPER -> behindFirst(special, from) == square;
        };
    }

    /** Whether the square is met on the stride's way after exactly so many pieces. */
    private boolean hitsAfter(int hurdles, StrideTables.Special special, int from, int square) {
        int step = tables.step[special.direction()];
        int met = 0;
        int target = from;
        for (int left = length(special.direction(), from, special.stride().range()); left > 0; left--) {
            target += step;
            if (target == square) {
                return met == hurdles;
            }
            if (squares[target] != 0 && ++met > hurdles) {
                return false;
            }
        }
        return false;
    }

    /** The square just behind the first piece on the stride's way, or -1. */
    private int behindFirst(StrideTables.Special special, int from) {
        int step = tables.step[special.direction()];
        int target = from;
        for (int left = length(special.direction(), from, special.stride().range()); left > 1; left--) {
            target += step;
            if (squares[target] != 0) {
                return target + step;
            }
        }
        return -1;
    }

    /** How many squares there are from there in the direction, within the range. */
    private int length(int direction, int from, int range) {
        return Math.min(tables.rayLength[direction * tables.squareCount + from], range);
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
        if (!tables.anySpecialCapture && !tables.couldAttack(piece, to, king) && !tables.isOnRide(side, from, king)) {
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
            int step = tables.step[ride & 0xff];
            int target = square;
            for (int left = length(ride & 0xff, square, ride >>> 8); left > 0; left--) {
                target += step;
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
            int step = tables.step[ride & 0xff];
            int length = length(ride & 0xff, square, ride >>> 8);
            int target = square + step;
            int reached = 1;
            while (reached < length && squares[target] == 0) {
                target += step;
                reached++;
            }
            count += Math.min(reached, length);
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
            walk(square, ride & 0xff, ride >>> 8, action);
        }
        eachSpecialAttack(square, piece, action);
    }

    private void walk(int square, int direction, int range, IntConsumer action) {
        int target = square;
        for (int left = length(direction, square, range); left > 0; left--) {
            target += tables.step[direction];
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
            int direction = special.direction();
            if (special.stride().isPlain()) {
                walk(square, direction, special.stride().range(), action);
                continue;
            }
            int target = square;
            for (int left = length(direction, square, BoardShape.LARGEST); left > 0; left--) {
                target += tables.step[direction];
                if (hits(special, square, target)) {
                    action.accept(target);
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
            int step = tables.step[ride & 0xff];
            int to = from;
            for (int left = length(ride & 0xff, from, ride >>> 8); left > 0; left--) {
                to += step;
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
        if (stride.firstMoveOnly() && !special.home()[from] || loud && !special.loud()[from]) {
            return;
        }
        if (stride.hurdle() == Stride.Hurdle.LAME) {
            int to = special.target()[from];
            if (to >= 0 && isClear(special, from)) {
                addIfAllowed(special, from, to, piece, mayStep, promotions, trial, loud, out);
            }
            return;
        }
        int hurdles = switch (stride.hurdle()) {
            case NONE, LAME -> 0;
            case HOP -> 1;
            case GRASSHOPPER -> {
                int behind = behindFirst(special, from);
                if (behind >= 0) {
                    addIfAllowed(special, from, behind, piece, mayStep, promotions, trial, loud, out);
                }
                yield -1;
            }
        };
        if (hurdles < 0) {
            return;
        }
        int step = tables.step[special.direction()];
        int met = 0;
        int to = from;
        for (int left = length(special.direction(), from, stride.range()); left > 0; left--) {
            to += step;
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
            int step = tables.step[direction];
            int length = tables.rayLength[tables.reverse[direction] * tables.squareCount + king];
            int shield = -1;
            int square = king;
            for (int distance = 1; distance <= length; distance++) {
                square -= step;
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
                if (tables.reach[piece * tables.directions + direction] >= distance) {
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
    boolean withstandsRecaptures(int from, int to, int lacking, int[] values) {
        int missing = lacking;
        int side = squares[from] & 1;
        boolean reached = true;
        int lifts = 0;
        int next = from;
        do {
            lifted[lifts] = squares[next];
            liftedFrom[lifts++] = next;
            squares[next] = 0;
            side ^= 1;
            next = lifts < lifted.length ? cheapestAttacker(to, side, values) : -1;
            if (next >= 0) {
                reached = !reached;
                missing = values[squares[next] >>> 1] - missing;
            }
        } while (next >= 0 && missing >= (reached ? 1 : 0));
        for (int i = 0; i < lifts; i++) {
            squares[liftedFrom[i]] = lifted[i];
        }
        return reached;
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
            int step = tables.step[direction];
            int length = tables.rayLength[tables.reverse[direction] * tables.squareCount + square];
            int source = square;
            for (int distance = 1; distance <= length; distance++) {
                source -= step;
                int piece = squares[source];
                if (piece == 0) {
                    continue;
                }
                if ((piece & 1) == by && tables.reach[piece * tables.directions + direction] >= distance
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
