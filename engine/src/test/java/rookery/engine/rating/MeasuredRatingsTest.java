package rookery.engine.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rookery.engine.bot.EngineProvider;
import rookery.engine.bot.LadderProvider;
import rookery.engine.dice.DiceBotProvider;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Strength;

class MeasuredRatingsTest {

    // C-41
    @ParameterizedTest
    @CsvSource({"fide, 14", "casual, 14", "dice, 12", "xxl, 14"})
    void theLevelsOfALadderAreRatedAndRise(String id, int rated) {
        Variant variant = Variants.named(id).orElseThrow();
        BotProvider provider = variant.hasDie() ? new DiceBotProvider() : new LadderProvider();
        List<Integer> ratings = new ArrayList<>();
        for (String level : levels(provider)) {
            Optional<Strength> strength = provider.strength(variant, BotSettings.DEFAULT.with("Level", level));
            strength.ifPresent(each -> ratings.add(each.rating()));
            strength.ifPresent(each -> assertThat(each.error()).isBetween(1, 400));
        }
        assertThat(ratings).hasSizeGreaterThanOrEqualTo(rated).isSorted().doesNotHaveDuplicates();
    }

    private static List<String> levels(BotProvider provider) {
        return provider.options().stream().filter(option -> option.name().equals("Level")).map(BotOption.Combo.class::cast).findFirst()
                .orElseThrow().choices();
    }

    /** "Rookery 900" of My level is 900 strong in the ranking too. */
    @ParameterizedTest
    @CsvSource({"900, 900", "1692, 1692", "3300, 2257", "150, 259"})
    void theEngineAtARatingIsAsStrongAsItsNeighboursOnTheLadder(int asked, int told) {
        BotSettings settings = BotSettings.DEFAULT.with("UCI_LimitStrength", "true").with("UCI_Elo", String.valueOf(asked));
        Strength strength = new EngineProvider().strength(Presets.FIDE, settings).orElseThrow();
        assertThat(strength.rating()).isEqualTo(told);
        assertThat(strength.isElo()).isTrue();
        assertThat(new EngineProvider().strength(Presets.FIDE, BotSettings.DEFAULT)).isEmpty();
        assertThat(new EngineProvider().strength(Presets.XXL, settings)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"gardner", "los-alamos"})
    void whatNobodyMeasuredHasNoRating(String id) {
        Variant variant = Variants.named(id).orElseThrow();
        assertThat(new LadderProvider().strength(variant, BotSettings.DEFAULT)).isEmpty();
    }
}
