package rookery.session;

import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Position;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;

/** A bot created on first use, on the calling thread: creating one may start a program, and the screen must not wait for that. */
final class LateBot implements Bot {
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
