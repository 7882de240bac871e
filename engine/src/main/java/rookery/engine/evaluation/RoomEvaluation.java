package rookery.engine.evaluation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.piece.Stride;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Stalemate;
import rookery.kernel.variant.Variant;

/**
 * For games in which the board is walled up, nobody takes anything and whoever cannot move loses (isolation, the game of the amazons): the squares that each
 * side gets to first, and those its pieces can enter at once. Mutable scratch space: use one per thread.
 */
final class RoomEvaluation implements Evaluation {

    private static final int FAR = 255;
    /** A square that one side gets to first. */
    private static final int OWNED = 12;
    /** A square that both get to in as many moves counts a little for the side to move. */
    private static final int CONTESTED = 1;
    /** A square that can be entered at once. */
    private static final int NEXT = 8;

    /** By packed piece and square: the squares of each way it goes, in order. */
    private final int[][][][] ways;
    private final int[] values;
    private final int[][] moves;
    private final int[] pieces;
    private final int[] queue;
    private final int[] mover;

    RoomEvaluation(Variant variant) {
        BoardShape shape = variant.shape();
        values = PieceValues.forExchange(variant);
        ways = new int[(variant.kinds().size() + 1) * 2][shape.squares()][][];
        for (int kind = 1; kind <= variant.kinds().size(); kind++) {
            for (Side side : Side.values()) {
                List<Stride> strides = variant.kind(kind).movement().strides(variant.forward(side));
                Arrays.setAll(ways[Piece.of(kind, side)], square -> ways(shape, strides, square));
            }
        }
        moves = new int[2][shape.squares()];
        pieces = new int[shape.squares()];
        queue = new int[shape.squares()];
        mover = new int[shape.squares()];
    }

    static boolean fits(Variant variant) {
        boolean fills = switch (variant.wild().walls()) {
            case STONE, ARROW, TRAIL -> true;
            case NONE, DUCK -> false;
        };
        return fills && variant.stalemate() == Stalemate.LOSS
                && variant.kinds().stream().flatMap(kind -> kind.movement().strides().stream()).noneMatch(Stride::captures);
    }

    private static int[][] ways(BoardShape shape, List<Stride> strides, int square) {
        List<int[]> found = new ArrayList<>();
        for (Stride stride : strides) {
            int[] way = new int[Math.min(stride.range(), Stride.UNLIMITED)];
            int length = 0;
            for (int at = shape.step(square, stride.dx(), stride.dy()); at != BoardShape.NONE && length < way.length
                    && !stride.firstMoveOnly(); at = shape.step(at, stride.dx(), stride.dy())) {
                way[length++] = at;
            }
            found.add(Arrays.copyOf(way, length));
        }
        return found.toArray(int[][]::new);
    }

    @Override
    public int evaluate(Position position) {
        int[] ours = spread(position, position.turn());
        int[] theirs = spread(position, position.turn().opponent());
        int sum = 0;
        for (int square = 0; square < ours.length; square++) {
            int balance = theirs[square] - ours[square];
            if (balance != 0) {
                sum += balance > 0 ? OWNED : -OWNED;
            } else if (ours[square] != FAR) {
                sum += CONTESTED;
            }
            sum += (ours[square] == 1 ? NEXT : 0) - (theirs[square] == 1 ? NEXT : 0);
        }
        return sum;
    }

    /** The moves the side needs to each square, as if the other stood still; {@link #FAR} where it never gets. */
    private int[] spread(Position position, Side side) {
        int[] needed = moves[side.ordinal()];
        Arrays.fill(needed, FAR);
        int tail = position.pieceSquares(side, pieces);
        for (int i = 0; i < tail; i++) {
            queue[i] = pieces[i];
            mover[pieces[i]] = position.piece(pieces[i]);
            needed[pieces[i]] = 0;
        }
        for (int head = 0; head < tail; head++) {
            int from = queue[head];
            for (int[] way : ways[mover[from]][from]) {
                for (int to : way) {
                    if (position.piece(to) != Piece.EMPTY) {
                        break;
                    }
                    if (needed[to] == FAR) {
                        needed[to] = needed[from] + 1;
                        mover[to] = mover[from];
                        queue[tail++] = to;
                    }
                }
            }
        }
        return needed;
    }

    @Override
    public int[] values() {
        return values.clone();
    }
}
