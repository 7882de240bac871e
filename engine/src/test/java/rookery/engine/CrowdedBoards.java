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
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.chance.SplitMix64;

/** The fullest positions the rules allow: the dearest piece on every square, the kings behind walls of their own; the start where a game ends with that. */
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

    /** A board of which every square is taken, or that share of those that do not protect a king; where there is a die it has been rolled. */
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
            case Verdict.Playable _ -> rolled(variant);
            case Verdict.Unplayable _ when !variant.wild().isNone() || !variant.promotion().others().isEmpty() -> rolled(variant);
            case Verdict.Unplayable(Set<?> problems) -> throw new IllegalArgumentException(variant.id() + ": " + problems);
        };
    }

    private static Position rolled(Variant variant) {
        Position start = Position.start(variant);
        if (start.rollableFaces() != 0) {
            start.make(Move.roll(Integer.numberOfTrailingZeros(start.rollableFaces())));
        }
        return start;
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
