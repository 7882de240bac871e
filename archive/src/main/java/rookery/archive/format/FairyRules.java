package rookery.archive.format;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import rookery.kernel.catalogue.VariantProblem;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** Turns one section of a {@code variants.ini} into a variant file of ours, which extends its base. Mutable, for one section. */
final class FairyRules {

    private final IniText.Section section;
    private final Map<String, IniText.Entry> entries;
    private final FairyKeys keys;
    private final Variant extended;
    private final FairyPieces pieces;
    private int files;
    private int ranks;

    FairyRules(IniText.Section section, Optional<Variant> base, Map<String, IniText.Entry> entries) {
        this.section = section;
        this.entries = entries;
        keys = new FairyKeys(section, entries);
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
                    keys.wrong(key, expected);
                }
            }
        });
        pieces.value(keys.value("pieceValueMg", ""));
        Json.Builder file = new Json.Builder().with("extends", Json.of(extended.id())).with("id", Json.of(id()))
                .with("name", Json.of(section.name())).with("family", Json.of(id())).with("summary", Json.of("From a variants.ini."))
                .with("board", Json.of(files + "x" + ranks)).with("pieces", pieces.json());
        readSimple(file);
        file.with("promotion", new FairyPromotion(keys, pieces, extended, ranks).read());
        readCastling(file);
        file.with("goals", new FairyGoals(keys, pieces, extended, files, ranks).read());
        readDraws(file);
        keys.checkSupported();
        return keys.problems().isEmpty()
                ? built(JsonWriter.write(file.build()))
                : new FairyVariants.Refused(section.name(), keys.problems());
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

    private void readBoard() {
        String widest = keys.value("maxFile", String.valueOf(files));
        files = widest.matches("[a-p]") ? widest.charAt(0) - 'a' + 1 : keys.number("maxFile", files);
        ranks = keys.number("maxRank", ranks);
        if (!BoardShape.isPossible(files, ranks)) {
            keys.wrong(keys.has("maxFile") ? "maxFile" : "maxRank", "a board of at most 16 by 16");
            files = extended.shape().files();
            ranks = extended.shape().ranks();
        }
    }

    private void readSimple(Json.Builder file) {
        if (keys.has("startFen")) {
            file.with("start", Json.of(keys.value("startFen", "")));
        }
        if (!keys.flag("doubleStep", extended.doubleStepRank() > 0)) {
            file.with("doubleStepRank", Json.of(0));
        } else if (keys.has("doubleStepRank")) {
            file.with("doubleStepRank", Json.of(keys.number("doubleStepRank", 2)));
        } else if (keys.has("doubleStepRegionWhite")) {
            int rank = keys.singleRank("doubleStepRegionWhite");
            keys.checkMirrored("doubleStepRegionBlack", "*" + (ranks + 1 - rank));
            file.with("doubleStepRank", Json.of(rank));
        }
        if (keys.has("enPassantRegion")) {
            boolean none = keys.value("enPassantRegion", "").equals("-");
            if (!none && !keys.value("enPassantRegion", "").matches("(\\*\\d{1,2}\\s*)+")) {
                keys.wrong("enPassantRegion", "- or whole ranks");
            }
            file.with("enPassant", Json.of(none ? "off" : "standard"));
        }
        String stalemate = keys.value("stalemateValue", "");
        if (Set.of("draw", "win", "loss").contains(stalemate)) {
            file.with("stalemate", Json.of(stalemate));
        } else if (!stalemate.isEmpty()) {
            keys.wrong("stalemateValue", "draw, win or loss");
        }
        if (!keys.value("checkmateValue", "loss").equals("loss")) {
            keys.wrong("checkmateValue", "loss");
        }
        if (keys.has("checking")) {
            file.with("checksForbidden", Json.of(!keys.flag("checking", true)));
        }
    }

    private void readCastling(Json.Builder file) {
        boolean on = keys.flag("castling", extended.castling().isOn());
        String partner = keys.value("castlingRookPieces", "");
        Optional<Character> rook = partner.isEmpty() ? pieces.rook() : Optional.of(Character.toUpperCase(partner.charAt(0)));
        if (partner.length() > 1) {
            keys.wrong("castlingRookPieces", "one letter");
        }
        if (!on || rook.isEmpty() || !pieces.has(rook.get()) || !pieces.hasRoyal()) {
            file.with("castling", Json.of("off"));
            return;
        }
        Json.Builder castling = new Json.Builder().with("with", Json.of(String.valueOf(rook.get())));
        if (keys.has("castlingKingsideFile") || keys.has("castlingQueensideFile")) {
            castling.with("kingLandsOn", Json.ofTexts(List.of(file("castlingQueensideFile", "c"), file("castlingKingsideFile", "g"))));
        }
        file.with("castling", castling.build());
    }

    private String file(String key, String otherwise) {
        String text = keys.value(key, otherwise);
        return text.matches("\\d{1,2}") && !text.equals("0") ? BoardShape.fileName(Integer.parseInt(text) - 1) : text;
    }

    private void readDraws(Json.Builder file) {
        Json.Builder draws = new Json.Builder();
        if (keys.has("nMoveRule")) {
            draws.with("quietMovesClaim", Json.of(0)).with("quietMovesAutomatic", Json.of(keys.number("nMoveRule", 50)));
        }
        if (keys.has("nFoldRule")) {
            draws.with("repetitionClaim", Json.of(0)).with("repetitionAutomatic", Json.of(keys.number("nFoldRule", 3)));
        }
        if (!draws.isEmpty()) {
            file.with("draws", draws.build());
        }
    }
}
