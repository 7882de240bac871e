package rookery.desktop.screen.play;

import java.util.List;
import java.util.Optional;
import rookery.desktop.board.Arrow;
import rookery.desktop.board.Slide;
import rookery.desktop.game.Frame;
import rookery.desktop.game.GameOrder;
import rookery.desktop.game.Scorecard;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.play.match.MatchSnapshot;

/**
 * Everything the board screen shows.
 *
 * @param match      the referee's last word
 * @param card       every picture of the game so far
 * @param index      which of them is looked at; the last while following the game
 * @param whiteBelow which way round the board lies
 * @param premove    a move given in advance
 * @param message    what the game says to the player, beside the board
 * @param pointed    the square under the mouse, or {@link BoardShape#NONE}
 * @param hint       arrows of advice
 * @param thinking   whether advice is being sought
 * @param ask        what is asked in place of the buttons
 * @param unrated    whether the game would count in the ranking, had nobody helped
 */
record PlayState(GameOrder order, MatchSnapshot match, Scorecard card, int index, boolean whiteBelow, Optional<Slide> premove,
        Message message, int pointed, List<Arrow> hint, boolean thinking, Ask ask, boolean unrated) {

    /** What the player has pressed and must confirm. */
    enum Ask {
        NOTHING, RESIGN, RESTART
    }

    /** A sentence for the player: a key of the texts, and whether it warns. */
    record Message(String key, boolean warning) {
        static final Message NONE = new Message("", false);

        /** What a position says by itself: that a king is attacked. */
        static Message of(MatchSnapshot match) {
            return match.inCheck() && !match.isOver() ? new Message("play.check", true) : NONE;
        }
    }

    PlayState {
        hint = List.copyOf(hint);
    }

    static PlayState of(GameOrder order, MatchSnapshot match) {
        var card = Scorecard.of(start(match), match.actions());
        return new PlayState(order, match, card, card.size() - 1, order.below() == Side.WHITE, Optional.empty(), Message.of(match),
                BoardShape.NONE, List.of(), false, Ask.NOTHING, false);
    }

    static Position start(MatchSnapshot match) {
        return Position.start(match.settings().variant().withStart(match.settings().start()));
    }

    /** Whether the board shows the present. */
    boolean isLive() {
        return index == card.size() - 1;
    }

    Frame frame() {
        return card.frames().get(index);
    }

    boolean isPerson(Side side) {
        return order.seat(side).isPerson();
    }

    boolean isOver() {
        return match.isOver();
    }

    /** The side whose buttons are on the screen: the person against a computer, or whoever is to move. */
    Side hand() {
        return order.isAgainstComputer() ? order.white().isPerson() ? Side.WHITE : Side.BLACK : match.turn();
    }

    Side below() {
        return whiteBelow ? Side.WHITE : Side.BLACK;
    }

    PlayState with(MatchSnapshot changed, Scorecard changedCard, int changedIndex) {
        return new PlayState(order, changed, changedCard, changedIndex, whiteBelow, premove, message, pointed, hint, thinking, ask,
                unrated);
    }

    PlayState withIndex(int changed) {
        return new PlayState(order, match, card, changed, whiteBelow, premove, message, pointed, hint, thinking, ask, unrated);
    }

    PlayState withWhiteBelow(boolean changed) {
        return new PlayState(order, match, card, index, changed, premove, message, pointed, hint, thinking, ask, unrated);
    }

    PlayState withPremove(Optional<Slide> changed) {
        return new PlayState(order, match, card, index, whiteBelow, changed, message, pointed, hint, thinking, ask, unrated);
    }

    PlayState withMessage(Message changed) {
        return new PlayState(order, match, card, index, whiteBelow, premove, changed, pointed, hint, thinking, ask, unrated);
    }

    PlayState withPointed(int changed) {
        return new PlayState(order, match, card, index, whiteBelow, premove, message, changed, hint, thinking, ask, unrated);
    }

    PlayState withHint(List<Arrow> changed, boolean stillThinking) {
        return new PlayState(order, match, card, index, whiteBelow, premove, message, pointed, changed, stillThinking, ask, unrated);
    }

    PlayState withAsk(Ask changed) {
        return new PlayState(order, match, card, index, whiteBelow, premove, message, pointed, hint, thinking, changed, unrated);
    }

    PlayState withUnrated(boolean changed) {
        return new PlayState(order, match, card, index, whiteBelow, premove, message, pointed, hint, thinking, ask, changed);
    }
}
