package rookery.archive.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The keys of one section of a {@code variants.ini}, read as what they should be; what they are not is noted as a problem. Mutable, for one section.
 */
final class FairyKeys {

    /** Keys whose rules we have. */
    private static final Set<String> READ = Set.of("maxFile", "maxRank", "startFen", "doubleStep", "doubleStepRank",
            "doubleStepRegionWhite",
            "doubleStepRegionBlack", "enPassantRegion", "stalemateValue", "checkmateValue", "checking", "promotionPieceTypes",
            "promotionPieceTypesWhite", "promotionPieceTypesBlack", "promotionRegionWhite", "promotionRegionBlack", "promotionRank",
            "mandatoryPawnPromotion", "castling", "castlingKingsideFile", "castlingQueensideFile", "castlingRookPieces", "flagPiece",
            "flagRegionWhite", "flagRegionBlack", "flagMove", "checkCounting", "extinctionValue", "extinctionPieceTypes",
            "extinctionPieceCount", "nMoveRule", "nFoldRule", "pieceValueMg");
    /** Keys about programs, not about the game. */
    private static final Set<String> NO_RULES = Set.of("pieceToCharTable", "variantTemplate", "nnueKing", "nnueAlias", "pieceValueEg");
    /** What switches off a rule that we do not have. */
    private static final Set<String> NOTHING = Set.of("", "-", "0", "false", "none");

    private final IniText.Section section;
    private final Map<String, IniText.Entry> entries;
    private final List<ArchiveProblem> problems = new ArrayList<>();

    FairyKeys(IniText.Section section, Map<String, IniText.Entry> entries) {
        this.section = section;
        this.entries = entries;
    }

    /** What was found wrong so far. */
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

    /** Notes that the key's value is not what was expected. */
    void wrong(String key, String expected) {
        IniText.Entry entry = entries.get(key);
        problems.add(new ArchiveProblem(ArchiveCode.UNSUPPORTED, entry == null ? section.line() : entry.line(),
                key + " = " + (entry == null ? "nothing" : entry.value()), expected));
    }

    /** Notes something that is wrong with the section as a whole. */
    void lacking(String found, String expected) {
        problems.add(new ArchiveProblem(ArchiveCode.UNSUPPORTED, section.line(), found, expected));
    }

    /** Notes the keys of rules that we do not have, unless they switch them off. */
    void checkSupported() {
        entries.forEach(this::checkSupported);
    }

    private void checkSupported(String key, IniText.Entry entry) {
        boolean harmless = NO_RULES.contains(key) || NOTHING.contains(entry.value().toLowerCase(Locale.ROOT))
                || key.equals("castlingRank") && entry.value().equals("1") || key.equals("nFoldValue") && entry.value().equals("draw");
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

    /** The rank of a region that is one whole rank; 0 for none, with a problem where it is something else. */
    int singleRank(String key) {
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

    /** Notes where Black's region is not White's seen from the other side. */
    void checkMirrored(String key, String expected) {
        if (has(key) && !value(key, "").equals(expected) && !value(key, "").equals("-")) {
            wrong(key, expected + ", the same as White's seen from the other side");
        }
    }
}
