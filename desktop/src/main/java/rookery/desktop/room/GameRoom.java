package rookery.desktop.room;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import rookery.desktop.game.GameOrder;
import rookery.desktop.game.GameText;
import rookery.desktop.game.KeptGame;
import rookery.desktop.game.SeatOrder;
import rookery.desktop.screen.play.PlayHall;
import rookery.desktop.screen.play.PlayScreen;
import rookery.desktop.shelf.Badge;
import rookery.desktop.shelf.Shelf;
import rookery.desktop.shell.Desk;
import rookery.desktop.sound.Effect;
import rookery.play.bot.BotProvider;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Venue;

/** Where games are played, one at a time: the one on the board, or the one that was interrupted when the program was last used. */
public final class GameRoom implements AutoCloseable {
    /** Width of the pictures of those who play, in pixels. */
    private static final double FACE = 34;

    private final Desk desk;
    private final PlayHall hall;
    private final GameKeeper keeper;
    private @Nullable PlayScreen game;
    private @Nullable KeptGame kept;

    /**
     * @param data   the folder in which the running game is kept
     * @param today  the date games bear
     * @param random the source of seeds
     * @param venue  where games take place: their time and threads
     */
    public GameRoom(Desk desk, Path data, LocalDate today, RandomGenerator random, Venue venue, Roster roster, Shelf shelf,
            Consumer<Effect> sound) {
        this.desk = desk;
        keeper = new GameKeeper(data, desk.background());
        kept = keeper.kept().orElse(null);
        hall = new Hall(desk, keeper, today, random, venue, roster, shelf, sound);
    }

    /** What a game on the screen asks of the rest. */
    private record Hall(Desk desk, GameKeeper keeper, LocalDate today, RandomGenerator random, Venue venue, Roster roster, Shelf shelf,
            Consumer<Effect> sound) implements PlayHall {

        @Override
        public List<BotProvider> bots() {
            return roster.bots();
        }

        @Override
        public void play(Effect effect) {
            sound.accept(effect);
        }

        @Override
        public String rating(GameOrder order, SeatOrder seat) {
            return roster.rating(seat, order.variant());
        }

        @Override
        public Node face(SeatOrder seat) {
            return switch (seat) {
                case SeatOrder.Person(String name) -> Badge.of(shelf.find(name), name, FACE);
                case SeatOrder.Computer computer -> Badge.bot(computer.name(), FACE);
            };
        }

        @Override
        public boolean isRated(GameOrder order) {
            return shelf.isRated(order);
        }

        @Override
        public void finished(GameOrder order, MatchSnapshot match, boolean assisted) {
            shelf.keep(order, match, assisted, seat -> roster.strength(seat, order.variant()));
        }

        @Override
        public void keep(GameOrder order, MatchSnapshot match, boolean assisted) {
            if (match.isOver()) {
                keeper.forget();
            } else {
                keeper.keep(KeptGame.of(order, match, assisted, venue.timer().nanos()));
            }
        }

        @Override
        public long seed() {
            return random.nextLong();
        }

        @Override
        public void save(GameOrder order, MatchSnapshot match) {
            new GameSaver(desk).save(match.game());
        }

        @Override
        public String pgn(GameOrder order, MatchSnapshot match) {
            return GameText.pgn(order, match, today);
        }
    }

    /** Begins a game; it ends the one before. */
    public PlayScreen play(GameOrder order) {
        if (game != null) game.end();
        kept = null;
        var fresh = new PlayScreen(desk, hall, order);
        game = fresh;
        return fresh;
    }

    /** The game that is going on, or else the interrupted one, taken up again; null if there is neither. */
    public @Nullable PlayScreen resume() {
        var interrupted = kept;
        if (game != null || interrupted == null) return game;
        kept = null;
        try {
            game = new PlayScreen(desk, hall, interrupted.order().orElseThrow(), interrupted);
        } catch (IllegalArgumentException | NoSuchElementException contradiction) {
            keeper.forget();
            desk.trouble("trouble.resume", contradiction);
        }
        return game;
    }

    /** Whether a game is going on that closing the window would interrupt. */
    public boolean isPlaying() {
        return game != null && game.isBusy();
    }

    /** Whether there is a game to go back to. */
    public boolean isResumable() {
        return isPlaying() || kept != null;
    }

    /** What the game to go back to is, in a few words. */
    Optional<String> interrupted() {
        if (game != null && game.isBusy()) return Optional.of(game.title());
        return Optional.ofNullable(kept).map(old -> desk.text("home.continue.words", old.white().name(), old.black().name()));
    }

    /** What the game is that another one would take the place of, in a few words, if moves were made in it. */
    public Optional<String> unfinished() {
        return game != null && game.moves() == 0 ? Optional.empty() : interrupted();
    }

    /** How many moves the game on the board has; 0 where there is none. */
    public int moves() {
        return game == null ? 0 : game.moves();
    }

    /** Waits until what was played is told to those who keep it, and ends the game. */
    public void rest() {
        if (game == null) return;
        game.rest();
        game.end();
    }

    /** Lets go of the running game, so that another program may take it up. To be called when nothing more is written. */
    @Override
    public void close() {
        keeper.close();
    }
}
