package rookery.kernel.catalogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Promotion;
import rookery.kernel.variant.Variant;

/** Writes a variant as a file that {@link VariantReader} reads back to an equal one. The file says everything itself and extends nothing. */
public final class VariantWriter {

    private static final Set<String> NO_RULES = Set.of("id", "name", "family", "summary", "flagFall");
    private static final Set<String> NO_RULES_OF_A_PIECE = Set.of("name", "value");

    private final Variant variant;

    private VariantWriter(Variant variant) {
        this.variant = variant;
    }

    public static String write(Variant variant) {
        return JsonWriter.write(tree(variant));
    }

    /** The same on one line. */
    public static String compact(Variant variant) {
        return JsonWriter.compact(tree(variant));
    }

    /**
     * Only what differs from a base with the same board and pieces, as {@link VariantReader#change} takes it: {@code {}} for equal rules. What a screen
     * of rule options stores.
     */
    public static String changes(Variant base, Variant variant) {
        if (!base.shape().equals(variant.shape()) || !base.kinds().equals(variant.kinds())) {
            throw new IllegalArgumentException(base.id() + " and " + variant.id() + " have not the same board and pieces");
        }
        return JsonWriter.compact(changes(tree(base), tree(variant)));
    }

    /**
     * Only what decides how the game goes, on one line: board, pieces and how they move, start, goals and all other rules, but no names, no values of
     * pieces and nothing about clocks. Variants with equal rules have equal texts; {@link RulesHash} is the short form.
     */
    static String rules(Variant variant) {
        return JsonWriter.compact(without(NO_RULES, tree(variant)));
    }

    private static Json.Dict without(Set<String> keys, Json.Dict whole) {
        Json.Builder out = new Json.Builder();
        for (Json.Member member : whole.members()) {
            if (!keys.contains(member.key())) {
                out.with(member.key(), member.value() instanceof Json.Dict inner ? without(NO_RULES_OF_A_PIECE, inner) : member.value());
            }
        }
        return out.build();
    }

    private static Json.Dict changes(Json.Dict before, Json.Dict after) {
        Json.Builder out = new Json.Builder();
        for (Json.Member member : after.members()) {
            Json old = before.find(member.key());
            if (!member.value().equals(old)) {
                out.with(member.key(),
                        old instanceof Json.Dict a && member.value() instanceof Json.Dict b ? changes(a, b) : member.value());
            }
        }
        return out.build();
    }

    static Json.Dict tree(Variant variant) {
        return new VariantWriter(variant).tree();
    }

    private Json.Dict tree() {
        return new Json.Builder().with("id", Json.of(variant.id())).with("name", Json.of(variant.name()))
                .with("family", Json.of(variant.family())).with("summary", Json.of(variant.summary()))
                .with("board", Json.of(variant.shape().toString())).with("pieces", pieces())
                .with("start", Json.of(Fen.write(variant, variant.start())))
                .with("forward", Json.of(variant.whiteForward() > 0 ? "up" : "down")).with("castling", castling(variant.castling()))
                .with("enPassant", Json.of(Section.word(variant.enPassant()))).with("doubleStepRank", Json.of(variant.doubleStepRank()))
                .with("promotion", promotion(variant.promotion()))
                .with("goals", new Json.Array(LineColumn.NOWHERE, variant.goals().stream().map(this::goal).toList()))
                .with("checksForbidden", Json.of(variant.checksForbidden())).with("stalemate", Json.of(Section.word(variant.stalemate())))
                .with("draws", draws(variant.draws())).with("die", die())
                .with("flagFall", Json.of(Section.word(variant.flagFall()))).build();
    }

    private Json pieces() {
        Json.Builder out = new Json.Builder();
        for (PieceKind kind : variant.kinds()) {
            Json.Builder piece = new Json.Builder().with("name", Json.of(kind.name())).with("moves", Json.of(kind.movement().betza()))
                    .with("value", Json.of(kind.value()));
            if (kind.royal()) {
                piece.with("royal", Json.of(true));
            }
            if (kind.pawn()) {
                piece.with("pawn", Json.of(true));
            }
            out.with(String.valueOf(kind.letter()), piece.build());
        }
        return out.build();
    }

    private Json letters(List<Integer> kinds) {
        return Json.ofTexts(kinds.stream().map(kind -> String.valueOf(variant.kind(kind).letter())).toList());
    }

    private Json castling(Castling castling) {
        if (!castling.isOn()) {
            return Json.of("off");
        }
        Json.Builder out = new Json.Builder().with("with", Json.of(String.valueOf(variant.kind(castling.partner()).letter())));
        if (castling.kingSteps() > 0) {
            out.with("kingSteps", Json.of(castling.kingSteps()));
        } else {
            out.with("kingLandsOn",
                    Json.ofTexts(List.of(BoardShape.fileName(castling.westFile()), BoardShape.fileName(castling.eastFile()))));
        }
        return out.with("outOfCheck", Json.of(castling.outOfCheck())).with("throughAttack", Json.of(castling.throughAttack()))
                .with("rookMayJump", Json.of(castling.rookMayJump())).with("anyRook", Json.of(castling.anyRook())).build();
    }

    private Json promotion(Promotion promotion) {
        if (promotion.rank() == 0) {
            return Json.of("never");
        }
        return new Json.Builder().with("rank", Json.of(promotion.rank())).with("forcedRank", Json.of(promotion.forcedRank()))
                .with("pieces", letters(promotion.pieces())).with("chooser", Json.of(Section.word(promotion.chooser())))
                .with("onlyCaptured", Json.of(promotion.onlyCaptured())).build();
    }

    private Json goal(Goal goal) {
        return switch (goal) {
            case Goal.Checkmate() -> Json.of("checkmate");
            case Goal.CaptureRoyal() -> Json.of("capture-royal");
            case Goal.ReachZone(List<Integer> kinds, SquareSet white, SquareSet black, boolean reply) -> {
                Json.Builder out = new Json.Builder().with("goal", Json.of("reach-zone")).with("pieces", letters(kinds));
                if (white.equals(black)) {
                    out.with("zone", squares(white));
                } else {
                    out.with("white", squares(white)).with("black", squares(black));
                }
                yield out.with("reply", Json.of(reply)).build();
            }
            case Goal.CountChecks(int checks) ->
                new Json.Builder().with("goal", Json.of("count-checks")).with("checks", Json.of(checks)).build();
            case Goal.Extinction(List<Integer> kinds, int remaining) -> new Json.Builder().with("goal", Json.of("extinction"))
                    .with("pieces", letters(kinds)).with("remaining", Json.of(remaining)).build();
        };
    }

    /** Runs along a rank are written by their ends. */
    private Json squares(SquareSet set) {
        List<String> names = new ArrayList<>();
        BoardShape shape = variant.shape();
        for (int square : set) {
            boolean continues = shape.file(square) > 0 && set.contains(square - 1);
            if (!continues) {
                int last = square;
                while (shape.file(last) + 1 < shape.files() && set.contains(last + 1)) {
                    last++;
                }
                names.add(last == square ? shape.name(square) : shape.name(square) + "-" + shape.name(last));
            }
        }
        return Json.ofTexts(names);
    }

    private static Json draws(DrawRules draws) {
        if (draws.equals(DrawRules.NONE)) {
            return Json.of("none");
        }
        return new Json.Builder().with("repetitionClaim", Json.of(draws.repetitionClaim()))
                .with("repetitionAutomatic", Json.of(draws.repetitionAutomatic())).with("perpetualCheck", Json.of(draws.perpetualCheck()))
                .with("quietMovesClaim", Json.of(draws.quietMovesClaim())).with("quietMovesAutomatic", Json.of(draws.quietMovesAutomatic()))
                .with("deadPosition", Json.of(draws.deadPosition())).build();
    }

    private Json die() {
        return variant.chance() instanceof Chance.Die(List<Integer> faces) ? letters(faces) : Json.of("none");
    }
}
