package rookery.desktop.game;

import java.util.ArrayList;
import java.util.List;
import rookery.look.board.Figure;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Variant;

/**
 * What a side has taken, and by how much it leads.
 *
 * @param figures the pieces it took, the most valuable first
 * @param lead    how many pawns' worth of material it is ahead, 0 if it is not
 */
public record Captured(List<Figure> figures, int lead) {
    public Captured {
        figures = List.copyOf(figures);
    }

    /** Seen by one side: of the frames up to the present one. */
    public static Captured by(Side side, Variant variant, List<Frame> frames) {
        var taken = new ArrayList<Integer>();
        for (var frame : frames) {
            if (frame.captured() != Piece.EMPTY && frame.mover() == side) taken.add(frame.captured());
        }
        taken.sort((a, b) -> Integer.compare(worth(variant, b), worth(variant, a)));
        int lead = material(side, variant, frames.getLast().placement()) - material(side.opponent(), variant, frames.getLast().placement());
        return new Captured(taken.stream().map(piece -> Figure.of(variant, piece)).toList(), Math.max(0, Math.round(lead / 100f)));
    }

    private static int material(Side side, Variant variant, Placement placement) {
        int sum = 0;
        for (int piece : placement.pieces()) {
            if (piece != Piece.EMPTY && Piece.side(piece) == side) sum += worth(variant, piece);
        }
        return sum;
    }

    private static int worth(Variant variant, int piece) {
        return variant.kind(Piece.kind(piece)).value();
    }
}
