package rookery.archive.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.kernel.catalogue.VariantProblem;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.variant.Variant;

/** Turns one section of a {@code variants.ini}, with all it inherits, into one of our variant files. Mutable, for one section. */
final class FairyRules {

    private static final String CHESS = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private final IniText.Section section;
    private final Map<String, IniText.Entry> entries;
    private final FairyKeys keys;
    private final FairyPieces pieces = new FairyPieces();
    private boolean castles = true;

    FairyRules(IniText.Section section, Map<String, IniText.Entry> entries) {
        this.section = section;
        this.entries = entries;
        keys = new FairyKeys(section, entries);
    }

    FairyVariants.Result result() {
        entries.forEach((key, entry) -> {
            if (FairyPieces.isPiece(key)) {
                String expected = pieces.change(key, entry.value());
                if (expected != null) {
                    keys.wrong(key, expected);
                }
            }
        });
        pieces.value(keys.value("pieceValueMg", ""));
        if (keys.has("pawnTypes") || keys.has("promotionPawnTypes")) {
            pieces.pawns(keys.value("promotionPawnTypes", keys.value("pawnTypes", "")));
        }
        if (keys.has("promotionPawnTypesWhite") || keys.has("promotionPawnTypesBlack")) {
            pieces.pawns(keys.value("promotionPawnTypesWhite", "p") + keys.value("promotionPawnTypesBlack", "p"));
        }
        Json.Builder file = new Json.Builder().with("id", Json.of(id())).with("name", Json.of(section.name())).with("family", Json.of(id()))
                .with("summary", Json.of("From a variants.ini.")).with("board", Json.of(keys.files() + "x" + keys.ranks()));
        FairyGoals goals = new FairyGoals(keys, pieces);
        FairyWildRules wild = new FairyWildRules(keys, pieces);
        goals.crown(file);
        readPawns(file);
        file.with("promotion", wild.promotion());
        String placement = keys.value("startFen", CHESS).split(" ")[0];
        pieces.forgetModels(keys.value("promotedPieceType", ""), placement + keys.value("promotionPieceTypes", "qrbn")
                + keys.value("extinctionPieceTypes", "") + keys.value("flagPiece", ""));
        wild.write(file);
        file.with("goals", goals.read());
        readCastling(file);
        readEnds(file);
        file.with("pieces", pieces.json());
        file.with("start", Json.of(start()));
        keys.checkSupported();
        return keys.problems().isEmpty()
                ? built(JsonWriter.write(file.build()))
                : new FairyVariants.Refused(section.name(), keys.problems());
    }

    /** Drops castling rights from a game without castling. */
    private String start() {
        String[] fields = keys.value("startFen", CHESS).split("\\s+");
        boolean gates = keys.flag("seirawanGating", false);
        if (!keys.flag("checkCounting", false)) {
            fields = Arrays.stream(fields).filter(field -> !field.matches("\\d+\\+\\d+")).toArray(String[]::new);
        }
        if (!castles && !gates && fields.length > 2 && fields[2].matches("[A-Za-z]+")) {
            fields[2] = "-";
        }
        return String.join(" ", fields);
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

    private void readPawns(Json.Builder file) {
        boolean doubles = keys.flag("doubleStep", true);
        int first = keys.number("doubleStepRank", 2);
        int ranks = 1;
        if (doubles && keys.has("doubleStepRegionWhite")) {
            List<Integer> white = keys.wholeRanks("doubleStepRegionWhite");
            doubles = !white.isEmpty();
            first = white.isEmpty() ? 0 : white.getFirst();
            ranks = Math.max(1, white.size());
            int high = first + ranks - 1;
            List<Integer> black = keys.has("doubleStepRegionBlack") ? keys.wholeRanks("doubleStepRegionBlack") : List.of();
            boolean mirrored = black.isEmpty()
                    || black.getLast() == keys.ranks() + 1 - first && black.getFirst() == keys.ranks() + 1 - high;
            if (!mirrored) {
                keys.wrong("doubleStepRegionBlack", "the same as White's seen from the other side");
            }
        }
        boolean said = keys.has("doubleStepRank") || keys.has("doubleStepRegionBlack");
        if (doubles && keys.ranks() + 1 - first != 7 && !said && isOnBoard("pawn")) {
            keys.lacking("no doubleStepRegionBlack", "one where White's, seen from the other side, is not the seventh rank");
        }
        if (doubles) {
            pieces.doubleSteps();
        }
        file.with("doubleStepRank", Json.of(doubles ? first : 0)).with("doubleStepRanks", Json.of(ranks));
        boolean passing = !keys.has("enPassantRegion") || !Set.of("-", "0").contains(keys.value("enPassantRegion", "-"));
        if (passing && keys.has("enPassantRegion") && !keys.value("enPassantRegion", "").matches("(\\*\\d{1,2}\\s*)+")) {
            keys.wrong("enPassantRegion", "- or whole ranks");
        }
        file.with("enPassant", Json.of(passing && doubles ? "standard" : "off"));
    }

    private boolean isOnBoard(String key) {
        String placement = keys.value("startFen", CHESS).split(" ")[0].toUpperCase(Locale.ROOT);
        return pieces.ofKey(key).filter(letter -> placement.indexOf(letter) >= 0).isPresent();
    }

    private void readCastling(Json.Builder file) {
        boolean on = keys.flag("castling", true);
        String partner = keys.value("castlingRookPieces", "");
        Optional<Character> rook = partner.isEmpty() ? pieces.ofKey("rook") : Optional.of(Character.toUpperCase(partner.charAt(0)));
        if (partner.length() > 1) {
            keys.wrong("castlingRookPieces", "one letter");
        }
        String named = keys.value("castlingKingPiece", "");
        Optional<Character> king = named.isEmpty() ? pieces.ofKey("king") : Optional.of(Character.toUpperCase(named.charAt(0)));
        String[] fields = keys.value("startFen", CHESS).split("\\s+");
        boolean rights = fields.length > 2 && fields[2].matches("[A-Za-z]+");
        if (!on || !rights || rook.isEmpty() || !pieces.has(rook.get()) || king.isEmpty() || !pieces.has(king.get())) {
            castles = false;
            file.with("castling", Json.of("off"));
            return;
        }
        boolean royal = pieces.isRoyal(king.get());
        Json.Builder castling = new Json.Builder().with("with", Json.of(String.valueOf(rook.get()))).with("king",
                Json.of(String.valueOf(king.get())));
        castling.with("outOfCheck", Json.of(!royal)).with("throughAttack", Json.of(!royal));
        if (keys.has("castlingKingsideFile") || keys.has("castlingQueensideFile")) {
            castling.with("kingLandsOn", Json.ofTexts(List.of(file("castlingQueensideFile", "c"), file("castlingKingsideFile", "g"))));
        }
        file.with("castling", castling.build());
    }

    private String file(String key, String otherwise) {
        String text = keys.value(key, otherwise);
        return text.matches("\\d{1,2}") && !text.equals("0") ? BoardShape.fileName(Integer.parseInt(text) - 1) : text;
    }

    private void readEnds(Json.Builder file) {
        String stalemate = keys.flag("stalematePieceCount", false) ? "fewer" : keys.value("stalemateValue", "draw");
        if (!Set.of("draw", "win", "loss", "fewer").contains(stalemate)) {
            keys.wrong("stalemateValue", "draw, win or loss");
        }
        file.with("stalemate", Json.of(stalemate));
        if (!Set.of("loss", "win").contains(keys.value("checkmateValue", "loss"))) {
            keys.wrong("checkmateValue", "loss or win");
        }
        file.with("checksForbidden", Json.of(!keys.flag("checking", true)));
        String repetition = switch (keys.value("nFoldValue", "draw")) {
            case "draw" -> "draw";
            case "loss" -> keys.flag("nFoldValueAbsolute", false) ? "white-loses" : "turn-loses";
            case "win" -> keys.flag("nFoldValueAbsolute", false) ? "" : "turn-wins";
            default -> "";
        };
        if (repetition.isEmpty()) {
            keys.wrong("nFoldValue", "draw, loss or win");
        }
        String counting = keys.value("countingRule", "none");
        if (!Set.of("none", "makruk", "asean").contains(counting)) {
            keys.wrong("countingRule", "makruk, asean or none");
        }
        int folds = keys.number("nFoldRule", 3);
        file.with("draws", new Json.Builder().with("repetitionAutomatic", Json.of(folds == 1 ? 0 : folds))
                .with("quietMovesAutomatic", Json.of(keys.number("nMoveRule", 50)))
                .with("repetition", Json.of(repetition.isEmpty() ? "draw" : repetition))
                .with("checkerLoses", Json.of(keys.flag("perpetualCheckIllegal", false) && pieces.hasRoyal()))
                .with("counting", Json.of(counting.equals("makruk") || counting.equals("asean") ? counting : "none")).build());
    }

    /** The goals and royal pieces of a section. */
    private static final class FairyGoals {

        private final FairyKeys keys;
        private final FairyPieces pieces;
        private final List<Json> goals = new ArrayList<>();

        FairyGoals(FairyKeys keys, FairyPieces pieces) {
            this.keys = keys;
            this.pieces = pieces;
        }

        /** Marks the pieces that must not be lost as royal; call it before anything that depends on them. */
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
                // The game ends only when a side cannot move, as a side without pieces cannot.
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
}
