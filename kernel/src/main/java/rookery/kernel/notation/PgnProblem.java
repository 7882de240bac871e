package rookery.kernel.notation;

/**
 * Why a game of a PGN was refused.
 *
 * @param line where in the text, from 1
 * @param ply  the move that is wrong, the game's first being 1; 0 when it is not about a move
 * @param text in words for the user, beginning in lower case
 */
public record PgnProblem(int line, int ply, String text) {

    @Override
    public String toString() {
        return "line " + line + (ply > 0 ? ", move " + (ply + 1) / 2 + (ply % 2 == 1 ? "" : "...") : "") + ": " + text;
    }
}
