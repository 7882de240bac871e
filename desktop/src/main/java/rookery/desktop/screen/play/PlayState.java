package rookery.desktop.screen.play;

import java.util.List;
import java.util.Optional;
import rookery.look.board.Arrow;
import rookery.look.board.Slide;
import rookery.look.board.Frame;
import rookery.archive.GameTerms;
import rookery.look.board.Scorecard;
import rookery.desktop.room.NetworkState;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.play.match.MatchSnapshot;
import rookery.session.SessionSnapshot;

/**
 * The state of the game screen.
 *
 * @param session    the last session snapshot
 * @param card       every frame of the game so far
 * @param index      the frame shown; the last while following the game
 * @param whiteBelow whether White is at the bottom
 * @param premove    a move given in advance
 * @param message    a message to the player, beside the board
 * @param pointed    the square under the mouse, or {@link BoardShape#NONE}
 * @param hint       the arrows of a hint
 * @param hintWords  sentences about the hint
 * @param thinking   whether a hint is being computed
 * @param ask        the question shown in place of the buttons
 * @param network    the guests of this game
 */
record PlayState(SessionSnapshot session, Scorecard card, int index, boolean whiteBelow, Optional<Slide> premove, Message message,
        int pointed,
        List<Arrow> hint, List<String> hintWords, boolean thinking, Ask ask, NetworkState network) implements WithPlayState {

    /** An action the player must confirm. */
    enum Ask {
        NOTHING, RESIGN, RESTART, TAKE_BACK, HINT
    }

    /** A sentence for the player: a text key, whether it is a warning, and a name to fill in. */
    record Message(String key, boolean warning, String name) {
        static final Message NONE = new Message("", false);

        Message(String key, boolean warning) {
            this(key, warning, "");
        }

        /** The message that follows from a position: check. */
        static Message of(MatchSnapshot match) {
            return match.inCheck() && !match.isOver() ? new Message("play.check", true) : NONE;
        }
    }

    PlayState {
        hint = List.copyOf(hint);
        hintWords = List.copyOf(hintWords);
    }

    static PlayState of(SessionSnapshot session) {
        var match = session.match();
        var card = Scorecard.of(start(match), match.actions());
        return new PlayState(session, card, card.size() - 1, session.terms().below() == Side.WHITE, Optional.empty(), Message.of(match),
                BoardShape.NONE, List.of(), List.of(), false, Ask.NOTHING, NetworkState.CLOSED);
    }

    GameTerms terms() {
        return session.terms();
    }

    /** The last match snapshot. */
    MatchSnapshot match() {
        return session.match();
    }

    static Position start(MatchSnapshot match) {
        return Position.start(match.settings().variant().withStart(match.settings().start()));
    }

    /** Whether the board shows the current position. */
    boolean isLive() {
        return index == card.size() - 1;
    }

    /** How many moves lead to the frame shown, without rolls. */
    int moveNumber() {
        return (int) card.frames().subList(0, index + 1).stream().filter(Frame::isMove).count();
    }

    /** How many moves were made, without rolls. */
    int moveCount() {
        return (int) card.frames().stream().filter(Frame::isMove).count();
    }

    Frame frame() {
        return card.frames().get(index);
    }

    /** Whether a person plays that side in this window. */
    boolean playsHere(Side side) {
        return terms().player(side).isPerson() && side != network.seat();
    }

    /** Whether this window plays one side, against the computer or a guest. */
    boolean isDuel() {
        return playsHere(Side.WHITE) != playsHere(Side.BLACK);
    }

    boolean isOver() {
        return match().isOver();
    }

    /** The side the buttons act for: the one this window plays, or the side to move. */
    Side hand() {
        return isDuel() ? playsHere(Side.WHITE) ? Side.WHITE : Side.BLACK : match().turn();
    }

    /** Whether the user may pause the clock; not in network games, where the other does not want to wait. */
    boolean mayPause() {
        if (network.isShared()) return false;
        var clocks = terms().clocks();
        return match().phase() == MatchSnapshot.Phase.RUNNING && (clocks.white().isTimed() || clocks.black().isTimed());
    }

    Side below() {
        return whiteBelow ? Side.WHITE : Side.BLACK;
    }

    PlayState with(SessionSnapshot changed, Scorecard changedCard, int changedIndex) {
        return new PlayState(changed, changedCard, changedIndex, whiteBelow, premove, message, pointed, hint, hintWords, thinking, ask,
                network);
    }

    PlayState withHint(List<Arrow> changed, List<String> words, boolean stillThinking) {
        return new PlayState(session, card, index, whiteBelow, premove, message, pointed, changed, words, stillThinking, ask, network);
    }
}
