package rookery.kernel.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Drops;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.PiecePromotion;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Places;
import rookery.kernel.variant.Promotion;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** A variant with its squares and kinds renumbered, some of them gone. Every rule that names a square or a kind is rewritten here. */
final class VariantRenumbering {

    private final Variant variant;
    private final BoardShape shape;
    private final int[] files;
    private final int[] ranks;
    private final List<PieceKind> kinds;
    private final int[] numbers;

    /**
     * @param files   the new file of each old one, or {@link BoardShape#NONE}
     * @param ranks   the same for ranks
     * @param kinds   those that are left
     * @param numbers the new number of each kind, from 1; 0 for those that are gone
     */
    VariantRenumbering(Variant variant, BoardShape shape, int[] files, int[] ranks, List<PieceKind> kinds, int[] numbers) {
        this.variant = variant;
        this.shape = shape;
        this.files = files.clone();
        this.ranks = ranks.clone();
        this.kinds = kinds;
        this.numbers = numbers.clone();
    }

    Variant result() {
        Variant changed = variant.with(draft -> {
            draft.shape = shape;
            draft.kinds = kinds;
            draft.start = start();
            draft.castling = castling(variant.castling());
            draft.doubleStepRank = Math.min(variant.doubleStepRank(), shape.ranks());
            draft.promotion = promotion(variant.promotion());
            draft.goals = goals();
            draft.chance = chance(variant.chance());
            draft.wild = variant.wild().withDrops(drops(variant.wild().drops())).withCaptures(captures(variant.wild().captures()))
                    .withPlaces(places(variant.wild().places()));
        });
        return VariantEdits.withPlacement(changed, changed.start().placement());
    }

    // ---- squares --------------------------------------------------------------------------------------------------

    private int square(int old) {
        int file = files[variant.shape().file(old)];
        int rank = ranks[variant.shape().rank(old)];
        return file == BoardShape.NONE || rank == BoardShape.NONE ? BoardShape.NONE : shape.square(file, rank);
    }

    /** Whole ranks stay whole on a wider board, and so does the whole board. */
    private SquareSet zone(SquareSet old) {
        BoardShape before = variant.shape();
        if (old.size() == before.squares()) {
            return SquareSet.where(shape, _ -> true);
        }
        SquareSet[] moved = {SquareSet.EMPTY};
        old.each(each -> {
            int now = square(each);
            moved[0] = now == BoardShape.NONE ? moved[0] : moved[0].with(now);
        });
        for (int rank = 0; rank < before.ranks(); rank++) {
            int here = rank;
            boolean whole = IntStream.range(0, before.files()).allMatch(file -> old.contains(before.square(file, here)));
            if (whole && ranks[rank] != BoardShape.NONE) {
                for (int file = 0; file < shape.files(); file++) {
                    moved[0] = moved[0].with(shape.square(file, ranks[rank]));
                }
            }
        }
        return moved[0];
    }

    private Setup start() {
        int[] pieces = new int[shape.squares()];
        Placement before = variant.start().placement();
        for (int old = 0; old < variant.shape().squares(); old++) {
            int now = square(old);
            if (now != BoardShape.NONE) {
                pieces[now] = piece(before.piece(old));
            }
        }
        List<Integer> hand = variant.start().hand().stream().map(this::piece).filter(Piece::isPiece).toList();
        return Setup.of(Placement.of(shape, pieces)).withTurn(variant.start().turn()).withHand(hand);
    }

    /** Ranks beyond the middle count from the far edge, as players think of them. */
    private int rank(int seen) {
        return seen > variant.shape().ranks() / 2 ? Math.max(1, seen + shape.ranks() - variant.shape().ranks()) : seen;
    }

    // ---- kinds ----------------------------------------------------------------------------------------------------

    private int piece(int old) {
        if (!Piece.isPiece(old)) {
            return old;
        }
        int kind = numbers[Piece.kind(old)];
        return kind == 0 ? Piece.EMPTY : Piece.of(kind, Piece.side(old));
    }

    private List<Integer> kinds(List<Integer> old) {
        return old.stream().map(kind -> numbers[kind]).filter(kind -> kind > 0).toList();
    }

    private Castling castling(Castling old) {
        int partner = numbers[old.partner()];
        boolean kingGone = old.king() != 0 && numbers[old.king()] == 0;
        if (!old.isOn() || partner == 0 || kingGone) {
            return Castling.OFF;
        }
        boolean landing = old.kingSteps() == 0;
        return new Castling(partner, old.outOfCheck(), old.throughAttack(), old.rookMayJump(), old.anyRook(), old.kingSteps(),
                landing ? file(old.eastFile(), shape.files() - 2) : old.eastFile(), landing ? file(old.westFile(), 2) : old.westFile(),
                numbers[old.king()]);
    }

    private int file(int old, int otherwise) {
        return old < files.length && files[old] != BoardShape.NONE ? files[old] : otherwise;
    }

    private Promotion promotion(Promotion old) {
        List<Integer> pieces = kinds(old.pieces());
        boolean pawns = kinds.stream().anyMatch(PieceKind::pawn);
        Promotion plain = old.rank() == 0 || pieces.isEmpty() || !pawns
                ? Promotion.NEVER
                : new Promotion(rank(old.rank()), Math.max(rank(old.rank()), rank(old.forcedRank())), pieces, old.chooser(),
                        old.onlyCaptured());
        List<PiecePromotion> others = old.others().stream().filter(each -> numbers[each.kind()] > 0 && numbers[each.to()] > 0)
                .map(each -> new PiecePromotion(numbers[each.kind()], numbers[each.to()], zone(each.white()), zone(each.black()),
                        each.when()))
                .toList();
        return plain.withOthers(others, old.neverStuck());
    }

    private List<Goal> goals() {
        List<Goal> goals = new ArrayList<>();
        for (Goal goal : variant.goals()) {
            switch (goal) {
                case Goal.ReachZone zone -> {
                    Goal.ReachZone moved = new Goal.ReachZone(kinds(zone.kinds()), zone(zone.white()), zone(zone.black()), zone.reply());
                    if (!moved.kinds().isEmpty() && !(moved.white().isEmpty() && moved.black().isEmpty())) {
                        goals.add(moved);
                    }
                }
                case Goal.Extinction all -> {
                    List<Integer> left = kinds(all.kinds());
                    if (!left.isEmpty()) {
                        goals.add(new Goal.Extinction(left, all.remaining(), all.together(), all.wins(), all.others(), all.reply()));
                    }
                }
                case Goal other -> goals.add(other);
            }
        }
        return goals.isEmpty() ? List.of(new Goal.Checkmate()) : goals;
    }

    private Chance chance(Chance old) {
        if (!(old instanceof Chance.Die(List<Integer> faces))) {
            return old;
        }
        List<Integer> left = kinds(faces);
        return left.size() < 2 ? new Chance.None() : new Chance.Die(left);
    }

    private Drops drops(Drops old) {
        List<Drops.Zone> zones = old.zones().stream()
                .map(zone -> new Drops.Zone(kinds(zone.kinds()), zone(zone.white()), zone(zone.black())))
                .filter(zone -> !zone.kinds().isEmpty()).toList();
        return new Drops(old.on(), old.captured(), zones, kinds(old.oneAFile()), kinds(old.noMate()), old.promoted(), old.checks(),
                old.duty(), kinds(old.apart()), old.gating());
    }

    private Captures captures(Captures old) {
        return new Captures(old.compulsory(), old.effect(), kinds(old.spared()), kinds(old.immune()), old.ownPieces(),
                kinds(old.forbidden()));
    }

    private Places places(Places old) {
        List<Places.Region> regions = old.regions().stream()
                .map(region -> new Places.Region(kinds(region.kinds()), zone(region.white()), zone(region.black())))
                .filter(region -> !region.kinds().isEmpty()).toList();
        IntPredicate left = kind -> numbers[kind] > 0;
        List<Places.Crossing> crossings = old.crossings().stream().filter(each -> left.test(each.kind()))
                .map(each -> new Places.Crossing(numbers[each.kind()], Math.min(rank(each.rank()), shape.ranks()), each.movement()))
                .toList();
        return new Places(regions, crossings, old.facing(), zone(old.open()));
    }
}
