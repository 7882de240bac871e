package rookery.archive.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Variant;

/** The pieces of a section: those of its base, with the changes its keys make. Mutable while the section is read. */
final class FairyPieces {

    private static final String PAWN = "fmWfceFifmnD";
    private static final Pattern VALUE = Pattern.compile("([A-Za-z]):(\\d{1,5})");
    private static final Pattern PIECE = Pattern.compile("([A-Za-z])(?::(\\S+))?");

    /** The pieces that have a key of their own, by it: their movement. */
    private static final Map<String, String> MOVES = moves();

    private static Map<String, String> moves() {
        Map<String, String> moves = new TreeMap<>(Map.of("pawn", PAWN, "knight", "N", "bishop", "B", "rook", "R", "queen", "Q", "king", "K",
                "commoner", "K", "centaur", "KN", "wazir", "W", "fers", "F"));
        moves.putAll(
                Map.of("alfil", "A", "fersAlfil", "FA", "silver", "FfW", "gold", "WfF", "dragon", "RF", "bers", "RF", "dragonHorse", "BW",
                        "archbishop", "BN", "chancellor", "RN", "amazon", "QN"));
        moves.putAll(
                Map.of("aiwok", "RNF", "knibis", "mNcB", "biskni", "mBcN", "kniroo", "mNcR", "rookni", "mRcN", "shogiPawn", "fW", "lance",
                        "fR", "shogiKnight", "fN", "cannon", "mRcpR", "soldier", "fsW"));
        moves.putAll(Map.of("horse", "nN", "elephant", "nA"));
        return moves;
    }

    private record Man(String name, String moves, int value, boolean royal, boolean pawn) {
        static Man of(PieceKind kind) {
            return new Man(kind.name(), kind.movement().betza(), kind.value(), kind.royal(), kind.pawn());
        }
    }

    private final Map<Character, Man> inherited = new LinkedHashMap<>();
    private final Map<Character, Man> men = new LinkedHashMap<>();

    /** @param base a section without one begins without pieces */
    FairyPieces(Optional<Variant> base, Variant extended) {
        extended.kinds().forEach(kind -> inherited.put(kind.letter(), Man.of(kind)));
        base.ifPresent(_ -> men.putAll(inherited));
    }

    static boolean isPiece(String key) {
        return MOVES.containsKey(key) || key.matches("customPiece[0-9]{1,2}");
    }

    /** What is wrong with the value of a piece's key; null for nothing. */
    @Nullable
    String change(String key, String value) {
        String moves = MOVES.get(key);
        men.values().removeIf(man -> moves != null && isSame(man, key, moves));
        if (value.equals("-")) {
            return null;
        }
        Matcher matcher = PIECE.matcher(value);
        String own = matcher.matches() ? matcher.group(2) : null;
        if (!matcher.matches() || own == null && moves == null) {
            return "a letter, for own pieces with a movement: x:mQcN";
        }
        char letter = Character.toUpperCase(matcher.group(1).charAt(0));
        String name = moves == null ? "piece " + letter : words(key);
        men.remove(letter);
        men.put(letter, new Man(name, own != null ? own : String.valueOf(moves), 0, key.equals("king"), key.equals("pawn")));
        return null;
    }

    private static boolean isSame(Man man, String key, String moves) {
        return switch (key) {
            case "pawn" -> man.pawn();
            case "king" -> man.royal();
            default -> man.moves().equals(moves) && !man.pawn() && !man.royal();
        };
    }

    private static String words(String key) {
        return key.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
    }

    /** Values as {@code a:800 c:900}; what is none is left alone, since values are no rules. */
    void value(String text) {
        Matcher matcher = VALUE.matcher(text);
        while (matcher.find()) {
            int value = Integer.parseInt(matcher.group(2));
            men.computeIfPresent(Character.toUpperCase(matcher.group(1).charAt(0)),
                    (_, man) -> new Man(man.name(), man.moves(), value, man.royal(), man.pawn()));
        }
    }

    boolean hasRoyal() {
        return men.values().stream().anyMatch(Man::royal);
    }

    boolean hasPawn() {
        return men.values().stream().anyMatch(Man::pawn);
    }

    boolean has(char letter) {
        return men.containsKey(letter);
    }

    /** The rook's letter; empty where there is none. */
    Optional<Character> rook() {
        return men.entrySet().stream().filter(each -> each.getValue().moves().equals("R")).map(Map.Entry::getKey).findFirst();
    }

    /** The letters of a text such as {@code nbrq} as a list in JSON; null where one is not a piece. {@code *} is every piece but pawns. */
    @Nullable
    Json letters(String text) {
        List<String> letters = new ArrayList<>();
        if (text.equals("*")) {
            men.forEach((letter, man) -> {
                if (!man.pawn()) {
                    letters.add(String.valueOf(letter));
                }
            });
        } else {
            for (char each : text.replace(" ", "").toCharArray()) {
                char letter = Character.toUpperCase(each);
                if (!has(letter) || letters.contains(String.valueOf(letter))) {
                    return null;
                }
                letters.add(String.valueOf(letter));
            }
        }
        letters.sort((a, b) -> Integer.compare(worth(b.charAt(0)), worth(a.charAt(0))));
        return Json.ofTexts(letters);
    }

    /** The queen first where pieces are chosen from. */
    private int worth(char letter) {
        Man man = men.get(letter);
        return man == null ? 0 : man.value() > 0 ? man.value() : man.moves().length() + (man.moves().contains("Q") ? 900 : 0);
    }

    /** What differs from what is inherited. */
    Json json() {
        Json.Builder out = new Json.Builder();
        inherited.forEach((letter, _) -> {
            if (!men.containsKey(letter)) {
                out.with(String.valueOf(letter), new Json.Null(LineColumn.NOWHERE));
            }
        });
        men.forEach((letter, man) -> {
            if (!man.equals(inherited.get(letter))) {
                out.with(String.valueOf(letter), new Json.Builder().with("name", Json.of(man.name())).with("moves", Json.of(man.moves()))
                        .with("value", Json.of(man.value())).with("royal", Json.of(man.royal())).with("pawn", Json.of(man.pawn())).build());
            }
        });
        return out.build();
    }
}
