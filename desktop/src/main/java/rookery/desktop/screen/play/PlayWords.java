package rookery.desktop.screen.play;

import rookery.look.board.BoardModel;
import rookery.desktop.game.GameWords;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.look.text.Texts;
import rookery.play.match.MatchSnapshot;

/** The sentences of the game screen. */
record PlayWords(Texts texts) {

    /** The status bar: one sentence on the state of the game. */
    String status(PlayState state) {
        var match = state.match();
        if (!state.isLive()) return texts.get("status.looking", state.moveNumber(), state.moveCount());
        var words = new GameWords(texts);
        if (match.isOver()) return words.ending(match.outcome());
        var checks = words.checks(match.position());
        return checks.isEmpty() ? ongoing(state, match) : ongoing(state, match) + "  ·  " + checks;
    }

    private String ongoing(PlayState state, MatchSnapshot match) {
        var side = side(match.turn());
        if (match.phase() == MatchSnapshot.Phase.PAUSED) return texts.get("status.paused", side);
        if (match.toAct() == Actor.NATURE) return texts.get("status.roll", side);
        if (match.shown() != Move.NONE) return texts.get("status.finish", side);
        if (match.inCheck()) return texts.get("status.check", side);
        // Nobody knows whether a guest is thinking.
        boolean person = state.terms().player(match.turn()).isPerson();
        return texts.get(person ? "status.move" : "status.thinks", side, state.terms().player(match.turn()).name());
    }

    String side(Side side) {
        return new GameWords(texts).side(side);
    }

    /** The headline of the result: personal for someone who played the computer or a guest, by colour otherwise. */
    String result(PlayState state) {
        var outcome = state.match().outcome();
        if (outcome instanceof Outcome.Draw(Reason reason)) return texts.get(reason == Reason.STALEMATE ? "over.stalemate" : "over.draw");
        if (!(outcome instanceof Outcome.Win(Side winner, Reason reason))) return "";
        if (state.isDuel()) {
            boolean won = state.playsHere(winner);
            return texts.get((won ? "over.won." : "over.lost.") + reason.name());
        }
        return texts.get("over.side." + reason.name(), side(winner), side(winner.opponent()));
    }

    /** The line below the headline. */
    String explanation(PlayState state) {
        var trouble = state.match().trouble();
        return switch (state.match().outcome()) {
            case Outcome.Win(Side winner, Reason _) -> trouble != null
                    ? texts.get("over.trouble", state.terms().player(winner.opponent()).name(), trouble.detail())
                    : texts.get("over.winner", state.terms().player(winner).name(), side(winner));
            case Outcome.Draw(Reason reason) -> texts.get("over.tie", texts.get("reason." + reason.name()));
            case Outcome.Ongoing() -> "";
        };
    }

    /** A square as it is read aloud. */
    String spoken(PlayState state, int square) {
        var variant = state.match().settings().variant();
        return new GameWords(texts).spoken(BoardModel.picture(variant, state.frame().placement()).withPockets(state.frame().pockets()),
                square);
    }
}
