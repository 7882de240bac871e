package rookery.kernel.board;

import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;

/** Generates the steps of a {@link MailboxBoard}'s pieces: leaps, rides, and conditional strides, including promotions. */
final class MailboxSteps {

    private final byte[] squares;
    private final PieceLists pieces;
    private final RoyalSafety safety;
    private final StrideTables tables;

    MailboxSteps(byte[] squares, PieceLists pieces, RoyalSafety safety, StrideTables tables) {
        this.squares = squares;
        this.pieces = pieces;
        this.safety = safety;
        this.tables = tables;
    }

    /** See {@link Board#addSteps}. */
    void add(int side, int kinds, int[] promotions, boolean safe, boolean loud, MoveList out) {
        if (safe) {
            safety.survey(side);
        }
        int[] own = pieces.squares[side];
        for (int i = 0; i < pieces.counts[side]; i++) {
            int from = own[i];
            addOf(from, kinds, promotions, safe && safety.consider(from), loud, out);
        }
    }

    /** Adds the steps of the piece there; only those that leave the royal piece safe where they are on trial. */
    void addOf(int from, int kinds, int[] promotions, boolean trial, boolean loud, MoveList out) {
        int piece = squares[from];
        boolean mayStep = (kinds >>> (piece >>> 1) & 1) != 0;
        if (!mayStep && !tables.isPawn[piece]) {
            return;
        }
        int first = out.size();
        if (!tables.isPawn[piece]) {
            addLeaps(from, piece, trial, loud, out);
            addRides(from, piece, trial, loud, out);
        }
        if (tables.hasShortSteps[piece]) {
            addShort(from, piece, mayStep, promotions, trial, loud, out);
        } else {
            addSpecials(from, piece, mayStep, promotions, trial, loud, out);
        }
        if (tables.overlaps[piece]) {
            removeDoubles(first, out);
        }
    }

    private void addShort(int from, int piece, boolean mayStep, int[] promotions, boolean trial, boolean loud, MoveList out) {
        int[] starts = tables.shortStart[piece];
        int[] steps = tables.shortSteps[piece];
        for (int i = starts[from], end = starts[from + 1]; i < end; i++) {
            int step = steps[i];
            if (ShortSteps.isOpen(step, from, piece, loud, squares)) {
                addStep(from, ShortSteps.to(step), piece, ShortSteps.promotes(step), ShortSteps.isDouble(step), mayStep, promotions, trial,
                        loud, out);
            }
        }
    }

    private void addSpecials(int from, int piece, boolean mayStep, int[] promotions, boolean trial, boolean loud, MoveList out) {
        for (SpecialStride special : tables.specials[piece]) {
            if (special.startsFrom(from) && (!loud || special.loud()[from])) {
                addSpecial(special, from, piece, mayStep, promotions, trial, loud, out);
            }
        }
    }

    /** Keeps the first of several moves with the same target and promotion. */
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
            if ((target == 0 ? !loud : ((target ^ piece) & 1) != 0) && (!trial || safety.allows(from, to))) {
                out.add(Move.of(from, to));
            }
        }
    }

    private void addRides(int from, int piece, boolean trial, boolean loud, MoveList out) {
        for (int ride : tables.rides[piece]) {
            int step = tables.step[ride & 0xff];
            int to = from;
            for (int left = tables.length(ride & 0xff, from, ride >>> 8); left > 0; left--) {
                to += step;
                int target = squares[to];
                if (target == 0) {
                    if (!loud && (!trial || safety.allows(from, to))) {
                        out.add(Move.of(from, to));
                    }
                    continue;
                }
                if (((target ^ piece) & 1) != 0 && (!trial || safety.allows(from, to))) {
                    out.add(Move.of(from, to));
                }
                break;
            }
        }
    }

    private void addSpecial(SpecialStride special, int from, int piece, boolean mayStep, int[] promotions, boolean trial, boolean loud,
            MoveList out) {
        switch (special.stride().hurdle()) {
            case NONE -> addOnWay(0, special, from, piece, mayStep, promotions, trial, loud, out);
            case HOP -> addOnWay(1, special, from, piece, mayStep, promotions, trial, loud, out);
            case LAME -> addIfAllowed(special, from, special.lameTarget(from, squares), piece, mayStep, promotions, trial, loud, out);
            case GRASSHOPPER ->
                addIfAllowed(special, from, special.behindFirst(from, squares), piece, mayStep, promotions, trial, loud, out);
        }
    }

    /** Adds the steps to the squares reached after jumping exactly that many pieces. */
    private void addOnWay(int hurdles, SpecialStride special, int from, int piece, boolean mayStep, int[] promotions, boolean trial,
            boolean loud, MoveList out) {
        int met = 0;
        int to = from;
        for (int left = special.length()[from]; left > 0; left--) {
            to += special.step();
            if (met == hurdles) {
                addIfAllowed(special, from, to, piece, mayStep, promotions, trial, loud, out);
            }
            if (squares[to] != 0 && ++met > hurdles) {
                return;
            }
        }
    }

    private void addIfAllowed(SpecialStride special, int from, int to, int piece, boolean mayStep, int[] promotions, boolean trial,
            boolean loud, MoveList out) {
        if (to < 0) {
            return;
        }
        int target = squares[to];
        boolean allowed = target == 0 ? special.stride().moves() : special.stride().captures() && ((target ^ piece) & 1) != 0;
        if (!allowed) {
            return;
        }
        boolean promotes = tables.isPawn[piece] && tables.promotionZone[piece & 1][to];
        boolean doubleStep = tables.isPawn[piece] && special.isDoubleStep(from, to);
        addStep(from, to, piece, promotes, doubleStep, mayStep, promotions, trial, loud, out);
    }

    private void addStep(int from, int to, int piece, boolean promotes, boolean doubleStep, boolean mayStep, int[] promotions,
            boolean trial, boolean loud, MoveList out) {
        boolean plain = mayStep && !(promotes && tables.forcedZone[piece & 1][to]) && !(loud && squares[to] == 0);
        if (!plain && !promotes || trial && !safety.allows(from, to)) {
            return;
        }
        if (promotes) {
            for (int kind : promotions) {
                out.add(Move.promotion(from, to, kind));
            }
        }
        if (plain) {
            out.add(doubleStep ? Move.of(from, to, Move.DOUBLE_STEP) : Move.of(from, to));
        }
    }

    /** See {@link Board#addEnPassant}. */
    void addEnPassant(int side, int target, int victim, boolean safe, MoveList out) {
        for (int passer : tables.passers[side][target]) {
            int from = passer & 0xff;
            if (squares[from] == passer >>> 8 && (!safe || safety.isSafeInPassing(from, target, victim))) {
                out.add(Move.of(from, target, Move.EN_PASSANT));
            }
        }
    }
}
