package rookery.learn.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Variant;

/**
 * Plays random games of a variant and checks by brute force what is said of their moves. Mutable, for one thread. As a program, for bench/words-check: all
 * variants, HOW_MANY sentences together, the games of SEED.
 */
final class WordsCheck {

    private static final List<Sentences> LANGUAGES = List.of(Sentences.in(Locale.ENGLISH, UnaryOperator.identity()),
            Sentences.in(Locale.KOREAN, UnaryOperator.identity()),
            Sentences.in(Locale.CHINESE, UnaryOperator.identity()));
    private static final int LONGEST_GAME = 160;
    /** The legal moves, summed over all positions, after which a variant has had its turn: of the game of the amazons, with 2,000 a position, there is little to say. */
    private static final long MOST_MOVES = 1_000_000;

    private final Variant variant;
    private final int wanted;
    private final SplittableRandom random;
    private final List<String> falsehoods = new ArrayList<>();
    private int told;
    private long listed;

    WordsCheck(Variant variant, int wanted, long seed) {
        this.variant = variant;
        this.wanted = wanted;
        random = new SplittableRandom(seed);
    }

    /** Arguments: how many sentences (100,000), the first seed (1). Exit code 1 where one of them is false. */
    public static void main(String[] arguments) {
        int count = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100_000;
        long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : 1;
        List<Variant> variants = Variants.all();
        int told = 0;
        List<String> wrong = new ArrayList<>();
        for (int i = 0; i < variants.size(); i++) {
            // What is still wanted is shared by the variants that are left.
            int left = variants.size() - i;
            WordsCheck check = new WordsCheck(variants.get(i), Math.max(1, (count - told + left - 1) / left), seed);
            told += check.run();
            wrong.addAll(check.falsehoods());
            System.err.printf("%d of %d variants, %d sentences, %d false (%s)%n", i + 1, variants.size(), told, wrong.size(),
                    variants.get(i).id());
        }
        wrong.forEach(each -> System.out.println("false: " + each));
        System.out.printf("%d sentences checked, %d false%n", told, wrong.size());
        System.exit(wrong.isEmpty() ? 0 : 1);
    }

    /** Plays until there are as many sentences as wanted, or enough positions were looked at; how many sentences there were. */
    int run() {
        while (told < wanted && listed < MOST_MOVES) {
            game();
        }
        return told;
    }

    /** What was said and is not so. */
    List<String> falsehoods() {
        return List.copyOf(falsehoods);
    }

    /** Plays a random game and checks what is said of one or two moves at each turn. */
    private void game() {
        Position fast = Position.start(variant);
        Position plain = general();
        for (int ply = 0; ply < LONGEST_GAME && told < wanted && listed < MOST_MOVES && fast.legalMoveCount() > 0
                && !fast.outcome().isOver(); ply++) {
            MoveList moves = new MoveList();
            fast.legalMoves(moves);
            listed += moves.size();
            int next = moves.get(random.nextInt(moves.size()));
            if (!Move.isRoll(next)) {
                check(fast, plain, moves.get(random.nextInt(moves.size())));
                next = random.nextInt(3) > 0 ? capture(fast, moves, next) : next;
                check(fast, plain, next);
            }
            fast.make(next);
            plain.make(next);
        }
    }

    /** Captures now and then, so that games get anywhere. */
    private static int capture(Position position, MoveList moves, int otherwise) {
        return moves.stream().filter(position::isCapture).findFirst().orElse(otherwise);
    }

    private void check(Position fast, Position plain, int move) {
        String fen = Fen.write(fast);
        List<Fact> facts = Facts.of(fast, move);
        for (Fact fact : facts) {
            told++;
            String place = "%s %s %s: %s".formatted(variant.id(), fen, San.write(fast, move), fact);
            if (!new BruteForce(plain.copy(), move).isTrue(fact)) {
                falsehoods.add(place);
            }
            for (Sentences language : LANGUAGES) {
                String text = language.sentence(fast, move, fact);
                if (text.isBlank() || text.contains("{") || text.contains("[")) {
                    falsehoods.add(place + " is said as " + text);
                }
            }
        }
        if (facts.size() > Facts.MOST || !Fen.write(fast).equals(fen)) {
            falsehoods.add("%s %s: %d facts, and then %s".formatted(variant.id(), fen, facts.size(), Fen.write(fast)));
        }
    }

    private Position general() {
        return Position.onGeneralBoard(variant, variant.start()) instanceof Verdict.Playable(Position position)
                ? position
                : Position.start(variant);
    }
}
