package rookery.kernel.position;

import java.util.Arrays;
import java.util.List;
import rookery.kernel.board.Board;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.Promotion;
import rookery.kernel.variant.Variant;

/** A variant's rules as the flags and arrays that {@link Position} asks for at every node; computed once a game and never changed. */
final class RuleTables {

    static final int[] NO_KINDS = {};

    final CastlingSlot[] slots;
    /** Index of the slot whose rook starts there. */
    final int[] slotAt = new int[256];
    /** Rights that survive when a piece leaves or enters the square. */
    final int[] rightsKept = new int[256];
    /** Kind by face, from 0; empty without a die. */
    final int[] faces;
    /** What one step forward adds to a square number, by side. */
    final int[] up = new int[2];
    final boolean[] isPawn;
    final EnPassant enPassant;
    final boolean hasCheck;
    final boolean checksForbidden;
    final boolean recordsChecks;
    final boolean watchesGoals;
    final Goals goals;
    final DrawRules draws;
    final boolean onlyCaptured;

    private final Variant variant;
    private final int[][] promotionsByFace;
    private final int[] moversByFace;
    /** How many of each packed piece stand on the board at the start. */
    private final int[] atStart;

    RuleTables(Variant variant, List<CastlingSlot> castlingSlots) {
        this.variant = variant;
        slots = castlingSlots.toArray(CastlingSlot[]::new);
        Arrays.fill(rightsKept, -1);
        for (int i = 0; i < slots.length; i++) {
            slotAt[slots[i].rookFrom()] = i;
            rightsKept[slots[i].rookFrom()] &= ~(1 << i);
            rightsKept[slots[i].kingFrom()] &= ~(1 << i);
        }
        faces = switch (variant.chance()) {
            case Chance.None() -> NO_KINDS;
            case Chance.Die(List<Integer> kinds) -> toArray(kinds);
        };
        for (Side side : Side.values()) {
            up[side.ordinal()] = variant.forward(side) * variant.shape().files();
        }
        isPawn = new boolean[variant.kinds().size() + 1];
        for (int kind = 1; kind < isPawn.length; kind++) {
            isPawn[kind] = variant.kind(kind).pawn();
        }
        enPassant = variant.enPassant();
        hasCheck = variant.hasCheck();
        checksForbidden = variant.checksForbidden();
        draws = variant.draws();
        recordsChecks = draws.perpetualCheck();
        goals = new Goals(variant.goals());
        watchesGoals = !goals.isEmpty();
        onlyCaptured = variant.promotion().onlyCaptured();
        atStart = new int[2 * isPawn.length];
        for (int piece = 2; piece < atStart.length; piece++) {
            atStart[piece] = variant.start().placement().count(piece);
        }
        promotionsByFace = new int[faces.length + 1][];
        moversByFace = new int[faces.length + 1];
        for (int face = 0; face <= faces.length; face++) {
            promotionsByFace[face] = promotionsOn(face);
            moversByFace[face] = face == 0 ? -1 : 1 << faces[face - 1];
        }
    }

    /** What castling rights, one bit for each slot, contribute to a position's key. */
    long castlingKey(int rights) {
        long key = 0;
        for (int rest = rights; rest != 0; rest &= rest - 1) {
            key ^= ZobristKeys.castling(slots[Integer.numberOfTrailingZeros(rest)].rookFrom());
        }
        return key;
    }

    /** Kinds that may move on that face, as bits; all of them on face 0, when no die is in play. */
    int movers(int face) {
        return moversByFace[face];
    }

    /** What a pawn may become on that face. */
    int[] promotions(int face) {
        return promotionsByFace[face];
    }

    private int[] promotionsOn(int face) {
        Promotion promotion = variant.promotion();
        List<Integer> pieces = promotion.pieces();
        boolean pawnRolled = face > 0 && isPawn[faces[face - 1]];
        return switch (promotion.chooser()) {
            case PLAYER -> face == 0 || pawnRolled ? toArray(pieces) : NO_KINDS;
            case ALWAYS_FIRST -> !pieces.isEmpty() && (face == 0 || pawnRolled) ? new int[]{pieces.getFirst()} : NO_KINDS;
            case DIE ->
                face == 0 || pawnRolled ? toArray(pieces) : pieces.contains(faces[face - 1]) ? new int[]{faces[face - 1]} : NO_KINDS;
        };
    }

    /** The kinds among those given of which the side has lost some. */
    int[] captured(int[] kinds, int side, Board board) {
        int[] kept = new int[kinds.length];
        int count = 0;
        for (int kind : kinds) {
            int piece = Piece.of(kind, Side.of(side));
            if (board.count(piece) < atStart[piece]) {
                kept[count++] = kind;
            }
        }
        return Arrays.copyOf(kept, count);
    }

    /** Whether a pawn of the side that arrives there may promote. */
    boolean promotes(int side, int square) {
        return variant.promotion().rank() > 0 && rankSeen(side, square) >= variant.promotion().rank();
    }

    boolean mustPromote(int side, int square) {
        return variant.promotion().rank() > 0 && rankSeen(side, square) >= variant.promotion().forcedRank();
    }

    private int rankSeen(int side, int square) {
        int rank = variant.shape().rank(square);
        return up[side] > 0 ? rank + 1 : variant.shape().ranks() - rank;
    }

    boolean pawnsMove(int face) {
        return face == 0 || isPawn[faces[face - 1]];
    }

    /** King and rook both start castling, so either face allows it. */
    boolean castles(int face) {
        return face == 0 || faces[face - 1] == variant.castling().partner() || variant.kind(faces[face - 1]).royal();
    }

    private static int[] toArray(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }
}
