package rookery.kernel.board;

/**
 * Whether the steps of a {@link MailboxBoard}'s pieces leave their royal piece safe. A step is tried only where nothing less tells: by the royal piece
 * itself, by a piece that stands between it and an enemy rider, in a double check, or where the variant has captures that depend on jumped pieces. In a single
 * check the other pieces must step to one of the squares that end it.
 *
 * <p>The steps of one side are asked about in this order: {@link #survey} once, {@link #consider} for each piece, {@link #allows} for each of its steps.
 */
final class RoyalSafety {

    private final byte[] squares;
    private final int[] royal;
    private final Attackers attackers;
    private final StrideTables tables;
    /** Squares of pieces that shield the royal piece carry the current stamp. */
    private final int[] shieldStamp;
    /** Squares on which a step ends the only check carry the current stamp: the attacker's and those between. */
    private final int[] answerStamp;
    private int stamp;
    private int checks;
    /** Whether the piece last considered can do nothing but answer a single check. */
    private boolean onlyAnswers;

    RoyalSafety(byte[] squares, int[] royal, Attackers attackers, StrideTables tables) {
        this.squares = squares;
        this.royal = royal;
        this.attackers = attackers;
        this.tables = tables;
        shieldStamp = new int[squares.length];
        answerStamp = new int[squares.length];
    }

    /** Looks at the side's royal piece: what shields it, what gives check, and where a single check can be answered. */
    void survey(int us) {
        stamp++;
        int king = royal[us];
        int by = us ^ 1;
        surveyLeapers(king, by);
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
                        checks++;
                        for (int answer = square; answer != king; answer += step) {
                            answerStamp[answer] = stamp;
                        }
                    }
                }
                break;
            }
        }
    }

    private void surveyLeapers(int king, int by) {
        checks = 0;
        int[] starts = tables.leapInStart[by];
        for (int entry = starts[king], end = starts[king + 1]; entry < end; entry++) {
            int attacker = attackers.leaper(entry, by);
            if (attacker >= 0) {
                checks++;
                answerStamp[attacker] = stamp;
            }
        }
    }

    /** Turns to the surveyed side's piece there, and returns whether its steps could be unsafe, so that each must be {@link #allows allowed}. */
    boolean consider(int from) {
        boolean concerned = tables.anySpecialCapture || checks > 1 || royal[squares[from] & 1] == from || shieldStamp[from] == stamp;
        onlyAnswers = checks == 1 && !concerned;
        return concerned || onlyAnswers;
    }

    /** Whether a step of the piece last {@link #consider considered} leaves the royal piece safe. */
    boolean allows(int from, int to) {
        return onlyAnswers ? answerStamp[to] == stamp : isSafe(from, to);
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
