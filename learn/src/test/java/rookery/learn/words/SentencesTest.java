package rookery.learn.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** Every sentence is true, and said in three languages. */
final class SentencesTest {

    /** How many sentences each variant's random games must give; bench/words-check asks for many more. */
    private static final int SENTENCES = 60;

    @TestFactory
    Stream<DynamicTest> everySentenceIsTrue() {
        List<Variant> variants = Variants.all();
        return variants.stream().map(variant -> DynamicTest.dynamicTest(variant.id(), () -> {
            // The first ones differ most; of the others fewer sentences will do.
            WordsCheck check = new WordsCheck(variant, variants.indexOf(variant) < 24 ? SENTENCES : SENTENCES / 6, 1);
            assertThat(check.run()).isPositive();
            assertThat(check.falsehoods()).isEmpty();
        }));
    }

    private static List<String> said(String fen, String san) {
        return said(fen, san, Locale.ENGLISH);
    }

    private static List<String> said(String fen, String san, Locale locale) {
        Position position = Fen.position(Presets.FIDE, fen);
        int move = San.parse(position, san);
        assertThat(move).isNotEqualTo(Move.NONE);
        return Sentences.in(locale).of(position, move);
    }

    @Test
    void aForkNamesItsTargets() {
        assertThat(said("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "Nc7+"))
                .contains("The knight on c7 attacks the king on e8 and the rook on a8.");
        assertThat(said("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "Nc7+", Locale.KOREAN)).contains("c7의 나이트가 e8의 킹, a8의 룩을 공격합니다.");
        assertThat(said("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "Nc7+", Locale.CHINESE)).contains("c7的马攻击e8的王和a8的车。");
    }

    @Test
    void whatIsLeftUndefendedIsSaidWithTheMoveThatTakesIt() {
        assertThat(said("4k3/8/8/8/2q5/8/8/2B1K3 w - - 0 1", "Kf2")).contains("It leaves the bishop on c1 without defence: …Qxc1.");
    }

    @Test
    void theOnlyMoveNamesWhatItStops() {
        assertThat(said("r6k/8/8/2b5/8/7p/6PP/7K w - - 0 1", "gxh3")).contains("It is the only move that stops …Ra1#.");
        assertThat(said("r6k/8/8/2b5/8/7p/6PP/7K w - - 0 1", "g4")).containsExactly("It allows …Ra1#, which ends the game.");
    }

    @Test
    void mateIsSaidAlone() {
        assertThat(said("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "Ra8#")).containsExactly("It is checkmate.");
    }

    @Test
    void aWinOfAnotherKindIsNoMate() {
        // The last pawn is taken: a bare king loses, whatever it does, but is not mated.
        Position position = Fen.position(Variants.named("shatranj").orElseThrow(), "4q3/1r3P2/2p5/n3k3/1p6/5K2/8/8 b - - 0 70");
        assertThat(Facts.of(position, San.parse(position, "Rxf7+"))).isNotEmpty().doesNotContain(new Fact.ForcesWin());
        Position rooks = Fen.position(Presets.FIDE, "5k2/R7/8/8/8/8/8/1R4K1 w - - 0 1");
        assertThat(Facts.of(rooks, San.parse(rooks, "Rb8#"))).doesNotContain(new Fact.ForcesWin());
    }

    @Test
    void allowingMateIsSaidFirst() {
        assertThat(said("rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2", "g4").getFirst())
                .isEqualTo("It allows …Qh4#, which ends the game.");
    }

    @Test
    void withADieChancesAreCounted() {
        Position position = Fen.position(Presets.DICE, "4k3/8/8/8/8/8/8/4K2R w - - 0 1 R");
        assertThat(Sentences.in(Locale.ENGLISH).of(position, San.parse(position, "Rh8"))).anyMatch(text -> text.contains("of 2 rolls"));
    }
}
