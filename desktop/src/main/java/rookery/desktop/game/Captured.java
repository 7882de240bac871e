package rookery.desktop.game;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.look.board.Figure;
import rookery.look.board.Pocket;

/**
 * What a side has captured, and by how much it leads. In games where captures go to the hand, they are shown there instead.
 *
 * @param figures the pieces it took, the most valuable first
 * @param lead    its material lead in pawns, 0 if it does not lead
 */
public record Captured(List<Figure> figures, int lead) {
    public Captured {
        figures = List.copyOf(figures);
    }

    /** The side's captures in the frames up to the current one. */
    public static Captured by(Side side, Variant variant, List<Frame> frames) {
        var taken = new ArrayList<Integer>();
        for (var frame : frames) {
            if (frame.captured() != Piece.EMPTY && frame.mover() == side && !variant.wild().drops().captured()) taken.add(frame.captured());
        }
        taken.sort((a, b) -> Integer.compare(worth(variant, b), worth(variant, a)));
        int lead = material(side, variant, frames.getLast()) - material(side.opponent(), variant, frames.getLast());
        return new Captured(taken.stream().map(piece -> Figure.of(variant, piece)).toList(), Math.max(0, Math.round(lead / 100f)));
    }

    private static int material(Side side, Variant variant, Frame frame) {
        int sum = 0;
        for (int piece : frame.placement().pieces()) {
            if (Piece.isPiece(piece) && Piece.side(piece) == side) sum += worth(variant, piece);
        }
        for (var pocket : frame.pockets()) {
            int piece = Pocket.piece(pocket.origin());
            if (Piece.side(piece) == side) sum += pocket.count() * worth(variant, piece);
        }
        return sum;
    }

    private static int worth(Variant variant, int piece) {
        return variant.kind(Piece.kind(piece)).value();
    }
}
