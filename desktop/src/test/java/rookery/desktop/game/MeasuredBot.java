package rookery.desktop.game;

import java.util.List;
import java.util.Optional;
import rookery.kernel.move.MoveList;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Strength;

/** A computer player with three levels, each measured in standard chess only; plays the first move it finds. */
public final class MeasuredBot implements BotProvider {
    @Override
    public String id() {
        return "measured";
    }

    @Override
    public String displayName() {
        return "Measured";
    }

    @Override
    public boolean plays(Variant variant) {
        return true;
    }

    @Override
    public List<BotOption> options() {
        return List.of(new BotOption.Spin("Level", 2, 1, 3, ""));
    }

    @Override
    public Optional<Strength> strength(Variant variant, BotSettings settings) {
        int level = Integer.parseInt(settings.values().getOrDefault("Level", "2"));
        // The strongest has not been measured, as with our own ladders.
        boolean measured = level < 3 && variant.family().equals(Presets.FIDE.family());
        return measured ? Optional.of(new Strength(1000 + 225 * level, 49, level == 2)) : Optional.empty();
    }

    @Override
    public Bot create(BotSettings settings) {
        return (position, _, _) -> {
            var moves = new MoveList();
            position.legalMoves(moves);
            return moves.get(0);
        };
    }
}
