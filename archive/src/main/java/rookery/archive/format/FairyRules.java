package rookery.archive.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.VariantProblem;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.Place;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** Turns one section of a {@code variants.ini} into a variant file of ours, which extends its base. Mutable, for one section. */
final class FairyRules {

    /** Keys about programs, not about the game. */
    private static final Set<String> NO_RULES = Set.of("pieceToCharTable", "variantTemplate", "nnueKing", "nnueAlias", "pieceValueEg");
    /** What switches off a rule that we do not have. */
    private static final Set<String> NOTHING = Set.of("", "-", "0", "false", "none");
    private static final Pattern REGION = Pattern.compile("([a-p]|\\*)(\\d{1,2}|\\*)");

    private final IniText.Section section;
    private final Map<String, IniText.Entry> entries;
    private final Variant extended;
    private final FairyPieces pieces;
    private final List<ArchiveProblem> problems = new ArrayList<>();
    private final List<Json> goals = new ArrayList<>();
    private int files;
    private int ranks;

    FairyRules(IniText.Section section, Optional<Variant> base, Map<String, IniText.Entry> entries) {
        this.section = section;
        this.entries = entries;
        extended = base.orElse(Presets.FIDE);
        pieces = new FairyPieces(base, extended);
        files = extended.shape().files();
        ranks = extended.shape().ranks();
    }

    FairyVariants.Result result() {
        readBoard();
        entries.forEach((key, entry) -> {
            if (FairyPieces.isPiece(key)) {
                String expected = pieces.change(key, entry.value());
                if (expected != null) {
                    wrong(key, expected);
                }
            }
        });
        pieces.value(value("pieceValueMg", ""));
        Json.Builder file = new Json.Builder().with("extends", Json.of(extended.id())).with("id", Json.of(id()))
                .with("name", Json.of(section.name())).with("family", Json.of(id())).with("summary", Json.of("From a variants.ini."))
                .with("board", Json.of(files + "x" + ranks)).with("pieces", pieces.json());
        readSimple(file);
        readPromotion(file);
        readCastling(file);
        readGoals(file);
        readDraws(file);
        entries.forEach(this::checkSupported);
        return problems.isEmpty() ? built(JsonWriter.write(file.build())) : new FairyVariants.Refused(section.name(), problems);
    }

    private FairyVariants.Result built(String file) {
        return switch (VariantReader.read(file)) {
            case VariantReader.Accepted(Variant variant) -> new FairyVariants.Accepted(section.name(), variant);
            case VariantReader.Refused(List<VariantProblem> reasons) ->
                new FairyVariants.Refused(section.name(),
                        reasons.stream().map(reason -> new ArchiveProblem(ArchiveCode.UNSUPPORTED, section.line(),
                                reason.path() + ": " + reason.message(), "rules that can be played")).toList());
        };
    }

    private String id() {
        String id = section.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
        return id.isEmpty() ? "unnamed" : id;
    }

    // ---- keys ----------------------------------------------------------------------------------------------------

    private static final Set<String> READ = Set.of("maxFile", "maxRank", "startFen", "doubleStep", "doubleStepRank",
            "doubleStepRegionWhite",
            "doubleStepRegionBlack", "enPassantRegion", "stalemateValue", "checkmateValue", "checking", "promotionPieceTypes",
            "promotionPieceTypesWhite", "promotionPieceTypesBlack", "promotionRegionWhite", "promotionRegionBlack", "promotionRank",
            "mandatoryPawnPromotion", "castling", "castlingKingsideFile", "castlingQueensideFile", "castlingRookPieces", "flagPiece",
            "flagRegionWhite", "flagRegionBlack", "flagMove", "checkCounting", "extinctionValue", "extinctionPieceTypes",
            "extinctionPieceCount", "nMoveRule", "nFoldRule", "pieceValueMg");

    private void checkSupported(String key, IniText.Entry entry) {
        boolean harmless = NO_RULES.contains(key) || NOTHING.contains(entry.value().toLowerCase(Locale.ROOT))
                || key.equals("castlingRank") && entry.value().equals("1") || key.equals("nFoldValue") && entry.value().equals("draw");
        if (!READ.contains(key) && !FairyPieces.isPiece(key) && !harmless) {
            problems.add(new ArchiveProblem(ArchiveCode.UNSUPPORTED, entry.line(), key + " = " + entry.value(),
                    "a rule that Rookery knows; there is none for " + key));
        }
    }

    private String value(String key, String otherwise) {
        IniText.Entry entry = entries.get(key);
        return entry == null ? otherwise : entry.value();
    }

    private boolean has(String key) {
        return entries.containsKey(key);
    }

    private void wrong(String key, String expected) {
        IniText.Entry entry = entries.get(key);
        problems.add(new ArchiveProblem(ArchiveCode.UNSUPPORTED, entry == null ? section.line() : entry.line(),
                key + " = " + (entry == null ? "nothing" : entry.value()), expected));
    }

    private boolean flag(String key, boolean otherwise) {
        String text = value(key, String.valueOf(otherwise));
        if (!text.equals("true") && !text.equals("false")) {
            wrong(key, "true or false");
        }
        return text.equals("true");
    }

    private int number(String key, int otherwise) {
        String text = value(key, String.valueOf(otherwise));
        if (!text.matches("\\d{1,4}")) {
            wrong(key, "a number");
            return otherwise;
        }
        return Integer.parseInt(text);
    }

    // ---- board and moves -----------------------------------------------------------------------------------------

    private void readBoard() {
        String widest = value("maxFile", String.valueOf(files));
        files = widest.matches("[a-p]") ? widest.charAt(0) - 'a' + 1 : number("maxFile", files);
        ranks = number("maxRank", ranks);
        if (!BoardShape.isPossible(files, ranks)) {
            wrong(has("maxFile") ? "maxFile" : "maxRank", "a board of at most 16 by 16");
            files = extended.shape().files();
            ranks = extended.shape().ranks();
        }
    }

    private void readSimple(Json.Builder file) {
        if (has("startFen")) {
            file.with("start", Json.of(value("startFen", "")));
        }
        if (!flag("doubleStep", extended.doubleStepRank() > 0)) {
            file.with("doubleStepRank", Json.of(0));
        } else if (has("doubleStepRank")) {
            file.with("doubleStepRank", Json.of(number("doubleStepRank", 2)));
        } else if (has("doubleStepRegionWhite")) {
            int rank = singleRank("doubleStepRegionWhite");
            checkMirrored("doubleStepRegionBlack", "*" + (ranks + 1 - rank));
            file.with("doubleStepRank", Json.of(rank));
        }
        if (has("enPassantRegion")) {
            boolean none = value("enPassantRegion", "").equals("-");
            if (!none && !value("enPassantRegion", "").matches("(\\*\\d{1,2}\\s*)+")) {
                wrong("enPassantRegion", "- or whole ranks");
            }
            file.with("enPassant", Json.of(none ? "off" : "standard"));
        }
        String stalemate = value("stalemateValue", "");
        if (Set.of("draw", "win", "loss").contains(stalemate)) {
            file.with("stalemate", Json.of(stalemate));
        } else if (!stalemate.isEmpty()) {
            wrong("stalemateValue", "draw, win or loss");
        }
        if (!value("checkmateValue", "loss").equals("loss")) {
            wrong("checkmateValue", "loss");
        }
        if (has("checking")) {
            file.with("checksForbidden", Json.of(!flag("checking", true)));
        }
    }

    /** The rank of a region that is one whole rank; 0 for none, with a problem where it is something else. */
    private int singleRank(String key) {
        String text = value(key, "-");
        if (text.equals("-")) {
            return 0;
        }
        if (!text.matches("\\*\\d{1,2}")) {
            wrong(key, "one whole rank, such as *2");
            return 0;
        }
        return Integer.parseInt(text.substring(1));
    }

    private void checkMirrored(String key, String expected) {
        if (has(key) && !value(key, "").equals(expected) && !value(key, "").equals("-")) {
            wrong(key, expected + ", the same as White's seen from the other side");
        }
    }

    private void readPromotion(Json.Builder file) {
        String white = value("promotionPieceTypesWhite", value("promotionPieceTypes", ""));
        if (!value("promotionPieceTypesBlack", white).equals(white)) {
            wrong("promotionPieceTypesBlack", "the same as White's");
        }
        boolean given = has("promotionPieceTypes") || has("promotionPieceTypesWhite");
        Json letters = white.equals("-") || !given ? null : pieces.letters(white);
        if (given && letters == null && !white.equals("-")) {
            wrong(has("promotionPieceTypes") ? "promotionPieceTypes" : "promotionPieceTypesWhite", "letters of the pieces, such as nbrq");
        }
        boolean unchanged = !given && extended.promotion().rank() > 0 && pieces.letters(inheritedChoice()) != null;
        if (!pieces.hasPawn() || !given && !unchanged || white.equals("-")) {
            file.with("promotion", Json.of("never"));
            return;
        }
        Json.Builder promotion = new Json.Builder();
        if (letters != null) {
            promotion.with("pieces", letters);
        }
        int first = has("promotionRank") ? number("promotionRank", ranks) : has("promotionRegionWhite") ? promotionRank() : 0;
        int rank = first > 0
                ? first
                : Math.min(ranks, extended.promotion().rank() > 0 && !has("maxRank") ? extended.promotion().rank() : ranks);
        promotion.with("rank", Json.of(rank));
        boolean forced = flag("mandatoryPawnPromotion", extended.promotion().forcedRank() == extended.promotion().rank());
        file.with("promotion", promotion.with("forcedRank", Json.of(forced ? rank : ranks)).build());
    }

    private String inheritedChoice() {
        StringBuilder letters = new StringBuilder();
        extended.promotion().pieces().forEach(kind -> letters.append(extended.kind(kind).letter()));
        return letters.toString();
    }

    /** The first rank of a region of whole ranks up to the last. */
    private int promotionRank() {
        List<String> words = List.of(value("promotionRegionWhite", "").split("\\s+"));
        int first = ranks + 1 - words.size();
        for (int rank = first; rank <= ranks; rank++) {
            if (!words.contains("*" + rank)) {
                wrong("promotionRegionWhite", "whole ranks up to the last, such as *" + ranks);
                return ranks;
            }
        }
        List<String> mirrored = words.stream().map(word -> "*" + (ranks + 1 - Integer.parseInt(word.substring(1)))).sorted().toList();
        if (has("promotionRegionBlack")
                && !List.of(value("promotionRegionBlack", "").split("\\s+")).stream().sorted().toList().equals(mirrored)) {
            wrong("promotionRegionBlack", "the same as White's seen from the other side");
        }
        return first;
    }

    private void readCastling(Json.Builder file) {
        boolean on = flag("castling", extended.castling().isOn());
        String partner = value("castlingRookPieces", "");
        Optional<Character> rook = partner.isEmpty() ? pieces.rook() : Optional.of(Character.toUpperCase(partner.charAt(0)));
        if (partner.length() > 1) {
            wrong("castlingRookPieces", "one letter");
        }
        if (!on || rook.isEmpty() || !pieces.has(rook.get()) || !pieces.hasRoyal()) {
            file.with("castling", Json.of("off"));
            return;
        }
        Json.Builder castling = new Json.Builder().with("with", Json.of(String.valueOf(rook.get())));
        if (has("castlingKingsideFile") || has("castlingQueensideFile")) {
            castling.with("kingLandsOn", Json.ofTexts(List.of(file("castlingQueensideFile", "c"), file("castlingKingsideFile", "g"))));
        }
        file.with("castling", castling.build());
    }

    private String file(String key, String otherwise) {
        String text = value(key, otherwise);
        return text.matches("\\d{1,2}") && !text.equals("0") ? BoardShape.fileName(Integer.parseInt(text) - 1) : text;
    }

    // ---- how it ends ---------------------------------------------------------------------------------------------

    private void readGoals(Json.Builder file) {
        boolean zone = has("flagRegionWhite") || has("flagRegionBlack");
        boolean extinction = has("extinctionPieceTypes") || has("extinctionValue");
        for (Json goal : inheritedGoals()) {
            String word = goal instanceof Json.Text(Place _, String text) ? text : word(goal);
            boolean replaced = switch (word) {
                case "checkmate", "capture-royal" -> !pieces.hasRoyal();
                case "reach-zone" -> zone;
                case "count-checks" -> has("checkCounting");
                default -> extinction;
            };
            if (!replaced) {
                goals.add(goal);
            }
        }
        if (zone) {
            readZone();
        }
        if (has("checkCounting") && flag("checkCounting", false)) {
            Matcher counted = Pattern.compile("(\\d{1,2})\\+\\1").matcher(value("startFen", ""));
            goals.add(goal("count-checks").with("checks", Json.of(counted.find() ? Integer.parseInt(counted.group(1)) : 3)).build());
        }
        if (extinction) {
            readExtinction();
        }
        if (goals.isEmpty()) {
            problems.add(new ArchiveProblem(ArchiveCode.UNSUPPORTED, section.line(), "no king and no other goal",
                    "a king, flagPiece, or extinctionPieceTypes with extinctionValue = loss"));
        }
        file.with("goals", new Json.Array(Place.NOWHERE, goals));
    }

    private List<Json> inheritedGoals() {
        return JsonReader.read(VariantWriter.compact(extended)) instanceof JsonReader.Read(Json.Dict whole)
                && whole.find("goals") instanceof Json.Array(Place _, List<Json> items) ? items : List.of();
    }

    private static String word(Json goal) {
        return goal instanceof Json.Dict dict && dict.find("goal") instanceof Json.Text(Place _, String text) ? text : "";
    }

    private static Json.Builder goal(String word) {
        return new Json.Builder().with("goal", Json.of(word));
    }

    private void readZone() {
        Json letters = pieces.letters(value("flagPiece", ""));
        if (value("flagPiece", "").isEmpty() || letters == null) {
            wrong("flagPiece", "letters of the pieces that are to reach the region");
            return;
        }
        Json.Builder zone = goal("reach-zone").with("pieces", letters);
        for (String side : List.of("White", "Black")) {
            List<String> squares = region("flagRegion" + side);
            if (!squares.isEmpty()) {
                zone.with(side.toLowerCase(Locale.ROOT), Json.ofTexts(squares));
            }
        }
        goals.add(zone.with("reply", Json.of(flag("flagMove", false))).build());
    }

    /** Words such as {@code *8}, {@code e*} or {@code d4} as runs of squares. */
    private List<String> region(String key) {
        List<String> squares = new ArrayList<>();
        for (String word : value(key, "-").split("\\s+")) {
            Matcher matcher = REGION.matcher(word);
            if (matcher.matches()) {
                boolean everyFile = matcher.group(1).equals("*");
                boolean everyRank = matcher.group(2).equals("*");
                String from = (everyFile ? "a" : matcher.group(1)) + (everyRank ? "1" : matcher.group(2));
                String to = (everyFile ? BoardShape.fileName(files - 1) : matcher.group(1)) + (everyRank ? ranks : matcher.group(2));
                squares.add(from.equals(to) ? from : from + "-" + to);
            } else if (!word.equals("-")) {
                wrong(key, "squares, files and ranks such as d4, e* and *8");
            }
        }
        return squares;
    }

    private void readExtinction() {
        String types = value("extinctionPieceTypes", "-");
        String effect = value("extinctionValue", "none");
        if (types.equals("-") || effect.equals("none")) {
            return;
        }
        @Nullable
        Json letters = pieces.letters(types);
        if (!effect.equals("loss") || letters == null) {
            wrong(letters == null ? "extinctionPieceTypes" : "extinctionValue", letters == null ? "letters of the pieces" : "loss");
            return;
        }
        goals.add(goal("extinction").with("pieces", letters).with("remaining", Json.of(number("extinctionPieceCount", 0))).build());
    }

    private void readDraws(Json.Builder file) {
        Json.Builder draws = new Json.Builder();
        if (has("nMoveRule")) {
            draws.with("quietMovesClaim", Json.of(0)).with("quietMovesAutomatic", Json.of(number("nMoveRule", 50)));
        }
        if (has("nFoldRule")) {
            draws.with("repetitionClaim", Json.of(0)).with("repetitionAutomatic", Json.of(number("nFoldRule", 3)));
        }
        if (!draws.isEmpty()) {
            file.with("draws", draws.build());
        }
    }
}
