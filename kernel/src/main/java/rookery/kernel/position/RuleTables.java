package rookery.kernel.position;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import rookery.kernel.board.Board;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.piece.Stride;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.Drops;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.PiecePromotion;
import rookery.kernel.variant.Places;
import rookery.kernel.variant.Promotion;
import rookery.kernel.variant.Royals;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.Walls;
import rookery.kernel.variant.WildRules;

/** A variant's rules as the flags and arrays that {@link Position} asks for at every node; computed once a game and never changed. */
final class RuleTables {

    static final int[] NO_KINDS = {};
    static final PiecePromotion[] NO_PROMOTIONS = {};

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
    /** Some rule needs {@link WildMoves}. */
    final boolean wild;
    /** Moves must be tried out to see whether they expose a royal piece. */
    final boolean trial;
    /** The board itself generates only steps that leave the royal piece safe. */
    final boolean safeSteps;
    final boolean hasWalls;
    /** Pieces other than pawns promote, or must not get stuck. */
    final boolean changesByKind;
    /** A position may come back after captures. */
    final boolean longMemory;
    final boolean checksForbidden;
    final boolean recordsChecks;
    final boolean watchesGoals;
    final Goals goals;
    final DrawRules draws;
    final boolean onlyCaptured;

    private final Variant variant;
    /** By packed piece, where pieces must not get stuck. */
    private final SquareSet[] stuck;
    private final PiecePromotion[][] promotionsByKind;
    private final int[][] dropForms;
    /** By packed piece; null where it may be dropped anywhere. */
    private final @Nullable SquareSet[] dropZones;
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
        WildRules special = variant.wild();
        hasWalls = special.raisesWalls() || variant.start().placement().count(Piece.WALL) > 0;
        changesByKind = !variant.promotion().others().isEmpty() || variant.promotion().neverStuck();
        wild = !special.isNone() || changesByKind || hasWalls;
        trial = hasCheck && (special.royals() != Royals.SINGLE || special.captures().effect() != Captures.Effect.NONE
                || special.captures().ownPieces() || !special.places().facing() || special.walls() != Walls.NONE);
        safeSteps = hasCheck && !trial;
        longMemory = faces.length > 0 || special.drops().captured();
        stuck = variant.promotion().neverStuck() ? stuckSquares(variant) : new SquareSet[0];
        promotionsByKind = new PiecePromotion[variant.kinds().size() + 1][];
        dropForms = new int[variant.kinds().size() + 1][];
        for (int kind = 1; kind < promotionsByKind.length; kind++) {
            int number = kind;
            promotionsByKind[kind] = variant.promotion().others().stream().filter(other -> other.kind() == number)
                    .toArray(PiecePromotion[]::new);
            dropForms[kind] = IntStream.rangeClosed(1, variant.kinds().size())
                    .filter(form -> form == number || special.drops().promoted() && form != number && variant.demoted(form) == number)
                    .toArray();
        }
        dropZones = dropZones(variant);
        checksForbidden = variant.checksForbidden();
        draws = variant.draws();
        recordsChecks = draws.perpetualCheck() || draws.checkerLoses();
        goals = new Goals(variant);
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

    private static SquareSet[] stuckSquares(Variant variant) {
        SquareSet[] stuck = new SquareSet[(variant.kinds().size() + 1) * 2];
        Arrays.fill(stuck, SquareSet.EMPTY);
        for (int piece = 2; piece < stuck.length; piece++) {
            List<Stride> strides = variant.kind(Piece.kind(piece)).movement().strides(variant.forward(Piece.side(piece)));
            stuck[piece] = SquareSet.where(variant.shape(), square -> strides.stream().filter(stride -> !stride.firstMoveOnly())
                    .allMatch(stride -> variant.shape().step(square, stride.dx(), stride.dy()) == BoardShape.NONE));
        }
        return stuck;
    }

    private static @Nullable SquareSet[] dropZones(Variant variant) {
        @Nullable
        SquareSet[] zones = new SquareSet[(variant.kinds().size() + 1) * 2];
        for (Drops.Zone zone : variant.wild().drops().zones()) {
            for (int kind : zone.kinds()) {
                zones[kind << 1] = zone.white();
                zones[kind << 1 | 1] = zone.black();
            }
        }
        // A piece that may not leave a region enters nowhere else.
        for (Places.Region region : variant.wild().places().regions()) {
            for (int kind : region.kinds()) {
                zones[kind << 1] = within(zones[kind << 1], region.white());
                zones[kind << 1 | 1] = within(zones[kind << 1 | 1], region.black());
            }
        }
        return zones;
    }

    private static SquareSet within(@Nullable SquareSet zone, SquareSet region) {
        return zone == null ? region : zone.intersection(region);
    }

    /** Whether the piece could never move away from there. */
    boolean isStuck(int piece, int square) {
        return stuck.length > 0 && stuck[piece].contains(square);
    }

    PiecePromotion[] promotionsOf(int kind) {
        return promotionsByKind[kind];
    }

    /** The kinds as which a piece in hand may be dropped. */
    int[] dropForms(int kind) {
        return dropForms[kind];
    }

    /** Whether the piece, in hand as that kind, may be dropped there. */
    boolean isDropZone(int piece, int kind, int square) {
        SquareSet zone = dropZones[kind << 1 | piece & 1];
        // A pawn on its last rank would have been promoted.
        boolean promoted = isPawn[piece >>> 1] && variant.promotion().rank() > 0 && rankSeen(piece & 1, square) == variant.shape().ranks();
        return !promoted && (zone == null || zone.contains(square));
    }

    /** Whether pieces of the game's start are of that kind and side. */
    boolean startsWith(int piece) {
        return variant.start().placement().count(piece) > 0 || variant.start().hand().contains(piece);
    }

    /** The bit of a gate's square, where a piece of that side that has not moved may be replaced; 0 elsewhere. */
    int gateBit(int square, int side) {
        int rank = up[side] > 0 ? 0 : variant.shape().ranks() - 1;
        return variant.shape().rank(square) == rank ? 1 << variant.shape().file(square) + 16 * side : 0;
    }

    boolean isGate(int square, int side, int gates) {
        return (gateBit(square, side) & gates) != 0;
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
            // A disguised piece counts as what it looks like.
            int model = variant.kindOf(variant.kind(kind).letter()) << 1 | side;
            if (model >= 2 && board.count(piece) + (model == piece ? 0 : board.count(model)) < atStart[model]) {
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

    /** The last square that a pawn's step of several squares passed over, whichever way it went. */
    int passed(int from, int to) {
        BoardShape shape = variant.shape();
        int way = Math.max(Math.abs(shape.file(to) - shape.file(from)), Math.abs(shape.rank(to) - shape.rank(from)));
        return to - (to - from) / way;
    }

    boolean pawnsMove(int face) {
        return face == 0 || isPawn[faces[face - 1]];
    }

    /** King and rook both start castling, so either face allows it. */
    boolean castles(int face) {
        return face == 0 || faces[face - 1] == variant.castling().partner() || faces[face - 1] == variant.castling().king()
                || variant.kind(faces[face - 1]).royal();
    }

    private static int[] toArray(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }
}
