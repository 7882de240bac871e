package rookery.engine.net;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Variant;

/**
 * What a net sees of a position of one variant: an input for each piece on each square, separately for own and enemy pieces, one for each count
 * of checks given, and where pieces can be in hand one for the first of each kind there, the second and so on. A <em>place</em> is a square of the board
 * or, counted on from the last square, one in the hand.
 *
 * <p>Both sides share inputs: Black sees the board through the symmetry that maps the start position onto itself with colours swapped (top and bottom
 * for most games, left and right for racing kings). If there is no such symmetry, each side has its own inputs. A side whose only royal piece is on
 * the right half sees the board mirrored left to right, so that what was learned on one wing holds on the other.
 *
 * <p>A net may have inputs of its own for each <em>zone</em> that the side's royal piece can be in: away from the middle of its first rank, as after castling,
 * in the middle of it, on the next rank, or beyond. What a piece is worth then depends on where the king is.
 *
 * <p>A <em>view</em> is a zone, a side and whether it sees the board mirrored: {@code 4 * zone + 2 * side + mirrored}. Immutable.
 */
public final class NetInputs {

    /** The number of zones in a net that tells them apart. */
    public static final int ZONES = 4;

    private static final int VIEWS_OF_ZONE = 4;
    /** More pieces of one kind in a hand look like so many. */
    private static final int MOST_IN_HAND = 8;
    /** Places are kept as bytes. */
    private static final int MOST_PLACES = 256;

    private final BoardShape shape;
    private final int places;
    private final boolean mirrors;
    private final int[] opposite;
    /** By view, then by packed piece times places plus place. */
    private final int[][] ofPiece;
    /** By view, then own or other, then the number of checks given. */
    private final int[][][] ofChecks;
    private final int zones;
    private final int homeRank;
    private final int perZone;
    private final int perSide;
    private final int kinds;
    private final int startMen;

    private NetInputs(Variant variant, int zones) {
        this.zones = zones;
        shape = variant.shape();
        places = shape.squares() + (variant.wild().drops().hasHands() ? Math.min(MOST_IN_HAND, MOST_PLACES - shape.squares()) : 0);
        kinds = variant.kinds().size();
        Optional<int[]> symmetry = symmetry(variant);
        boolean shared = symmetry.isPresent();
        opposite = symmetry.orElseGet(() -> squares(square -> square));
        mirrors = hasOneRoyalEach(variant);
        homeRank = mirrors ? homeRank(variant) : 0;
        int checks = variant.goals().stream().mapToInt(goal -> goal instanceof Goal.CountChecks(int wanted) ? wanted : 0).max().orElse(0);
        perSide = 2 * kinds * places + 2 * checks;
        perZone = shared ? perSide : 2 * perSide;
        ofPiece = new int[views()][(kinds + 1) * 2 * places];
        ofChecks = new int[views()][2][checks];
        for (int view = 0; view < views(); view++) {
            int side = side(view);
            int base = view / VIEWS_OF_ZONE * perZone + (shared ? 0 : side * perSide);
            for (int piece = 2; piece < (kinds + 1) * 2; piece++) {
                int relative = (piece & 1) ^ side;
                for (int place = 0; place < places; place++) {
                    ofPiece[view][piece * places + place] = base + (relative * kinds + (piece >> 1) - 1) * places + seen(view, place);
                }
            }
            for (int relative = 0; relative < 2; relative++) {
                for (int given = 0; given < checks; given++) {
                    ofChecks[view][relative][given] = base + 2 * kinds * places + relative * checks + given;
                }
            }
        }
        long placed = variant.start().placement().pieces().stream().filter(Piece::isPiece).count();
        startMen = Math.max(1, (int) placed + variant.start().hand().size());
    }

    /** The inputs without zones. */
    public static NetInputs of(Variant variant) {
        return new NetInputs(variant, 1);
    }

    /** The inputs with {@link #ZONES} zones, if each side has one royal piece and a net can have so many; without them in other games. */
    public static NetInputs withZones(Variant variant) {
        NetInputs plain = of(variant);
        return plain.mirrors && ZONES * plain.perZone <= Net.MOST_INPUTS ? new NetInputs(variant, ZONES) : plain;
    }

    /** The inputs of a net for the variant, with zones or without, as their number says. */
    public static NetInputs of(Variant variant, Net net) {
        NetInputs zoned = withZones(variant);
        return zoned.count() == net.inputs() ? zoned : of(variant);
    }

    /** The number of inputs. */
    public int count() {
        return zones * perZone;
    }

    /** The number of views. */
    public int views() {
        return zones * VIEWS_OF_ZONE;
    }

    /** The view here of what inputs with zones call that view. */
    public int viewOf(int viewWithZones) {
        return viewWithZones % views();
    }

    int zones() {
        return zones;
    }

    /** Whether zones are told apart. */
    public boolean hasZones() {
        return zones > 1;
    }

    /** The number of inputs of a zone. */
    int perZone() {
        return perZone;
    }

    private static int side(int view) {
        return view >> 1 & 1;
    }

    /** The number of squares of the board. */
    public int squares() {
        return shape.squares();
    }

    /** The number of squares and of places in a hand. */
    public int places() {
        return places;
    }

    /** Whether pieces can be in hand. */
    public boolean hasHands() {
        return places > shape.squares();
    }

    /** The most inputs that a position can have. */
    public int mostAtOnce() {
        return shape.squares() + (places - shape.squares()) * pieces() + 2;
    }

    /** One more than the highest packed piece. */
    int pieces() {
        return (kinds + 1) * 2;
    }

    /** The number of pieces of the kind in hand that have places, the first of them counted on from the last square. */
    public int inHand(Position position, int piece) {
        return Math.min(position.inHand(piece), places - shape.squares());
    }

    /** Whether both see the board alike and the sides of each share inputs: the same symmetry, the same mirroring. Checks may be counted in one alone. */
    boolean isLike(NetInputs other) {
        return perZone == perSide && other.perZone == other.perSide && mirrors == other.mirrors
                && shape.file(opposite[0]) == 0 == (other.shape.file(other.opposite[0]) == 0)
                && shape.rank(opposite[0]) == 0 == (other.shape.rank(other.opposite[0]) == 0);
    }

    /** How many inputs count the checks given by one side. */
    int checks() {
        return ofChecks[0][0].length;
    }

    /** The number of groups of related inputs: the same piece anywhere, on one file, on one rank; with zones also on one square in any of them. */
    public int groups() {
        return plainGroups() + (zones > 1 ? perZone : 0);
    }

    private int plainGroups() {
        return perZone / perSide * 2 * kinds * groupsOfPiece();
    }

    private int groupsOfPiece() {
        return 1 + shape.files() + shape.ranks() + (hasHands() ? 1 : 0);
    }

    /** The groups an input belongs to. */
    public int[] groupsOf(int input) {
        int inZone = input % perZone;
        int within = inZone % perSide;
        IntStream inAnyZone = zones > 1 ? IntStream.of(plainGroups() + inZone) : IntStream.empty();
        if (within >= 2 * kinds * places) {
            return inAnyZone.toArray();
        }
        int place = within % places;
        int first = (inZone / perSide * 2 * kinds + within / places) * groupsOfPiece();
        IntStream shared = place >= shape.squares()
                ? IntStream.of(first + groupsOfPiece() - 1)
                : IntStream.of(first, first + 1 + shape.file(place), first + 1 + shape.files() + shape.rank(place));
        return IntStream.concat(shared, inAnyZone).toArray();
    }

    /** The view of the side in this position. */
    public int view(int side, Position position) {
        return view(side, mirrors ? position.royalSquare(Side.of(side)) : BoardShape.NONE);
    }

    /** The view of a side whose royal piece is on that square; {@link BoardShape#NONE} if it has none. */
    public int view(int side, int royal) {
        if (!mirrors || royal < 0) {
            return side * 2;
        }
        int seen = side == 0 ? royal : opposite[royal];
        int file = shape.file(seen);
        int mirrored = 2 * file >= shape.files() ? 1 : 0;
        return VIEWS_OF_ZONE * zone(mirrored == 0 ? file : shape.files() - 1 - file, shape.rank(seen)) + side * 2 + mirrored;
    }

    private int zone(int fileFromRim, int rank) {
        if (zones == 1) {
            return 0;
        }
        if (rank <= homeRank) {
            return fileFromRim < (shape.files() + 1) / 2 - 1 ? 0 : 1;
        }
        return rank == homeRank + 1 ? 2 : 3;
    }

    /** The input of a packed piece on a square or in a hand. */
    public int ofPiece(int view, int piece, int place) {
        return ofPiece[view][piece * places + place];
    }

    /** Whether checks are counted. */
    public boolean countsChecks() {
        return ofChecks[0][0].length > 0;
    }

    /** The input for that many checks given by that side. */
    public int ofChecks(int view, int side, int given) {
        int[] inputs = ofChecks[view][side ^ side(view)];
        return inputs[Math.min(given, inputs.length - 1)];
    }

    /** Which output evaluates a position with that many men on the board: the fewer men, the lower the output. */
    public int output(int men, int outputs) {
        return Math.clamp((long) (men * outputs - 1) / startMen, 0, outputs - 1);
    }

    private int seen(int view, int place) {
        if (place >= shape.squares()) {
            return place;
        }
        int own = side(view) == 0 ? place : opposite[place];
        return (view & 1) == 0 ? own : shape.square(shape.files() - 1 - shape.file(own), shape.rank(own));
    }

    // ---- symmetry -------------------------------------------------------------------------------------------------

    private int[] squares(IntUnaryOperator map) {
        int[] all = new int[shape.squares()];
        for (int square = 0; square < all.length; square++) {
            all[square] = map.applyAsInt(square);
        }
        return all;
    }

    /**
     * The map of squares that turns White's game into Black's, if there is one. With pawns, which move in opposite directions, it must flip the
     * ranks.
     */
    private Optional<int[]> symmetry(Variant variant) {
        int lastFile = shape.files() - 1;
        int lastRank = shape.ranks() - 1;
        boolean pawns = variant.kinds().stream().anyMatch(PieceKind::pawn);
        int[] upsideDown = squares(square -> shape.square(shape.file(square), lastRank - shape.rank(square)));
        int[] turned = squares(square -> shape.square(lastFile - shape.file(square), lastRank - shape.rank(square)));
        int[] leftToRight = squares(square -> shape.square(lastFile - shape.file(square), shape.rank(square)));
        Stream<int[]> maps = pawns ? Stream.of(upsideDown, turned) : Stream.of(upsideDown, turned, leftToRight);
        return maps.filter(map -> isSymmetry(variant, map)).findFirst();
    }

    private static boolean isSymmetry(Variant variant, int[] map) {
        Placement start = variant.start().placement();
        for (int square = 0; square < map.length; square++) {
            int piece = start.piece(square);
            if (start.piece(map[square]) != (Piece.isPiece(piece) ? piece ^ 1 : piece)) {
                return false;
            }
        }
        return variant.goals().stream()
                .allMatch(goal -> !(goal instanceof Goal.ReachZone zone) || areOpposite(zone.white(), zone.black(), map));
    }

    private static boolean areOpposite(SquareSet white, SquareSet black, int[] map) {
        for (int square = 0; square < map.length; square++) {
            if (white.contains(square) != black.contains(map[square])) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasOneRoyalEach(Variant variant) {
        int[] royals = new int[2];
        for (int piece : variant.start().placement().pieces()) {
            if (Piece.isPiece(piece) && variant.kind(Piece.kind(piece)).royal()) {
                royals[piece & 1]++;
            }
        }
        return royals[0] == 1 && royals[1] == 1;
    }

    /** The rank on which White's royal piece begins. */
    private static int homeRank(Variant variant) {
        Placement start = variant.start().placement();
        return IntStream.range(0, variant.shape().squares())
                .filter(square -> Piece.isPiece(start.piece(square)) && Piece.side(start.piece(square)) == Side.WHITE
                        && variant.kind(Piece.kind(start.piece(square))).royal())
                .map(variant.shape()::rank).findFirst().orElse(0);
    }
}
