package rookery.kernel.board;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SliderAttacks;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.piece.Stride;
import rookery.kernel.variant.Promotion;
import rookery.kernel.variant.Variant;

/** The constant tables of {@link BitBoard8x8}, indexed by packed piece or side, and which variants they can describe. */
final class BitTables {

    private static final List<Movement> PAWNS = List.of(Movement.of("fmWfceFifmnD"), Movement.of("fmWfcFifmnD"), Movement.of("fmWfceF"),
            Movement.of("fmWfcF"));

    final long[] orthogonal;
    final long[] diagonal;
    final long[][] leaps;
    final long[][] leapsInto;
    /** What a piece attacks from each square of an empty board. */
    final long[][] emptyReach;
    final int[][] leapers = new int[2][];
    final int[][] steppers = new int[2][];
    /** The packed pawn of each side; the unused codes 0 and 1 where there is none. */
    final int[] pawn = {0, 1};
    final long[][] pawnCaptures = new long[2][64];
    final int[] forward = new int[2];
    final long[] doubleStepRank = new long[2];
    final long[] promotionZone = new long[2];
    final long[] forcedZone = new long[2];
    final boolean takesEnPassant;

    /** Whether shape, pieces and promotion are of the kind the fast board is made for. */
    static boolean canHold(Variant variant) {
        Promotion promotion = variant.promotion();
        long pawnKinds = variant.kinds().stream().filter(PieceKind::pawn).count();
        boolean pawnsPromote = promotion.rank() > 0 && promotion.forcedRank() <= 8;
        boolean open = !variant.wild().raisesWalls() && variant.start().placement().count(Piece.WALL) == 0;
        boolean everywhere = variant.wild().places().regions().isEmpty() && variant.wild().places().crossings().isEmpty();
        return variant.shape().equals(BoardShape.CHESS) && open && everywhere && (pawnKinds == 0 || pawnKinds == 1 && pawnsPromote)
                && variant.kinds().stream().allMatch(kind -> kind.pawn() ? isPawn(kind) : leapsAndSlides(kind));
    }

    private static boolean isPawn(PieceKind kind) {
        return PAWNS.stream().anyMatch(kind.movement()::sameAs);
    }

    private static boolean leapsAndSlides(PieceKind kind) {
        List<Stride> strides = kind.movement().strides();
        boolean plain = strides.stream().allMatch(stride -> stride.isPlain() && stride.moves() && stride.captures() && !stride.enPassant());
        List<Stride> rides = strides.stream().filter(stride -> !stride.isLeap()).toList();
        long orthogonal = rides.stream().filter(stride -> Math.abs(stride.dx()) + Math.abs(stride.dy()) == 1).count();
        long diagonal = rides.stream().filter(stride -> Math.abs(stride.dx()) == 1 && Math.abs(stride.dy()) == 1).count();
        return plain && (orthogonal == 0 || orthogonal == 4) && (diagonal == 0 || diagonal == 4) && orthogonal + diagonal == rides.size()
                && rides.stream().allMatch(stride -> stride.range() >= 7) && strides.stream().noneMatch(BitTables::leapsAlongLine);
    }

    /** Such a check cannot be blocked, but the fast board assumes that every check along a line can be. */
    private static boolean leapsAlongLine(Stride stride) {
        int width = Math.abs(stride.dx());
        int height = Math.abs(stride.dy());
        return stride.isLeap() && Math.max(width, height) > 1 && (width == 0 || height == 0 || width == height);
    }

    BitTables(Variant variant) {
        int codes = (variant.kinds().size() + 1) * 2;
        orthogonal = new long[codes];
        diagonal = new long[codes];
        leaps = new long[codes][64];
        leapsInto = new long[codes][64];
        boolean enPassant = false;
        for (int piece = 2; piece < codes; piece++) {
            PieceKind kind = variant.kind(Piece.kind(piece));
            Side side = Piece.side(piece);
            if (kind.pawn()) {
                pawn[side.ordinal()] = piece;
                enPassant = kind.movement().strides().stream().anyMatch(Stride::enPassant);
                boolean doubles = kind.movement().strides().stream().anyMatch(Stride::firstMoveOnly);
                addPawn(variant, side, doubles);
            } else {
                addPiece(piece, kind, variant.forward(side));
            }
        }
        takesEnPassant = enPassant;
        emptyReach = new long[codes][64];
        for (int piece = 2; piece < codes; piece++) {
            for (int square = 0; square < 64; square++) {
                emptyReach[piece][square] = piece == pawn[piece & 1]
                        ? pawnCaptures[piece & 1][square]
                        : leaps[piece][square] | orthogonal[piece] & SliderAttacks.rook(square, 0)
                                | diagonal[piece] & SliderAttacks.bishop(square, 0);
            }
        }
        for (Side side : Side.values()) {
            int first = side.ordinal();
            steppers[first] = pieces(first, codes);
            leapers[first] = Arrays.stream(steppers[first]).filter(piece -> Arrays.stream(leaps[piece]).anyMatch(set -> set != 0))
                    .toArray();
        }
    }

    private int[] pieces(int side, int codes) {
        return IntStream.range(2, codes).filter(piece -> (piece & 1) == side && piece != pawn[side]).toArray();
    }

    private void addPawn(Variant variant, Side side, boolean doubles) {
        int index = side.ordinal();
        int up = variant.forward(side);
        // Rotating left by 56 is going down one rank.
        forward[index] = up > 0 ? 8 : 56;
        for (int square = 0; square < 64; square++) {
            for (int dx : new int[]{-1, 1}) {
                int target = BoardShape.CHESS.step(square, dx, up);
                if (target != BoardShape.NONE) {
                    pawnCaptures[index][square] |= 1L << target;
                }
            }
        }
        if (doubles && variant.doubleStepRank() > 0) {
            // A double step from the last rank but one would leave the board.
            for (int rank = 0; rank < 8; rank++) {
                if (variant.isDoubleStepRank(side, rank) && rank != variant.boardRank(side, 7)) {
                    doubleStepRank[index] |= 0xffL << 8 * rank;
                }
            }
        }
        for (int rank = variant.promotion().rank(); rank <= 8; rank++) {
            promotionZone[index] |= 0xffL << 8 * variant.boardRank(side, rank);
            if (rank >= variant.promotion().forcedRank()) {
                forcedZone[index] |= 0xffL << 8 * variant.boardRank(side, rank);
            }
        }
    }

    private void addPiece(int piece, PieceKind kind, int up) {
        for (Stride stride : kind.movement().strides(up)) {
            if (!stride.isLeap()) {
                (stride.dx() == 0 || stride.dy() == 0 ? orthogonal : diagonal)[piece] = -1;
                continue;
            }
            for (int square = 0; square < 64; square++) {
                int target = BoardShape.CHESS.step(square, stride.dx(), stride.dy());
                if (target != BoardShape.NONE) {
                    leaps[piece][square] |= 1L << target;
                    leapsInto[piece][target] |= 1L << square;
                }
            }
        }
    }
}
