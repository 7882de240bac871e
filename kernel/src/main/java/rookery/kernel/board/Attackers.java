package rookery.kernel.board;

import rookery.kernel.piece.Piece;

/** The pieces of a {@link MailboxBoard} that attack a square: looks outward from the square for leapers and riders along the tables. */
final class Attackers {

    private final byte[] squares;
    private final PieceLists pieces;
    private final StrideTables tables;

    Attackers(byte[] squares, PieceLists pieces, StrideTables tables) {
        this.squares = squares;
        this.pieces = pieces;
        this.tables = tables;
    }

    boolean any(int square, int by) {
        return anyLeaper(square, by) || anyRider(square, by) || tables.anySpecialCapture && anySpecial(square, by);
    }

    /** Like {@link #any}, but after the step has been made, perhaps with a promotion to that piece. Tried on the squares alone and undone. */
    boolean anyAfter(int from, int to, int piece, int square, int by) {
        byte mover = squares[from];
        byte captured = squares[to];
        squares[from] = 0;
        squares[to] = (byte) piece;
        // The piece lists do not yet know where the mover stands now.
        boolean attacked = any(square, by) || (piece & 1) == by && tables.hasSpecialCapture[piece] && attacksSpecially(piece, to, square);
        squares[from] = mover;
        squares[to] = captured;
        return attacked;
    }

    boolean anyLeaper(int square, int by) {
        int[] starts = tables.leapInStart[by];
        for (int entry = starts[square], end = starts[square + 1]; entry < end; entry++) {
            if (leaper(entry, by) >= 0) {
                return true;
            }
        }
        return false;
    }

    private boolean anyRider(int square, int by) {
        for (int direction : tables.rideDirections[by]) {
            if (rider(square, direction, by) >= 0) {
                return true;
            }
        }
        return false;
    }

    private boolean anySpecial(int square, int by) {
        for (int i = 0; i < pieces.counts[by]; i++) {
            int from = pieces.squares[by][i];
            int piece = squares[from];
            // The list may still name a piece that a trial step has just captured.
            if (piece != 0 && (piece & 1) == by && tables.hasSpecialCapture[piece] && attacksSpecially(piece, from, square)) {
                return true;
            }
        }
        return false;
    }

    private boolean attacksSpecially(int piece, int from, int square) {
        for (SpecialStride special : tables.specials[piece]) {
            if (special.hidden() && special.hits(square, from, squares)) {
                return true;
            }
        }
        return false;
    }

    /** The square of the attacker of least value, by kind, that needs no hurdle; -1 without one. */
    int cheapest(int square, int by, int[] values) {
        int best = -1;
        for (int direction : tables.rideDirections[by]) {
            int found = rider(square, direction, by);
            if (found >= 0 && tables.isPawn[squares[found]]) {
                // Hardly anything is worth less.
                return found;
            }
            best = cheaper(best, found, values);
        }
        int[] starts = tables.leapInStart[by];
        for (int entry = starts[square], end = starts[square + 1]; entry < end; entry++) {
            best = cheaper(best, leaper(entry, by), values);
        }
        return best;
    }

    private int cheaper(int known, int other, int[] values) {
        return other < 0 || known >= 0 && values[squares[known] >>> 1] <= values[squares[other] >>> 1] ? known : other;
    }

    /** The square of the side's piece that attacks by that entry of the leap tables, or -1. */
    int leaper(int entry, int by) {
        int source = tables.leapInSquares[by][entry];
        int piece = squares[source];
        boolean attacks = piece > Piece.WALL && (piece & 1) == by
                && tables.reach[piece * tables.directions + tables.leapInDirections[by][entry]] != 0;
        return attacks ? source : -1;
    }

    /** The square of the side's piece that reaches the square by travelling in the direction, or -1. */
    private int rider(int square, int direction, int by) {
        int step = tables.step[direction];
        int length = tables.rayBehind[direction * tables.squareCount + square];
        int source = square;
        for (int distance = 1; distance <= length; distance++) {
            source -= step;
            int piece = squares[source];
            if (piece != 0) {
                return (piece & 1) == by && tables.reach[piece * tables.directions + direction] >= distance ? source : -1;
            }
        }
        return -1;
    }
}
