package rookery.archive.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.kernel.geometry.BoardShape;

/** Reads the keys of one section of a {@code variants.ini} as typed values and collects the problems. Mutable, for one section. */
final class FairyKeys {

    /** Keys with a rule of ours. */
    private static final Set<String> READ = Set.of("maxFile", "maxRank", "startFen", "doubleStep", "doubleStepRank",
            "doubleStepRegionWhite",
            "doubleStepRegionBlack", "enPassantRegion", "stalemateValue", "stalematePieceCount", "checkmateValue", "checking",
            "promotionPieceTypes", "promotionPieceTypesWhite", "promotionPieceTypesBlack", "promotionPawnTypesWhite",
            "promotionPawnTypesBlack", "nMoveRuleTypes", "nMoveRuleTypesWhite",
            "nMoveRuleTypesBlack", "promotionRegionWhite", "promotionRegionBlack",
            "promotionRank", "mandatoryPawnPromotion", "promotionLimit", "promotedPieceType", "mandatoryPiecePromotion",
            "piecePromotionOnCapture",
            "pieceDemotion", "immobilityIllegal", "pawnTypes", "promotionPawnTypes", "castling", "castlingKingsideFile",
            "castlingQueensideFile", "castlingRookPieces", "castlingKingPiece", "flagPiece", "flagRegion", "flagRegionWhite",
            "flagRegionBlack",
            "flagMove", "flagPieceCount", "checkCounting", "extinctionValue", "extinctionPieceTypes", "extinctionPieceCount",
            "extinctionOpponentPieceCount", "extinctionClaim", "extinctionPseudoRoyal", "dupleCheck", "nMoveRule", "nFoldRule",
            "nFoldValue",
            "nFoldValueAbsolute", "perpetualCheckIllegal", "countingRule", "pieceValueMg", "pieceDrops", "capturesToHand", "dropLoop",
            "firstRankPawnDrops", "promotionZonePawnDrops", "whiteDropRegion", "blackDropRegion", "dropNoDoubled", "dropNoDoubledCount",
            "shogiPawnDropMateIllegal", "dropPromoted", "dropChecks", "mustDrop", "mustDropType", "dropOppositeColoredBishop", "gating",
            "seirawanGating", "blastOnCapture", "blastImmuneTypes", "mutuallyImmuneTypes", "petrifyOnCapture", "selfCapture", "mustCapture",
            "flyingGeneral", "soldierPromotionRank", "duckGating", "staticGating", "arrowGating", "pastGating", "wallingRule",
            "wallingRegionWhite", "wallingRegionBlack", "pass",
            "passOnStalemate");
    /** Keys that concern programs, not the game. */
    private static final Set<String> NO_RULES = Set.of("pieceToCharTable", "variantTemplate", "pocketSize", "nnueKing", "nnueAlias",
            "pieceValueEg", "chess960");
    /** Values that switch off a rule that we do not have. */
    private static final Set<String> NOTHING = Set.of("", "-", "0", "false", "none");

    private static final Pattern REGION = Pattern.compile("([a-p]|\\*)(\\d{1,2}|\\*)");

    private final IniText.Section section;
    private final Map<String, IniText.Entry> entries;
    private final List<ArchiveProblem> problems = new ArrayList<>();

    FairyKeys(IniText.Section section, Map<String, IniText.Entry> entries) {
        this.section = section;
        this.entries = entries;
    }

    /** The problems found so far. */
    List<ArchiveProblem> problems() {
        return problems;
    }

    String value(String key, String otherwise) {
        IniText.Entry entry = entries.get(key);
        return entry == null ? otherwise : entry.value();
    }

    boolean has(String key) {
        return entries.containsKey(key);
    }

    /** Reports that the key's value is not what was expected. */
    void wrong(String key, String expected) {
        IniText.Entry entry = entries.get(key);
        problems.add(new ArchiveProblem(ArchiveCode.UNSUPPORTED, entry == null ? section.line() : entry.line(),
                key + " = " + (entry == null ? "nothing" : entry.value()), expected));
    }

    /** Reports a problem with the section as a whole. */
    void lacking(String found, String expected) {
        problems.add(new ArchiveProblem(ArchiveCode.UNSUPPORTED, section.line(), found, expected));
    }

    /** Reports keys of rules that we do not have, unless they switch them off. */
    void checkSupported() {
        entries.forEach(this::checkSupported);
    }

    private void checkSupported(String key, IniText.Entry entry) {
        boolean harmless = NO_RULES.contains(key) || NOTHING.contains(entry.value().toLowerCase(Locale.ROOT))
                || key.equals("castlingRank") || key.startsWith("mobilityRegion");
        if (!READ.contains(key) && !FairyPieces.isPiece(key) && !harmless) {
            problems.add(new ArchiveProblem(ArchiveCode.UNSUPPORTED, entry.line(), key + " = " + entry.value(),
                    "a rule that Rookery knows; there is none for " + key));
        }
    }

    boolean flag(String key, boolean otherwise) {
        String text = value(key, String.valueOf(otherwise));
        if (!text.equals("true") && !text.equals("false")) {
            wrong(key, "true or false");
        }
        return text.equals("true");
    }

    int number(String key, int otherwise) {
        String text = value(key, String.valueOf(otherwise));
        if (!text.matches("\\d{1,4}")) {
            wrong(key, "a number");
            return otherwise;
        }
        return Integer.parseInt(text);
    }

    Set<String> all() {
        return entries.keySet();
    }

    int files() {
        String widest = value("maxFile", "8");
        return size("maxFile", widest.matches("[a-p]") ? widest.charAt(0) - 'a' + 1 : number("maxFile", 8));
    }

    int ranks() {
        return size("maxRank", number("maxRank", 8));
    }

    private int size(String key, int size) {
        if (size < BoardShape.SMALLEST || size > BoardShape.LARGEST) {
            if (problems.stream().noneMatch(problem -> problem.found().startsWith(key))) {
                wrong(key, "a board of " + BoardShape.SMALLEST + " to " + BoardShape.LARGEST + " files and ranks");
            }
            return 8;
        }
        return size;
    }

    /** The region under the key, or in the default text: words such as {@code *8}, {@code e*}, {@code **} or {@code d4}, as rectangles of squares. */
    List<String> region(String key, String otherwise) {
        List<String> squares = new ArrayList<>();
        for (String word : value(key, otherwise).split("\\s+")) {
            Matcher matcher = REGION.matcher(word);
            if (matcher.matches()) {
                boolean everyFile = matcher.group(1).equals("*");
                boolean everyRank = matcher.group(2).equals("*");
                String from = (everyFile ? "a" : matcher.group(1)) + (everyRank ? "1" : matcher.group(2));
                String to = (everyFile ? BoardShape.fileName(files() - 1) : matcher.group(1)) + (everyRank ? ranks() : matcher.group(2));
                boolean inside = everyRank || Integer.parseInt(matcher.group(2)) <= ranks();
                if (inside) {
                    squares.add(from.equals(to) ? from : from + "-" + to);
                }
            } else if (!word.equals("-") && !word.isEmpty()) {
                wrong(key, "squares, files and ranks such as d4, e* and *8");
            }
        }
        return squares;
    }

    /** The squares of rectangles. */
    List<String> squares(List<String> rectangles) {
        List<String> squares = new ArrayList<>();
        BoardShape shape = new BoardShape(files(), ranks());
        for (String rectangle : rectangles) {
            int hyphen = rectangle.indexOf('-');
            int first = shape.parse(hyphen < 0 ? rectangle : rectangle.substring(0, hyphen));
            int last = shape.parse(hyphen < 0 ? rectangle : rectangle.substring(hyphen + 1));
            for (int rank = shape.rank(Math.max(0, first)); last >= 0 && first >= 0 && rank <= shape.rank(last); rank++) {
                for (int file = shape.file(first); file <= shape.file(last); file++) {
                    squares.add(shape.name(shape.square(file, rank)));
                }
            }
        }
        return squares;
    }

    /** The ranks of a region of consecutive whole ranks, lowest first; empty and a problem for any other region. */
    List<Integer> wholeRanks(String key) {
        List<Integer> ranks = new ArrayList<>();
        for (String word : value(key, "-").split("\\s+")) {
            if (word.matches("\\*\\d{1,2}")) {
                ranks.add(Integer.parseInt(word.substring(1)));
            } else if (!word.equals("-")) {
                wrong(key, "whole ranks, such as *2");
                return List.of();
            }
        }
        ranks.sort(null);
        if (!ranks.isEmpty() && ranks.getLast() - ranks.getFirst() != ranks.size() - 1) {
            wrong(key, "ranks that follow one another");
        }
        return ranks;
    }
}
