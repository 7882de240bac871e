package rookery.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.archive.Samples.done;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.game.Game;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.variant.Presets;
import rookery.play.rating.Glicko2;
import rookery.play.rating.Rating;

/** Ratings follow from the rated games, and from nothing else. */
class RankingTest {

    private static final Rating MEASURED = new Rating(1800, 60, Glicko2.STANDARD.newVolatility());
    private static final Player MASTER = new Player.Computer("master", "Master", Map.of());
    private static final Player NOVICE = new Player.Computer("novice", "Novice", Map.of());

    private Library library;
    private Player anna;
    private Player ben;
    private int games;

    @BeforeEach
    void open(@TempDir Path folder) {
        library = Samples.open(folder);
        anna = Player.Person.of(done(library.profiles().create(Profile.named("Anna"))));
        ben = Player.Person.of(done(library.profiles().create(Profile.named("Ben"))));
    }

    @AfterEach
    void close() {
        library.close();
    }

    private StoredGame play(Player white, Player black, Outcome outcome) {
        Game game = Samples.game(outcome, "e4", "e5");
        return done(library.games()
                .save(new GameEntry("", game, white, black, OptionalLong.empty(), Samples.NOON.plus(Duration.ofHours(++games)), true,
                        measured(white, black))));
    }

    private static Map<Side, Rating> measured(Player white, Player black) {
        return white.equals(MASTER) ? Map.of(Side.WHITE, MEASURED) : black.equals(MASTER) ? Map.of(Side.BLACK, MEASURED) : Map.of();
    }

    private Standing of(Player player) {
        return done(library.ranking().standings("standard")).stream().filter(each -> each.playerId().equals(player.id())).findFirst()
                .orElseThrow();
    }

    // C-41
    @Test
    void peopleAndBotsStandInOneList() {
        for (int i = 0; i < 12; i++) {
            play(anna, ben, Samples.win(Side.WHITE));
            play(anna, MASTER, i % 2 == 0 ? Samples.win(Side.BLACK) : Samples.draw());
            play(NOVICE, ben, Samples.win(Side.BLACK));
        }
        List<Standing> list = done(library.ranking().standings("standard"));
        assertThat(list).extracting(Standing::name).containsExactlyInAnyOrder("Master", "Anna", "Ben", "Novice");
        assertThat(list.getFirst().place()).isEqualTo(1);
        assertThat(list).filteredOn(Standing::bot).extracting(Standing::name).containsExactly("Master", "Novice");
        assertThat(of(anna).rating().value()).isGreaterThan(of(ben).rating().value());
        assertThat(of(anna)).satisfies(standing -> {
            assertThat(List.of(standing.wins(), standing.draws(), standing.losses())).containsExactly(12, 6, 6);
            assertThat(standing.games()).isEqualTo(24);
        });
        assertThat(done(library.ranking().families())).containsExactly("standard");
        assertThat(done(library.ranking().scores(anna.id()))).containsExactly(new Ranking.Score("standard", 12, 6, 6));
    }

    @Test
    void aMeasuredBotKeepsItsRatingAndCountsWithIt() {
        play(anna, MASTER, Samples.win(Side.WHITE));
        assertThat(of(MASTER).rating()).isEqualTo(MEASURED);
        assertThat(of(MASTER).measured()).isTrue();
        assertThat(of(anna).rating())
                .isEqualTo(Glicko2.STANDARD.afterGame(Glicko2.STANDARD.newcomer(), MEASURED, 1, Duration.ZERO));
        Rating before = of(anna).rating();
        play(MASTER, anna, Samples.draw());
        assertThat(of(anna).rating()).isEqualTo(Glicko2.STANDARD.afterGame(before, MEASURED, 0.5, Duration.ofHours(1)));
    }

    @Test
    void newcomersAreProvisionalAndStandBehind() {
        play(ben, NOVICE, Samples.win(Side.WHITE));
        assertThat(of(ben).isProvisional()).isTrue();
        for (int i = 0; i < 60; i++) {
            play(anna, MASTER, i % 4 == 0 ? Samples.draw() : Samples.win(Side.BLACK));
        }
        assertThat(of(anna).isProvisional()).isFalse();
        assertThat(of(anna).place()).isLessThan(of(ben).place());
    }

    @Test
    void computedAgainTheNumbersAreTheSame() {
        Random random = new Random(11);
        List<Player> players = List.of(anna, ben, MASTER, NOVICE);
        for (int i = 0; i < 120; i++) {
            int white = random.nextInt(4);
            int black = (white + 1 + random.nextInt(3)) % 4;
            int result = random.nextInt(3);
            play(players.get(white), players.get(black),
                    result == 0 ? Samples.draw() : Samples.win(result == 1 ? Side.WHITE : Side.BLACK));
        }
        List<List<RatingPoint>> before = histories();
        assertThat(before.getFirst()).hasSizeGreaterThan(30);
        assertThat(done(library.ranking().recompute())).isEqualTo(120);
        assertThat(histories()).isEqualTo(before);
    }

    private List<List<RatingPoint>> histories() {
        List<List<RatingPoint>> all = new ArrayList<>();
        for (Player player : List.of(anna, ben, MASTER, NOVICE)) {
            all.add(done(library.ranking().history(player.id(), "standard")));
        }
        return all;
    }

    @Test
    void aGameThatComesLateOrGoesChangesWhatFollowed() {
        play(anna, ben, Samples.win(Side.WHITE));
        List<List<RatingPoint>> one = histories();
        games += 5;
        StoredGame last = play(ben, anna, Samples.win(Side.WHITE));
        List<List<RatingPoint>> two = histories();
        games = 2;
        StoredGame late = play(anna, ben, Samples.draw());
        assertThat(done(library.ranking().history(anna.id(), "standard"))).extracting(RatingPoint::game).containsSubsequence(late.id(),
                last.id());
        done(library.games().delete(List.of(late.id())));
        assertThat(histories()).isEqualTo(two);
        done(library.games().delete(List.of(last.id())));
        assertThat(histories()).isEqualTo(one);
    }

    @Test
    void onlyWhatCountsCounts() {
        play(anna, anna, Samples.win(Side.WHITE));
        play(anna, Player.Person.guest("Guest"), Samples.win(Side.WHITE));
        play(anna, ben, new Outcome.Ongoing());
        done(library.games().save(new GameEntry(Samples.game(Samples.draw(), "d4"), anna, ben, OptionalLong.empty(), Samples.NOON, false)));
        assertThat(done(library.ranking().standings("standard"))).isEmpty();
        assertThat(done(library.ranking().recompute())).isZero();
    }

    @Test
    void familiesAreApartAndDeletedProfilesAreGone() {
        play(anna, ben, Samples.win(Side.WHITE));
        done(library.games().save(new GameEntry(Samples.random(Presets.XXL, 1, 10), ben, anna, OptionalLong.empty(), Samples.NOON, true)));
        assertThat(done(library.ranking().families())).containsExactly("standard", Presets.XXL.family());
        long profile = done(library.profiles().all()).getFirst().id();
        done(library.profiles().delete(profile));
        assertThat(done(library.ranking().standings("standard"))).extracting(Standing::name).containsExactly("Ben");
    }
}
