package rookery.desktop.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rookery.desktop.FxThread;
import rookery.look.text.Language;

final class DrawableScriptsTest {
    @Test
    void tellsLettersFromEmptyBoxes() throws Exception {
        assertThat(FxThread.call(() -> DrawableScripts.canDraw("English"))).isTrue();
        // No font has letters for what will never be assigned.
        assertThat(FxThread.call(() -> DrawableScripts.canDraw("\uFDD0\uFDD1"))).isFalse();
    }

    @Test
    void aLanguageIsNamedInItselfWhereThatCanBeRead() {
        // W-25
        assertThat(DrawableScripts.name(Language.KOREAN, _ -> true)).isEqualTo("한국어");
        assertThat(DrawableScripts.name(Language.KOREAN, _ -> false)).isEqualTo("Korean");
        assertThat(DrawableScripts.name(Language.CHINESE, _ -> false)).isEqualTo("Chinese");
    }

    @ParameterizedTest
    @EnumSource
    void everyNameCanBeReadHere(Language language) throws Exception {
        // W-25
        assertThat(FxThread.call(() -> DrawableScripts.canDraw(DrawableScripts.name(language)))).isTrue();
    }
}
