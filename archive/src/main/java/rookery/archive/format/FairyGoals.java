package rookery.archive.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.variant.Variant;

/** How a game of a {@code variants.ini}'s section is won, as a variant file of ours has it: the goals of its base, but for those it replaces. */
final class FairyGoals {

    private static final Pattern REGION = Pattern.compile("([a-p]|\\*)(\\d{1,2}|\\*)");

    private final FairyKeys keys;
    private final FairyPieces pieces;
    private final Variant extended;
    private final int files;
    private final int ranks;
    private final List<Json> goals = new ArrayList<>();

    FairyGoals(FairyKeys keys, FairyPieces pieces, Variant extended, int files, int ranks) {
        this.keys = keys;
        this.pieces = pieces;
        this.extended = extended;
        this.files = files;
        this.ranks = ranks;
    }

    Json read() {
        boolean zone = keys.has("flagRegionWhite") || keys.has("flagRegionBlack");
        boolean extinction = keys.has("extinctionPieceTypes") || keys.has("extinctionValue");
        for (Json goal : inheritedGoals()) {
            String word = goal instanceof Json.Text(LineColumn _, String text) ? text : word(goal);
            boolean replaced = switch (word) {
                case "checkmate", "capture-royal" -> !pieces.hasRoyal();
                case "reach-zone" -> zone;
                case "count-checks" -> keys.has("checkCounting");
                default -> extinction;
            };
            if (!replaced) {
                goals.add(goal);
            }
        }
        if (zone) {
            readZone();
        }
        if (keys.has("checkCounting") && keys.flag("checkCounting", false)) {
            Matcher counted = Pattern.compile("(\\d{1,2})\\+\\1").matcher(keys.value("startFen", ""));
            goals.add(goal("count-checks").with("checks", Json.of(counted.find() ? Integer.parseInt(counted.group(1)) : 3)).build());
        }
        if (extinction) {
            readExtinction();
        }
        if (goals.isEmpty()) {
            keys.lacking("no king and no other goal", "a king, flagPiece, or extinctionPieceTypes with extinctionValue = loss");
        }
        return new Json.Array(LineColumn.NOWHERE, goals);
    }

    private List<Json> inheritedGoals() {
        return JsonReader.read(VariantWriter.compact(extended)) instanceof JsonReader.Read(Json.Dict whole)
                && whole.find("goals") instanceof Json.Array(LineColumn _, List<Json> items) ? items : List.of();
    }

    private static String word(Json goal) {
        return goal instanceof Json.Dict dict && dict.find("goal") instanceof Json.Text(LineColumn _, String text) ? text : "";
    }

    private static Json.Builder goal(String word) {
        return new Json.Builder().with("goal", Json.of(word));
    }

    private void readZone() {
        Json letters = pieces.letters(keys.value("flagPiece", ""));
        if (keys.value("flagPiece", "").isEmpty() || letters == null) {
            keys.wrong("flagPiece", "letters of the pieces that are to reach the region");
            return;
        }
        Json.Builder zone = goal("reach-zone").with("pieces", letters);
        for (String side : List.of("White", "Black")) {
            List<String> squares = region("flagRegion" + side);
            if (!squares.isEmpty()) {
                zone.with(side.toLowerCase(Locale.ROOT), Json.ofTexts(squares));
            }
        }
        goals.add(zone.with("reply", Json.of(keys.flag("flagMove", false))).build());
    }

    /** Words such as {@code *8}, {@code e*} or {@code d4} as runs of squares. */
    private List<String> region(String key) {
        List<String> squares = new ArrayList<>();
        for (String word : keys.value(key, "-").split("\\s+")) {
            Matcher matcher = REGION.matcher(word);
            if (matcher.matches()) {
                boolean everyFile = matcher.group(1).equals("*");
                boolean everyRank = matcher.group(2).equals("*");
                String from = (everyFile ? "a" : matcher.group(1)) + (everyRank ? "1" : matcher.group(2));
                String to = (everyFile ? BoardShape.fileName(files - 1) : matcher.group(1)) + (everyRank ? ranks : matcher.group(2));
                squares.add(from.equals(to) ? from : from + "-" + to);
            } else if (!word.equals("-")) {
                keys.wrong(key, "squares, files and ranks such as d4, e* and *8");
            }
        }
        return squares;
    }

    private void readExtinction() {
        String types = keys.value("extinctionPieceTypes", "-");
        String effect = keys.value("extinctionValue", "none");
        if (types.equals("-") || effect.equals("none")) {
            return;
        }
        @Nullable
        Json letters = pieces.letters(types);
        if (!effect.equals("loss") || letters == null) {
            keys.wrong(letters == null ? "extinctionPieceTypes" : "extinctionValue", letters == null ? "letters of the pieces" : "loss");
            return;
        }
        goals.add(goal("extinction").with("pieces", letters).with("remaining", Json.of(keys.number("extinctionPieceCount", 0))).build());
    }
}
