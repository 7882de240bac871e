package rookery.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.kernel.piece.Movement;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.variant.DrawRules;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.PassRule;
import rookery.kernel.variant.Pieces;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Stalemate;
import rookery.kernel.variant.Variant;

class VariantsTest {

    static Stream<Variant> all() {
        return Variants.all().stream();
    }

    @Test
    void listsThePresetsAndThenTheShippedFiles() {
        assertThat(Variants.all()).extracting(Variant::id).doesNotHaveDuplicates().startsWith("fide", "chess960", "classic", "casual",
                "course", "dice", "xxl", "capablanca", "gothic", "janus", "grand").contains("crazyhouse", "atomic", "antichess", "horde",
                        "three-check", "king-of-the-hill", "racing-kings", "losers", "extinction", "seirawan", "shako", "makruk",
                        "shatranj", "xiangqi", "minixiangqi", "shogi", "minishogi", "spartan", "torpedo", "chaturanga", "duck", "dice-xxl");
    }

    @Test
    void everyVariantHasItsDay() {
        var all = Variants.all();
        for (int day = 0; day < all.size(); day++) {
            assertThat(Variants.ofDay(day)).isEqualTo(all.get(day));
            assertThat(Variants.ofDay(day - all.size())).isEqualTo(all.get(day));
        }
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyVariantCanBePlayed(Variant variant) {
        assertThat(Position.start(variant).outcome()).isEqualTo(new Outcome.Ongoing());
        assertThat(variant.summary()).isNotBlank().endsWith(".");
    }

    @ParameterizedTest
    @MethodSource("all")
    void everyVariantComesBackFromItsFile(Variant variant) {
        assertThat(VariantReader.read(VariantWriter.write(variant))).isEqualTo(new VariantReader.Accepted(variant));
        assertThat(VariantReader.read(VariantWriter.compact(variant))).isEqualTo(new VariantReader.Accepted(variant));
    }

    @ParameterizedTest
    @CsvSource({"chess, fide", "Standard, fide", "normal, fide", "From Position, fide", "fischerandom, chess960", "Chess960, chess960",
        "3check, three-check", "Three-check, three-check", "kingofthehill, king-of-the-hill", "King of the Hill, king-of-the-hill",
        "koth, king-of-the-hill", "racingkings, racing-kings", "Racing Kings, racing-kings", "losalamos, los-alamos",
        "Capablanca chess, capablanca", "dice_xxl, dice-xxl", "XXL, xxl"})
    void findsVariantsByTheirOtherNames(String name, String id) {
        assertThat(Variants.named(name)).map(Variant::id).contains(id);
    }

    @Test
    void findsAGameThatNoListOffersAnyMore() {
        assertThat(Variants.named("misere")).map(Variant::id).contains("misere");
        assertThat(Variants.all()).extracting(Variant::id).doesNotContain("misere");
    }

    /** Where it begins, when it is drawn and what it is called are not the game; all that decides which moves are legal is. */
    @ParameterizedTest
    @MethodSource("all")
    void aGameStaysTheSameFromAnotherStartAndWithOtherDraws(Variant variant) {
        Variant like = variant.with(draft -> {
            draft.id = "mine";
            draft.start = draft.start.withCounters(7, 9);
            draft.draws = new DrawRules(7, 9, false, 0, 0, false);
            draft.flagFall = draft.flagFall == FlagFall.LOSS ? FlagFall.PASS : FlagFall.LOSS;
            draft.kinds = draft.kinds.stream().map(kind -> kind.withName("mine").withValue(kind.value() + 1)).toList();
        });
        assertThat(like.isSameGame(variant)).isTrue();
        assertThat(variant.isSameGame(like)).isTrue();
        List<Consumer<Variant.Draft>> changes = List.of(draft -> draft.stalemate = draft.stalemate == Stalemate.LOSS
                ? Stalemate.DRAW
                : Stalemate.LOSS,
                draft -> draft.kinds = Stream
                        .concat(draft.kinds.stream(), Stream.of(Pieces.AMAZON.kind().withLetter('J').withPromotedFrom('P'))).toList(),
                draft -> draft.kinds = draft.kinds.stream().map(kind -> kind.withMovement(Movement.of("C"))).toList(),
                draft -> draft.kinds = draft.kinds.stream().map(kind -> kind.withPawn(!kind.pawn())).toList(),
                draft -> draft.doubleStepRanks += 1,
                draft -> draft.wild = draft.wild.withPass(draft.wild.pass() == PassRule.NEVER ? PassRule.ALWAYS : PassRule.NEVER));
        for (Consumer<Variant.Draft> change : changes) {
            assertThat(variant.with(change).isSameGame(variant)).isFalse();
        }
    }

    /** In the hand of its captor a promoted piece is what it was before, or it is not. */
    @Test
    void piecesThatComeFromOthersAreOthers() {
        Variant crazyhouse = Variants.named("crazyhouse").orElseThrow();
        assertThat(crazyhouse.with(draft -> draft.kinds = draft.kinds.stream()
                .map(kind -> kind.isPromoted() && kind.letter() == 'Q' ? kind.withPromotedFrom('N') : kind).toList())
                .isSameGame(crazyhouse)).isFalse();
    }

    @Test
    void knowsNothingOfOtherNames() {
        assertThat(Variants.named("")).isEmpty();
        assertThat(Variants.named("bughouse")).isEmpty();
        assertThat(Variants.named("fide")).containsSame(Presets.FIDE);
    }
}
