package rookery.arena.run;

/**
 * When to end games that the rules have not ended, based on the players' own scores. Scores are in hundredths of a pawn; a chance of winning p
 * counts as 400 log10(p / (1 - p)).
 *
 * @param drawMove    from this move number on a game can be called a draw; 0 for never
 * @param drawCount   for how many moves in a row both sides must think it is level
 * @param drawScore   which they do when their scores are this near to zero
 * @param resignCount for how many moves in a row a side must think it is lost; 0 for never
 * @param resignScore which it does when its score is this far below zero
 * @param bothAgree   whether the other side must think so too
 * @param longest     the game is drawn after this many moves by each side; 0 for never
 */
public record Adjudication(int drawMove, int drawCount, int drawScore, int resignCount, int resignScore, boolean bothAgree,
        int longest) implements WithAdjudication {

    /** Every game is played out. */
    public static final Adjudication NONE = new Adjudication(0, 0, 0, 0, 0, false, 0);

    public Adjudication {
        if (drawMove < 0 || drawCount < 0 || drawScore < 0 || resignCount < 0 || resignScore < 0 || longest < 0) {
            throw new IllegalArgumentException("nothing below zero");
        }
    }

    public Adjudication withDraw(int move, int count, int score) {
        return new Adjudication(move, count, score, resignCount, resignScore, bothAgree, longest);
    }

    public Adjudication withResign(int count, int score, boolean both) {
        return new Adjudication(drawMove, drawCount, drawScore, count, score, both, longest);
    }
}
