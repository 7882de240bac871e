package rookery.play.house;

import rookery.kernel.move.Move;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;

/**
 * Bleu (L-08): always the first move of its list. The list is sorted by the square the piece comes from, counted from a1 along the ranks,
 * then by the one it goes to, then by promotion, in the variant's order.
 */
public final class FirstMove implements BotProvider {

    @Override
    public String id() {
        return "bleu";
    }

    @Override
    public String displayName() {
        return "Bleu";
    }

    @Override
    public String description() {
        return "Plays the first move that comes to mind, always the same one.";
    }

    @Override
    public boolean plays(Variant variant) {
        return true;
    }

    @Override
    public Bot create(BotSettings settings) {
        return new OnePly((position, move) -> -order(position.variant(), move), settings.seed());
    }

    private static int order(Variant variant, int move) {
        int choice = variant.promotion().pieces().indexOf(Move.promotion(move)) + 1;
        return (Move.from(move) << 8 | Move.to(move)) << 6 | choice;
    }
}
