package rookery.terminal;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import rookery.kernel.notation.San;
import rookery.kernel.position.Position;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Bots;
import rookery.play.bot.Limits;

/** Asks the strongest available player for a hint. */
final class HintGiver {

    private static final Duration THOUGHT = Duration.ofSeconds(1);
    /** Preferred players, the best first; then anyone who knows the rules. */
    private static final List<String> PREFERRED = List.of("rookery", "rookery-dice", "greedy");

    private HintGiver() {
    }

    /** A good move in SAN; empty if there is nobody to ask. Takes about a second. */
    static Optional<String> hint(Position position, long seed) throws InterruptedException {
        Optional<BotProvider> adviser = adviser(position);
        if (adviser.isEmpty()) {
            return Optional.empty();
        }
        try (Bot bot = adviser.get().create(WrittenPlayers.strongest(adviser.get()).withSeed(seed))) {
            return Optional.of(San.write(position, bot.choose(position.copy(), Limits.ofMoveTime(THOUGHT), _ -> {
            })));
        } catch (BotFailure e) {
            return Optional.empty();
        }
    }

    private static Optional<BotProvider> adviser(Position position) {
        List<BotProvider> able = Bots.playing(position.variant());
        return PREFERRED.stream().flatMap(id -> able.stream().filter(bot -> bot.id().equals(id))).findFirst()
                .or(() -> able.stream().findFirst());
    }
}
