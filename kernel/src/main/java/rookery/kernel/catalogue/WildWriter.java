package rookery.kernel.catalogue;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Drops;
import rookery.kernel.variant.PassRule;
import rookery.kernel.variant.PiecePromotion;
import rookery.kernel.variant.Places;
import rookery.kernel.variant.Royals;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.Walls;
import rookery.kernel.variant.WildRules;

/**
 * Writes the rules that most games do without. Unused rules are not written, so that the text of other variants does not change when rules are added.
 */
final class WildWriter {

    private final Variant variant;

    WildWriter(Variant variant) {
        this.variant = variant;
    }

    void write(Json.Builder out) {
        WildRules wild = variant.wild();
        if (!wild.drops().equals(Drops.NONE)) {
            out.with("drops", drops(wild.drops()));
        }
        if (!wild.captures().equals(Captures.PLAIN)) {
            out.with("captures", captures(wild.captures()));
        }
        if (wild.royals() != Royals.SINGLE) {
            out.with("royals", Json.of(Section.word(wild.royals())));
        }
        if (!wild.places().equals(Places.ANYWHERE)) {
            out.with("places", places(wild.places()));
        }
        if (wild.walls() != Walls.NONE) {
            out.with("walls", Json.of(Section.word(wild.walls())));
        }
        if (wild.pass() != PassRule.NEVER) {
            out.with("pass", Json.of(Section.word(wild.pass())));
        }
    }

    private Json drops(Drops drops) {
        List<Json> zones = new ArrayList<>();
        for (Drops.Zone zone : drops.zones()) {
            zones.add(new Json.Builder().with("pieces", letters(zone.kinds())).with("white", squares(zone.white()))
                    .with("black", squares(zone.black())).build());
        }
        return new Json.Builder().with("on", Json.of(drops.on())).with("captured", Json.of(drops.captured()))
                .with("zones", new Json.Array(LineColumn.NOWHERE, zones)).with("oneAFile", letters(drops.oneAFile()))
                .with("noMate", letters(drops.noMate())).with("promoted", Json.of(drops.promoted())).with("checks", Json.of(drops.checks()))
                .with("duty", Json.of(Section.word(drops.duty()))).with("apart", letters(drops.apart()))
                .with("gating", Json.of(drops.gating())).build();
    }

    private Json captures(Captures captures) {
        return new Json.Builder().with("compulsory", Json.of(captures.compulsory()))
                .with("effect", Json.of(Section.word(captures.effect()))).with("spared", letters(captures.spared()))
                .with("immune", letters(captures.immune())).with("ownPieces", Json.of(captures.ownPieces()))
                .with("forbidden", letters(captures.forbidden())).build();
    }

    private Json places(Places places) {
        List<Json> regions = new ArrayList<>();
        for (Places.Region region : places.regions()) {
            regions.add(new Json.Builder().with("pieces", letters(region.kinds())).with("white", squares(region.white()))
                    .with("black", squares(region.black())).build());
        }
        List<Json> crossings = new ArrayList<>();
        for (Places.Crossing crossing : places.crossings()) {
            crossings.add(new Json.Builder().with("piece", letter(crossing.kind())).with("rank", Json.of(crossing.rank()))
                    .with("moves", Json.of(crossing.movement().betza())).build());
        }
        Json.Builder out = new Json.Builder().with("regions", new Json.Array(LineColumn.NOWHERE, regions))
                .with("crossings", new Json.Array(LineColumn.NOWHERE, crossings)).with("facing", Json.of(places.facing()));
        return (places.open().isEmpty() ? out : out.with("open", squares(places.open()))).build();
    }

    /** The part of the promotion section about pieces other than pawns. */
    void promotions(Json.Builder out) {
        List<Json> others = new ArrayList<>();
        for (PiecePromotion each : variant.promotion().others()) {
            others.add(
                    new Json.Builder().with("piece", letter(each.kind())).with("to", letter(each.to())).with("white", squares(each.white()))
                            .with("black", squares(each.black())).with("when", Json.of(Section.word(each.when()))).build());
        }
        if (!others.isEmpty()) {
            out.with("others", new Json.Array(LineColumn.NOWHERE, others));
        }
        if (variant.promotion().neverStuck()) {
            out.with("neverStuck", Json.of(true));
        }
    }

    private Json letter(int kind) {
        return Json.of(variant.kind(kind).symbol());
    }

    private Json letters(List<Integer> kinds) {
        return Json.ofTexts(kinds.stream().map(kind -> variant.kind(kind).symbol()).toList());
    }

    private Json squares(SquareSet set) {
        return ZoneText.write(variant.shape(), set);
    }
}
