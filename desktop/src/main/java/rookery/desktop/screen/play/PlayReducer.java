package rookery.desktop.screen.play;

import java.util.List;
import java.util.Optional;
import rookery.desktop.game.Scorecard;
import rookery.desktop.screen.play.PlayState.Ask;
import rookery.desktop.screen.play.PlayState.Message;
import rookery.play.match.MatchSnapshot;

/** How the board screen changes; pure. */
final class PlayReducer {
    private PlayReducer() {}

    static PlayState reduce(PlayState state, PlayEvent event) {
        return switch (event) {
            case PlayEvent.Arrived(var match) -> arrived(state, match);
            case PlayEvent.Browsed(int index) -> state.withIndex(Math.clamp(index, 0, state.card().size() - 1));
            case PlayEvent.Flipped() -> state.withWhiteBelow(!state.whiteBelow());
            case PlayEvent.PremoveSet(var premove) -> state.withPremove(Optional.of(premove));
            case PlayEvent.PremoveCleared() -> state.withPremove(Optional.empty());
            case PlayEvent.Said(var message) -> state.withMessage(message);
            case PlayEvent.Pointed(int square) -> state.withPointed(square);
            case PlayEvent.HintSought() -> state.withHint(List.of(), true);
            case PlayEvent.HintFound(var arrows) -> state.withHint(arrows, false);
            case PlayEvent.Asked(var ask) -> state.withAsk(ask);
        };
    }

    /** A snapshot that is older than the one shown is dropped: two threads may have told of the match. */
    private static PlayState arrived(PlayState state, MatchSnapshot match) {
        boolean sameMatch = match.settings().equals(state.match().settings());
        if (sameMatch && match.version() < state.match().version()) return state;
        var card = Scorecard.of(PlayState.start(match), match.actions(), state.card());
        boolean played = !match.actions().equals(state.match().actions());
        // Whoever looks at an earlier picture is left there; after a take-back the picture may be gone.
        int index = state.isLive() ? card.size() - 1 : Math.min(state.index(), card.size() - 1);
        var next = state.with(match, card, index);
        if (!played && match.isOver() == state.isOver()) return next;
        if (match.isOver()) next = next.withPremove(Optional.empty());
        return next.withHint(List.of(), false).withAsk(Ask.NOTHING)
                .withMessage(match.inCheck() && !match.isOver() ? new Message("play.check", true) : Message.NONE);
    }
}
