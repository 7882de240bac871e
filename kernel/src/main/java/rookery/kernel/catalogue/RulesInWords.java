package rookery.kernel.catalogue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.PiecePromotion;
import rookery.kernel.variant.Promotion;
import rookery.kernel.variant.Stalemate;
import rookery.kernel.variant.Variant;

/** Describes a variant's rules in plain sentences, derived from the rules themselves, so that user variants get a rules page too. */
public final class RulesInWords {

    /** Where English says "an". */
    private static final Pattern BEFORE_VOWEL = Pattern.compile("\\b([Aa]) (?=[aeio]|u(?!ni))");

    private final Variant variant;
    private final List<Sentence> sentences = new ArrayList<>();

    private RulesInWords(Variant variant) {
        this.variant = variant;
    }

    /** The rules, in the order a teacher would explain them. */
    public static List<Sentence> of(Variant variant) {
        RulesInWords words = new RulesInWords(variant);
        words.tellBoard();
        words.tellGoals();
        words.tellDie();
        words.tellPawns();
        words.tellOtherPromotions();
        new WildRulesInWords(variant, words.sentences).tell();
        words.tellCastling();
        words.tellDraws();
        words.tellTime();
        return List.copyOf(words.sentences);
    }

    /** The kinds to describe: a promoted piece that only remembers what it was looks and moves like another. */
    public static List<PieceKind> pieces(Variant variant) {
        return variant.kinds().stream().filter(kind -> !kind.isPromoted() || variant.kinds().stream().noneMatch(
                other -> !other.isPromoted() && other.name().equals(kind.name()) && other.movement().sameAs(kind.movement()))).toList();
    }

    /** The sentences in English. */
    public static List<String> english(Variant variant) {
        ResourceBundle bundle = ResourceBundle.getBundle("rookery.kernel.catalogue.rules", Locale.ROOT);
        return of(variant).stream().map(sentence -> say(sentence, bundle, name -> name, movement -> movement.betza() + ".")).toList();
    }

    /**
     * One sentence in the bundle's language.
     *
     * @param piece    the name of a piece in that language, from its English one
     * @param movement how a piece moves, in that language
     */
    public static String say(Sentence sentence, ResourceBundle bundle, UnaryOperator<String> piece, Function<Movement, String> movement) {
        String text = bundle.getString(sentence.key());
        for (int i = 0; i < sentence.arguments().size(); i++) {
            text = text.replace("{" + i + "}", switch (sentence.arguments().get(i)) {
                case Sentence.Amount(int value) -> Integer.toString(value);
                case Sentence.Verbatim(String words) -> words;
                case Sentence.PieceNames(List<String> names) -> join(names.stream().map(piece).toList(), bundle);
                case Sentence.Moves(Movement moves) -> movement.apply(moves);
                case Sentence.Zones zones -> zones.say(bundle);
            });
        }
        return BEFORE_VOWEL.matcher(text).replaceAll("$1n ");
    }

    private static String join(List<String> names, ResourceBundle bundle) {
        return names.size() < 2
                ? String.join("", names)
                : String.join(bundle.getString("list.comma"), names.subList(0, names.size() - 1)) + bundle.getString("list.or")
                        + names.getLast();
    }

    private void tell(String key, Sentence.Argument... arguments) {
        sentences.add(Sentence.of(key, arguments));
    }

    private static Sentence.Amount amount(int value) {
        return new Sentence.Amount(value);
    }

    private Sentence.PieceNames names(List<Integer> kinds) {
        return new Sentence.PieceNames(kinds.stream().map(kind -> variant.kind(kind).name()).distinct().toList());
    }

    private Sentence.PieceNames royals() {
        return new Sentence.PieceNames(variant.kinds().stream().filter(PieceKind::royal).map(PieceKind::name).toList());
    }

    private boolean hasPawns() {
        return variant.kinds().stream().anyMatch(PieceKind::pawn);
    }

    private void tellBoard() {
        tell("board.size", amount(variant.shape().files()), amount(variant.shape().ranks()));
        if (variant.whiteForward() < 0) {
            tell("board.down");
        }
    }

    private void tellGoals() {
        for (Goal goal : variant.goals()) {
            switch (goal) {
                case Goal.Checkmate() -> tell("goal.checkmate", royals());
                case Goal.Checkmated() -> tell("goal.checkmated", royals());
                case Goal.CaptureRoyal() -> tell("goal.capture", royals());
                case Goal.ReachZone(List<Integer> kinds, SquareSet white, SquareSet black, boolean reply) -> {
                    tell("goal.zone", names(kinds), new Sentence.Zones(variant.shape(), white, black));
                    if (reply) {
                        tell(kinds.stream().anyMatch(kind -> variant.kind(kind).royal()) ? "goal.reply" : "goal.held");
                    }
                }
                case Goal.CountChecks(int checks) -> tell(checks == 1 ? "goal.one-check" : "goal.checks", amount(checks));
                case Goal.Extinction extinction -> tellExtinction(extinction);
            }
        }
        if (variant.checksForbidden()) {
            tell("goal.no-checks");
        }
    }

    private void tellExtinction(Goal.Extinction goal) {
        boolean all = goal.together();
        if (all && goal.wins()) {
            tell(goal.remaining() == 0 ? "goal.nothing-left-wins" : "goal.few-left-wins", amount(goal.remaining()));
        } else if (all) {
            tell(goal.remaining() == 0 ? "goal.nothing-left" : "goal.few-left", amount(goal.remaining()));
        } else if (goal.wins()) {
            tell("goal.extinction-wins", names(goal.kinds()));
        } else if (goal.remaining() == 0) {
            tell("goal.extinction", names(goal.kinds()));
        } else {
            tell("goal.almost-extinction", names(goal.kinds()), amount(goal.remaining()));
        }
        if (goal.others() > 0) {
            tell("goal.extinction-others", amount(goal.others()));
        }
        if (goal.reply()) {
            tell("goal.extinction-reply");
        }
    }

    private void tellOtherPromotions() {
        // What a kind may choose from is one sentence.
        Map<PiecePromotion, List<Integer>> choices = new LinkedHashMap<>();
        for (PiecePromotion each : variant.promotion().others()) {
            choices.computeIfAbsent(new PiecePromotion(each.kind(), 0, each.white(), each.black(), each.when()), _ -> new ArrayList<>())
                    .add(each.to());
        }
        choices.forEach((each, becomes) -> {
            Sentence.Zones zones = new Sentence.Zones(variant.shape(), each.white(), each.black());
            String key = switch (each.when()) {
                case MAY -> "promotion.piece-may";
                case MUST -> zones.isEverywhere() ? "promotion.piece-always" : "promotion.piece-must";
                case BY_CAPTURE -> "promotion.piece-by-capture";
            };
            tell(key, names(List.of(each.kind())), names(becomes), zones);
        });
        if (variant.promotion().neverStuck()) {
            tell("promotion.never-stuck");
        }
    }

    private void tellDie() {
        if (variant.chance() instanceof Chance.Die(List<Integer> faces)) {
            tell("die.turn", amount(faces.size()));
            String list = IntStream.range(0, faces.size())
                    .mapToObj(i -> i + 1 + " " + variant.kind(faces.get(i)).letter()).collect(Collectors.joining(", "));
            tell("die.faces", new Sentence.Verbatim(list));
            tell("die.rollable");
        }
    }

    private void tellPawns() {
        if (!hasPawns()) {
            return;
        }
        boolean first = variant.kinds().stream()
                .anyMatch(kind -> kind.pawn() && kind.movement().strides().stream().anyMatch(stride -> stride.firstMoveOnly()));
        if (first && variant.doubleStepRank() > 0) {
            if (variant.doubleStepRanks() == 1) {
                tell("pawn.first", amount(variant.doubleStepRank()));
            } else {
                tell("pawn.first-ranks", amount(variant.doubleStepRank()),
                        amount(variant.doubleStepRank() + variant.doubleStepRanks() - 1));
            }
        }
        tell(switch (variant.enPassant()) {
            case EnPassant.OFF -> "pawn.en-passant-off";
            case EnPassant.STANDARD -> "pawn.en-passant";
            case EnPassant.LITERAL -> "pawn.en-passant-literal";
        });
        tellPromotion(variant.promotion());
    }

    private void tellPromotion(Promotion promotion) {
        if (promotion.rank() == 0) {
            if (promotion.others().stream().noneMatch(other -> variant.kind(other.kind()).pawn())) {
                tell("promotion.never");
            }
            return;
        }
        if (promotion.forcedRank() > promotion.rank()) {
            tell("promotion.free", amount(promotion.rank()), amount(promotion.forcedRank()));
        } else {
            tell("promotion.rank", amount(promotion.rank()));
        }
        switch (promotion.chooser()) {
            case PLAYER -> tell(promotion.pieces().size() == 1 ? "promotion.always" : "promotion.player", names(promotion.pieces()));
            case ALWAYS_FIRST -> tell("promotion.always", names(promotion.pieces().subList(0, 1)));
            case DIE -> tell("promotion.die", names(promotion.pieces()));
        }
        if (promotion.onlyCaptured()) {
            tell("promotion.captured");
        }
    }

    private void tellCastling() {
        Castling castling = variant.castling();
        if (!castling.isOn()) {
            tell("castling.off");
            return;
        }
        Sentence.PieceNames king = castling.king() > 0 ? names(List.of(castling.king())) : royals();
        Sentence.PieceNames partner = names(List.of(castling.partner()));
        if (castling.kingSteps() > 0) {
            tell("castling.steps", king, amount(castling.kingSteps()), partner);
        } else {
            tell("castling.files", king, new Sentence.Verbatim(BoardShape.fileName(castling.westFile())),
                    new Sentence.Verbatim(BoardShape.fileName(castling.eastFile())), partner);
        }
        tell(castling.rookMayJump() ? "castling.jump" : "castling.clear");
        tell(castling.outOfCheck() ? "castling.out-of-check" : "castling.not-out-of-check");
        tell(castling.throughAttack() ? "castling.through" : "castling.not-through");
        if (castling.anyRook()) {
            tell("castling.any", partner);
        }
    }

    private void tellDraws() {
        tell(switch (variant.stalemate()) {
            case Stalemate.DRAW -> variant.hasDie() ? "draw.no-face" : variant.hasCheck() ? "draw.stalemate" : "draw.no-move";
            case Stalemate.LOSS -> variant.hasCheck() ? "draw.stalemate-loss" : "draw.no-move-loss";
            case Stalemate.WIN -> variant.hasCheck() ? "draw.stalemate-win" : "draw.no-move-win";
            case Stalemate.FEWER -> variant.hasCheck() ? "draw.stalemate-fewer" : "draw.no-move-fewer";
        });
        DrawRules draws = variant.draws();
        tellCount("draw.repetition-claim", draws.repetitionClaim());
        tellCount(switch (draws.repetition()) {
            case DRAW -> "draw.repetition";
            case TURN_LOSES -> "draw.repetition-turn-loses";
            case TURN_WINS -> "draw.repetition-turn-wins";
            case WHITE_LOSES -> "draw.repetition-white-loses";
        }, draws.repetitionAutomatic());
        if (draws.checkerLoses()) {
            tell("draw.checker-loses");
        }
        switch (draws.counting()) {
            case NONE -> {
            }
            case MAKRUK -> tell("draw.counting-makruk");
            case ASEAN -> tell("draw.counting-asean");
        }
        tellCount("draw.quiet-claim", draws.quietMovesClaim());
        tellCount("draw.quiet", draws.quietMovesAutomatic());
        if (draws.perpetualCheck()) {
            tell("draw.perpetual");
        }
        if (draws.deadPosition()) {
            tell("draw.dead");
        }
    }

    private void tellCount(String key, int count) {
        if (count > 0) {
            tell(key, amount(count));
        }
    }

    private void tellTime() {
        tell(switch (variant.flagFall()) {
            case FlagFall.LOSS -> "time.loss";
            case FlagFall.LOSS_OR_DRAW -> "time.loss-or-draw";
            case FlagFall.PASS -> "time.pass";
        });
    }

    /**
     * One sentence of a rules page, before translation.
     *
     * @param key       of the pattern in the bundle, such as {@code castling.steps}; the part before the dot is the chapter
     * @param arguments the values for {@code {0}}, {@code {1}}... in the pattern
     */
    public record Sentence(String key, List<Argument> arguments) {

        /** A variable part of a sentence. */
        public sealed interface Argument {
        }

        public record Amount(int value) implements Argument {
        }

        /** A text that is the same in all languages: squares, notation, a user's own words. */
        public record Verbatim(String text) implements Argument {
        }

        /** How a piece moves. */
        public record Moves(Movement movement) implements Argument {
        }

        /** A set of squares for each side. */
        public record Zones(BoardShape shape, SquareSet white, SquareSet black) implements Argument {

            boolean isEverywhere() {
                return white.size() == shape.squares() && black.size() == shape.squares();
            }

            private String say(ResourceBundle bundle) {
                if (white.equals(black)) {
                    return area(white, bundle);
                }
                String key = black.isEmpty() ? "zone.white" : white.isEmpty() ? "zone.black" : "zone.both";
                return bundle.getString(key).replace("{0}", area(white, bundle)).replace("{1}", area(black, bundle));
            }

            /** Whole ranks by their numbers, anything else as rectangles: {@code d1-f3}. */
            private String area(SquareSet squares, ResourceBundle bundle) {
                List<String> rectangles = new ArrayList<>();
                SquareSet left = squares;
                for (int square : squares) {
                    if (left.contains(square)) {
                        int east = square;
                        while (shape.file(east) + 1 < shape.files() && left.contains(east + 1)) {
                            east++;
                        }
                        int corner = east;
                        while (corner + shape.files() < shape.squares() && holdsRow(left, square, east, corner + shape.files())) {
                            corner += shape.files();
                        }
                        int last = corner;
                        left = left.intersection(SquareSet.where(shape, each -> !isWithin(each, square, last)));
                        if (left.isEmpty() && rectangles.isEmpty() && shape.file(square) == 0 && shape.file(last) == shape.files() - 1) {
                            return ranks(shape.rank(square) + 1, shape.rank(last) + 1, bundle);
                        }
                        rectangles.add(square == last ? shape.name(square) : shape.name(square) + "-" + shape.name(last));
                    }
                }
                return String.join(bundle.getString("list.comma"), rectangles);
            }

            /** Whether the row that ends at {@code end} belongs to the set, as wide as the one from {@code west} to {@code east}. */
            private static boolean holdsRow(SquareSet set, int west, int east, int end) {
                for (int square = end - (east - west); square <= end; square++) {
                    if (!set.contains(square)) {
                        return false;
                    }
                }
                return true;
            }

            private boolean isWithin(int square, int first, int last) {
                return shape.file(square) >= shape.file(first) && shape.file(square) <= shape.file(last)
                        && shape.rank(square) >= shape.rank(first) && shape.rank(square) <= shape.rank(last);
            }

            private String ranks(int first, int last, ResourceBundle bundle) {
                String key = first == last ? "zone.rank" : first == 1 && last == shape.ranks() ? "zone.all" : "zone.ranks";
                return bundle.getString(key).replace("{0}", Integer.toString(first)).replace("{1}", Integer.toString(last));
            }
        }

        /** The variant's own piece names, in English. */
        public record PieceNames(List<String> names) implements Argument {
            public PieceNames {
                names = List.copyOf(names);
            }
        }

        public Sentence {
            arguments = List.copyOf(arguments);
        }

        static Sentence of(String key, Argument... arguments) {
            return new Sentence(key, List.of(arguments));
        }

        public String chapter() {
            int dot = key.indexOf('.');
            return dot < 0 ? key : key.substring(0, dot);
        }
    }
}
