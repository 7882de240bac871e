package rookery.learn.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;

/** Puts facts into words, in English, Korean and Chinese. Templates are in {@code words*.properties}; {@code {0}} and so on stand for what varies. */
public final class Sentences {

    private static final Map<String, Properties> LANGUAGES = new ConcurrentHashMap<>();

    private final Properties texts;
    private final Locale locale;
    private final UnaryOperator<String> pieces;

    private Sentences(String language, Locale locale, UnaryOperator<String> pieces) {
        texts = LANGUAGES.computeIfAbsent(language, Sentences::load);
        this.locale = locale;
        this.pieces = pieces;
    }

    /**
     * Sentences in the locale's language; English as a fallback.
     *
     * @param pieces translates the name of a kind of piece
     */
    public static Sentences in(Locale locale, UnaryOperator<String> pieces) {
        return new Sentences(switch (locale.getLanguage()) {
            case "ko" -> "_ko";
            case "zh" -> "_zh";
            default -> "";
        }, locale, pieces);
    }

    private static Properties load(String language) {
        Properties properties = new Properties();
        try (InputStream in = Objects.requireNonNull(Sentences.class.getResourceAsStream("words" + language + ".properties"));
                InputStreamReader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return properties;
    }

    /** One to three sentences about the move, or none. */
    public List<String> of(Position before, int move) {
        return Facts.of(before, move).stream().map(fact -> sentence(before, move, fact)).toList();
    }

    /**
     * The fact in words.
     *
     * @param before the position the move is made in; unchanged on return
     */
    public String sentence(Position before, int move, Fact fact) {
        Position after = before.copy();
        after.make(move);
        Position then = after.copy();
        return switch (fact) {
            case Fact.Wins(var reason) when reason == Reason.KING_CAPTURED && before.isRoyal(before.captured(move)) ->
                text("wins.KING_CAPTURED", name(before, Piece.kind(before.captured(move))));
            case Fact.Wins(var reason) when reason != Reason.KING_CAPTURED -> optional("wins." + reason.name(), "wins");
            case Fact.Wins _ -> text("wins");
            case Fact.Draws(var reason) -> optional("draws." + reason.name(), "draws");
            case Fact.ForcesWin() -> text("forces-win");
            case Fact.Forced() -> text("forced");
            case Fact.AllowsWin(int reply) -> text("allows-win", written(after, reply));
            case Fact.OnlyMove(int reply) -> text("only-move", averted(before, move, reply));
            case Fact.Stops(int threat) -> {
                Position passed = before.copy();
                passed.make(Move.PASS);
                yield text("stops", written(passed, threat));
            }
            case Fact.GivesCheck() -> text("check");
            case Fact.Takes(Fact.Man man, boolean free) ->
                text(free ? "takes-free" : "takes", name(before, man.kind()), square(before, man));
            case Fact.Promotes(int from, int to) -> text("promotes", name(before, from), withArticle(name(before, to)));
            case Fact.Attacks(Fact.Man by, List<Fact.Man> targets) ->
                text("attacks", name(before, by.kind()), square(before, by), list(before, targets));
            case Fact.Discovers(Fact.Man by, Fact.Man target) ->
                text("discovers", name(before, by.kind()), square(before, by), list(before, List.of(target)));
            case Fact.Pins(Fact.Man man) -> text("pins", name(before, man.kind()), square(before, man));
            case Fact.Hangs(Fact.Man man, int reply) ->
                text("hangs", name(before, man.kind()), square(before, man), written(after, reply));
            case Fact.Saves(Fact.Man man) -> text("saves", name(before, man.kind()), square(before, man));
            case Fact.ThreatensWin(int threat) -> {
                then.make(Move.PASS);
                yield text("threatens-win", written(then, threat));
            }
            case Fact.KingOnRolls(boolean own, int faces, int of) ->
                text(own ? "king-on-rolls" : "threat-on-rolls", String.valueOf(faces), String.valueOf(of));
        };
    }

    /** A reply possible after all other moves, in the notation after the first of them. */
    private static String averted(Position before, int move, int reply) {
        MoveList moves = new MoveList();
        before.legalMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (moves.get(i) != move) {
                Position other = before.copy();
                other.make(moves.get(i));
                return written(other, reply);
            }
        }
        throw new IllegalArgumentException("there is no other move");
    }

    /** The move as books write it: with dots before a move by Black. */
    private static String written(Position position, int move) {
        return (position.turn() == Side.BLACK ? "…" : "") + San.write(position, move);
    }

    private String name(Position position, int kind) {
        return pieces.apply(position.variant().kind(kind).name()).toLowerCase(locale);
    }

    private String withArticle(String name) {
        return text(name.isEmpty() || "aeiou".indexOf(name.charAt(0)) < 0 ? "a" : "an", name);
    }

    private static String square(Position position, Fact.Man man) {
        return position.shape().name(man.square());
    }

    private String list(Position position, List<Fact.Man> men) {
        List<String> items = new ArrayList<>();
        for (Fact.Man man : men) {
            items.add(text("man", name(position, man.kind()), square(position, man)));
        }
        String head = items.subList(0, items.size() - 1).stream().collect(Collectors.joining(text("comma")));
        return items.size() == 1 ? items.getFirst() : text("and", head, items.getLast());
    }

    private String optional(String key, String other) {
        return texts.containsKey(key) ? text(key) : text(other);
    }

    private String text(String key, String... values) {
        String text = Objects.requireNonNull(texts.getProperty(key), key);
        for (int i = 0; i < values.length; i++) {
            text = text.replace("{" + i + "}", values[i]);
        }
        return locale.getLanguage().equals("ko") ? Particles.settled(text) : text;
    }

    /**
     * Chooses Korean particles: {@code [을/를]} becomes the first after a syllable that ends in a consonant, else the second; {@code [으로/로]} the second
     * after ㄹ too.
     */
    private static final class Particles {

        private static final Pattern CHOICE = Pattern.compile("(.)\\[([^/\\]]+)/([^\\]]+)]");
        private static final int FIRST_SYLLABLE = 0xAC00;
        private static final int LAST_SYLLABLE = 0xD7A3;
        private static final int FINALS = 28;
        /** Digits read in Korean that end in a consonant: 영, 일, 삼, 육, 칠, 팔. */
        private static final String CLOSED_DIGITS = "013678";
        /** Letters whose Korean names do: 엘, 엠, 엔, 알. */
        private static final String CLOSED_LETTERS = "lmnrLMNR";
        private static final int FINAL_L = 8;
        /** Those of them that end in ㄹ. */
        private static final String ENDING_IN_L = "178lrLR";

        private Particles() {
        }

        static String settled(String text) {
            Matcher matcher = CHOICE.matcher(text);
            return matcher.replaceAll(match -> {
                char last = match.group(1).charAt(0);
                boolean first = isClosed(last) && !(match.group(2).equals("으로") && endsInL(last));
                return Matcher.quoteReplacement(last + (first ? match.group(2) : match.group(3)));
            });
        }

        private static boolean endsInL(char last) {
            return ENDING_IN_L.indexOf(last) >= 0 || isSyllable(last) && (last - FIRST_SYLLABLE) % FINALS == FINAL_L;
        }

        private static boolean isSyllable(char last) {
            return last >= FIRST_SYLLABLE && last <= LAST_SYLLABLE;
        }

        private static boolean isClosed(char last) {
            if (isSyllable(last)) {
                return (last - FIRST_SYLLABLE) % FINALS != 0;
            }
            return CLOSED_DIGITS.indexOf(last) >= 0 || CLOSED_LETTERS.indexOf(last) >= 0;
        }
    }
}
