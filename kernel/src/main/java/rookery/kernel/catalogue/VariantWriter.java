package rookery.kernel.catalogue;

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
     * Only what differs from a base with the same board and pieces, as {@link VariantReader#change} takes it: {@code {}} for equal rules. A screen of rule
     * options stores this.
     */
    public static String changes(Variant base, Variant variant) {
        if (!base.shape().equals(variant.shape()) || !base.kinds().equals(variant.kinds())) {
            throw new IllegalArgumentException(base.id() + " and " + variant.id() + " have not the same board and pieces");
        }
        return JsonWriter.compact(changes(tree(base), tree(variant)));
    }

    /**
     * Only what affects play, on one line: board, pieces and how they move, start, goals and all other rules, but no names, no values of
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
        Json.Builder out = new Json.Builder().with("id", Json.of(variant.id())).with("name", Json.of(variant.name()))
                .with("family", Json.of(variant.family())).with("summary", Json.of(variant.summary()))
                .with("board", Json.of(variant.shape().toString())).with("pieces", pieces())
                .with("start", Json.of(Fen.write(variant, variant.start())))
                .with("forward", Json.of(variant.whiteForward() > 0 ? "up" : "down")).with("castling", castling(variant.castling()))
                .with("enPassant", Json.of(Section.word(variant.enPassant()))).with("doubleStepRank", Json.of(variant.doubleStepRank()))
                .with("promotion", promotion(variant.promotion()))
                .with("goals", new Json.Array(LineColumn.NOWHERE, variant.goals().stream().map(this::goal).toList()))
                .with("checksForbidden", Json.of(variant.checksForbidden())).with("stalemate", Json.of(Section.word(variant.stalemate())))
                .with("draws", draws(variant.draws())).with("die", die())
                .with("flagFall", Json.of(Section.word(variant.flagFall())));
        if (variant.doubleStepRanks() != 1) {
            out.with("doubleStepRanks", Json.of(variant.doubleStepRanks()));
        }
        new WildWriter(variant).write(out);
        return out.build();
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
            if (kind.isPromoted() && kind.promotedFrom() != kind.letter()) {
                piece.with("from", Json.of(String.valueOf(kind.promotedFrom())));
            }
            out.with(kind.symbol(), piece.build());
        }
        return out.build();
    }

    private Json letters(List<Integer> kinds) {
        return Json.ofTexts(kinds.stream().map(kind -> variant.kind(kind).symbol()).toList());
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
        if (castling.king() != 0) {
            out.with("king", Json.of(variant.kind(castling.king()).symbol()));
        }
        return out.with("outOfCheck", Json.of(castling.outOfCheck())).with("throughAttack", Json.of(castling.throughAttack()))
                .with("rookMayJump", Json.of(castling.rookMayJump())).with("anyRook", Json.of(castling.anyRook())).build();
    }

    private Json promotion(Promotion promotion) {
        Json.Builder out = new Json.Builder();
        new WildWriter(variant).promotions(out);
        if (promotion.rank() == 0) {
            return out.isEmpty() ? Json.of("never") : out.build();
        }
        return out.with("rank", Json.of(promotion.rank())).with("forcedRank", Json.of(promotion.forcedRank()))
                .with("pieces", letters(promotion.pieces())).with("chooser", Json.of(Section.word(promotion.chooser())))
                .with("onlyCaptured", Json.of(promotion.onlyCaptured())).build();
    }

    private Json goal(Goal goal) {
        return switch (goal) {
            case Goal.Checkmate() -> Json.of("checkmate");
            case Goal.Checkmated() -> Json.of("checkmated");
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
            case Goal.Extinction(List<Integer> kinds, int remaining, boolean together, boolean wins, int others, boolean reply) -> {
                Json.Builder out = new Json.Builder().with("goal", Json.of("extinction")).with("pieces", letters(kinds)).with("remaining",
                        Json.of(remaining));
                if (together) {
                    out.with("together", Json.of(true));
                }
                if (wins) {
                    out.with("wins", Json.of(true));
                }
                if (others > 0) {
                    out.with("others", Json.of(others));
                }
                if (reply) {
                    out.with("reply", Json.of(true));
                }
                yield out.build();
            }
        };
    }

    private Json squares(SquareSet set) {
        return ZoneText.write(variant.shape(), set);
    }

    private static Json draws(DrawRules draws) {
        if (draws.equals(DrawRules.NONE)) {
            return Json.of("none");
        }
        Json.Builder out = new Json.Builder();
        if (draws.repetition() != DrawRules.Repetition.DRAW) {
            out.with("repetition", Json.of(Section.word(draws.repetition())));
        }
        if (draws.checkerLoses()) {
            out.with("checkerLoses", Json.of(true));
        }
        if (draws.counting() != DrawRules.Counting.NONE) {
            out.with("counting", Json.of(Section.word(draws.counting())));
        }
        return out.with("repetitionClaim", Json.of(draws.repetitionClaim()))
                .with("repetitionAutomatic", Json.of(draws.repetitionAutomatic())).with("perpetualCheck", Json.of(draws.perpetualCheck()))
                .with("quietMovesClaim", Json.of(draws.quietMovesClaim())).with("quietMovesAutomatic", Json.of(draws.quietMovesAutomatic()))
                .with("deadPosition", Json.of(draws.deadPosition())).build();
    }

    private Json die() {
        return variant.chance() instanceof Chance.Die(List<Integer> faces) ? letters(faces) : Json.of("none");
    }
}
