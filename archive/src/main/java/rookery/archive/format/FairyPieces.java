package rookery.archive.format;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.piece.Movement;

/** The pieces of a section, collected from its keys. Mutable while the section is read. */
final class FairyPieces {

    private static final Pattern VALUE = Pattern.compile("([A-Za-z]):(\\d{1,5})");
    private static final Pattern PIECE = Pattern.compile("([A-Za-z])(?::(\\S+))?");
    private static final Pattern PAIR = Pattern.compile("([A-Za-z]):([A-Za-z])");

    /** The movements of the pieces that have their own key, by key. */
    private static final Map<String, String> MOVES = moves();

    private static Map<String, String> moves() {
        Map<String, String> moves = new TreeMap<>(
                Map.of("pawn", "fmWfceF", "knight", "N", "bishop", "B", "rook", "R", "queen", "Q", "king", "K",
                        "commoner", "K", "centaur", "KN", "wazir", "W", "fers", "F"));
        moves.putAll(
                Map.of("alfil", "A", "fersAlfil", "FA", "silver", "FfW", "gold", "WfF", "dragon", "RF", "bers", "RF", "dragonHorse", "BW",
                        "archbishop", "BN", "chancellor", "RN", "amazon", "QN"));
        moves.putAll(
                Map.of("aiwok", "RNF", "knibis", "mNcB", "biskni", "mBcN", "kniroo", "mNcR", "rookni", "mRcN", "shogiPawn", "fW", "lance",
                        "fR", "shogiKnight", "ffN", "cannon", "mRcpR", "soldier", "fsW"));
        moves.putAll(
                Map.of("immobile", "-", "horse", "nN", "elephant", "nA", "breakthrough", "fmWfF", "clobber", "cW", "banner", "RcpRnN"));
        return moves;
    }

    /** @param key its name in the ini's regions and rules */
    private record Man(String key, String name, String moves, int value, boolean royal, boolean pawn) {
    }

    private final Map<Character, Man> men = new LinkedHashMap<>();
    /** Promoted pieces by their FEN symbol, with what they promoted from. */
    private final Map<String, Man> promoted = new LinkedHashMap<>();

    static boolean isPiece(String key) {
        return MOVES.containsKey(key) || key.matches("customPiece[0-9]{1,2}");
    }

    /** The key of the piece with that movement, other than pawns and kings; the shortest name if there are several. */
    static Optional<String> keyOf(Movement movement) {
        return MOVES.entrySet().stream()
                .filter(each -> !Set.of("pawn", "king", "commoner").contains(each.getKey())
                        && Movement.of(each.getValue()).sameAs(movement))
                .map(Map.Entry::getKey).min(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()));
    }

    /** What is wrong with the value of a piece's key; null if nothing is. */
    @Nullable
    String change(String key, String value) {
        String moves = MOVES.get(key);
        men.values().removeIf(man -> man.key().equals(key));
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
        men.put(letter, new Man(key, name, own != null ? own : String.valueOf(moves), 0, key.equals("king"), key.equals("pawn")));
        return null;
    }

    private static String words(String key) {
        return key.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
    }

    /** Makes exactly these letters the pawns. */
    void pawns(String letters) {
        men.replaceAll((letter, man) -> new Man(man.key(), man.name(), man.moves(), man.value(), man.royal(),
                letters.toUpperCase(Locale.ROOT).indexOf(letter) >= 0));
    }

    /** Gives chess pawns their double step. */
    void doubleSteps() {
        men.replaceAll((_, man) -> man.key().equals("pawn")
                ? new Man(man.key(), man.name(), man.moves() + "ifmnD", man.value(), man.royal(), man.pawn())
                : man);
    }

    /** Makes these letters royal too. */
    void crown(Set<Character> letters) {
        men.replaceAll((letter, man) -> letters.contains(letter)
                ? new Man(man.key(), man.name(), man.moves(), man.value(), true, man.pawn())
                : man);
    }

    void restrict(String key, String moves) {
        men.replaceAll(
                (_, man) -> man.key().equals(key) ? new Man(man.key(), man.name(), moves, man.value(), man.royal(), man.pawn()) : man);
    }

    /** Reads values such as {@code a:800 c:900}; invalid ones are ignored, since values are not rules. */
    void value(String text) {
        Matcher matcher = VALUE.matcher(text);
        while (matcher.find()) {
            int value = Integer.parseInt(matcher.group(2));
            men.computeIfPresent(Character.toUpperCase(matcher.group(1).charAt(0)),
                    (_, man) -> new Man(man.key(), man.name(), man.moves(), value, man.royal(), man.pawn()));
        }
    }

    /** Pieces that keep their letter when they promote, as in {@code p:g s:g}: the promoted letters, or null if one is unknown. */
    @Nullable
    List<Character> promote(String pairs) {
        List<Character> letters = new ArrayList<>();
        Matcher matcher = PAIR.matcher(pairs);
        while (matcher.find()) {
            char from = Character.toUpperCase(matcher.group(1).charAt(0));
            Man before = men.get(from);
            Man after = men.get(Character.toUpperCase(matcher.group(2).charAt(0)));
            if (before != null && after == null) {
                return null;
            }
            if (before != null && after != null) {
                letters.add(from);
                promoted.put("+" + from,
                        new Man(after.key(), "promoted " + before.name(), after.moves(), after.value(), after.royal(), false));
            }
        }
        return letters;
    }

    /** Pieces that a pawn promotes to and that turn back into pawns when captured; returns their symbols. */
    List<String> disguise(List<String> letters, char pawn) {
        List<String> symbols = new ArrayList<>();
        for (String letter : letters) {
            Man man = men.get(letter.charAt(0));
            if (man != null) {
                promoted.put(letter + "~" + pawn, new Man("", man.name(), man.moves(), man.value(), man.royal(), false));
                symbols.add(letter + "~");
            }
        }
        return symbols;
    }

    /** Removes pieces that exist only as promotions of others: they are not on the board, and no pawn promotes to one. */
    void forgetModels(String pairs, String used) {
        Matcher matcher = PAIR.matcher(pairs);
        while (matcher.find()) {
            char model = Character.toUpperCase(matcher.group(2).charAt(0));
            if (used.toUpperCase(Locale.ROOT).indexOf(model) < 0) {
                men.remove(model);
            }
        }
    }

    /** Whether a piece that is not among those letters promotes to one that is. */
    boolean becomesRoyal(String pairs, Set<Character> royals) {
        Matcher matcher = PAIR.matcher(pairs);
        boolean found = false;
        while (matcher.find()) {
            boolean from = royals.contains(Character.toUpperCase(matcher.group(1).charAt(0)));
            found |= !from && has(Character.toUpperCase(matcher.group(1).charAt(0)))
                    && royals.contains(Character.toUpperCase(matcher.group(2).charAt(0)));
        }
        return found;
    }

    boolean hasRoyal() {
        return men.values().stream().anyMatch(Man::royal);
    }

    boolean has(char letter) {
        return men.containsKey(letter);
    }

    boolean isRoyal(char letter) {
        Man man = men.get(letter);
        return man != null && man.royal();
    }

    /** The letters of the pawns. */
    List<String> pawns() {
        return men.entrySet().stream().filter(each -> each.getValue().pawn()).map(each -> String.valueOf(each.getKey())).toList();
    }

    /** The letter of the piece with that key. */
    Optional<Character> ofKey(String key) {
        return men.entrySet().stream().filter(each -> each.getValue().key().equalsIgnoreCase(key)).map(Map.Entry::getKey).findFirst();
    }

    /** The symbols of all pieces with that key, promoted ones included. */
    List<String> symbolsOf(String key) {
        List<String> symbols = new ArrayList<>();
        men.forEach((letter, man) -> symbols.addAll(man.key().equalsIgnoreCase(key) ? List.of(String.valueOf(letter)) : List.of()));
        promoted.forEach((symbol, man) -> symbols.addAll(man.key().equalsIgnoreCase(key) ? List.of(symbol.substring(0, 2)) : List.of()));
        return symbols;
    }

    List<String> all() {
        List<String> letters = new ArrayList<>();
        men.keySet().forEach(letter -> letters.add(String.valueOf(letter)));
        promoted.keySet().forEach(symbol -> letters.add(symbol.substring(0, 2)));
        return letters;
    }

    /** The letters of a text such as {@code nbrq}, without those of unknown pieces. {@code *} means every piece. */
    List<String> known(String text) {
        List<String> letters = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            char letter = Character.toUpperCase(text.charAt(i));
            if (letter == '*') {
                return all();
            }
            if (has(letter) && !letters.contains(String.valueOf(letter))) {
                letters.add(String.valueOf(letter));
            }
        }
        return letters;
    }

    Json json() {
        Json.Builder out = new Json.Builder();
        men.forEach((letter, man) -> out.with(String.valueOf(letter), json(man).build()));
        promoted.forEach((symbol, man) -> {
            Json.Builder piece = json(man);
            if (symbol.length() == 3) {
                piece.with("from", Json.of(symbol.substring(2)));
            }
            out.with(symbol.substring(0, 2), piece.build());
        });
        return out.build();
    }

    private static Json.Builder json(Man man) {
        return new Json.Builder().with("name", Json.of(man.name())).with("moves", Json.of(man.moves())).with("value", Json.of(man.value()))
                .with("royal", Json.of(man.royal())).with("pawn", Json.of(man.pawn()));
    }
}
