package rookery.arena.environment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Variant;

/**
 * A position as numbers for a network: planes of one byte for each square, a1 first, rank by rank. First White's pieces kind by kind, then Black's, then
 * whose turn it is (all 1 when Black's), rooks that may castle, the square a pawn has just passed over, plies without progress (at most 255), and for
 * each face of the die whether it was rolled. Where a game has them, walls, how many of each piece are in hand, and the squares where one may be left behind
 * follow. For one thread.
 */
public final class Planes {

    private static final int MOST = 255;

    private final Variant variant;
    private final int squares;
    private final int kinds;
    private final int faces;
    private final byte[] bytes;

    public Planes(Variant variant) {
        this.variant = variant;
        squares = variant.shape().squares();
        kinds = variant.kinds().size();
        faces = variant.chance() instanceof Chance.Die(List<Integer> sides) ? sides.size() : 0;
        bytes = new byte[names().size() * squares];
    }

    /** What each plane shows. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (Side side : Side.values()) {
            for (PieceKind kind : variant.kinds()) {
                names.add((side == Side.WHITE ? "white " : "black ") + kind.name());
            }
        }
        names.addAll(List.of("black to move", "castling rooks", "en passant", "plies without progress"));
        for (int face = 1; face <= faces; face++) {
            names.add("rolled " + face);
        }
        if (variant.mayHaveWalls()) {
            names.add("walls");
        }
        if (variant.wild().drops().hasHands()) {
            for (Side side : Side.values()) {
                variant.kinds().forEach(kind -> names.add((side == Side.WHITE ? "white " : "black ") + kind.name() + " in hand"));
            }
            names.add("gates");
        }
        return names;
    }

    /** How long the text of a position is. */
    public int characters() {
        return (bytes.length + 2) / 3 * 4;
    }

    /** The planes one after another, in base 64. */
    public String text(Position position) {
        Arrays.fill(bytes, (byte) 0);
        for (int square = 0; square < squares; square++) {
            int piece = position.piece(square);
            if (Piece.isPiece(piece)) {
                int plane = (Piece.side(piece) == Side.WHITE ? 0 : kinds) + Piece.kind(piece) - 1;
                bytes[plane * squares + square] = 1;
            }
        }
        int plane = 2 * kinds;
        fill(plane++, position.turn() == Side.BLACK ? 1 : 0);
        for (int square = 0; square < squares; square++) {
            bytes[plane * squares + square] = (byte) (position.castlingRooks().contains(square) ? 1 : 0);
        }
        plane++;
        if (position.enPassant() != BoardShape.NONE) {
            bytes[plane * squares + position.enPassant()] = 1;
        }
        plane++;
        fill(plane++, Math.min(MOST, position.quietPlies()));
        if (position.roll() > 0) {
            fill(plane + position.roll() - 1, 1);
        }
        wild(position, plane + faces);
        return Base64.getEncoder().encodeToString(bytes);
    }

    private void wild(Position position, int first) {
        int plane = first;
        if (variant.mayHaveWalls()) {
            for (int square = 0; square < squares; square++) {
                bytes[plane * squares + square] = (byte) (position.piece(square) == Piece.WALL ? 1 : 0);
            }
            plane++;
        }
        if (variant.wild().drops().hasHands()) {
            for (Side side : Side.values()) {
                for (int kind = 1; kind <= kinds; kind++) {
                    fill(plane++, position.inHand(Piece.of(kind, side)));
                }
            }
            for (int square : position.gateSquares()) {
                bytes[plane * squares + square] = 1;
            }
        }
    }

    private void fill(int plane, int value) {
        Arrays.fill(bytes, plane * squares, (plane + 1) * squares, (byte) value);
    }
}
