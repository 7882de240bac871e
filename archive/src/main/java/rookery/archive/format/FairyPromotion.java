package rookery.archive.format;

import java.util.List;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.variant.Variant;

/** What the pawns of a {@code variants.ini}'s section may become, and where, as a variant file of ours has it. */
final class FairyPromotion {

    private final FairyKeys keys;
    private final FairyPieces pieces;
    private final Variant extended;
    private final int ranks;

    FairyPromotion(FairyKeys keys, FairyPieces pieces, Variant extended, int ranks) {
        this.keys = keys;
        this.pieces = pieces;
        this.extended = extended;
        this.ranks = ranks;
    }

    Json read() {
        String white = keys.value("promotionPieceTypesWhite", keys.value("promotionPieceTypes", ""));
        if (!keys.value("promotionPieceTypesBlack", white).equals(white)) {
            keys.wrong("promotionPieceTypesBlack", "the same as White's");
        }
        boolean given = keys.has("promotionPieceTypes") || keys.has("promotionPieceTypesWhite");
        Json letters = white.equals("-") || !given ? null : pieces.letters(white);
        if (given && letters == null && !white.equals("-")) {
            keys.wrong(keys.has("promotionPieceTypes") ? "promotionPieceTypes" : "promotionPieceTypesWhite",
                    "letters of the pieces, such as nbrq");
        }
        boolean unchanged = !given && extended.promotion().rank() > 0 && pieces.letters(inheritedChoice()) != null;
        if (!pieces.hasPawn() || !given && !unchanged || white.equals("-")) {
            return Json.of("never");
        }
        Json.Builder promotion = new Json.Builder();
        if (letters != null) {
            promotion.with("pieces", letters);
        }
        int first = keys.has("promotionRank")
                ? keys.number("promotionRank", ranks)
                : keys.has("promotionRegionWhite") ? promotionRank() : 0;
        int rank = first > 0
                ? first
                : Math.min(ranks, extended.promotion().rank() > 0 && !keys.has("maxRank") ? extended.promotion().rank() : ranks);
        promotion.with("rank", Json.of(rank));
        boolean forced = keys.flag("mandatoryPawnPromotion", extended.promotion().forcedRank() == extended.promotion().rank());
        return promotion.with("forcedRank", Json.of(forced ? rank : ranks)).build();
    }

    private String inheritedChoice() {
        StringBuilder letters = new StringBuilder();
        extended.promotion().pieces().forEach(kind -> letters.append(extended.kind(kind).letter()));
        return letters.toString();
    }

    /** The first rank of a region of whole ranks up to the last. */
    private int promotionRank() {
        List<String> words = List.of(keys.value("promotionRegionWhite", "").split("\\s+"));
        int first = ranks + 1 - words.size();
        for (int rank = first; rank <= ranks; rank++) {
            if (!words.contains("*" + rank)) {
                keys.wrong("promotionRegionWhite", "whole ranks up to the last, such as *" + ranks);
                return ranks;
            }
        }
        List<String> mirrored = words.stream().map(word -> "*" + (ranks + 1 - Integer.parseInt(word.substring(1)))).sorted().toList();
        if (keys.has("promotionRegionBlack")
                && !List.of(keys.value("promotionRegionBlack", "").split("\\s+")).stream().sorted().toList().equals(mirrored)) {
            keys.wrong("promotionRegionBlack", "the same as White's seen from the other side");
        }
        return first;
    }
}
