package rookery.desktop.screen.review;

import java.util.Optional;
import rookery.desktop.game.GameWords;
import rookery.kernel.game.Game;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.look.text.Texts;

/** The sentences of the review. */
record ReviewWords(Texts texts) {

    /** The players and the result, or the name of the variant if the players are unknown. */
    String title(Game game) {
        var white = Optional.ofNullable(game.tag("White")).filter(name -> !name.equals("?"));
        var black = Optional.ofNullable(game.tag("Black")).filter(name -> !name.equals("?"));
        var variant = texts.variant(game.variant());
        if (white.isEmpty() && black.isEmpty()) return variant;
        var result = switch (game.outcome()) {
            case Outcome.Win(Side side, var _) -> side == Side.WHITE ? "1-0" : "0-1";
            case Outcome.Draw _ -> "½-½";
            case Outcome.Ongoing() -> "";
        };
        return texts.get("review.players", white.orElse("?"), black.orElse("?"), result, variant).strip();
    }

    /** One sentence about a position. */
    String status(Position position) {
        var words = new GameWords(texts);
        if (position.outcome().isOver()) return words.ending(position.outcome());
        var key = position.toAct() == Actor.NATURE ? "status.roll" : position.inCheck() ? "status.check" : "status.move";
        return texts.get(key, words.side(position.turn()));
    }
}
