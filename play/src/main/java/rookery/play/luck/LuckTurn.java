package rookery.play.luck;

import rookery.kernel.piece.Side;

/**
 * One turn of a dice game, judged: the mover's chances (a win counts 1, a draw a half) at its four moments.
 *
 * @param ply    the turn's number in the game, from 1
 * @param side   whose turn it was
 * @param face   the face rolled
 * @param move   the move made
 * @param before chances before the roll: the mean over the faces that could be rolled
 * @param rolled chances after the roll, with the best move
 * @param played chances with the move made, seen from before it
 * @param after  chances after the turn, judged afresh: the result if the game ended, else where the next turn's judgement begins
 */
public record LuckTurn(int ply, Side side, int face, int move, double before, double rolled, double played, double after) {

    /** What the roll brought; the mean over all rolls is 0. */
    public double luck() {
        return rolled - before;
    }

    /** What the move gave away; never negative. */
    public double error() {
        return rolled - played;
    }

    /** How far the judgement was off: the difference to the next one, a ply later. */
    public double drift() {
        return after - played;
    }
}
