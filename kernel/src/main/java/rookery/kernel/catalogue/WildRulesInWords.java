package rookery.kernel.catalogue;

import java.util.List;
import java.util.stream.IntStream;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Drops;
import rookery.kernel.variant.Places;
import rookery.kernel.catalogue.RulesInWords.Sentence;
import rookery.kernel.variant.Variant;

/** Describes the rules that most games do without; part of {@link RulesInWords}. */
final class WildRulesInWords {

    private final Variant variant;
    private final List<Sentence> sentences;

    WildRulesInWords(Variant variant, List<Sentence> sentences) {
        this.variant = variant;
        this.sentences = sentences;
    }

    void tell() {
        tellDrops(variant.wild().drops());
        tellCaptures(variant.wild().captures());
        switch (variant.wild().royals()) {
            case SINGLE -> {
            }
            case EACH -> tell("royal.each");
            case LAST -> tell("royal.last");
            case ONE_SAFE -> tell("royal.one-safe");
            case STEADFAST -> tell("royal.steadfast");
        }
        tellPlaces(variant.wild().places());
        switch (variant.wild().walls()) {
            case NONE -> {
            }
            case DUCK -> tell("wall.duck");
            case STONE -> tell("wall.stone");
            case ARROW -> tell("wall.arrow");
            case TRAIL -> tell("wall.trail");
        }
        switch (variant.wild().pass()) {
            case NEVER -> {
            }
            case ALWAYS -> tell("pass.always");
            case WITHOUT_MOVES -> tell("pass.without-moves");
        }
    }

    private void tell(String key, Sentence.Argument... arguments) {
        sentences.add(Sentence.of(key, arguments));
    }

    private Sentence.PieceNames names(List<Integer> kinds) {
        return new Sentence.PieceNames(kinds.stream().map(kind -> variant.kind(kind).name()).distinct().toList());
    }

    private Sentence.Zones zones(SquareSet white, SquareSet black) {
        return new Sentence.Zones(variant.shape(), white, black);
    }

    private void tellDrops(Drops drops) {
        if (drops.captured()) {
            tell("drop.captured");
        }
        if (drops.on()) {
            tell("drop.on");
        }
        if (variant.kinds().stream().anyMatch(kind -> kind.isPromoted()) && drops.captured()) {
            tell("drop.demoted");
        }
        for (Drops.Zone zone : drops.zones()) {
            tell("drop.zone", names(zone.kinds()), zones(zone.white(), zone.black()));
        }
        if (!drops.oneAFile().isEmpty()) {
            tell("drop.one-a-file", names(drops.oneAFile()));
        }
        if (!drops.noMate().isEmpty()) {
            tell("drop.no-mate", names(drops.noMate()));
        }
        if (drops.promoted()) {
            tell("drop.promoted");
        }
        if (!drops.checks()) {
            tell("drop.no-checks");
        }
        switch (drops.duty()) {
            case NONE -> {
            }
            case ALWAYS -> tell("drop.duty");
            case ROYAL -> tell("drop.duty-royal");
        }
        if (!drops.apart().isEmpty()) {
            tell("drop.apart", names(drops.apart()));
        }
        if (drops.gating()) {
            tell("drop.gating");
        }
    }

    private void tellCaptures(Captures captures) {
        if (captures.compulsory()) {
            tell("capture.compulsory");
        }
        switch (captures.effect()) {
            case NONE -> {
            }
            case EXPLOSION -> {
                tell("capture.explosion");
                if (!captures.spared().isEmpty()) {
                    tell("capture.spared", names(captures.spared()));
                }
                if (!captures.immune().isEmpty()) {
                    tell("capture.immune", names(captures.immune()));
                }
                boolean immune = IntStream.rangeClosed(1, variant.kinds().size())
                        .allMatch(kind -> !variant.kind(kind).royal() || captures.immune().contains(kind));
                if (!immune) {
                    tell(variant.hasCheck() ? "capture.explosion-check" : "capture.explosion-king");
                }
            }
            case STONE -> tell("capture.stone");
        }
        if (captures.ownPieces()) {
            tell("capture.own");
        }
        if (!captures.forbidden().isEmpty()) {
            tell("capture.forbidden", names(captures.forbidden()));
        }
    }

    private void tellPlaces(Places places) {
        for (Places.Region region : places.regions()) {
            tell("place.region", names(region.kinds()), zones(region.white(), region.black()));
        }
        for (Places.Crossing crossing : places.crossings()) {
            tell("place.crossing", names(List.of(crossing.kind())), new Sentence.Amount(crossing.rank()),
                    new Sentence.Moves(crossing.movement()));
        }
        if (!places.facing()) {
            tell("place.facing");
        }
        if (!places.open().isEmpty()) {
            tell("place.open", zones(places.open(), places.open()));
        }
    }
}
