package rookery.desktop.screen.play;

import java.util.List;
import java.util.Optional;
import rookery.look.board.Arrow;
import rookery.look.board.Slide;
import rookery.desktop.game.Frame;
import rookery.archive.GameTerms;
import rookery.desktop.game.Scorecard;
import rookery.desktop.room.NetworkState;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.play.match.MatchSnapshot;
import rookery.session.SessionSnapshot;

/**
 * Everything the board screen shows.
 *
 * @param session    the game, as it was last told
 * @param card       every picture of the game so far
 * @param index      which of them is looked at; the last while following the game
 * @param whiteBelow which way round the board lies
 * @param premove    a move given in advance
 * @param message    what the game says to the player, beside the board
 * @param pointed    the square under the mouse, or {@link BoardShape#NONE}
 * @param hint       arrows of advice
 * @param hintWords  what is true about the move of the advice
 * @param thinking   whether advice is being sought
 * @param ask        what is asked in place of the buttons
 * @param network    who takes part in this game by link
 */
record PlayState(SessionSnapshot session, Scorecard card, int index, boolean whiteBelow, Optional<Slide> premove, Message message,
        int pointed,
        List<Arrow> hint, List<String> hintWords, boolean thinking, Ask ask, NetworkState network) implements WithPlayState {

    /** What the player has pressed and must confirm. */
    enum Ask {
        NOTHING, RESIGN, RESTART, TAKE_BACK, HINT
    }

    /** A sentence for the player: a key of the texts, whether it warns, and a name that stands in it. */
    record Message(String key, boolean warning, String name) {
        static final Message NONE = new Message("", false);

        Message(String key, boolean warning) {
            this(key, warning, "");
        }

        /** What a position says by itself: that a king is attacked. */
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

    /** The referee's last word. */
    MatchSnapshot match() {
        return session.match();
    }

    static Position start(MatchSnapshot match) {
        return Position.start(match.settings().variant().withStart(match.settings().start()));
    }

    /** Whether the board shows the present. */
    boolean isLive() {
        return index == card.size() - 1;
    }

    /** How many moves lead to the picture that is looked at, rolls left out. */
    int moveNumber() {
        return (int) card.frames().subList(0, index + 1).stream().filter(Frame::isMove).count();
    }

    /** How many moves were made, rolls left out. */
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

    /** Whether this window plays one side against somebody: the computer, or a guest who came by link. */
    boolean isDuel() {
        return playsHere(Side.WHITE) != playsHere(Side.BLACK);
    }

    boolean isOver() {
        return match().isOver();
    }

    /** The side whose buttons are on the screen: the one this window plays, or whoever is to move. */
    Side hand() {
        return isDuel() ? playsHere(Side.WHITE) ? Side.WHITE : Side.BLACK : match().turn();
    }

    /** Whether there is a clock that a person may stop. Over the network nobody may: the other does not want to wait. */
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
