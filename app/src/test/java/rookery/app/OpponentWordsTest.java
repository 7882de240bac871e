package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.look.text.Language;
import rookery.look.text.Texts;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotProvider;
import rookery.play.bot.Bots;

/** Whom one can play has a name, words, and at each named level a character, in every language. */
class OpponentWordsTest {

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyOpponentIsDescribed(Language language) {
        Texts texts = Texts.of(language);
        for (BotProvider provider : Bots.all()) {
            assertThat(texts.keys()).contains("bot." + provider.id() + ".name", "bot." + provider.id() + ".words");
            for (BotOption option : provider.options()) {
                if (option instanceof BotOption.Combo(String name, _, var levels, _) && name.equals("Level")) {
                    assertThat(levels).hasSizeGreaterThanOrEqualTo(12).allSatisfy(
                            level -> assertThat(texts.keys())
                                    .contains("bot." + provider.id() + "." + level.toLowerCase(Locale.ROOT) + ".words"));
                }
            }
        }
    }
}
