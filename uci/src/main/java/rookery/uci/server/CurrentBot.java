package rookery.uci.server;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Actor;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;

/** The current bot; replaced when the variant or the settings require another. Used on the worker's thread only. */
final class CurrentBot {

    private final EnginePlayers players;
    private final long seed;
    private final Answers answers;
    private final Set<String> warm = new HashSet<>();
    private @Nullable Bot bot;
    private EnginePlayers.@Nullable Player player;
    private @Nullable BotSettings settings;

    CurrentBot(EnginePlayers players, long seed, Answers answers) {
        this.players = players;
        this.seed = seed;
        this.answers = answers;
    }

    /** The bot for that game and these values, or one with defaults if that fails. Null if nobody plays the game. */
    @Nullable
    Bot bot(Variant variant, Map<String, String> values) {
        EnginePlayers.Player wanted = players.playing(variant).orElse(null);
        if (wanted == null) {
            return null;
        }
        BotSettings asked = wanted.settings(values, seed);
        Bot current = bot;
        if (current != null && wanted.equals(player) && asked.equals(settings)) {
            return current;
        }
        leave();
        Bot made = make(wanted, variant, asked);
        bot = made;
        player = wanted;
        settings = asked;
        return made;
    }

    private Bot make(EnginePlayers.Player wanted, Variant variant, BotSettings asked) {
        String problem;
        try {
            List<String> problems = wanted.provider().problems(variant, asked);
            if (problems.isEmpty()) {
                return wanted.provider().create(asked);
            }
            problem = String.join("; ", problems);
        } catch (BotFailure | OutOfMemoryError e) {
            problem = String.valueOf(e.getMessage());
        }
        answers.note("these settings cannot be had (" + problem + "), playing with the defaults");
        return wanted.provider().create(wanted.settings(Map.of(), seed));
    }

    void newGame() {
        if (bot != null) {
            bot.newGame();
        }
    }

    void press(BotOption.Button button) {
        if (bot != null) {
            bot.press(button);
        }
    }

    /** Lets the bot think about that game briefly, once, so that the JIT compiler has warmed up before the first move. */
    void warmUp(Variant variant, Map<String, String> values, Duration time) {
        Bot current = bot(variant, values);
        if (current == null || time.isZero() || !warm.add(variant.id())) {
            return;
        }
        Position start = Position.start(variant);
        while (start.toAct() == Actor.NATURE) {
            MoveList rolls = new MoveList();
            start.legalMoves(rolls);
            start.make(rolls.get(0));
        }
        try {
            current.choose(start, Limits.ofMoveTime(time), thought -> {
                // Nobody asked.
            });
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        current.newGame();
    }

    void leave() {
        Bot old = bot;
        bot = null;
        player = null;
        settings = null;
        if (old != null) {
            old.close();
        }
    }
}
