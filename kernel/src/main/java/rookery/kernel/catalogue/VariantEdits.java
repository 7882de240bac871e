package rookery.kernel.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Promotion;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * Edits of a variant that keep the rest of it consistent: when a kind of piece goes, every rule drops it; when the board grows, zones and ranks grow with it.
 * The result need not be playable; {@link VariantReader#draft} says what is missing.
 */
public final class VariantEdits {

    private static final int LONGEST_ID = 40;

    /** An edge of the board as White sees it. */
    public enum Edge {
        LEFT, RIGHT, TOP, BOTTOM
    }

    private VariantEdits() {
    }

    /** Puts a packed piece on a square, or clears it. Kings and rooks get the castling rights their squares allow. */
    public static Variant place(Variant variant, int square, int piece) {
        return withPlacement(variant, variant.start().placement().with(square, piece));
    }

    /** Another array, with every castling right it allows. */
    public static Variant withPlacement(Variant variant, Placement placement) {
        Setup start = variant.start();
        Setup plain = new Setup(placement, start.turn(), SquareSet.EMPTY, BoardShape.NONE, BoardShape.NONE, 0, 0, 0, 0, 1, start.hand(),
                SquareSet.EMPTY);
        Setup gated = variant.wild().drops().gating() ? plain.withGates(gates(placement)) : plain;
        // Castling rights depend on where pieces stand at the start, so the start is set first.
        return variant.withStart(withRights(variant.withStart(gated), gated));
    }

    /** The squares of pieces that may leave one behind: all on their side's first rank. */
    private static SquareSet gates(Placement placement) {
        BoardShape shape = placement.shape();
        return SquareSet.where(shape, square -> {
            int piece = placement.piece(square);
            return Piece.isPiece(piece) && shape.rank(square) == (Piece.isWhite(piece) ? 0 : shape.ranks() - 1);
        });
    }

    private static Setup withRights(Variant variant, Setup start) {
        if (!variant.castling().isOn()) {
            return start.withCastlingRooks(SquareSet.EMPTY);
        }
        SquareSet rooks = SquareSet.EMPTY;
        for (int rook : Position.impliedCastling(variant, start.placement())) {
            boolean impossible = Position.of(variant, start.withCastlingRooks(SquareSet.of(rook))) instanceof Verdict.Unplayable(var found)
                    && found.contains(Problem.IMPOSSIBLE_CASTLING);
            rooks = impossible ? rooks : rooks.with(rook);
        }
        return start.withCastlingRooks(rooks);
    }

    /** Castling on, with the piece most like a rook, or off; the start's rights follow. */
    public static Variant withCastling(Variant variant, Castling castling) {
        Variant changed = variant.with(draft -> {
            draft.castling = castling;
            draft.start = variant.start().withCastlingRooks(SquareSet.EMPTY);
        });
        return withPlacement(changed, changed.start().placement());
    }

    /**
     * Moves an edge of the board outwards (or inwards, where {@code by} is below 0), as far as boards can be. Files come and go at the edge; ranks in the middle,
     * so that both armies keep their place before their player.
     */
    public static Variant resize(Variant variant, Edge edge, int by) {
        BoardShape old = variant.shape();
        boolean across = edge == Edge.LEFT || edge == Edge.RIGHT;
        int files = across ? Math.clamp(old.files() + (long) by, BoardShape.SMALLEST, BoardShape.LARGEST) : old.files();
        int ranks = across ? old.ranks() : Math.clamp(old.ranks() + (long) by, BoardShape.SMALLEST, BoardShape.LARGEST);
        if (files == old.files() && ranks == old.ranks()) {
            return variant;
        }
        int shift = edge == Edge.LEFT ? files - old.files() : 0;
        int[] newFiles = IntStream.range(0, old.files()).map(file -> within(file + shift, files)).toArray();
        int low = Math.min(old.ranks(), ranks) / 2;
        int high = Math.min(old.ranks(), ranks) - low;
        int[] newRanks = IntStream.range(0, old.ranks())
                .map(rank -> rank < low ? rank : rank >= old.ranks() - high ? rank + ranks - old.ranks() : BoardShape.NONE).toArray();
        int[] kinds = IntStream.rangeClosed(0, variant.kinds().size()).toArray();
        return new VariantRenumbering(variant, new BoardShape(files, ranks), newFiles, newRanks, variant.kinds(), kinds).result();
    }

    private static int within(int file, int files) {
        return file >= 0 && file < files ? file : BoardShape.NONE;
    }

    /** Adds a kind at the end of the list. Rules about all kinds include it, and pawns may promote to it where they may promote to anything. */
    public static Variant add(Variant variant, PieceKind kind) {
        int number = variant.kinds().size() + 1;
        Promotion promotion = variant.promotion();
        boolean promotes = promotion.rank() > 0 && !kind.pawn() && !kind.royal() && !kind.isPromoted();
        return variant.with(draft -> {
            draft.kinds = with(variant.kinds(), kind);
            draft.goals = variant.goals().stream().map(goal -> goal instanceof Goal.Extinction all && all.kinds().size() == number - 1
                    ? new Goal.Extinction(with(all.kinds(), number), all.remaining(), all.together(), all.wins(), all.others(), all.reply())
                    : goal).toList();
            draft.promotion = promotes
                    ? new Promotion(promotion.rank(), promotion.forcedRank(), with(promotion.pieces(), number), promotion.chooser(),
                            promotion.onlyCaptured(), promotion.others(), promotion.neverStuck())
                    : promotion;
        });
    }

    private static <T> List<T> with(List<T> list, T last) {
        List<T> longer = new ArrayList<>(list);
        longer.add(last);
        return longer;
    }

    /** Replaces the kind with that number. */
    public static Variant replace(Variant variant, int number, PieceKind kind) {
        Variant changed = variant.with(draft -> {
            List<PieceKind> kinds = new ArrayList<>(variant.kinds());
            kinds.set(number - 1, kind);
            draft.kinds = kinds;
        });
        return withPlacement(changed, changed.start().placement());
    }

    /** Removes the kind with that number from the board and every rule, and the kinds only it promotes to. The last kind always stays. */
    public static Variant remove(Variant variant, int number) {
        PieceKind gone = variant.kind(number);
        int[] numbers = new int[variant.kinds().size() + 1];
        List<PieceKind> left = new ArrayList<>();
        for (int kind = 1; kind <= variant.kinds().size(); kind++) {
            PieceKind each = variant.kind(kind);
            boolean follows = !gone.isPromoted() && each.isPromoted() && each.promotedFrom() == gone.letter();
            if (kind != number && !follows) {
                left.add(each);
                numbers[kind] = left.size();
            }
        }
        if (left.isEmpty()) {
            return variant;
        }
        int[] files = IntStream.range(0, variant.shape().files()).toArray();
        int[] ranks = IntStream.range(0, variant.shape().ranks()).toArray();
        return new VariantRenumbering(variant, variant.shape(), files, ranks, left, numbers).result();
    }

    /** The first letter of the name that no other piece has, or else any free one; a space where all are taken. */
    public static char freeLetter(Variant variant, String name) {
        String wanted = name.toUpperCase(Locale.ROOT).replaceAll("[^A-Z]", "") + "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
        for (int i = 0; i < wanted.length(); i++) {
            char letter = wanted.charAt(i);
            if (variant.kinds().stream().noneMatch(kind -> kind.letter() == letter)) {
                return letter;
            }
        }
        return ' ';
    }

    /** Renames the variant, and with it the id it is stored and rated under, unless an id is given. */
    public static Variant named(Variant variant, String name, String id) {
        String known = id.isEmpty() ? id(name) : id;
        return variant.with(draft -> {
            draft.name = name;
            draft.id = known;
            draft.family = known;
        });
    }

    /** An id for a variant of that name, by which no variant of the catalogue is found, listed or not. */
    public static String id(String name) {
        String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-+|-+$", "");
        // Names in other scripts get a number derived from the name.
        String told = plain.isEmpty() ? "own-" + Integer.toUnsignedString(name.hashCode(), 36) : plain;
        String free = Variants.named(told).isPresent() ? "my-" + told : told;
        return free.length() <= LONGEST_ID ? free : free.substring(0, LONGEST_ID).replaceAll("-+$", "");
    }

    /** The same square as the other player sees it. */
    public static int mirrored(BoardShape shape, int square) {
        return shape.square(shape.file(square), shape.ranks() - 1 - shape.rank(square));
    }

    /** The other side's piece of the same kind; 0 stays 0. */
    public static int mirrored(int piece) {
        if (!Piece.isPiece(piece)) {
            return piece;
        }
        Side other = Piece.side(piece).opponent();
        return Piece.of(Piece.kind(piece), other);
    }
}
