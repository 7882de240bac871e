package rookery.learn.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.archive.GameEntry;
import rookery.archive.Library;
import rookery.archive.Player;
import rookery.archive.Profile;
import rookery.kernel.game.Game;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.play.bot.Bots;
import rookery.play.chance.SplitMix64;
import rookery.play.rating.Rating;

/** Whoever plays against an opponent of his own level wins about every second game. */
final class OwnLevelTest {

    /** People of any strength, who play as their rating says: after some games the score comes near one half. */
    @ParameterizedTest
    @ValueSource(ints = {450, 1000, 1700, 2600})
    void theScoreComesNearOneHalf(int truth) {
        List<OwnLevel.Bout> bouts = new ArrayList<>();
        double score = 0;
        int counted = 0;
        for (int game = 0; game < 360; game++) {
            OwnLevel.Opponent opponent = OwnLevel.choose(Presets.FIDE, bouts).orElseThrow();
            double chance = OwnLevel.expected(truth, opponent.rating());
            double won = (SplitMix64.at(truth, game) >>> 11) * 0x1p-53 < chance ? 1 : 0;
            bouts.add(new OwnLevel.Bout(opponent.rating(), won));
            if (game >= 60) {
                counted++;
                score += won;
            }
        }
        assertThat(score / counted).isBetween(0.45, 0.55);
    }

    @Test
    void theOpponentCanBeMadeAndSaysWhatIsExpected() {
        for (var variant : List.of(Presets.FIDE, Presets.DICE, Presets.XXL)) {
            OwnLevel.Opponent opponent = OwnLevel.choose(variant, List.of(new OwnLevel.Bout(1000, 1), new OwnLevel.Bout(1000, 0)))
                    .orElseThrow();
            assertThat(Bots.named(opponent.provider()).orElseThrow().plays(variant)).isTrue();
            assertThat(opponent.settings().problems(Bots.named(opponent.provider()).orElseThrow().options())).isEmpty();
            assertThat(opponent.expected()).isBetween(0.2, 0.8);
            assertThat(opponent.games()).isEqualTo(2);
        }
        assertThat(OwnLevel.choose(Presets.FIDE, List.of()).orElseThrow().isEven()).isTrue();
    }

    @Test
    void recentResultsCountMore() {
        List<OwnLevel.Bout> bouts = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            bouts.add(new OwnLevel.Bout(1000, 0));
        }
        double before = OwnLevel.strength(bouts);
        for (int i = 0; i < OwnLevel.RECENT; i++) {
            bouts.add(new OwnLevel.Bout(1400, 1));
        }
        assertThat(OwnLevel.strength(bouts)).isGreaterThan(before + 500);
    }

    /** In chess the engine itself is asked for a rating; nobody measured that player, and its results count all the same. */
    @Test
    void gamesAgainstARatingAskedForCount(@TempDir Path folder) {
        try (Library library = ((Library.Opened) Library.open(folder)).library()) {
            Profile anna = library.profiles().create(Profile.named("Anna")).result().orElseThrow();
            OwnLevel.Opponent opponent = OwnLevel.choose(Presets.FIDE, List.of(new OwnLevel.Bout(1000, 1))).orElseThrow();
            assertThat(opponent.provider()).isEqualTo("rookery");
            Player bot = new Player.Computer(opponent.provider(), opponent.name(), opponent.settings().values());
            Game game = new Game(Presets.FIDE);
            game.cursor().act(San.parse(game.startPosition(), "e4"));
            game.end(new Outcome.Win(Side.WHITE, Reason.RESIGNATION));
            library.games().save(new GameEntry("game", game, Player.Person.of(anna), bot, OptionalLong.of(anna.id()),
                    Instant.parse("2026-11-16T12:00:00Z"), true, Map.of()));
            assertThat(PastBouts.of(library, anna, Presets.FIDE).result().orElseThrow())
                    .containsExactly(new OwnLevel.Bout(opponent.rating(), 1));
        }
    }

    @Test
    void resultsComeFromTheLibrary(@TempDir Path folder) {
        Library.Opening opening = Library.open(folder);
        assertThat(opening).isInstanceOf(Library.Opened.class);
        try (Library library = ((Library.Opened) opening).library()) {
            Profile anna = library.profiles().create(Profile.named("Anna")).result().orElseThrow();
            Player bot = new Player.Computer("rookery-birds", "Wren", Map.of("Level", "Wren"));
            for (int i = 0; i < 3; i++) {
                Game game = new Game(Presets.FIDE);
                game.cursor().act(San.parse(game.startPosition(), List.of("e4", "d4", "c4").get(i)));
                boolean white = i % 2 == 0;
                game.end(new Outcome.Win(Side.WHITE, Reason.RESIGNATION));
                library.games()
                        .save(new GameEntry("game" + i, game, white ? Player.Person.of(anna) : bot, white ? bot : Player.Person.of(anna),
                                OptionalLong.of(anna.id()), Instant.parse("2026-11-16T12:00:00Z").plusSeconds(i), true,
                                Map.of(white ? Side.BLACK : Side.WHITE, new Rating(500, 60, 0.06))));
            }
            assertThat(PastBouts.of(library, anna, Presets.FIDE).result().orElseThrow()).containsExactly(new OwnLevel.Bout(500, 1),
                    new OwnLevel.Bout(500, 0), new OwnLevel.Bout(500, 1));
        }
    }
}
