package rookery.engine.dice;

import java.util.Arrays;
import java.util.List;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Variant;

/**
 * What can be seen of a dice position before its roll, as numbers from the point of view of the side that rolls:
 *
 * <pre>
 *  0            it is our roll (always 1)
 *  1            the chance that this roll lets us take a king
 *  2            the chance that the next roll lets them take ours, if nothing changes
 *  3            how far our pawns have come, less theirs, in ranks
 *  4            squares our pieces attack, less theirs, in tens
 *  5            kinds we can move, less theirs: fewer kinds roll the one that is needed more often
 *  6            squares around their king that we attack, less the same around ours
 *  7 + kind     pieces of the kind we have more than they
 * </pre>
 */
final class DiceFeatures {

    static final int GENERAL = 7;

    private final Variant variant;
    private final BoardShape shape;
    private final int kinds;
    private final int[] faceOfKind;
    private final int[][] forward = new int[2][];
    private final SquareSet[] beside;
    private final double[] features;

    DiceFeatures(Variant variant) {
        this.variant = variant;
        shape = variant.shape();
        kinds = variant.kinds().size();
        faceOfKind = new int[kinds + 1];
        if (variant.chance() instanceof Chance.Die(List<Integer> faces)) {
            for (int face = 1; face <= faces.size(); face++) {
                faceOfKind[faces.get(face - 1)] = face;
            }
        }
        for (Side side : Side.values()) {
            int[] ranks = new int[shape.squares()];
            for (int square = 0; square < ranks.length; square++) {
                ranks[square] = variant.forward(side) > 0 ? shape.rank(square) : shape.ranks() - 1 - shape.rank(square);
            }
            forward[side.ordinal()] = ranks;
        }
        beside = new SquareSet[shape.squares()];
        for (int square = 0; square < beside.length; square++) {
            int centre = square;
            beside[square] = SquareSet.where(shape, other -> Math.abs(shape.file(other) - shape.file(centre)) <= 1
                    && Math.abs(shape.rank(other) - shape.rank(centre)) <= 1);
        }
        features = new double[count()];
    }

    int count() {
        return GENERAL + kinds + 1;
    }

    /** The features of the position, in an array that the next call overwrites. */
    double[] of(Position position) {
        Arrays.fill(features, 0);
        Side us = position.turn();
        Side them = us.opponent();
        features[0] = 1;
        int rollable = position.rollableFaces();
        int ours = Integer.bitCount(rollable);
        if (ours > 0) {
            features[1] = (double) Integer.bitCount(rollable & facesThatTake(position, them, us)) / ours;
        }
        SquareSet aroundOurs = aroundKings(position, us);
        SquareSet aroundTheirs = aroundKings(position, them);
        int theirKinds = 0;
        for (int square = 0; square < shape.squares(); square++) {
            int piece = position.piece(square);
            if (piece != Piece.EMPTY) {
                theirKinds |= Piece.side(piece) == them ? 1 << faceOfKind[Piece.kind(piece)] : 0;
                add(position, square, piece, us, aroundOurs, aroundTheirs);
            }
        }
        int theirs = Integer.bitCount(theirKinds & ~1);
        features[2] = theirs == 0 ? 0 : (double) Integer.bitCount(facesThatTake(position, us, them) & ~1) / theirs;
        features[5] = ours - theirs;
        return features;
    }

    private void add(Position position, int square, int piece, Side us, SquareSet aroundOurs, SquareSet aroundTheirs) {
        boolean own = Piece.side(piece) == us;
        int sign = own ? 1 : -1;
        int kind = Piece.kind(piece);
        features[GENERAL + kind] += sign;
        if (variant.kind(kind).pawn()) {
            features[3] += sign * forward[Piece.side(piece).ordinal()][square];
        }
        SquareSet attacks = position.attacks(square);
        features[4] += sign * attacks.size() * 0.1;
        features[6] += sign * attacks.intersection(own ? aroundTheirs : aroundOurs).size() * 0.1;
    }

    /** The faces, as bits, on which a piece of one side could take a king of the other. */
    private int facesThatTake(Position position, Side king, Side by) {
        int faces = 0;
        for (int square : kings(position, king)) {
            for (int attacker : position.attackers(square, by)) {
                faces |= 1 << faceOfKind[Piece.kind(position.piece(attacker))];
            }
        }
        return faces;
    }

    private SquareSet kings(Position position, Side side) {
        int square = position.royalSquare(side);
        int royals = 0;
        for (int kind = 1; kind <= kinds; kind++) {
            royals += variant.kind(kind).royal() ? position.count(Piece.of(kind, side)) : 0;
        }
        return royals == 1 && square >= 0 ? SquareSet.of(square) : SquareSet.where(shape, other -> {
            int piece = position.piece(other);
            return piece != Piece.EMPTY && Piece.side(piece) == side && position.isRoyal(piece);
        });
    }

    private SquareSet aroundKings(Position position, Side side) {
        SquareSet around = SquareSet.EMPTY;
        for (int square : kings(position, side)) {
            around = around.union(beside[square]);
        }
        return around;
    }
}
