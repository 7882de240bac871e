package rookery.play.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BotSettingsTest {

    private static final BotOption.Spin HASH = new BotOption.Spin("Hash", 16, 1, 1024, "");
    private static final BotOption.Check PONDER = new BotOption.Check("Ponder", false, "");
    private static final BotOption.Combo STYLE = new BotOption.Combo("Style", "Solid", List.of("Solid", "Wild"), "");
    private static final BotOption.Text BOOK = new BotOption.Text("Book File", "", "");
    private static final BotOption.Button CLEAR = new BotOption.Button("Clear Hash", "");
    private static final List<BotOption> OPTIONS = List.of(HASH, PONDER, STYLE, BOOK, CLEAR);

    @Test
    void whatIsNotChosenHasItsDefault() {
        BotSettings settings = BotSettings.DEFAULT;
        assertThat(settings.value(HASH)).isEqualTo(16);
        assertThat(settings.value(PONDER)).isFalse();
        assertThat(settings.value(STYLE)).isEqualTo("Solid");
        assertThat(settings.value(BOOK)).isEmpty();
        assertThat(settings.problems(OPTIONS)).isEmpty();
    }

    @Test
    void namesDoNotDependOnCaseAndTheLastChoiceCounts() {
        BotSettings settings = new BotSettings(Map.of("hash", "64"), 1).with("HASH", "128").with("style", "wild").with("ponder", "TRUE");
        assertThat(settings.value(HASH)).isEqualTo(128);
        assertThat(settings.value(STYLE)).isEqualTo("Wild");
        assertThat(settings.value(PONDER)).isTrue();
        assertThat(settings.values()).hasSize(3);
        assertThat(settings.problems(OPTIONS)).isEmpty();
    }

    @Test
    void problemsAreToldAndDoNoHarm() {
        BotSettings settings = BotSettings.DEFAULT.with("Hash", "much").with("Ponder", "maybe").with("Style", "odd").with("Colour", "red")
                .with("Clear Hash", "1");
        assertThat(settings.problems(OPTIONS)).hasSize(5).anyMatch(problem -> problem.contains("Hash is a whole number"))
                .anyMatch(problem -> problem.contains("no option “Colour”"));
        assertThat(settings.value(HASH)).isEqualTo(16);
        assertThat(BotSettings.DEFAULT.with("Hash", "4096").problems(OPTIONS)).singleElement().asString().contains("from 1 to 1024");
    }

    @Test
    void limitsRefuseNonsense() {
        assertThat(Limits.UNLIMITED.isUnlimited()).isTrue();
        assertThat(Limits.ofNodes(5).isUnlimited()).isFalse();
        assertThatThrownBy(() -> Limits.ofDepth(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Limits.ofMoveTime(Duration.ofSeconds(-1))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Score.WinProbability(Double.NaN)).isInstanceOf(IllegalArgumentException.class);
        assertThat(new Score.Mate(3).opposite()).isEqualTo(new Score.Mate(-3));
    }
}
