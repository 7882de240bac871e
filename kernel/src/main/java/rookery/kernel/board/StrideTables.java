package rookery.kernel.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.piece.Stride;
import rookery.kernel.variant.Places;
import rookery.kernel.variant.Variant;

/**
 * The constant tables of {@link MailboxBoard}, shared by copies: rays from every square in every direction used, and what each piece does with them.
 *
 * <p>A direction is an index; ray {@code (d, square)} are the {@code rayLength[d * squares + square]} squares met by adding {@code step[d]} again and again.
 * Pieces are packed, so tables by piece already know the side's forward.
 */
final class StrideTables {

    final BoardShape shape;
    final int squareCount;
    final int directions;
    final int[] reverse;
    final int[] step;
    final byte[] rayLength;
    /** How many squares lie behind a square, seen in the direction: the ray the other way. */
    final byte[] rayBehind;

    /** Plain leaps of non-pawns by piece and square: {@code leapSquares[p][leapStart[p][s] ..< leapStart[p][s + 1]]}. */
    final int[][] leapStart;
    final short[][] leapSquares;
    /** Plain rides of non-pawns by piece: {@code direction | range << 8}. */
    final int[][] rides;
    /** All other strides by piece, and all strides of pawns. */
    final SpecialStride[][] specials;

    /**
     * The same strides of pieces that have none but to single squares, by piece and square as {@link ShortSteps} reads them:
     * {@code shortSteps[p][shortStart[p][s] ..< shortStart[p][s + 1]]}.
     */
    final int[][] shortStart;
    final int[][] shortSteps;
    final boolean[] hasShortSteps;
    /** By side and the square captured on: {@code from | piece << 8} of each piece that could take there in passing. */
    final int[][][] passers = new int[2][][];

    /** Directions, by the attacking side, in which some piece rides; leapers along the same line are found on the same walk. */
    final int[][] rideDirections;
    /** How far piece p captures along direction d on a plain stride: {@code reach[p * directions + d]}. */
    final byte[] reach;
    /** Leaps by the attacking side that share no line with a ride: for each square, the squares they come from and in which direction. */
    final int[][] leapInStart;
    final short[][] leapInSquares;
    final byte[][] leapInDirections;

    /** How many 64-bit words a set of squares takes. */
    private final int words;
    /**
     * The squares from which a piece attacks a square by a plain stride on an empty board: by packed piece, then {@code words} for each square attacked.
     * Entries 0 and 1, which are not pieces, hold the squares from which any White or any Black rider does.
     */
    private final long[][] attackSources;

    final boolean[] isPawn;
    final boolean[][] promotionZone = new boolean[2][];
    final boolean[][] forcedZone = new boolean[2][];
    /** Whether some capture depends on pieces jumped or on the square, by piece. */
    final boolean[] hasSpecialCapture;
    final boolean anySpecialCapture;
    /** Whether two strides of the piece may end on one square, as a rook's and a dabbaba's do: duplicates must then be removed from its moves. */
    final boolean[] overlaps;

    private final Variant variant;
    private final Map<List<Integer>, Integer> directionIndex = new HashMap<>();
    private final List<int[]> directionSteps = new ArrayList<>();

    /** The tables built last; most runs play a single variant. */
    private static volatile @Nullable StrideTables latest;

    static StrideTables of(Variant variant) {
        StrideTables known = latest;
        if (known == null || !known.variant.equals(variant)) {
            known = new StrideTables(variant);
            latest = known;
        }
        return known;
    }

    private StrideTables(Variant variant) {
        this.variant = variant;
        shape = variant.shape();
        squareCount = shape.squares();
        int codes = (variant.kinds().size() + 1) * 2;
        for (int piece = 2; piece < codes; piece++) {
            for (Stride stride : allStrides(piece)) {
                index(stride.dx(), stride.dy());
                index(-stride.dx(), -stride.dy());
            }
        }
        directions = directionSteps.size();
        reverse = new int[directions];
        for (int d = 0; d < directions; d++) {
            int[] step = directionSteps.get(d);
            reverse[d] = index(-step[0], -step[1]);
        }
        step = directionSteps.stream().mapToInt(each -> each[0] + each[1] * shape.files()).toArray();
        rayLength = rayLengths();
        rayBehind = new byte[rayLength.length];
        for (int d = 0; d < directions; d++) {
            System.arraycopy(rayLength, reverse[d] * squareCount, rayBehind, d * squareCount, squareCount);
        }
        leapStart = new int[codes][];
        leapSquares = new short[codes][];
        rides = new int[codes][];
        specials = new SpecialStride[codes][];
        shortStart = new int[codes][];
        shortSteps = new int[codes][];
        hasShortSteps = new boolean[codes];
        reach = new byte[codes * directions];
        isPawn = new boolean[codes];
        hasSpecialCapture = new boolean[codes];
        overlaps = new boolean[codes];
        for (Side side : Side.values()) {
            promotionZone[side.ordinal()] = zone(side, variant.promotion().rank());
            forcedZone[side.ordinal()] = zone(side, variant.promotion().forcedRank());
        }
        for (int piece = 2; piece < codes; piece++) {
            addPiece(piece);
        }
        for (int side = 0; side < 2; side++) {
            passers[side] = passers(side, codes);
        }
        boolean special = false;
        for (boolean has : hasSpecialCapture) {
            special |= has;
        }
        anySpecialCapture = special;
        rideDirections = new int[2][];
        leapInStart = new int[2][];
        leapInSquares = new short[2][];
        leapInDirections = new byte[2][];
        for (Side side : Side.values()) {
            addSide(side, codes);
        }
        words = squareCount + 63 >>> 6;
        attackSources = new long[codes][squareCount * words];
        for (int piece = 2; piece < codes; piece++) {
            for (int direction = 0; direction < directions; direction++) {
                addAttackSources(piece, direction, reach[piece * directions + direction]);
            }
        }
    }

    private void addAttackSources(int piece, int direction, int range) {
        for (int square = 0; square < squareCount; square++) {
            int target = square;
            for (int left = length(direction, square, range); left > 0; left--) {
                target += step[direction];
                int word = target * words + (square >>> 6);
                attackSources[piece][word] |= 1L << square;
                attackSources[piece & 1][word] |= range > 1 ? 1L << square : 0;
            }
        }
    }

    /** Whether the piece, standing there, would attack the target by a plain stride if nothing stood between. */
    boolean couldAttack(int piece, int from, int target) {
        return (attackSources[piece][target * words + (from >>> 6)] >>> from & 1) != 0;
    }

    /** Whether some ride of the side's leads over the square to the target. */
    boolean isOnRide(int side, int square, int target) {
        return couldAttack(side, square, target);
    }

    /** How many squares there are from there in the direction, within the range. */
    int length(int direction, int from, int range) {
        return Math.min(rayLength[direction * squareCount + from], range);
    }

    private byte[] lengths(int direction, int range) {
        byte[] lengths = new byte[squareCount];
        for (int square = 0; square < squareCount; square++) {
            lengths[square] = (byte) length(direction, square, range);
        }
        return lengths;
    }

    /** Its usual strides and those it gains far up the board. */
    private List<Stride> allStrides(int piece) {
        List<Stride> all = new ArrayList<>(variant.kind(Piece.kind(piece)).movement().strides(forward(piece)));
        crossings(piece).forEach(crossing -> all.addAll(crossing.movement().strides(forward(piece))));
        return all;
    }

    private List<Places.Crossing> crossings(int piece) {
        return variant.wild().places().crossings().stream().filter(crossing -> crossing.kind() == Piece.kind(piece)).toList();
    }

    /** The squares the piece may not leave, or null. */
    private @Nullable SquareSet region(int piece) {
        for (Places.Region region : variant.wild().places().regions()) {
            if (region.kinds().contains(Piece.kind(piece))) {
                return Piece.side(piece) == Side.WHITE ? region.white() : region.black();
            }
        }
        return null;
    }

    /** How many leaps there are from each square before the piece would leave its region. */
    private byte[] lengths(int direction, int range, @Nullable SquareSet region) {
        byte[] lengths = lengths(direction, range);
        for (int square = 0; region != null && square < squareCount; square++) {
            int free = 0;
            while (free < lengths[square] && region.contains(square + (free + 1) * step[direction])) {
                free++;
            }
            lengths[square] = (byte) free;
        }
        return lengths;
    }

    private int forward(int piece) {
        return variant.forward(Piece.side(piece));
    }

    private int index(int dx, int dy) {
        return directionIndex.computeIfAbsent(List.of(dx, dy), step -> {
            directionSteps.add(new int[]{dx, dy});
            return directionSteps.size() - 1;
        });
    }

    private byte[] rayLengths() {
        byte[] lengths = new byte[directions * squareCount];
        for (int d = 0; d < directions; d++) {
            int[] each = directionSteps.get(d);
            for (int square = 0; square < squareCount; square++) {
                for (int next = shape.step(square, each[0], each[1]); next != BoardShape.NONE; next = shape.step(next, each[0], each[1])) {
                    lengths[d * squareCount + square]++;
                }
            }
        }
        return lengths;
    }

    private void addPiece(int piece) {
        PieceKind kind = variant.kind(Piece.kind(piece));
        isPawn[piece] = kind.pawn();
        overlaps[piece] = overlap(allStrides(piece));
        SquareSet region = region(piece);
        int up = forward(piece);
        List<Stride> leaps = new ArrayList<>();
        List<Integer> slides = new ArrayList<>();
        List<SpecialStride> others = new ArrayList<>();
        for (Stride stride : kind.movement().strides(up)) {
            int direction = index(stride.dx(), stride.dy());
            boolean plain = stride.isPlain() && region == null;
            if (plain && stride.captures()) {
                int entry = piece * directions + direction;
                reach[entry] = (byte) Math.max(reach[entry], stride.range());
            }
            boolean full = plain && stride.moves() && stride.captures() && !stride.enPassant() && !kind.pawn();
            if (full && stride.isLeap()) {
                leaps.add(stride);
            } else if (full) {
                slides.add(direction | stride.range() << 8);
            } else {
                addSpecial(others, piece, stride, region, 0, !plain);
            }
        }
        for (Places.Crossing crossing : crossings(piece)) {
            crossing.movement().strides(up).forEach(stride -> addSpecial(others, piece, stride, region, crossing.rank(), true));
        }
        rides[piece] = slides.stream().mapToInt(Integer::intValue).toArray();
        specials[piece] = others.toArray(SpecialStride[]::new);
        addLeaps(piece, leaps);
        addShortSteps(piece);
    }

    private void addShortSteps(int piece) {
        hasShortSteps[piece] = Stream.of(specials[piece]).allMatch(ShortSteps::isShort);
        if (!hasShortSteps[piece]) {
            return;
        }
        int[] starts = new int[squareCount + 1];
        List<Integer> steps = new ArrayList<>();
        for (int square = 0; square < squareCount; square++) {
            starts[square] = steps.size();
            for (SpecialStride special : specials[piece]) {
                int to = special.target()[square];
                if (special.startsFrom(square) && to != BoardShape.NONE) {
                    boolean promotes = isPawn[piece] && promotionZone[piece & 1][to];
                    steps.add(ShortSteps.of(special, square, promotes, isPawn[piece]));
                }
            }
        }
        starts[squareCount] = steps.size();
        shortStart[piece] = starts;
        shortSteps[piece] = steps.stream().mapToInt(Integer::intValue).toArray();
    }

    private int[][] passers(int side, int codes) {
        List<Set<Integer>> passers = new ArrayList<>();
        for (int square = 0; square < squareCount; square++) {
            passers.add(new TreeSet<>());
        }
        for (int piece = 2 + side; piece < codes; piece += 2) {
            for (SpecialStride special : specials[piece]) {
                for (int from = 0; special.stride().enPassant() && from < squareCount; from++) {
                    int target = special.target()[from];
                    if (target != BoardShape.NONE) {
                        passers.get(target).add(from | piece << 8);
                    }
                }
            }
        }
        return passers.stream().map(each -> each.stream().mapToInt(Integer::intValue).toArray()).toArray(int[][]::new);
    }

    private void addSpecial(List<SpecialStride> specials, int piece, Stride stride, @Nullable SquareSet region, int fromRank,
            boolean conditional) {
        int direction = index(stride.dx(), stride.dy());
        boolean hidden = stride.captures() && conditional;
        specials.add(SpecialStride.of(variant, piece, stride, step[direction], lengths(direction, stride.range(), region),
                promotionZone[piece & 1], fromRank, hidden));
        hasSpecialCapture[piece] |= hidden;
    }

    private static boolean overlap(List<Stride> strides) {
        Set<List<Integer>> reached = new HashSet<>();
        for (Stride stride : strides) {
            for (int leap = 1; leap <= stride.range() && leap < BoardShape.LARGEST; leap++) {
                if (!reached.add(List.of(stride.dx() * leap, stride.dy() * leap))) {
                    return true;
                }
            }
        }
        return false;
    }

    private void addLeaps(int piece, List<Stride> leaps) {
        int[] starts = new int[squareCount + 1];
        List<Integer> targets = new ArrayList<>();
        for (int square = 0; square < squareCount; square++) {
            starts[square] = targets.size();
            for (Stride leap : leaps) {
                int target = shape.step(square, leap.dx(), leap.dy());
                if (target != BoardShape.NONE) {
                    targets.add(target);
                }
            }
        }
        starts[squareCount] = targets.size();
        leapStart[piece] = starts;
        leapSquares[piece] = toShorts(targets);
    }

    private void addSide(Side side, int codes) {
        int by = side.ordinal();
        List<Integer> riding = new ArrayList<>();
        List<Integer> leaping = new ArrayList<>();
        for (int d = 0; d < directions; d++) {
            int farthest = 0;
            for (int piece = 2 + by; piece < codes; piece += 2) {
                farthest = Math.max(farthest, reach[piece * directions + d]);
            }
            if (farthest > 1) {
                riding.add(d);
            } else if (farthest == 1) {
                leaping.add(d);
            }
        }
        rideDirections[by] = riding.stream().mapToInt(Integer::intValue).toArray();
        int[] starts = new int[squareCount + 1];
        List<Integer> sources = new ArrayList<>();
        List<Integer> ways = new ArrayList<>();
        for (int square = 0; square < squareCount; square++) {
            starts[square] = sources.size();
            for (int d : leaping) {
                int[] step = directionSteps.get(d);
                int source = shape.step(square, -step[0], -step[1]);
                if (source != BoardShape.NONE) {
                    sources.add(source);
                    ways.add(d);
                }
            }
        }
        starts[squareCount] = sources.size();
        leapInStart[by] = starts;
        leapInSquares[by] = toShorts(sources);
        leapInDirections[by] = new byte[ways.size()];
        for (int i = 0; i < ways.size(); i++) {
            leapInDirections[by][i] = ways.get(i).byteValue();
        }
    }

    private boolean[] zone(Side side, int fromRank) {
        boolean[] zone = new boolean[squareCount];
        if (fromRank > 0) {
            for (int square = 0; square < squareCount; square++) {
                int seen = variant.forward(side) > 0 ? shape.rank(square) + 1 : shape.ranks() - shape.rank(square);
                zone[square] = seen >= fromRank;
            }
        }
        return zone;
    }

    private static short[] toShorts(List<Integer> numbers) {
        short[] flat = new short[numbers.size()];
        for (int i = 0; i < flat.length; i++) {
            flat[i] = numbers.get(i).shortValue();
        }
        return flat;
    }
}
