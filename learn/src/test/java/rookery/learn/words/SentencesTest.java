package rookery.learn.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
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

    private static final Map<Locale, Map<String, String>> NAMES = Map.of(Locale.ENGLISH, Map.of(),
            Locale.KOREAN, Map.of("knight", "나이트", "king", "킹", "rook", "룩"), Locale.CHINESE,
            Map.of("knight", "马", "king", "王", "rook", "车"));

    private static List<String> said(String fen, String san) {
        return said(fen, san, Locale.ENGLISH);
    }

    private static List<String> said(String fen, String san, Locale locale) {
        Position position = Fen.position(Presets.FIDE, fen);
        int move = San.parse(position, san);
        assertThat(move).isNotEqualTo(Move.NONE);
        return Sentences.in(locale, name -> NAMES.get(locale).getOrDefault(name, name)).of(position, move);
    }

    @Test
    void aForkNamesItsTargets() {
        assertThat(said("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "Nc7+"))
                .contains("The knight on c7 attacks the king on e8 and the rook on a8.");
        assertThat(said("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "Nc7+", Locale.KOREAN)).contains("c7의 나이트가 e8의 킹, a8의 룩을 공격합니다.");
        assertThat(said("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "Nc7+", Locale.CHINESE)).contains("c7的马攻击e8的王和a8的车。");
    }

    @Test
    void koreanParticlesFollowTheSound() {
        assertThat(said("8/6bk/7p/8/8/8/8/R5K1 w - - 0 1", "Ra8", Locale.KOREAN)).contains("룩을 a8로 안전하게 옮깁니다.");
        assertThat(said("8/6bk/7p/8/8/8/8/R5K1 w - - 0 1", "Ra6", Locale.KOREAN)).contains("룩을 a6으로 안전하게 옮깁니다.");
        assertThat(said("8/6bk/7p/8/8/8/8/R5K1 w - - 0 1", "Ra5", Locale.KOREAN)).contains("룩을 a5로 안전하게 옮깁니다.");
    }

    @Test
    void whatIsLeftUndefendedIsSaidWithTheMoveThatTakesIt() {
        assertThat(said("4k3/8/8/8/2q5/8/8/2B1K3 w - - 0 1", "Kf2")).contains("It leaves the bishop on c1 without defence: …Qxc1.");
    }

    @Test
    void anExchangeLeavesNothingUndefended() {
        // The bishop may be taken back on f3 and on d8; neither is a blunder.
        assertThat(said("rn1qkbnr/ppp2ppp/3p4/4P3/4P1b1/5N2/PPP2PPP/RNBQKB1R b KQkq - 0 4", "Bxf3")).isEmpty();
        assertThat(said("r1bqkb1r/pppn1ppp/8/3n2B1/3P4/8/PP2PPPP/R2QKBNR w KQkq - 0 7", "Bxd8"))
                .containsExactly("It takes the queen on d8.");
    }

    @Test
    void whatOnlyBaitsIsNotCalledUndefended() {
        // …Rxa3 would leave the back rank: Rb8#.
        assertThat(said("r5k1/5ppp/8/8/8/B7/5PPP/1R4K1 w - - 0 1", "h3")).isEmpty();
    }

    @Test
    void aSacrificeThatForcesMateIsSaidToForceIt() {
        assertThat(said("4kb1r/p2n1ppp/4q3/4p1B1/4P3/1Q6/PPP2PPP/2KR4 w k - 0 16", "Qb8+"))
                .containsExactly("It forces mate next move, whatever the answer.");
        assertThat(said("1Q2kb1r/p2n1ppp/4q3/4p1B1/4P3/8/PPP2PPP/2KR4 b k - 1 16", "Nxb8")).containsExactly("No other move is possible.",
                "It allows Rd8#, which ends the game.", "It takes the queen on b8, and nothing can take back.");
    }

    @Test
    void onlyWhatIsNewIsSaidToBeAttackedOrPinned() {
        assertThat(said("4q1k1/8/8/8/8/8/3P4/4R1K1 w - - 0 1", "Re3")).isEmpty();
        assertThat(said("4k3/8/2n5/1B6/8/8/8/4K3 w - - 0 1", "Ba4")).isEmpty();
        assertThat(said("4k3/8/2n5/8/2B5/8/8/4K3 w - - 0 1", "Bb5")).contains("It pins the knight on c6 to the king.");
    }

    @Test
    void aPieceThatIsAboutToBeTakenAttacksNothing() {
        assertThat(said("6k1/8/3p4/8/1q6/3N4/8/6K1 w - - 0 1", "Nc5")).noneMatch(text -> text.contains("attacks"));
    }

    @Test
    void whereLosingPiecesWinsNothingIsSaidOfPiecesWithoutDefence() {
        Position position = Fen.position(Variants.named("antichess").orElseThrow(), "8/8/8/2q5/8/8/3R4/8 w - - 0 1");
        assertThat(Facts.of(position, San.parse(position, "Rc2")))
                .noneMatch(fact -> fact instanceof Fact.Hangs || fact instanceof Fact.Attacks);
    }

    @Test
    void whatPromotesIsCalledByItsName() {
        Position shogi = Fen.position(Variants.named("shogi").orElseThrow(), "4k4/9/9/2L6/9/9/9/9/4K4[] w - - 0 1");
        assertThat(ofThePromotion(shogi)).contains("The lance becomes a promoted lance.");
        Position amazon = Fen.position(Variants.named("amazon").orElseThrow(), "7k/P7/8/8/8/8/8/K7 w - - 0 1");
        assertThat(ofThePromotion(amazon)).contains("The pawn becomes an amazon.");
    }

    private static List<String> ofThePromotion(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        int promotion = moves.stream().filter(Move::isPromotion).findFirst().orElseThrow();
        return Sentences.in(Locale.ENGLISH, UnaryOperator.identity()).of(position, promotion);
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
        assertThat(Sentences.in(Locale.ENGLISH, UnaryOperator.identity()).of(position, San.parse(position, "Rh8")))
                .anyMatch(text -> text.contains("of 2 rolls"));
    }
}
