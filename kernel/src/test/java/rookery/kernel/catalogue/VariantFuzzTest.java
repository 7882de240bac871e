package rookery.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** Mutated variant files: never an exception, never a hang, and whatever is accepted can be written, read again and played. */
class VariantFuzzTest {

    private static final int INPUTS = 30_000;
    private static final List<String> WORDS = List.of("\"", "{", "}", "[", "]", ",", ":", "null", "true", "-1", "0", "1", "16",
            "99999999999", "\"Q\"",
            "\"K\"", "\"a1\"", "\"die\"", "\"off\"", "\"none\"", "\"checkmate\"", "\"capture-royal\"", "\"16x16\"", "\"4x4\"", "\"pR\"",
            "\"nN\"", "\\u0000",
            "\n", "é", "\"literal\"", "\"down\"", "1e9", "{\"goal\": \"extinction\", \"pieces\": [\"P\"]}", "\"royal\": true,",
            "\"pawn\": true,");

    @Test
    void nothingBreaksTheReader() {
        SplittableRandom random = new SplittableRandom(7);
        List<String> large = List.of(VariantWriter.compact(Presets.XXL));
        // Large boards take long to set up, so they come seldom.
        List<String> seeds = Stream
                .concat(Variants.all().stream().filter(variant -> variant.shape().squares() <= 64).map(VariantWriter::compact),
                        Stream.of("{\"id\": \"x\", \"extends\": \"fide\"}",
                                "{\"id\": \"x\", \"extends\": \"gardner\", \"goals\": [\"capture-royal\"]}"))
                .toList();
        int accepted = 0;
        for (int i = 0; i < INPUTS; i++) {
            List<String> some = i % 40 == 0 ? large : seeds;
            String text = mutated(some.get(random.nextInt(some.size())), random);
            switch (VariantReader.read(text)) {
                case VariantReader.Accepted(Variant variant) -> {
                    accepted++;
                    if (accepted % 8 == 0) {
                        checkSense(variant, text, random);
                    }
                }
                case VariantReader.Refused(List<VariantProblem> problems) -> assertThat(problems).as(text).isNotEmpty();
            }
        }
        // Mutations must reach the rules, not only the brackets.
        assertThat(accepted).isBetween(INPUTS / 50, INPUTS * 9 / 10);
    }

    private static String mutated(String seed, SplittableRandom random) {
        StringBuilder text = new StringBuilder(seed);
        for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
            int at = random.nextInt(text.length());
            switch (random.nextInt(6)) {
                case 0 -> text.setCharAt(at, (char) (32 + random.nextInt(95)));
                case 1 -> text.deleteCharAt(at);
                case 2 -> text.insert(at, WORDS.get(random.nextInt(WORDS.size())));
                case 3 -> text.setCharAt(at, text.charAt(random.nextInt(text.length())));
                case 4 -> replaceValue(text, random);
                default -> replaceDigit(text, at, random);
            }
            if (text.isEmpty()) {
                return "";
            }
        }
        return text.toString();
    }

    /** Puts another word behind some colon, so that many inputs are good JSON with odd values. */
    private static void replaceValue(StringBuilder text, SplittableRandom random) {
        int colon = text.indexOf(": ", random.nextInt(text.length()));
        int end = colon < 0 ? -1 : text.indexOf(",", colon);
        if (end > 0) {
            text.replace(colon + 2, end, WORDS.get(random.nextInt(WORDS.size())));
        }
    }

    private static void replaceDigit(StringBuilder text, int from, SplittableRandom random) {
        for (int at = from; at < text.length(); at++) {
            if (Character.isDigit(text.charAt(at))) {
                text.setCharAt(at, (char) ('0' + random.nextInt(10)));
                return;
            }
        }
    }

    private static void checkSense(Variant variant, String text, SplittableRandom random) {
        assertThat(VariantReader.read(VariantWriter.compact(variant))).as(text).isEqualTo(new VariantReader.Accepted(variant));
        assertThat(RulesInWords.english(variant)).as(text).isNotEmpty();
        Position position = Position.start(variant);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < 12; ply++) {
            position.legalMoves(moves);
            assertThat(position.legalMoveCount()).as(text).isEqualTo(moves.size());
            if (moves.isEmpty()) {
                break;
            }
            position.make(moves.get(random.nextInt(moves.size())));
            assertThat(position.recomputedKey()).as(text).isEqualTo(position.key());
        }
    }
}
