package rookery.play.house;

import java.util.List;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;

/**
 * Pathfinder, the opponent of XXL chess. A move is worth the value of its target square plus that of the piece it takes there; it picks at random among
 * equal moves. Squares have no value unless the user turns that on.
 */
public final class Pathfinder implements BotProvider {

    private static final String NONE = "none";
    private static final String CENTRE = "centre";
    private static final BotOption.Combo TILES = new BotOption.Combo("Tile values", NONE, List.of(NONE, CENTRE),
            "What a square is worth by itself: nothing, or more the nearer it is to the centre.");

    @Override
    public String id() {
        return "pathfinder";
    }

    @Override
    public String displayName() {
        return "Pathfinder";
    }

    @Override
    public String description() {
        return "Adds the value of the square it goes to and of the piece it takes there, and plays the highest sum.";
    }

    @Override
    public boolean plays(Variant variant) {
        return true;
    }

    @Override
    public List<BotOption> options() {
        return List.of(TILES);
    }

    @Override
    public Bot create(BotSettings settings) {
        boolean centre = settings.value(TILES).equals(CENTRE);
        return new OnePly((position, move) -> PieceWorth.captured(position, move) + (centre ? centrality(position, move) : 0),
                settings.seed());
    }

    /** 0 on the edge, and 1 more with each step towards the middle: less than any piece, on any board. */
    private static int centrality(Position position, int move) {
        BoardShape shape = position.shape();
        int target = Move.isCastling(move) ? position.kingTarget(move) : Move.to(move);
        int file = shape.file(target);
        int rank = shape.rank(target);
        return Math.min(file, shape.files() - 1 - file) + Math.min(rank, shape.ranks() - 1 - rank);
    }
}
