package rookery.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Position;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;
import rookery.play.match.DiceSeed;
import rookery.play.match.MatchOptions;
import rookery.play.match.MatchSettings;
import rookery.play.match.Seat;

/** The players of a game: people, and bots ready to move. Owns the bots. */
final class SeatedPlayers implements AutoCloseable {

    private final GameTerms terms;
    private final BotSource source;
    private final Seat white;
    private final Seat black;
    private final List<Bot> bots = new ArrayList<>();

    private SeatedPlayers(GameTerms terms, BotSource source, @Nullable BotProvider whiteProvider, @Nullable BotProvider blackProvider) {
        this.terms = terms;
        this.source = source;
        white = seat(Side.WHITE, whiteProvider);
        black = seat(Side.BLACK, blackProvider);
    }

    /** Empty if a computer player of the game is not available. */
    static Optional<SeatedPlayers> of(GameTerms terms, BotSource source) {
        BotProvider white = provider(terms.white(), source);
        BotProvider black = provider(terms.black(), source);
        boolean complete = (white != null || terms.white().isPerson()) && (black != null || terms.black().isPerson());
        return complete ? Optional.of(new SeatedPlayers(terms, source, white, black)) : Optional.empty();
    }

    private static @Nullable BotProvider provider(Player player, BotSource source) {
        return player instanceof Player.Computer computer ? source.find(computer).orElse(null) : null;
    }

    private Seat seat(Side side, @Nullable BotProvider provider) {
        Player player = terms.player(side);
        if (provider == null || !(player instanceof Player.Computer computer)) {
            return Seat.PERSON;
        }
        Bot bot = new LateBot(provider, new BotSettings(computer.options(), terms.botSeed() + side.ordinal()));
        bots.add(bot);
        return Seat.BotSeat.of(bot, source.limits(computer, terms.clocks().of(side).isTimed()));
    }

    /** @param dice where the variant has a die */
    MatchSettings settings(SessionOptions options, @Nullable DiceSeed dice) {
        MatchOptions conduct = MatchOptions.DEFAULT.withPersonsRoll(options.personsRoll()).withConfirmsMoves(terms.confirmsMoves())
                .withClocksWait(terms.clocksWait()).withPace(terms.isWatched() ? options.watchedPace() : Duration.ZERO);
        return new MatchSettings(terms.variant(), terms.start(), white, black, terms.clocks(), dice, conduct);
    }

    /** Ends the bots; this may take a moment. */
    @Override
    public void close() {
        bots.forEach(Bot::close);
    }

    /** A bot created on first use, on the calling thread: creating one may start a program, and the screen must not wait for that. */
    private static final class LateBot implements Bot {
        private final BotProvider provider;
        private final BotSettings settings;
        private @Nullable Bot bot;
        private boolean closed;

        LateBot(BotProvider provider, BotSettings settings) {
            this.provider = provider;
            this.settings = settings;
        }

        private synchronized Bot bot() {
            Bot made = bot;
            if (closed) {
                throw new BotFailure(provider.id() + " has gone");
            }
            if (made == null) {
                made = provider.create(settings);
                bot = made;
            }
            return made;
        }

        @Override
        public int choose(Position position, Limits limits, Consumer<Thought> progress) throws InterruptedException {
            return bot().choose(position, limits, progress);
        }

        @Override
        public void newGame() {
            bot().newGame();
        }

        @Override
        public void ponder(Position position, Consumer<Thought> progress) throws InterruptedException {
            bot().ponder(position, progress);
        }

        @Override
        public boolean claimsDraw(Position position, Set<Claim> claims) {
            return bot().claimsDraw(position, claims);
        }

        @Override
        public boolean resigns(Position position) {
            return bot().resigns(position);
        }

        @Override
        public boolean offersDraw(Position position) {
            return bot().offersDraw(position);
        }

        @Override
        public boolean acceptsDraw(Position position) {
            return bot().acceptsDraw(position);
        }

        @Override
        public synchronized void close() {
            closed = true;
            if (bot != null) {
                bot.close();
            }
        }
    }
}
