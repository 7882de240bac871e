package rookery.look.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

final class BoardThemeTest {
    @Test
    void isADeclarationOfCssForEveryColour() {
        assertThat(BoardTheme.FOREST.css()).startsWith("--board-light: #eeeed2; --board-dark: #739552; --mark-last-move: #f2d21e8c;");
        for (var theme : BoardTheme.ALL) {
            assertThat(theme.css()).matches("(--[a-z0-9-]+: #[0-9a-f]{6}([0-9a-f]{2})?; ?)+").contains("--arrow-4:");
            for (var mark : SquareMark.values())
                assertThat(theme.css()).contains("--mark-" + mark.name().toLowerCase(Locale.ROOT).replace('_', '-') + ":");
        }
    }

    @Test
    void aBoardIsAPngFile() {
        var board = BoardSurface.paint(BoardTheme.WALNUT, 8, 8, 64, (_, _) -> false);
        assertThat(board.png()).startsWith(0x89, 'P', 'N', 'G').hasSizeLessThan(2_000_000);
    }
}
