package rookery.archive.format;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.LineColumn;

/** How a game of a {@code variants.ini}'s section is won, and which pieces are royal, as a variant file of ours has it. */
final class FairyGoals {

    private final FairyKeys keys;
    private final FairyPieces pieces;
    private final List<Json> goals = new ArrayList<>();

    FairyGoals(FairyKeys keys, FairyPieces pieces) {
        this.keys = keys;
        this.pieces = pieces;
    }

    /** Crowns the pieces that must not be lost; to be asked before anything that depends on who is royal. */
    void crown(Json.Builder file) {
        if (!isPseudoRoyal()) {
            return;
        }
        Set<Character> letters = new HashSet<>();
        pieces.known(keys.value("extinctionPieceTypes", "")).forEach(letter -> letters.add(letter.charAt(0)));
        if (pieces.becomesRoyal(keys.value("promotedPieceType", ""), letters)) {
            keys.wrong("promotedPieceType", "no piece that becomes royal");
        }
        pieces.crown(letters);
        boolean several = keys.number("extinctionPieceCount", 0) > 0;
        file.with("royals", Json.of(keys.flag("dupleCheck", false) ? "one-safe" : several ? "each" : "last"));
    }

    private boolean isPseudoRoyal() {
        return keys.flag("extinctionPseudoRoyal", false) && !keys.value("extinctionValue", "none").equals("none");
    }

    Json read() {
        if (pieces.hasRoyal()) {
            goals.add(Json.of(keys.value("checkmateValue", "loss").equals("win") ? "checkmated" : "checkmate"));
        }
        if (keys.has("flagRegion") || keys.has("flagRegionWhite") || keys.has("flagRegionBlack")) {
            readZone();
        }
        if (keys.flag("checkCounting", false)) {
            Matcher counted = Pattern.compile("(\\d{1,2})\\+\\1").matcher(keys.value("startFen", ""));
            goals.add(goal("count-checks").with("checks", Json.of(counted.find() ? Integer.parseInt(counted.group(1)) : 3)).build());
        }
        String effect = keys.value("extinctionValue", "none");
        if (!effect.equals("none") && !isPseudoRoyal()) {
            readExtinction(effect);
        }
        if (goals.isEmpty()) {
            // Games that end only when somebody cannot move; a side without pieces cannot either.
            goals.add(goal("extinction").with("pieces", Json.ofTexts(pieces.all())).with("together", Json.of(true)).build());
        }
        return new Json.Array(LineColumn.NOWHERE, goals);
    }

    private static Json.Builder goal(String word) {
        return new Json.Builder().with("goal", Json.of(word));
    }

    private void readZone() {
        if (keys.number("flagPieceCount", 1) > 1) {
            keys.wrong("flagPieceCount", "1");
            return;
        }
        List<String> letters = pieces.known(keys.value("flagPiece", "*"));
        if (letters.isEmpty()) {
            keys.wrong("flagPiece", "letters of the pieces that are to reach the region");
            return;
        }
        Json.Builder zone = goal("reach-zone").with("pieces", Json.ofTexts(letters));
        String both = keys.value("flagRegion", "-");
        zone.with("white", Json.ofTexts(keys.region("flagRegionWhite", both)));
        zone.with("black", Json.ofTexts(keys.region("flagRegionBlack", both)));
        goals.add(zone.with("reply", Json.of(keys.flag("flagMove", false))).build());
    }

    private void readExtinction(String effect) {
        String types = keys.value("extinctionPieceTypes", "-");
        List<String> letters = pieces.known(types);
        if (!effect.equals("loss") && !effect.equals("win")) {
            keys.wrong("extinctionValue", "loss or win");
        } else if (!letters.isEmpty()) {
            goals.add(goal("extinction").with("pieces", Json.ofTexts(letters))
                    .with("remaining", Json.of(keys.number("extinctionPieceCount", 0)))
                    .with("together", Json.of(types.equals("*"))).with("wins", Json.of(effect.equals("win")))
                    .with("others", Json.of(keys.number("extinctionOpponentPieceCount", 0)))
                    .with("reply", Json.of(keys.flag("extinctionClaim", false))).build());
        }
    }
}
