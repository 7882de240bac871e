package rookery.desktop.screen.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.TreeSet;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.image.Image;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;
import rookery.desktop.theme.Paints;
import rookery.kernel.catalogue.RulesInWords;
import rookery.kernel.catalogue.Variants;

final class RulesWindowTest extends WindowTest {
    private String words() throws Exception {
        return FxThread.call(() -> {
            var text = new StringBuilder();
            window.program().shell().lookupAll(".label").forEach(node -> text.append(((Label) node).getText()).append('\n'));
            return text.toString();
        });
    }

    @Test
    void everyVariantHasItsPageWithEveryPiece() throws Exception {
        window.go(new Place.Rules(""));
        for (var variant : Variants.all()) {
            window.fire("rules-" + variant.id());
            int pieces = RulesInWords.pieces(variant).size();
            window.await(() -> FxThread.call(() -> window.program().shell().lookupAll(".piece-rules").size()) == pieces);
        }
    }

    @Test
    void theChosenGameIsInSightInTheList() throws Exception {
        for (var variant : List.of("losers", "fide", Variants.all().getLast().id())) {
            window.go(new Place.Rules(variant));
            assertThat(isInSight("rules-" + variant)).as(variant).isTrue();
        }
    }

    @Test
    void theListStaysWhereItIsWhenAGameIsChosenInIt() throws Exception {
        window.go(new Place.Rules("losers"));
        var neighbour = neighbour("rules-losers");
        var before = window.area("#" + neighbour);
        window.press(neighbour);
        window.await(() -> window.shows("#" + neighbour + ".chosen"));
        assertThat(window.area("#" + neighbour).getMinY()).isCloseTo(before.getMinY(), within(1.0));
    }

    @Test
    void theSearchStaysWhenAGameIsChosenAndItsEndShowsTheGameAmongAll() throws Exception {
        window.go(new Place.Rules("fide"));
        search("losers");
        assertThat(window.shows("#rules-fide")).isFalse();
        window.press("rules-losers");
        window.await(() -> window.shows("#rules-losers.chosen"));
        assertThat(window.shows("#rules-fide")).isFalse();
        search("");
        assertThat(window.shows("#rules-fide")).isTrue();
        assertThat(isInSight("rules-losers")).isTrue();
    }

    private void search(String words) throws Exception {
        var field = (TextField) window.node("#search-variants");
        TestWindow.run(() -> field.setText(words));
        window.settle();
    }

    private boolean isInSight(String entry) throws Exception {
        var area = window.area("#" + entry);
        var list = window.area(".list-side .scroll-pane");
        return area.getMinY() >= list.getMinY() && area.getMaxY() <= list.getMaxY();
    }

    /** The id of the entry above that one. */
    private String neighbour(String entry) throws Exception {
        var node = window.node("#" + entry);
        return FxThread.call(() -> {
            var all = node.getParent().getChildrenUnmodifiable();
            return all.get(all.indexOf(node) - 1).getId();
        });
    }

    @Test
    void tellsTheRulesInTheLanguageOfTheWindow() throws Exception {
        window.go(new Place.Rules("dice"));
        window.await(() -> words().contains("Before each move a die of 6 faces is rolled"));
        TestWindow.run(() -> window.program().shell().change(settings -> settings.withLanguage("ko")));
        window.await(() -> words().contains("주사위"));
        assertThat(words()).doesNotContain("Before each move");
    }

    @Test
    void theRulesOfDiceNameTheirSource() throws Exception {
        // D-13
        window.go(new Place.Rules("dice"));
        for (var language : new String[]{"en", "zh", "ko"}) {
            TestWindow.run(() -> window.program().shell().change(settings -> settings.withLanguage(language)));
            window.await(() -> window.shows("#rules-source") && window.text("#rules-source").contains("BrainKing"));
            assertThat(window.text("#rules-source")).contains("tp=95");
        }
        window.fire("rules-fide");
        window.await(() -> !window.shows("#rules-source"));
    }

    /** X-33: every square a piece can go to from the middle of an empty board is marked on its card, and no other. */
    @Test
    void everyPieceOfTheLargeBoardHasAnExampleOfItsMoves() throws Exception {
        window.go(new Place.Rules("xxl"));
        var variant = TestWindow.variant("xxl");
        window.await(() -> FxThread.call(() -> window.program().shell().lookupAll(".piece-rules").size()) == variant.kinds().size());
        for (var kind : variant.kinds()) {
            var name = window.program().shell().texts().piece(kind.name());
            var card = FxThread.call(() -> window.program().shell().lookupAll(".piece-rules").stream()
                    .filter(each -> each.getAccessibleText().startsWith(name + "  " + kind.letter())).findFirst().orElseThrow());
            var canvas = (Canvas) FxThread.call(() -> card.lookup("Canvas"));
            var image = FxThread.call(() -> canvas.snapshot(null, null));
            var theme = window.program().shell().look().theme();
            int reach = kind.movement().strides().stream()
                    .mapToInt(stride -> Math.max(Math.abs(stride.dx()), Math.abs(stride.dy()))).max().orElseThrow() > 3 ? 4 : 3;
            double square = image.getWidth() / (2 * reach + 1);
            var expected = new TreeSet<String>();
            for (var stride : kind.movement().strides()) {
                for (int i = 1; i <= stride.range() && Math.abs(stride.dx() * i) <= reach && Math.abs(stride.dy() * i) <= reach; i++) {
                    expected.add(stride.dx() * i + "," + stride.dy() * i);
                }
            }
            var marked = new TreeSet<String>();
            for (int x = -reach; x <= reach; x++) {
                for (int y = -reach; y <= reach; y++) {
                    if (x == 0 && y == 0) continue;
                    var plain = Paints.color((reach + x + reach - y) % 2 == 0 ? theme.light() : theme.dark());
                    if (isMarked(image, (reach + x) * square, (reach - y) * square, square, plain)) marked.add(x + "," + y);
                }
            }
            assertThat(marked).as(kind.name()).isNotEmpty().isEqualTo(expected);
        }
    }

    private static boolean isMarked(Image image, double left, double top, double square, Color plain) {
        for (double x = left + 1.5; x < left + square - 1; x++) {
            for (double y = top + 1.5; y < top + square - 1; y++) {
                var seen = image.getPixelReader().getColor((int) x, (int) y);
                double difference = Math.abs(seen.getRed() - plain.getRed()) + Math.abs(seen.getGreen() - plain.getGreen())
                        + Math.abs(seen.getBlue() - plain.getBlue());
                if (difference > 0.1) return true;
            }
        }
        return false;
    }

    @Test
    void leadsToAGameOfThatVariant() throws Exception {
        window.go(new Place.Rules("xxl"));
        window.fire("rules-play");
        window.await(() -> window.program().shell().place() instanceof Place.NewGame);
        window.fire("start");
        window.await(() -> window.shows("#board"));
        assertThat(window.board().model().shape().files()).isEqualTo(14);
    }
}
