package rookery.desktop.screen.play;

import java.util.List;
import java.util.function.IntConsumer;
import rookery.desktop.board.Gesture;
import rookery.desktop.board.Slide;
import rookery.desktop.game.BoardMoves;
import rookery.kernel.move.Move;
import rookery.kernel.notation.San;
import rookery.play.match.MatchAction;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.MoveProblem;

/** How a person moves in a match: by hand on the board, by typing, or in advance. */
final class PlayerHand {
    private final LiveMatch match;
    private final IntConsumer flash;

    /** @param flash draws the eye to a square */
    PlayerHand(LiveMatch match, IntConsumer flash) {
        this.match = match;
        this.flash = flash;
        match.store().property().addListener((_, _, _) -> playPremove(match.state()));
    }

    void gesture(Gesture gesture) {
        var turn = match.state().match().turn();
        switch (gesture) {
            case Gesture.Play(int move) -> match.post(new MatchAction.Play(turn, move));
            case Gesture.Refused(int from, int to) -> refuse(from, to);
            case Gesture.Premove(int from, int to) -> match.change(new PlayEvent.PremoveSet(new Slide(from, to)));
            case Gesture.PremoveCleared() -> match.change(new PlayEvent.PremoveCleared());
            case Gesture.PutBack() -> match.post(new MatchAction.PutBack(turn));
            case Gesture.Pointed(int square) -> match.change(new PlayEvent.Pointed(square));
        }
    }

    /** Says why only where there is something to learn: a piece that simply does not go there is let go in silence. */
    private void refuse(int from, int to) {
        var position = match.state().match().position();
        MoveProblem.of(position, from, to).ifPresent(problem -> {
            switch (problem) {
                case MUST_DEFEND_KING, EXPOSES_KING -> {
                    match.refuse("problem." + problem.name());
                    flash.accept(position.royalSquare(position.turn()));
                }
                case GIVES_CHECK, NEEDS_ANOTHER_ROLL -> match.refuse("problem." + problem.name());
                case NO_PIECE, NOT_YOUR_PIECE, CANNOT_GO_THERE -> {
                }
            }
        });
    }

    /** A move as text, or the word for a roll. */
    void type(String text) {
        var state = match.state();
        var turn = state.match().turn();
        int move = state.isPerson(turn) ? San.parse(state.match().position(), text.strip()) : Move.NONE;
        if (move == Move.NONE) {
            match.refuse("play.typed.wrong");
        } else {
            match.post(Move.isRoll(move) ? new MatchAction.Roll(turn) : new MatchAction.Play(turn, move));
        }
    }

    /** Plays what was given in advance as soon as it is the person's turn, and forgets it if the rules no longer allow it. */
    private void playPremove(PlayState state) {
        var premove = state.premove();
        var turn = state.match().turn();
        if (premove.isEmpty() || state.match().phase() != MatchSnapshot.Phase.RUNNING || !state.isPerson(turn)) return;
        var wanted = premove.get();
        match.change(new PlayEvent.PremoveCleared());
        BoardMoves.legal(state.match().position(), true).getOrDefault(wanted.from(), List.of()).stream()
                .filter(destination -> destination.square() == wanted.to()).findFirst()
                .ifPresent(destination -> match.post(new MatchAction.Play(turn, destination.choices().getFirst().move())));
    }
}
