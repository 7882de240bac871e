package rookery.kernel.catalogue;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Betza;
import rookery.kernel.piece.Movement;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Drops;
import rookery.kernel.variant.PassRule;
import rookery.kernel.variant.PiecePromotion;
import rookery.kernel.variant.Places;
import rookery.kernel.variant.Royals;
import rookery.kernel.variant.Walls;
import rookery.kernel.variant.WildRules;

/** Reads the rules of a variant file that most games do without: drops, effects of captures, several royal pieces, places, walls and passing. */
final class WildSections {

    private static final int MOST_ENTRIES = 60;

    private final ProblemList problems;
    private final PieceSections pieces;
    private final ZoneText zones;

    WildSections(ProblemList problems, PieceSections pieces, ZoneText zones) {
        this.problems = problems;
        this.pieces = pieces;
        this.zones = zones;
    }

    WildRules read(Section file, boolean mateCounts) {
        Royals royals = file.choice("royals", Royals.class, Royals.SINGLE);
        if (royals != Royals.SINGLE && !mateCounts) {
            file.problem("royals", "needs the goal checkmate");
        }
        WildRules rules = new WildRules(drops(file), captures(file), royals, places(file), file.choice("walls", Walls.class, Walls.NONE),
                file.choice("pass", PassRule.class, PassRule.NEVER));
        if (rules.walls() != Walls.NONE && zones.shape().squares() > 128) {
            file.problem("walls", "boards on which squares are walled up have at most 128 squares");
        }
        return rules;
    }

    private Drops drops(Section file) {
        Section section = file.section("drops", "none");
        if (section == null) {
            return Drops.NONE;
        }
        List<Drops.Zone> places = new ArrayList<>();
        for (Section each : entries(section, "zones")) {
            places.add(new Drops.Zone(letters(each, "pieces"), zones.read(each, "white"), zones.read(each, "black")));
            each.finish();
        }
        Drops drops = new Drops(section.flag("on", true), section.flag("captured", false), places, letters(section, "oneAFile"),
                letters(section, "noMate"), section.flag("promoted", false), section.flag("checks", true),
                section.choice("duty", Drops.Duty.class, Drops.Duty.NONE), letters(section, "apart"), section.flag("gating", false));
        section.finish();
        return drops;
    }

    private Captures captures(Section file) {
        Section section = file.section("captures", "plain");
        if (section == null) {
            return Captures.PLAIN;
        }
        Captures captures = new Captures(section.flag("compulsory", false),
                section.choice("effect", Captures.Effect.class, Captures.Effect.NONE), letters(section, "spared"),
                letters(section, "immune"),
                section.flag("ownPieces", false), letters(section, "forbidden"));
        section.finish();
        return captures;
    }

    private Places places(Section file) {
        Section section = file.section("places", "anywhere");
        if (section == null) {
            return Places.ANYWHERE;
        }
        List<Places.Region> regions = new ArrayList<>();
        for (Section each : entries(section, "regions")) {
            regions.add(new Places.Region(letters(each, "pieces"), zones.read(each, "white"), zones.read(each, "black")));
            each.finish();
        }
        List<Places.Crossing> crossings = new ArrayList<>();
        for (Section each : entries(section, "crossings")) {
            int kind = letter(each, "piece");
            int rank = each.number("rank", 1, zones.shape().ranks(), 1);
            switch (Betza.parse(each.text("moves", ""))) {
                case Betza.Parsed(Movement movement) -> {
                    if (kind > 0) {
                        crossings.add(new Places.Crossing(kind, rank, movement));
                    }
                }
                case Betza.Refused(String reason) -> each.problem("moves", reason + "; expected Betza's notation, such as \"sW\"");
            }
            each.finish();
        }
        Places places = new Places(regions, crossings, section.flag("facing", true), zones.read(section, "open"));
        section.finish();
        return places;
    }

    /** How pieces other than pawns promote: a list within the promotion section. */
    List<PiecePromotion> promotions(Section promotion) {
        List<PiecePromotion> read = new ArrayList<>();
        for (Section each : entries(promotion, "others")) {
            int kind = letter(each, "piece");
            int to = letter(each, "to");
            SquareSet white = zones.read(each, "white");
            SquareSet black = zones.read(each, "black");
            PiecePromotion.When when = each.choice("when", PiecePromotion.When.class, PiecePromotion.When.MAY);
            if (kind > 0 && to > 0) {
                read.add(new PiecePromotion(kind, to, white, black, when));
            }
            each.finish();
        }
        return read;
    }

    private int letter(Section section, String key) {
        if (section.value(key) instanceof Json.Text letter) {
            return pieces.kind(letter, section.path(key));
        }
        section.problem(key, "expected the letter of a piece");
        return 0;
    }

    private List<Integer> letters(Section section, String key) {
        List<Integer> kinds = pieces.kinds(section, key, false);
        return kinds == null ? List.of() : kinds;
    }

    private List<Section> entries(Section section, String key) {
        List<Section> sections = new ArrayList<>();
        Json value = section.value(key);
        if (value == null) {
            return sections;
        }
        if (!(value instanceof Json.Array(LineColumn _, List<Json> items)) || items.size() > MOST_ENTRIES) {
            section.problem(key, "expected a list of at most " + MOST_ENTRIES + " objects");
            return sections;
        }
        for (int i = 0; i < items.size(); i++) {
            String path = section.path(key) + "[" + i + "]";
            if (items.get(i) instanceof Json.Dict object) {
                sections.add(new Section(object, path, problems));
            } else {
                problems.add(items.get(i).place(), path, "expected an object, found " + items.get(i).kind());
            }
        }
        return sections;
    }
}
