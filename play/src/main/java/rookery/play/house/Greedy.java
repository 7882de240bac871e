package rookery.play.house;

import rookery.kernel.move.Move;
import rookery.kernel.piece.Piece;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;

/** Greedy: wins as much material as one move can, without looking further; picks at random among equal moves. */
public final class Greedy implements BotProvider {

    @Override
    public String id() {
        return "greedy";
    }

    @Override
    public String displayName() {
        return "Greedy";
    }

    @Override
    public String description() {
        return "Takes the most valuable piece it can take, whatever happens next.";
    }

    @Override
    public boolean plays(Variant variant) {
        return true;
    }

    @Override
    public Bot create(BotSettings settings) {
        return new OnePly(Greedy::gain, settings.seed());
    }

    private static int gain(Position position, int move) {
        int gain = PieceWorth.captured(position, move);
        if (Move.isPromotion(move)) {
            Variant variant = position.variant();
            int pawn = Piece.kind(position.piece(Move.from(move)));
            // A second king is no gain: losing it ends the game too.
            int become = Move.promotion(move);
            gain += variant.kind(become).royal() ? 0 : PieceWorth.of(variant.kind(become)) - PieceWorth.of(variant.kind(pawn));
        }
        return gain;
    }
}
