package rookery.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import rookery.engine.evaluation.PieceValues;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.chance.SplitMix64;

/** The fullest positions the rules allow: the dearest piece on every square, the kings behind walls of their own; where a game ends with that, as much as it bears. */
public final class CrowdedBoards {

    private static final int WALL = 3;

    private CrowdedBoards() {
    }

    /** The shipped variants, and the largest board there is with pieces that go everywhere, with mate, with the king's capture, and with a die. */
    public static List<Variant> variants() {
        List<Variant> all = new ArrayList<>(Variants.all());
        all.add(read("amazons", "\"QN\"", "[\"checkmate\"]", "\"none\""));
        all.add(read("riders", "\"QNNCCZZDDAAHHGG\"", "[\"capture-royal\"]", "\"none\""));
        all.add(read("thrown-amazons", "\"QN\"", "[\"capture-royal\"]", "[\"A\", \"A\", \"A\", \"K\"]"));
        return all;
    }

    private static Variant read(String id, String moves, String goals, String die) {
        String text = """
                {"id": "%s", "board": "16x16", "summary": "Crowded.", "goals": %s, "die": %s,
                 "pieces": {"A": {"name": "amazon", "moves": %s}, "K": {"name": "king", "moves": "K", "royal": true}},
                 "start": "k15/16/16/16/16/16/16/16/16/16/16/16/16/16/16/15K w - - 0 1"}""".formatted(id, goals, die, moves);
        return switch (VariantReader.read(text)) {
            case VariantReader.Accepted(Variant variant) -> variant;
            case VariantReader.Refused(var problems) -> throw new IllegalArgumentException(problems.toString());
        };
    }

    /** A board with every square occupied, or that share of the squares that do not protect a king; with a die, the roll has been made. */
    public static Position filled(Variant variant, double share) {
        BoardShape shape = variant.shape();
        int dearest = dearest(variant);
        int royal = IntStream.rangeClosed(1, variant.kinds().size()).filter(kind -> variant.kind(kind).royal()).findFirst().orElse(dearest);
        int[] pieces = new int[shape.squares()];
        for (int square = 0; square < pieces.length; square++) {
            int toWhite = Math.max(shape.file(square), shape.rank(square));
            int toBlack = Math.max(shape.files() - 1 - shape.file(square), shape.rank(square));
            long random = SplitMix64.at(7, square);
            boolean near = Math.min(toWhite, toBlack) <= WALL;
            Side side = near ? toWhite <= toBlack ? Side.WHITE : Side.BLACK : Side.of((int) (random & 1));
            boolean taken = near || (random >>> 11) * 0x1p-53 < share;
            pieces[square] = taken ? Piece.of(toWhite == 0 || toBlack == 0 ? royal : dearest, side) : Piece.EMPTY;
        }
        Setup setup = variant.start().withPlacement(Placement.of(shape, pieces)).withTurn(Side.WHITE).withCastlingRooks(SquareSet.EMPTY)
                .withRoll(variant.chance() instanceof Chance.Die(List<Integer> faces) ? faces.indexOf(dearest) + 1 : 0);
        return switch (Position.of(variant, setup)) {
            case Verdict.Playable(Position position) when position.legalMoveCount() > 0 -> position;
            case Verdict.Playable _ -> stuffed(variant, share);
            case Verdict.Unplayable _ when !variant.wild().isNone() || !variant.promotion().others().isEmpty() -> stuffed(variant, share);
            case Verdict.Unplayable(Set<?> problems) -> throw new IllegalArgumentException(variant.id() + ": " + problems);
        };
    }

    /** The start with dear pieces on its empty squares, each side's in its own half, as many as leave the game open and playable. */
    private static Position stuffed(Variant variant, double share) {
        List<Integer> free = IntStream.range(0, variant.shape().squares())
                .filter(square -> variant.start().placement().piece(square) == Piece.EMPTY
                        && (SplitMix64.at(7, square) >>> 11) * 0x1p-53 < share)
                .boxed().toList();
        Position stuffed = stuffed(Position.start(variant), free);
        if (stuffed.rollableFaces() != 0) {
            stuffed.make(Move.roll(Integer.numberOfTrailingZeros(stuffed.rollableFaces())));
        }
        return stuffed;
    }

    /** Tries all squares at once, and if that ends the game, each half of them. */
    private static Position stuffed(Position position, List<Integer> squares) {
        if (squares.isEmpty()) {
            return position;
        }
        Variant variant = position.variant();
        int[] pieces = position.setup().placement().toArray();
        for (int square : squares) {
            Side side = 2 * variant.shape().rank(square) < variant.shape().ranks() == variant.whiteForward() > 0 ? Side.WHITE : Side.BLACK;
            pieces[square] = Piece.of(dearest(variant, square, side), side);
        }
        Setup setup = position.setup().withPlacement(Placement.of(variant.shape(), pieces));
        if (Position.of(variant, setup) instanceof Verdict.Playable(Position fuller) && fuller.outcome() instanceof Outcome.Ongoing) {
            return fuller;
        }
        int half = squares.size() / 2;
        return half == 0 ? position : stuffed(stuffed(position, squares.subList(0, half)), squares.subList(half, squares.size()));
    }

    /** The dearest kind that may stand there. */
    private static int dearest(Variant variant, int square, Side side) {
        int[] values = PieceValues.of(variant);
        int best = 1;
        for (int kind = 1; kind < values.length; kind++) {
            int number = kind;
            boolean allowed = variant.wild().places().regions().stream().filter(region -> region.kinds().contains(number))
                    .allMatch(region -> (side == Side.WHITE ? region.white() : region.black()).contains(square));
            boolean plain = !variant.kind(kind).royal() && !variant.kind(kind).pawn();
            if (plain && allowed && (variant.kind(best).royal() || variant.kind(best).pawn() || values[kind] > values[best])) {
                best = kind;
            }
        }
        return best;
    }

    private static int dearest(Variant variant) {
        int[] values = PieceValues.of(variant);
        int best = 0;
        for (int kind = 1; kind < values.length; kind++) {
            boolean rolled = !(variant.chance() instanceof Chance.Die(List<Integer> faces)) || faces.contains(kind);
            if (!variant.kind(kind).royal() && !variant.kind(kind).pawn() && rolled && (best == 0 || values[kind] > values[best])) {
                best = kind;
            }
        }
        return best;
    }
}
