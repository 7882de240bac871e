package rookery.kernel.board;

/**
 * Whether the steps of a {@link MailboxBoard}'s pieces leave their royal piece safe. Only steps that could matter are tried: when in check, by the royal
 * piece itself, by a piece that stands between it and an enemy rider, or where the variant has captures that depend on jumped pieces.
 */
final class RoyalSafety {

    private final byte[] squares;
    private final int[] royal;
    private final Attackers attackers;
    private final StrideTables tables;
    /** Squares of pieces that shield the royal piece carry the current stamp. */
    private final int[] shieldStamp;
    private int stamp;

    RoyalSafety(byte[] squares, int[] royal, Attackers attackers, StrideTables tables) {
        this.squares = squares;
        this.royal = royal;
        this.attackers = attackers;
        this.tables = tables;
        shieldStamp = new int[squares.length];
    }

    /** Finds the pieces that shield the side's royal piece; returns whether any step of the side's could be unsafe. */
    boolean survey(int us) {
        return scanShields(us) || tables.anySpecialCapture;
    }

    /** Whether the piece there was found to shield the royal piece. */
    boolean isShield(int square) {
        return shieldStamp[square] == stamp;
    }

    /** Stamps the pieces that alone stand between the royal piece and an enemy rider; returns whether it is attacked now. */
    private boolean scanShields(int us) {
        stamp++;
        int king = royal[us];
        int by = us ^ 1;
        boolean check = attackers.anyLeaper(king, by);
        for (int direction : tables.rideDirections[by]) {
            int step = tables.step[direction];
            int length = tables.rayBehind[direction * tables.squareCount + king];
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

    /** Whether the mover's royal piece is safe after the step. */
    boolean isSafe(int from, int to) {
        int mover = squares[from];
        int side = mover & 1;
        return !attackers.anyAfter(from, to, mover, royal[side] == from ? to : royal[side], side ^ 1);
    }

    /** The same for an en passant capture, which removes the pawn on the victim's square. */
    boolean isSafeInPassing(int from, int to, int victim) {
        byte taken = squares[victim];
        squares[victim] = 0;
        boolean safe = isSafe(from, to);
        squares[victim] = taken;
        return safe;
    }
}
