package rookery.kernel.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** What we write, we read back the same, for every variant. */
class PgnRoundTripTest {

    static List<Variant> variants() {
        List<Variant> all = new ArrayList<>(Variants.all());
        Random random = new Random(960);
        for (int i = 0; i < 5; i++) {
            all.add(Chess960.variant(random.nextInt(Chess960.ARRAYS)));
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource("variants")
    void givesTheSameGamesBack(Variant variant) {
        RandomGames games = new RandomGames(variant.id().hashCode());
        List<Game> written = new ArrayList<>();
        StringBuilder file = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            Game game = games.game(variant, 20 + 20 * i);
            written.add(game);
            file.append(PgnWriter.text(game));
        }
        assertSameGames(file.toString(), written, Variants::named);
    }

    @Test
    void passesAreMovesToo() {
        Variant passing = Presets.FIDE.with(draft -> {
            draft.id = "passing";
            draft.name = "Passing chess";
            draft.flagFall = FlagFall.PASS;
        });
        Variant dice = Presets.DICE.with(draft -> {
            draft.id = "passing-dice";
            draft.name = "Passing dice";
            draft.flagFall = FlagFall.PASS;
        });
        VariantSource source = id -> List.of(passing, dice).stream().filter(variant -> variant.id().equals(id)).findFirst();
        RandomGames games = new RandomGames(5);
        List<Game> written = List.of(games.game(passing, 60), games.game(dice, 60));
        assertSameGames(PgnWriter.text(written.get(0)) + PgnWriter.text(written.get(1)), written, source);
    }

    /** Chess and the shipped variants with a clock that makes turns pass are known by the hash of their rules. */
    @Test
    void passesInKnownVariants() {
        RandomGames games = new RandomGames(6);
        for (Variant variant : Variants.all()) {
            Game game = games.game(variant.with(draft -> draft.flagFall = FlagFall.PASS), 40);
            assertSameGames(PgnWriter.text(game), List.of(game), Variants::named);
        }
    }

    @Test
    void startsAnywhere() {
        RandomGames games = new RandomGames(77);
        for (Variant variant : Variants.all()) {
            Game game = games.game(variant, 12);
            GameCursor cursor = game.cursor();
            for (GameNode node : game.mainLine()) {
                cursor.goTo(node);
                if (cursor.position().isGoalReached()) {
                    break;
                }
                Game later = new Game(variant, cursor.position().setup());
                assertSameGames(PgnWriter.text(later), List.of(later), Variants::named);
            }
        }
    }

    private static void assertSameGames(String file, List<Game> written, VariantSource source) {
        assertThat(file.lines().filter(line -> !line.startsWith("["))).allMatch(line -> line.length() <= 80 || !line.contains(" "));
        List<PgnItem> items = PgnReader.read(file, source);
        assertThat(items).hasSize(written.size());
        for (int i = 0; i < items.size(); i++) {
            Game expected = written.get(i);
            if (!(items.get(i) instanceof PgnItem.Read(int number, int _, Game game, List<String> warnings))) {
                throw new AssertionError(items.get(i) + "\n" + PgnWriter.text(expected));
            }
            assertThat(number).isEqualTo(i + 1);
            assertThat(RandomGames.description(game)).isEqualTo(RandomGames.description(expected));
            assertThat(PgnWriter.text(game)).isEqualTo(PgnWriter.text(expected));
            assertThat(warnings).noneMatch(warning -> warning.contains("rules differ"));
        }
    }
}
