package rookery.desktop.screen.lab;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.arena.run.LiveGame;
import rookery.look.board.Scorecard;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.look.board.BoardModel;
import rookery.look.board.Marks;
import rookery.look.board.Slide;
import rookery.play.analysis.Opinion;
import rookery.play.bot.Thought;

/**
 * A game under way as the screen draws it.
 *
 * @param actions how many have been played; if one more than before, the board can animate the move
 * @param roll    what the die shows, 0 for nothing
 * @param whiteMind what White thinks; null for nothing yet
 */
record LiveBoard(int number, int white, int black, String opening, BoardModel model, int actions, int moveNumber, Side toMove, int roll,
        @Nullable Mind whiteMind, @Nullable Mind blackMind) {

    private static final int LONGEST_LINE = 8;

    /**
     * What a player thinks.
     *
     * @param score as White sees it; empty if not told
     * @param line  the moves it expects, in notation
     */
    record Mind(String score, double chance, int depth, long nodes, long nodesPerSecond, String line, String note) {}

    static LiveBoard of(LiveGame game) {
        if (!(Position.of(game.variant(), game.start()) instanceof Verdict.Playable(Position position))) {
            throw new IllegalArgumentException("a game that cannot be played");
        }
        var befores = new @Nullable Position[2];
        var last = SquareSet.EMPTY;
        for (int action : game.actions()) {
            if (!Move.isRoll(action)) {
                befores[position.turn().ordinal()] = position.copy();
                var slides = Scorecard.slides(position, action);
                last = Slide.track(slides);
            }
            position.make(action);
        }
        int check = position.inCheck() ? position.royalSquare(position.turn()) : BoardShape.NONE;
        var model = BoardModel.picture(game.variant(), position.setup())
                .withMarks(Marks.NONE.withLastMove(last).withCheck(check));
        return new LiveBoard(game.number(), game.whitePlayer(), game.blackPlayer(), game.opening(), model, game.actions().size(),
                position.moveNumber(), position.turn(), position.roll(), mind(game.white(), Side.WHITE, position, befores[0]),
                mind(game.black(), Side.BLACK, position, befores[1]));
    }

    /** The thought of the side to move refers to the position on the board, the other side's to the one before its last move. */
    private static @Nullable Mind mind(@Nullable Thought thought, Side side, Position now, @Nullable Position before) {
        if (thought == null) return null;
        var score = thought.score();
        var opinion = score == null ? null : Opinion.of(score, side);
        var base = now.turn() == side ? now : before;
        return new Mind(opinion == null ? "" : opinion.text(), opinion == null ? 0.5 : opinion.chance(), thought.depth(), thought.nodes(),
                thought.nodesPerSecond(), base == null ? "" : line(base.copy(), thought.line()), thought.note());
    }

    private static String line(Position position, List<Integer> actions) {
        var words = new ArrayList<String>();
        for (int action : actions) {
            if (words.size() == LONGEST_LINE || !position.isLegal(action)) break;
            if (!Move.isRoll(action)) words.add(action == Move.PASS ? "--" : San.write(position, action));
            position.make(action);
        }
        return String.join(" ", words);
    }
}
