package rookery.archive.format;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;

/** Turns promotion, drops, captures, places and walls of a {@code variants.ini} section into sections of our variant file. */
final class FairyWildRules {

    private static final Pattern REGION_KEY = Pattern.compile("mobilityRegion(White|Black)(\\w+)");

    private final FairyKeys keys;
    private final FairyPieces pieces;
    private final boolean drops;
    private final boolean toHand;

    FairyWildRules(FairyKeys keys, FairyPieces pieces) {
        this.keys = keys;
        this.pieces = pieces;
        drops = keys.flag("pieceDrops", false);
        toHand = keys.flag("capturesToHand", false);
    }

    private String lastRank() {
        return "*" + keys.ranks();
    }

    private List<String> promotionZone(boolean white) {
        if (keys.has("promotionRank") && !keys.has("promotionRegionWhite")) {
            StringBuilder ranks = new StringBuilder();
            for (int rank = keys.number("promotionRank", keys.ranks()); rank <= keys.ranks(); rank++) {
                ranks.append('*').append(white ? rank : keys.ranks() + 1 - rank).append(' ');
            }
            return keys.region("", ranks.toString().strip());
        }
        return white ? keys.region("promotionRegionWhite", lastRank()) : keys.region("promotionRegionBlack", "*1");
    }

    Json promotion() {
        Json.Builder out = new Json.Builder();
        List<Json> others = others();
        if (!others.isEmpty()) {
            out.with("others", new Json.Array(LineColumn.NOWHERE, others));
        }
        if (keys.flag("immobilityIllegal", false)) {
            out.with("neverStuck", Json.of(true));
        }
        List<String> choices = pieces.known(keys.value("promotionPieceTypes", "qrbn"));
        List<String> pawns = pieces.pawns().stream().filter(letter -> !isPromotedByKind(letter)).toList();
        if (pawns.isEmpty() || choices.isEmpty()) {
            return out.isEmpty() ? Json.of("never") : out.build();
        }
        if (!isByRank()) {
            return byZone(out, others, pawns);
        }
        int rank = firstPromotionRank();
        boolean forced = keys.flag("mandatoryPawnPromotion", true);
        boolean disguised = toHand && !keys.flag("dropLoop", false);
        out.with("pieces", Json.ofTexts(disguised ? pieces.disguise(choices, pawns.getFirst().charAt(0)) : choices));
        return out.with("rank", Json.of(rank)).with("forcedRank", Json.of(forced ? rank : keys.ranks()))
                .with("onlyCaptured", Json.of(keys.has("promotionLimit") && !keys.value("promotionLimit", "").isEmpty())).build();
    }

    /** Whether both sides' pawns promote to the same pieces, from the same rank onwards. */
    private boolean isByRank() {
        if (keys.has("promotionPieceTypesWhite") || keys.has("promotionPieceTypesBlack") || keys.has("promotionPawnTypesWhite")
                || keys.has("promotionPawnTypesBlack")) {
            return false;
        }
        List<String> white = keys.squares(promotionZone(true));
        BoardShape shape = new BoardShape(keys.files(), keys.ranks());
        SquareSet zone = SquareSet.where(shape, square -> white.contains(shape.name(square)));
        int first = white.isEmpty() ? shape.ranks() : zone.iterator().next() / shape.files();
        SquareSet whole = SquareSet.where(shape, square -> shape.rank(square) >= first);
        SquareSet mirrored = SquareSet.where(shape, square -> shape.rank(square) < shape.ranks() - first);
        List<String> black = keys.squares(promotionZone(false));
        return zone.equals(whole) && mirrored.equals(SquareSet.where(shape, square -> black.contains(shape.name(square))));
    }

    /** Pawns that promote like other pieces: each side on its own squares, to its own choices. */
    private Json byZone(Json.Builder out, List<Json> others, List<String> pawns) {
        List<Json> all = new ArrayList<>(others);
        if (toHand && !keys.flag("dropLoop", false)) {
            keys.wrong("promotionRegionWhite", "whole ranks up to the last, such as " + lastRank());
        }
        String when = keys.flag("mandatoryPawnPromotion", true) ? "must" : "may";
        for (boolean white : new boolean[]{true, false}) {
            String side = white ? "White" : "Black";
            List<String> own = pieces.known(keys.value("promotionPawnTypes" + side,
                    keys.has("promotionPawnTypesWhite") || keys.has("promotionPawnTypesBlack") ? "p" : String.join("", pawns)));
            String types = keys.value("promotionPieceTypes" + side, keys.value("promotionPieceTypes", "qrbn"));
            for (String pawn : own) {
                for (String to : pieces.known(types)) {
                    all.add(new Json.Builder().with("piece", Json.of(pawn)).with("to", Json.of(to))
                            .with("white", Json.ofTexts(white ? promotionZone(true) : List.of()))
                            .with("black", Json.ofTexts(white ? List.of() : promotionZone(false))).with("when", Json.of(when)).build());
                }
            }
        }
        return out.with("others", new Json.Array(LineColumn.NOWHERE, all)).build();
    }

    private boolean isPromotedByKind(String letter) {
        return Pattern.compile("\\b" + letter + ":", Pattern.CASE_INSENSITIVE).matcher(keys.value("promotedPieceType", "")).find();
    }

    /** The first rank of a region of whole ranks up to the last; Black's must be its mirror image. */
    private int firstPromotionRank() {
        if (keys.has("promotionRank") && !keys.has("promotionRegionWhite")) {
            return keys.number("promotionRank", keys.ranks());
        }
        List<String> words = List.of(keys.value("promotionRegionWhite", lastRank()).split("\\s+"));
        int first = keys.ranks();
        while (first > 1 && words.contains("*" + (first - 1))) {
            first--;
        }
        for (String word : words) {
            if (!word.matches("\\*\\d{1,2}")) {
                keys.wrong("promotionRegionWhite", "whole ranks up to the last, such as " + lastRank());
            }
        }
        int ranks = keys.ranks();
        int mirrored = ranks + 1 - first;
        List<String> black = List.of(keys.value("promotionRegionBlack", "*1").split("\\s+"));
        if (!black.contains("*" + mirrored) || mirrored < ranks && black.contains("*" + (mirrored + 1))) {
            keys.wrong("promotionRegionBlack", "the same as White's seen from the other side");
        }
        return first;
    }

    private List<Json> others() {
        List<Json> others = new ArrayList<>();
        List<Character> letters = pieces.promote(keys.value("promotedPieceType", ""));
        if (letters == null) {
            keys.wrong("promotedPieceType", "pairs of letters of pieces, such as p:g s:g");
            return others;
        }
        if (!letters.isEmpty() && !keys.value("promotionLimit", "").isEmpty()) {
            keys.wrong("promotionLimit", "no limit where pieces promote by kind");
        }
        String when = keys.flag("piecePromotionOnCapture", false)
                ? "by-capture"
                : keys.flag("mandatoryPiecePromotion", false) ? "must" : "may";
        for (char letter : letters) {
            others.add(other(String.valueOf(letter), "+" + letter, when));
            if (keys.flag("pieceDemotion", false)) {
                others.add(other("+" + letter, String.valueOf(letter), when));
            }
        }
        return others;
    }

    private Json other(String from, String to, String when) {
        return new Json.Builder().with("piece", Json.of(from)).with("to", Json.of(to)).with("white", Json.ofTexts(promotionZone(true)))
                .with("black", Json.ofTexts(promotionZone(false))).with("when", Json.of(when)).build();
    }

    void write(Json.Builder file) {
        boolean gating = keys.flag("seirawanGating", false);
        if (drops || toHand || gating) {
            file.with("drops", drops(gating));
        }
        boolean blast = keys.flag("blastOnCapture", false);
        boolean stone = keys.flag("petrifyOnCapture", false);
        if (blast || stone || keys.flag("mustCapture", false) || keys.has("mutuallyImmuneTypes") || keys.flag("selfCapture", false)) {
            List<String> spared = pieces.ofKey("pawn").map(String::valueOf).map(List::of).orElse(List.of());
            file.with("captures", new Json.Builder().with("compulsory", Json.of(keys.flag("mustCapture", false)))
                    .with("effect", Json.of(blast ? "explosion" : stone ? "stone" : "none"))
                    .with("spared", Json.ofTexts(blast ? spared : List.of()))
                    .with("immune", Json.ofTexts(pieces.known(keys.value("blastImmuneTypes", "-"))))
                    .with("ownPieces", Json.of(keys.flag("selfCapture", false)))
                    .with("forbidden", Json.ofTexts(pieces.known(keys.value("mutuallyImmuneTypes", "-")))).build());
        }
        writePlaces(file);
        String walling = keys.value("wallingRule", "none");
        String wall = keys.flag("duckGating", walling.equals("duck"))
                ? "duck"
                : keys.flag("staticGating", walling.equals("static"))
                        ? "stone"
                        : keys.flag("arrowGating", walling.equals("arrow"))
                                ? "arrow"
                                : keys.flag("pastGating", walling.equals("past")) ? "trail" : "none";
        file.with("walls", Json.of(wall));
        file.with("pass", Json.of(keys.flag("pass", false) ? "always" : keys.flag("passOnStalemate", false) ? "without-moves" : "never"));
    }

    private Json drops(boolean gating) {
        if (!keys.flag("dropChecks", true) && keys.flag("blastOnCapture", false)) {
            keys.wrong("dropChecks", "drops that may give check where captures explode");
        }
        if (keys.number("dropNoDoubledCount", 1) > 1) {
            keys.wrong("dropNoDoubledCount", "0 or 1");
        }
        String duty = !keys.flag("mustDrop", false) ? "none" : keys.has("mustDropType") ? "royal" : "always";
        boolean mateless = keys.flag("shogiPawnDropMateIllegal", false);
        List<String> pawn = pieces.ofKey("shogiPawn").map(String::valueOf).map(List::of).orElse(List.of());
        return new Json.Builder().with("on", Json.of(drops)).with("captured", Json.of(toHand))
                .with("zones", new Json.Array(LineColumn.NOWHERE, zones()))
                .with("oneAFile", Json.ofTexts(pieces.known(keys.value("dropNoDoubled", "-"))))
                .with("noMate", Json.ofTexts(mateless ? pawn : List.of())).with("promoted", Json.of(keys.flag("dropPromoted", false)))
                .with("checks", Json.of(keys.flag("dropChecks", true))).with("duty", Json.of(duty))
                .with("apart", Json.ofTexts(keys.flag("dropOppositeColoredBishop", false) ? pieces.known("b") : List.of()))
                .with("gating", Json.of(gating)).build();
    }

    /** Chess pawns may not be dropped on the first rank or in the promotion zone, unless the keys allow it. */
    private List<Json> zones() {
        List<Json> zones = new ArrayList<>();
        Optional<Character> pawn = pieces.ofKey("pawn");
        boolean limited = keys.has("whiteDropRegion") || keys.has("blackDropRegion");
        // Neither next to its own kind nor away from it: nowhere at all.
        List<String> never = keys.number("dropNoDoubledCount", 1) == 0 ? pieces.known(keys.value("dropNoDoubled", "-")) : List.of();
        for (String letter : pieces.all()) {
            boolean isPawn = pawn.isPresent() && letter.equals(String.valueOf(pawn.get()));
            if (never.contains(letter)) {
                zones.add(new Json.Builder().with("pieces", Json.ofTexts(List.of(letter))).with("white", Json.ofTexts(List.of()))
                        .with("black", Json.ofTexts(List.of())).build());
            } else if (letter.length() == 1 && (limited || isPawn)) {
                zones.add(new Json.Builder().with("pieces", Json.ofTexts(List.of(letter))).with("white", Json.ofTexts(zone(true, isPawn)))
                        .with("black", Json.ofTexts(zone(false, isPawn))).build());
            }
        }
        return zones;
    }

    private List<String> zone(boolean white, boolean pawn) {
        List<String> squares = new ArrayList<>(keys.squares(keys.region(white ? "whiteDropRegion" : "blackDropRegion", "**")));
        if (pawn && !keys.flag("firstRankPawnDrops", false)) {
            squares.removeAll(keys.squares(keys.region("", white ? "*1" : lastRank())));
        }
        if (pawn && !keys.flag("promotionZonePawnDrops", false)) {
            squares.removeAll(keys.squares(promotionZone(white)));
        }
        return squares;
    }

    /** The squares outside the region for walls, which must be the same for both sides. */
    private List<String> open() {
        List<String> open = new ArrayList<>(keys.squares(keys.region("", "**")));
        List<String> white = keys.squares(keys.region("wallingRegionWhite", "**"));
        open.removeAll(white);
        if (!new HashSet<>(white).equals(new HashSet<>(keys.squares(keys.region("wallingRegionBlack", "**"))))) {
            keys.wrong("wallingRegionBlack", "the same as White's");
        }
        return open;
    }

    private void writePlaces(Json.Builder file) {
        List<Json> regions = new ArrayList<>();
        for (String key : keys.all()) {
            Matcher matcher = REGION_KEY.matcher(key);
            if (matcher.matches()) {
                List<String> symbols = pieces.symbolsOf(matcher.group(2));
                String other = "mobilityRegion" + (matcher.group(1).equals("White") ? "Black" : "White") + matcher.group(2);
                boolean first = matcher.group(1).equals("White") || !keys.has(other);
                if (!symbols.isEmpty() && first) {
                    regions.add(new Json.Builder().with("pieces", Json.ofTexts(symbols))
                            .with("white", Json.ofTexts(keys.region("mobilityRegionWhite" + matcher.group(2), "**")))
                            .with("black", Json.ofTexts(keys.region("mobilityRegionBlack" + matcher.group(2), "**"))).build());
                }
            }
        }
        List<Json> crossings = new ArrayList<>();
        int rank = keys.number("soldierPromotionRank", 1);
        Optional<Character> soldier = pieces.ofKey("soldier");
        if (rank > 1 && soldier.isPresent()) {
            pieces.restrict("soldier", "fW");
            crossings.add(new Json.Builder().with("piece", Json.of(String.valueOf(soldier.get()))).with("rank", Json.of(rank))
                    .with("moves", Json.of("sW")).build());
        }
        boolean facing = !keys.flag("flyingGeneral", false);
        List<String> open = open();
        if (!regions.isEmpty() || !crossings.isEmpty() || !facing || !open.isEmpty()) {
            file.with("places", new Json.Builder().with("regions", new Json.Array(LineColumn.NOWHERE, regions))
                    .with("crossings", new Json.Array(LineColumn.NOWHERE, crossings)).with("facing", Json.of(facing))
                    .with("open", Json.ofTexts(open)).build());
        }
    }
}
