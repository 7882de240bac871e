package rookery.desktop.room;

import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import rookery.desktop.screen.review.ReviewHall;
import rookery.desktop.screen.review.ReviewScreen;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Place;
import rookery.kernel.game.Game;
import rookery.kernel.variant.Presets;
import rookery.look.sound.Effect;
import rookery.play.bot.BotProvider;

/** Where games are looked at: the notebook stays open until another game is. */
public final class ReviewRoom {
    private final Desk desk;
    private final ReviewHall hall;
    private @Nullable ReviewScreen review;

    public ReviewRoom(Desk desk, Roster roster, RandomGenerator random, Consumer<Effect> sound) {
        this.desk = desk;
        hall = new Hall(desk, roster, random, sound);
    }

    /** What the review asks of the rest. */
    private record Hall(Desk desk, Roster roster, RandomGenerator random, Consumer<Effect> sound) implements ReviewHall {

        @Override
        public List<BotProvider> bots() {
            return roster.own();
        }

        @Override
        public List<BotProvider> engines() {
            return roster.engines();
        }

        @Override
        public void play(Effect effect) {
            sound.accept(effect);
        }

        @Override
        public long seed() {
            return random.nextLong();
        }

        @Override
        public void save(Game played) {
            new GameSaver(desk).save(played);
        }
    }

    /** @param pgn a game to look at; empty for what lies open */
    public ReviewScreen open(String pgn) {
        var open = review;
        if (open == null) {
            open = new ReviewScreen(desk, hall, Presets.FIDE);
            review = open;
        }
        if (!pgn.isEmpty()) open.paste(pgn);
        return open;
    }

    /** Goes there and opens the notebook at that game, where its main line has come to that move. */
    public void study(Game game, int ply) {
        desk.go(new Place.Review(""));
        if (review != null) review.open(game, ply);
    }

    public void end() {
        if (review != null) review.end();
    }
}
