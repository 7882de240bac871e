package rookery.desktop.screen.review;

import java.util.List;
import rookery.kernel.game.Game;
import rookery.look.sound.Effect;
import rookery.play.bot.BotProvider;

/** What the review needs of the rest of the program. */
public interface ReviewHall {

    List<BotProvider> bots();

    /** The engines of the user. */
    List<BotProvider> engines();

    void play(Effect effect);

    /** A seed for a game that is played on. */
    long seed();

    /** Lets the user write the game to a file. */
    void save(Game game);
}
