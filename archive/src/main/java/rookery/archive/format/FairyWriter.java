package rookery.archive.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.piece.Stride;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.Drops;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Places;
import rookery.kernel.variant.Promotion;
import rookery.kernel.variant.Royals;
import rookery.kernel.variant.Variant;

/**
 * Writes a variant as a section of Fairy-Stockfish's {@code variants.ini}, as far as that program's rules can express it. If they cannot, the reasons
 * are named and nothing is written: half a variant would be another game. {@link FairyVariants} reads the section back. Mutable, for one variant.
 */
public final class FairyWriter {

    private static final int MOST_FILES = 12;
    private static final int MOST_RANKS = 10;
    private static final int MOST_OWN_PIECES = 25;
    private static final List<String> OF_CHESS = List.of("pawn", "knight", "bishop", "rook", "queen", "king");

    /** The result of writing a variant. */
    public sealed interface Result {
    }

    /** The section, with its line {@code [name:chess]}. */
    public record Written(String section) implements Result {
    }

    /** The reasons, one sentence each; never empty. */
    public record Refused(List<String> reasons) implements Result {
        public Refused {
            reasons = List.copyOf(reasons);
        }
    }

    private final Variant variant;
    private final Map<String, String> keys = new LinkedHashMap<>();
    private final List<String> reasons = new ArrayList<>();
    /** The key of each kind, by its number. */
    private final Map<Integer, String> pieces = new HashMap<>();

    private FairyWriter(Variant variant) {
        this.variant = variant;
    }

    public static Result write(Variant variant) {
        FairyWriter writer = new FairyWriter(variant);
        writer.board();
        writer.pieces();
        writer.pawns(variant.promotion());
        writer.castling(variant.castling());
        writer.goals();
        writer.ends(variant.draws());
        writer.drops(variant.wild().drops());
        writer.captures(variant.wild().captures());
        writer.places(variant.wild().places());
        writer.rest();
        if (!writer.reasons.isEmpty()) {
            return new Refused(writer.reasons);
        }
        return new Written("[" + variant.id() + ":chess]\n"
                + writer.keys.entrySet().stream().map(each -> each.getKey() + " = " + each.getValue() + "\n")
                        .collect(Collectors.joining()));
    }

    private void refuse(boolean refused, String reason) {
        if (refused && !reasons.contains(reason)) {
            reasons.add(reason);
        }
    }

    private void key(String key, boolean wanted) {
        if (wanted) {
            keys.put(key, "true");
        }
    }

    private String letter(int kind) {
        return String.valueOf(Character.toLowerCase(variant.kind(kind).letter()));
    }

    private String letters(List<Integer> kinds) {
        return kinds.stream().map(this::letter).distinct().collect(Collectors.joining());
    }

    private List<Integer> all(Predicate<PieceKind> wanted) {
        return IntStream.rangeClosed(1, variant.kinds().size()).filter(kind -> wanted.test(variant.kind(kind))).boxed().toList();
    }

    private boolean takesKings() {
        return variant.goals().stream().anyMatch(Goal.CaptureRoyal.class::isInstance);
    }

    /** Whether the king is an ordinary piece there that must not be lost: if it may be captured or explode. */
    private boolean hasCommoner() {
        return takesKings() || variant.wild().captures().effect() == Captures.Effect.EXPLOSION;
    }

    // ---- board and pieces -----------------------------------------------------------------------------------------

    private void board() {
        BoardShape shape = variant.shape();
        refuse(shape.files() > MOST_FILES || shape.ranks() > MOST_RANKS,
                "Its boards have at most " + MOST_FILES + " files and " + MOST_RANKS + " ranks.");
        refuse(variant.hasDie(), "It knows no dice.");
        refuse(variant.whiteForward() < 0, "Its pawns always go up for White.");
        keys.put("maxRank", String.valueOf(shape.ranks()));
        keys.put("maxFile", String.valueOf(shape.files()));
        keys.put("startFen", Fen.write(variant, variant.start()));
    }

    private void pieces() {
        OF_CHESS.forEach(key -> keys.put(key, "-"));
        int own = 0;
        for (int kind = 1; kind <= variant.kinds().size(); kind++) {
            PieceKind each = variant.kind(kind);
            if (each.isPromoted()) {
                boolean pawn = variant.kinds().stream().anyMatch(other -> other.pawn() && other.letter() == each.promotedFrom());
                refuse(!pawn || each.promotedFrom() == each.letter(), "Pieces that promote by kind, as in shogi, are not exported yet.");
                continue;
            }
            String key = name(each);
            if (key.isEmpty()) {
                key = each.royal() && !hasCommoner() ? "king" : "customPiece" + ++own;
                keys.put(key, letter(kind) + ":" + moves(each));
            } else {
                keys.put(key, letter(kind));
            }
            refuse(pieces.containsValue(key), "It has one kind of royal piece, and one kind of pawn of chess.");
            pieces.put(kind, key);
        }
        refuse(own > MOST_OWN_PIECES, "It knows at most " + MOST_OWN_PIECES + " pieces of one's own.");
        List<Integer> pawns = all(kind -> kind.pawn() && !kind.isPromoted());
        if (!pawns.isEmpty() && !(pawns.size() == 1 && "pawn".equals(pieces.get(pawns.getFirst())))) {
            keys.put("promotionPawnTypes", letters(pawns));
        }
    }

    /** The key of a piece built into that program; empty for others. */
    private String name(PieceKind kind) {
        if (kind.royal()) {
            boolean steps = kind.movement().sameAs(Movement.of("K"));
            return !steps ? "" : hasCommoner() ? "commoner" : "king";
        }
        if (kind.pawn()) {
            return kind.movement().sameAs(Movement.of("fmWfceFifmnD")) || kind.movement().sameAs(Movement.of("fmWfceF")) ? "pawn" : "";
        }
        return FairyPieces.keyOf(kind.movement()).filter(key -> !pieces.containsValue(key)).orElse("");
    }

    private String moves(PieceKind kind) {
        for (Stride stride : kind.movement().strides()) {
            refuse(stride.enPassant(), "Only its pawns take in passing; the " + kind.name() + " would too.");
        }
        return kind.movement().betza();
    }

    // ---- pawns and castling ---------------------------------------------------------------------------------------

    private String ranks(int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(rank -> "*" + rank).collect(Collectors.joining(" "));
    }

    private void pawns(Promotion promotion) {
        int ranks = variant.shape().ranks();
        boolean steps = variant.doubleStepRank() > 0 && variant.kinds().stream().anyMatch(
                kind -> kind.pawn() && kind.movement().strides().stream().anyMatch(Stride::firstMoveOnly));
        keys.put("doubleStep", String.valueOf(steps));
        if (steps) {
            int last = variant.doubleStepRank() + variant.doubleStepRanks() - 1;
            keys.put("doubleStepRegionWhite", ranks(variant.doubleStepRank(), last));
            keys.put("doubleStepRegionBlack", ranks(ranks + 1 - last, ranks + 1 - variant.doubleStepRank()));
        }
        refuse(variant.enPassant() == EnPassant.LITERAL, "Its pawns are taken in passing only after a double step.");
        if (variant.enPassant() == EnPassant.OFF) {
            keys.put("enPassantRegion", "-");
        }
        refuse(!promotion.others().isEmpty(), "Pieces that promote by kind, as in shogi, are not exported yet.");
        refuse(promotion.chooser() == Promotion.Chooser.DIE, "It knows no dice.");
        key("immobilityIllegal", promotion.neverStuck());
        boolean chooses = promotion.chooser() == Promotion.Chooser.PLAYER;
        keys.put("promotionPieceTypes", promotion.rank() == 0
                ? "-"
                : letters(chooses ? promotion.pieces() : promotion.pieces().subList(0, 1)));
        if (promotion.rank() > 0) {
            keys.put("promotionRegionWhite", ranks(promotion.rank(), ranks));
            keys.put("promotionRegionBlack", ranks(1, ranks + 1 - promotion.rank()));
            boolean forced = promotion.forcedRank() == promotion.rank();
            refuse(!forced && promotion.forcedRank() != ranks, "Where promotion may be declined it is compulsory on the last rank only.");
            keys.put("mandatoryPawnPromotion", String.valueOf(forced));
            if (promotion.onlyCaptured()) {
                keys.put("promotionLimit", promotion.pieces().stream()
                        .map(kind -> letter(kind) + ":" + variant.start().placement().count(Piece.of(kind, Side.WHITE)))
                        .collect(Collectors.joining(" ")));
            }
        }
    }

    private void castling(Castling castling) {
        boolean on = castling.isOn() && !variant.start().castlingRooks().isEmpty();
        keys.put("castling", String.valueOf(on));
        if (!on) {
            return;
        }
        boolean free = takesKings();
        refuse(castling.rookMayJump() || castling.anyRook() || !free && (castling.outOfCheck() || castling.throughAttack()),
                "Its castling follows the laws of chess: not out of check, not through attacked squares, the way free, outermost rooks.");
        refuse(free && !(castling.outOfCheck() && castling.throughAttack()),
                "Where kings may be taken, it lets them castle out of and through attack.");
        int king = king();
        keys.put("castlingKingsideFile", BoardShape.fileName(castling.kingSteps() > 0 ? king + castling.kingSteps() : castling.eastFile()));
        keys.put("castlingQueensideFile",
                BoardShape.fileName(castling.kingSteps() > 0 ? king - castling.kingSteps() : castling.westFile()));
        if (!"rook".equals(pieces.get(castling.partner()))) {
            keys.put("castlingRookPieces", letter(castling.partner()));
        }
        if (hasCommoner()) {
            keys.put("castlingKingPiece", letters(all(PieceKind::royal)));
        }
        refuse(castling.king() != 0 && !variant.kind(castling.king()).royal(), "Only its kings castle.");
    }

    private int king() {
        BoardShape shape = variant.shape();
        return IntStream.range(0, shape.squares())
                .filter(square -> Piece.isWhite(variant.start().placement().piece(square))
                        && variant.kind(Piece.kind(variant.start().placement().piece(square))).royal())
                .map(shape::file).findFirst().orElse(4);
    }

    // ---- goals and ends -------------------------------------------------------------------------------------------

    private void goals() {
        List<Integer> royals = all(PieceKind::royal);
        refuse(variant.wild().royals() != Royals.SINGLE, "Several royal pieces are not exported yet.");
        int extinctions = 0;
        int zones = 0;
        for (Goal goal : variant.goals()) {
            switch (goal) {
                case Goal.Checkmate() -> {
                    if (hasCommoner()) {
                        keys.put("extinctionValue", "loss");
                        keys.put("extinctionPieceTypes", letters(royals));
                        keys.put("extinctionPseudoRoyal", "true");
                        extinctions++;
                    }
                }
                case Goal.Checkmated() -> keys.put("checkmateValue", "win");
                case Goal.CaptureRoyal() -> {
                    extinctions++;
                    refuse(royals.size() != 1, "Several royal pieces are not exported yet.");
                    keys.put("extinctionValue", "loss");
                    keys.put("extinctionPieceTypes", letters(royals));
                }
                case Goal.ReachZone zone -> {
                    zones++;
                    zone(zone);
                }
                case Goal.CountChecks _ -> keys.put("checkCounting", "true");
                case Goal.Extinction extinction -> {
                    extinctions++;
                    extinction(extinction);
                }
            }
        }
        boolean mate = variant.hasCheck();
        refuse(extinctions > 1, "It counts pieces for one goal only.");
        refuse(zones > 1, "It has one zone to reach only.");
        refuse(!mate && !takesKings() && !royals.isEmpty(), "Its kings are always subject to check; make the royal piece an ordinary one.");
        if (variant.checksForbidden()) {
            keys.put("checking", "false");
        }
    }

    private void zone(Goal.ReachZone zone) {
        boolean every = zone.kinds().size() == variant.kinds().size();
        refuse(zone.kinds().size() > 1 && !every, "One kind of piece may reach its zone, or every kind.");
        keys.put("flagPiece", every ? "*" : letters(zone.kinds()));
        keys.put("flagRegionWhite", squares(zone.white()));
        keys.put("flagRegionBlack", squares(zone.black()));
        key("flagMove", zone.reply());
    }

    private void extinction(Goal.Extinction goal) {
        boolean every = goal.kinds().size() == variant.kinds().size();
        refuse(goal.together() && !every, "It counts several kinds together only where it counts all.");
        refuse(!goal.together() && every && goal.kinds().size() > 1, "It counts all kinds together.");
        keys.put("extinctionValue", goal.wins() ? "win" : "loss");
        keys.put("extinctionPieceTypes", goal.together() ? "*" : letters(goal.kinds()));
        keys.put("extinctionPieceCount", String.valueOf(goal.remaining()));
        if (goal.others() > 0) {
            keys.put("extinctionOpponentPieceCount", String.valueOf(goal.others()));
        }
        key("extinctionClaim", goal.reply());
    }

    /** A region as whole ranks and single squares. */
    private String squares(SquareSet set) {
        BoardShape shape = variant.shape();
        List<String> words = new ArrayList<>();
        for (int rank = 0; rank < shape.ranks(); rank++) {
            int here = rank;
            List<Integer> of = IntStream.range(0, shape.files()).map(file -> shape.square(file, here)).filter(set::contains).boxed()
                    .toList();
            if (of.size() == shape.files()) {
                words.add("*" + (rank + 1));
            } else {
                of.forEach(square -> words.add(shape.name(square)));
            }
        }
        return words.isEmpty() ? "-" : String.join(" ", words);
    }

    private void ends(DrawRules draws) {
        switch (variant.stalemate()) {
            case DRAW, LOSS, WIN -> keys.put("stalemateValue", variant.stalemate().name().toLowerCase(Locale.ROOT));
            case FEWER -> keys.put("stalematePieceCount", "true");
        }
        keys.put("nMoveRule", String.valueOf(draws.quietMovesClaim() > 0 ? draws.quietMovesClaim() : draws.quietMovesAutomatic()));
        int folds = draws.repetitionClaim() > 0 ? draws.repetitionClaim() : draws.repetitionAutomatic();
        keys.put("nFoldRule", String.valueOf(folds));
        switch (draws.repetition()) {
            case DRAW -> {
            }
            case TURN_LOSES -> keys.put("nFoldValue", "loss");
            case TURN_WINS -> keys.put("nFoldValue", "win");
            case WHITE_LOSES -> {
                keys.put("nFoldValue", "loss");
                keys.put("nFoldValueAbsolute", "true");
            }
        }
        key("perpetualCheckIllegal", draws.checkerLoses());
        if (draws.counting() != DrawRules.Counting.NONE) {
            keys.put("countingRule", draws.counting().name().toLowerCase(Locale.ROOT));
        }
    }

    // ---- wild rules -----------------------------------------------------------------------------------------------

    private void drops(Drops drops) {
        key("pieceDrops", drops.on());
        key("capturesToHand", drops.captured());
        key("seirawanGating", drops.gating());
        key("gating", drops.gating());
        boolean demoted = variant.kinds().stream().anyMatch(PieceKind::isPromoted);
        key("dropLoop", drops.captured() && !demoted && variant.promotion().rank() > 0);
        if (drops.on()) {
            zones(drops);
        }
        if (!drops.oneAFile().isEmpty()) {
            keys.put("dropNoDoubled", letters(drops.oneAFile()));
        }
        refuse(!drops.noMate().isEmpty() && !drops.noMate().stream().allMatch(kind -> "shogiPawn".equals(pieces.get(kind))),
                "Only drops of shogi's pawns may be kept from giving mate.");
        key("shogiPawnDropMateIllegal", !drops.noMate().isEmpty());
        key("dropPromoted", drops.promoted());
        if (!drops.checks()) {
            keys.put("dropChecks", "false");
        }
        key("mustDrop", drops.duty() != Drops.Duty.NONE);
        if (drops.duty() == Drops.Duty.ROYAL) {
            keys.put("mustDropType", letters(all(PieceKind::royal)));
        }
        refuse(!drops.apart().isEmpty() && !drops.apart().stream().allMatch(kind -> letter(kind).equals("b")),
                "Only bishops can be kept to squares of different colours.");
        key("dropOppositeColoredBishop", !drops.apart().isEmpty());
    }

    /** Pawns drop anywhere, or anywhere but on the first rank and the promotion zone; all others anywhere. */
    private void zones(Drops drops) {
        BoardShape shape = variant.shape();
        for (int kind : all(each -> !each.isPromoted())) {
            SquareSet white = SquareSet.where(shape, _ -> true);
            SquareSet black = white;
            for (Drops.Zone zone : drops.zones()) {
                white = zone.kinds().contains(kind) ? zone.white() : white;
                black = zone.kinds().contains(kind) ? zone.black() : black;
            }
            boolean anywhere = white.size() == shape.squares() && black.size() == shape.squares();
            if ("pawn".equals(pieces.get(kind))) {
                boolean first = white.contains(0) && black.contains(shape.square(0, shape.ranks() - 1));
                boolean last = white.contains(shape.square(0, shape.ranks() - 1)) && black.contains(0);
                key("firstRankPawnDrops", first);
                key("promotionZonePawnDrops", last);
                int size = shape.files() * (shape.ranks() - (first ? 0 : 1) - (last ? 0 : promotionRanks()));
                refuse(white.size() != size || black.size() != size, "Pieces are dropped anywhere, pawns not on their first or last rank.");
            } else {
                refuse(!anywhere, "Pieces are dropped anywhere, pawns not on their first or last rank.");
            }
        }
    }

    private int promotionRanks() {
        return variant.promotion().rank() == 0 ? 1 : variant.shape().ranks() + 1 - variant.promotion().rank();
    }

    private void captures(Captures captures) {
        key("mustCapture", captures.compulsory());
        key("selfCapture", captures.ownPieces());
        if (!captures.forbidden().isEmpty()) {
            keys.put("mutuallyImmuneTypes", letters(captures.forbidden()));
        }
        switch (captures.effect()) {
            case NONE -> {
            }
            case STONE -> keys.put("petrifyOnCapture", "true");
            case EXPLOSION -> {
                keys.put("blastOnCapture", "true");
                List<Integer> pawns = all(kind -> kind.pawn() && !kind.isPromoted());
                boolean usual = captures.spared().equals(pawns.stream().filter(kind -> "pawn".equals(pieces.get(kind))).toList());
                refuse(!usual, "Its explosions spare pawns, and only those.");
                if (!captures.immune().isEmpty()) {
                    keys.put("blastImmuneTypes", letters(captures.immune()));
                }
            }
        }
    }

    private void places(Places places) {
        for (Places.Region region : places.regions()) {
            for (int kind : region.kinds()) {
                String key = pieces.getOrDefault(kind, "");
                String name = key.isEmpty() ? "" : key.substring(0, 1).toUpperCase(Locale.ROOT) + key.substring(1);
                keys.put("mobilityRegionWhite" + name, squares(region.white()));
                keys.put("mobilityRegionBlack" + name, squares(region.black()));
            }
        }
        refuse(!places.crossings().isEmpty(), "Pieces that move otherwise beyond a rank are not exported yet.");
        key("flyingGeneral", !places.facing());
        if (!places.open().isEmpty()) {
            String walled = squares(SquareSet.where(variant.shape(), square -> !places.open().contains(square)));
            keys.put("wallingRegionWhite", walled);
            keys.put("wallingRegionBlack", walled);
        }
    }

    private void rest() {
        switch (variant.wild().walls()) {
            case NONE -> {
            }
            case DUCK -> keys.put("wallingRule", "duck");
            case STONE -> keys.put("wallingRule", "static");
            case ARROW -> keys.put("wallingRule", "arrow");
            case TRAIL -> keys.put("wallingRule", "past");
        }
        switch (variant.wild().pass()) {
            case NEVER -> {
            }
            case ALWAYS -> keys.put("pass", "true");
            case WITHOUT_MOVES -> keys.put("passOnStalemate", "true");
        }
    }
}
