package rookery.desktop.screen.play;

import java.util.List;
import java.util.Optional;
import rookery.look.board.Scorecard;
import rookery.desktop.room.NetworkState;
import rookery.desktop.screen.play.PlayState.Ask;
import rookery.desktop.screen.play.PlayState.Message;
import rookery.kernel.piece.Side;
import rookery.play.match.MatchSnapshot;
import rookery.session.SessionSnapshot;
import rookery.play.match.Played;

/** The state transitions of the game screen; pure. */
final class PlayReducer {
    private PlayReducer() {}

    static PlayState reduce(PlayState state, PlayEvent event) {
        return switch (event) {
            case PlayEvent.Arrived(var session) -> arrived(state, session);
            case PlayEvent.Browsed(int index) -> state.withIndex(Math.clamp(index, 0, state.card().size() - 1)).withMessage(Message.NONE);
            case PlayEvent.Flipped() -> state.withWhiteBelow(!state.whiteBelow());
            case PlayEvent.Turned(boolean white) -> state.withWhiteBelow(white);
            case PlayEvent.PremoveSet(var premove) -> state.withPremove(Optional.of(premove));
            case PlayEvent.PremoveCleared() -> state.withPremove(Optional.empty());
            case PlayEvent.Said(var message) -> state.withMessage(message);
            case PlayEvent.Pointed(int square) -> state.withPointed(square);
            case PlayEvent.HintSought() -> state.withHint(List.of(), List.of(), true).withAsk(Ask.NOTHING);
            case PlayEvent.HintFound(var arrows, var words) -> state.withHint(arrows, words, false);
            case PlayEvent.Asked(var ask) -> state.withAsk(ask);
            case PlayEvent.Guests(var network) -> guests(state, network);
        };
    }

    /** The user playing against a guest sits at the near side of the board. */
    private static PlayState guests(PlayState state, NetworkState network) {
        var seat = network.seat();
        var next = state.withNetwork(network);
        return seat == null || seat == state.network().seat() ? next : next.withWhiteBelow(seat == Side.BLACK);
    }

    /** A snapshot of another game, or older than the one shown, is dropped. */
    private static PlayState arrived(PlayState state, SessionSnapshot session) {
        if (!session.game().equals(state.session().game()) || session.number() < state.session().number()) return state;
        var match = session.match();
        var card = card(state, match);
        boolean played = isOther(card, state.card());
        // A user browsing an earlier frame stays there, unless a take-back removed it.
        int index = state.isLive() ? card.size() - 1 : Math.min(state.index(), card.size() - 1);
        var next = state.with(session, card, index);
        if (!played && match.isOver() == state.isOver()) return next;
        if (match.isOver()) next = next.withPremove(Optional.empty());
        return next.withHint(List.of(), List.of(), false).withAsk(Ask.NOTHING)
                .withMessage(Message.of(match));
    }

    /** If the game only advanced, existing frames are reused and only new ones are computed. */
    private static Scorecard card(PlayState state, MatchSnapshot match) {
        var before = state.match().played();
        var now = match.played();
        if (state.card().size() == before.size() + 1 && wentOn(before, now)) {
            var more = now.subList(before.size(), now.size()).stream().map(Played::action).toList();
            return state.card().grown(state.match().position(), more);
        }
        return Scorecard.of(PlayState.start(match), match.actions(), state.card());
    }

    /** The referee creates each entry once and takes back from the end: if the last one is identical, so are all before it. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean wentOn(List<Played> before, List<Played> now) {
        return !before.isEmpty() && now.size() >= before.size() && now.get(before.size() - 1) == before.getLast();
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean isOther(Scorecard one, Scorecard other) {
        return one != other && !one.equals(other);
    }
}
