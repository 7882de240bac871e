package rookery.desktop.game;

import java.time.LocalDate;
import java.util.Locale;
import rookery.kernel.catalogue.StoredRules;
import rookery.kernel.game.Game;
import rookery.kernel.game.Replay;
import rookery.kernel.notation.PgnWriter;
import rookery.play.match.MatchSnapshot;

/** A game on the screen as text. */
public final class GameText {
    private GameText() {}

    /** The game as PGN, finished or not. */
    public static String pgn(GameOrder order, MatchSnapshot match, LocalDate date) {
        var settings = match.settings();
        return switch (Game.replay(settings.variant(), settings.start(), match.actions())) {
            case Replay.Complete(Game game) -> {
                game.tag("Event", "Rookery");
                game.tag("Date", String.format(Locale.ROOT, "%04d.%02d.%02d", date.getYear(), date.getMonthValue(), date.getDayOfMonth()));
                game.tag("White", order.white().name());
                game.tag("Black", order.black().name());
                if (match.isOver()) game.end(match.outcome());
                yield PgnWriter.text(game, StoredRules.PGN);
            }
            // The referee has let every action pass.
            case Replay.Broken(int index, String reason) -> throw new IllegalStateException("action " + index + ": " + reason);
        };
    }
}
