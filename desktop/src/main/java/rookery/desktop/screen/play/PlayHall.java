package rookery.desktop.screen.play;

import java.util.List;
import javafx.scene.Node;
import rookery.desktop.game.GameOrder;
import rookery.desktop.game.SeatOrder;
import rookery.desktop.sound.Effect;
import rookery.play.bot.BotProvider;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Venue;

/** What a game on the screen needs of the rest of the program. */
public interface PlayHall {

    List<BotProvider> bots();

    Venue venue();

    void play(Effect effect);

    /** What is known of the strength of whoever sits there, in a few characters; empty if nothing is. */
    String rating(GameOrder order, SeatOrder seat);

    /** A small picture of whoever sits there. */
    Node face(SeatOrder seat);

    /** Whether the result of such a game counts in the ranking, if nobody is helped. */
    boolean isRated(GameOrder order);

    /**
     * Told once when a game has ended, to put it into the library.
     *
     * @param assisted whether a move was taken back or advice was asked for
     */
    void finished(GameOrder order, MatchSnapshot match, boolean assisted);

    /** Told of every change of a game, to keep it safe. */
    void keep(GameOrder order, MatchSnapshot match, boolean assisted);

    /** A seed for another game. */
    long seed();

    /** Writes the game to a file the user chooses. */
    void save(GameOrder order, MatchSnapshot match);

    /** The game as PGN. */
    String pgn(GameOrder order, MatchSnapshot match);
}
