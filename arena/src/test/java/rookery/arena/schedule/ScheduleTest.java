package rookery.arena.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import rookery.arena.schedule.Format.Gauntlet;
import rookery.arena.schedule.Format.Ladder;
import rookery.arena.schedule.Format.Knockout;
import rookery.arena.schedule.Format.RoundRobin;
import rookery.arena.schedule.Format.Swiss;

class ScheduleTest {

    private static final OpeningOrder BOOK = new OpeningOrder(37, true);

    private static Tournament tournament(int players, Format format, int gamesEach) {
        return new Tournament(players, format, gamesEach, BOOK, 12345);
    }

    /** A result that depends on the game alone: the player with the smaller number tends to win. */
    private static double result(ScheduledGame game) {
        SplittableRandom random = new SplittableRandom(game.seed());
        double white = 0.5 + Math.clamp((game.black() - game.white()) / 20.0, -0.3, 0.3);
        double dice = random.nextDouble();
        return dice < white - 0.15 ? 1 : dice < white + 0.15 ? 0.5 : 0;
    }

    /** Plays some of the games that are open, in any order, until none is left. */
    private static Map<Integer, Double> playedOut(Tournament tournament, long order) {
        Map<Integer, Double> results = new HashMap<>();
        Random random = new Random(order);
        List<ScheduledGame> open = new ArrayList<>(tournament.schedule(results).open(results));
        while (!open.isEmpty()) {
            Collections.shuffle(open, random);
            open.stream().limit(1 + random.nextInt(open.size())).forEach(game -> results.put(game.number(), result(game)));
            open = new ArrayList<>(tournament.schedule(results).open(results));
        }
        return results;
    }

    private static Schedule complete(Tournament tournament) {
        Schedule schedule = tournament.schedule(playedOut(tournament, 1));
        assertThat(schedule.isComplete()).isTrue();
        return schedule;
    }

    /** How many pairings each two players had. */
    private static int[][] meetings(Schedule schedule, int players) {
        int[][] meetings = new int[players][players];
        Set<Integer> counted = new HashSet<>();
        for (ScheduledGame game : schedule.games()) {
            if (counted.add(game.pairing())) {
                meetings[game.white()][game.black()]++;
                meetings[game.black()][game.white()]++;
            }
        }
        return meetings;
    }

    private static int colourBalance(Schedule schedule, int player) {
        return schedule.games().stream().mapToInt(game -> game.white() == player ? 1 : game.black() == player ? -1 : 0).sum();
    }

    static Stream<Tournament> tournaments() {
        return IntStream.of(2, 3, 4, 5, 8, 13).boxed()
                .flatMap(players -> IntStream.of(1, 2, 3).boxed().flatMap(gamesEach -> Stream.of(
                        tournament(players, new RoundRobin(1 + players % 3), gamesEach), tournament(players, new Gauntlet(1, 2), gamesEach),
                        tournament(players, new Ladder(2), gamesEach),
                        tournament(players, new Gauntlet(players - 1, 1), gamesEach), tournament(players, new Swiss(5), gamesEach),
                        tournament(players, new Knockout(2, true), gamesEach), tournament(players, new Knockout(0, false), gamesEach))));
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void theScheduleDependsOnResultsAloneNotOnTheirOrder(Tournament tournament) {
        Map<Integer, Double> results = playedOut(tournament, 1);
        assertThat(playedOut(tournament, 2)).isEqualTo(results);
        Schedule schedule = tournament.schedule(results);
        assertThat(schedule.isComplete()).isTrue();
        assertThat(tournament.schedule(results)).isEqualTo(schedule);
        // however much of it is known, a game keeps its players, opening and seed
        Map<Integer, ScheduledGame> known = new HashMap<>();
        schedule.games().forEach(game -> known.put(game.number(), game));
        Map<Integer, Double> partial = new HashMap<>();
        for (ScheduledGame game : schedule.games()) {
            assertThat(tournament.schedule(partial).games()).allMatch(each -> each.equals(known.get(each.number())));
            partial.put(game.number(), results.get(game.number()));
        }
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void eachTwoGamesShareAnOpeningWithColoursSwapped(Tournament tournament) {
        Schedule schedule = complete(tournament);
        Map<Integer, List<ScheduledGame>> pairs = new HashMap<>();
        Set<Integer> numbers = new HashSet<>();
        Set<Long> seeds = new HashSet<>();
        for (ScheduledGame game : schedule.games()) {
            assertThat(numbers.add(game.number())).isTrue();
            assertThat(seeds.add(game.seed())).isTrue();
            assertThat(game.white()).isNotEqualTo(game.black()).isBetween(0, tournament.players() - 1);
            assertThat(game.opening()).isBetween(0, 36);
            pairs.computeIfAbsent(game.pair(), _ -> new ArrayList<>()).add(game);
        }
        for (List<ScheduledGame> pair : pairs.values()) {
            assertThat(pair).hasSizeBetween(1, 2);
            if (pair.size() == 2) {
                assertThat(pair.get(0).opening()).isEqualTo(pair.get(1).opening());
                assertThat(pair.get(0).white()).isEqualTo(pair.get(1).black());
                assertThat(pair.get(0).black()).isEqualTo(pair.get(1).white());
            }
        }
        if (!(tournament.format() instanceof Knockout)) {
            assertThat(schedule.games()).hasSize(tournament.plannedGames());
            assertThat(schedule.games()).extracting(ScheduledGame::number)
                    .containsExactlyElementsOf(IntStream.range(0, tournament.plannedGames())
                            .boxed().toList());
        }
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void nobodyPlaysTwoEncountersInARound(Tournament tournament) {
        Schedule schedule = complete(tournament);
        Map<Integer, Map<Integer, Integer>> opponents = new HashMap<>();
        for (ScheduledGame game : schedule.games()) {
            Map<Integer, Integer> round = opponents.computeIfAbsent(game.round(), _ -> new HashMap<>());
            assertThat(round.merge(game.white(), game.black(), Integer::max)).isEqualTo(game.black());
            assertThat(round.merge(game.black(), game.white(), Integer::max)).isEqualTo(game.white());
        }
        for (Bye bye : schedule.byes()) {
            assertThat(opponents.getOrDefault(bye.round(), Map.of())).doesNotContainKey(bye.player());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16, 31, 40})
    void inARoundRobinEveryoneMeetsEveryone(int players) {
        for (int cycles = 1; cycles <= 3; cycles++) {
            Schedule schedule = tournament(players, new RoundRobin(cycles), 1).schedule(Map.of());
            int[][] meetings = meetings(schedule, players);
            for (int one = 0; one < players; one++) {
                for (int other = 0; other < one; other++) {
                    assertThat(meetings[one][other]).isEqualTo(cycles);
                }
                assertThat(Math.abs(colourBalance(schedule, one))).isLessThanOrEqualTo(1);
                if (cycles == 2) {
                    assertThat(colourBalance(schedule, one)).isZero();
                }
            }
            assertThat(schedule.byes()).hasSize(players % 2 == 0 ? 0 : players * cycles);
        }
    }

    @Test
    void coloursAlternateInARoundRobin() {
        Schedule schedule = tournament(10, new RoundRobin(1), 1).schedule(Map.of());
        for (int player = 0; player < 10; player++) {
            int longest = 0;
            int run = 0;
            int last = -1;
            for (ScheduledGame game : schedule.games()) {
                if (game.white() == player || game.black() == player) {
                    int colour = game.white() == player ? 1 : 0;
                    run = colour == last ? run + 1 : 1;
                    last = colour;
                    longest = Math.max(longest, run);
                }
            }
            assertThat(longest).isLessThanOrEqualTo(2);
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "2, 5", "5, 2", "14, 2", "9, 3", "6, 20"})
    void onALadderOnlyNeighboursMeet(int players, int reach) {
        Tournament tournament = tournament(players, new Ladder(reach), 2);
        Schedule schedule = tournament.schedule(Map.of());
        assertThat(schedule.games()).hasSize(tournament.plannedGames());
        int[][] meetings = meetings(schedule, players);
        for (int one = 0; one < players; one++) {
            for (int other = 0; other < one; other++) {
                assertThat(meetings[one][other]).isEqualTo(one - other <= reach ? 1 : 0);
            }
            assertThat(colourBalance(schedule, one)).isZero();
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "5, 1", "9, 2", "9, 7", "6, 3"})
    void inAGauntletChallengersMeetAllOthersOnly(int players, int challengers) {
        Schedule schedule = tournament(players, new Gauntlet(challengers, 2), 1).schedule(Map.of());
        int[][] meetings = meetings(schedule, players);
        for (int one = 0; one < players; one++) {
            for (int other = 0; other < one; other++) {
                assertThat(meetings[one][other]).isEqualTo(other < challengers && one >= challengers ? 2 : 0);
            }
            assertThat(colourBalance(schedule, one)).isZero();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 9, 12, 17, 24, 33, 50})
    void aSwissTournamentPairsLikeScoresWithoutRematch(int players) {
        int rounds = Math.min(players / 2, 9);
        for (long seed = 0; seed < 5; seed++) {
            Tournament tournament = new Tournament(players, new Swiss(rounds), 1, BOOK, seed);
            Map<Integer, Double> results = playedOut(tournament, seed);
            Schedule schedule = tournament.schedule(results);
            int[][] meetings = meetings(schedule, players);
            for (int one = 0; one < players; one++) {
                int player = one;
                for (int other = 0; other < one; other++) {
                    assertThat(meetings[one][other]).isLessThanOrEqualTo(1);
                }
                assertThat(Math.abs(colourBalance(schedule, one))).isLessThanOrEqualTo(2);
                assertThat(schedule.byes().stream().filter(bye -> bye.player() == player).count()).isLessThanOrEqualTo(1);
            }
            assertThat(schedule.byes()).hasSize(players % 2 == 0 ? 0 : rounds);
        }
    }

    /** With both colours in each pairing only scores and rematches count; then hardly ever another pairing of a round has closer scores. */
    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10})
    void hardlyAnyOtherPairingHasCloserScores(int players) {
        int optimal = 0;
        int all = 0;
        for (long seed = 0; seed < 30; seed++) {
            Tournament tournament = new Tournament(players, new Swiss(players / 2), 2, BOOK, seed);
            Map<Integer, Double> results = playedOut(tournament, seed);
            double[] points = new double[players];
            boolean[][] met = new boolean[players][players];
            for (int round = 0; round < players / 2; round++) {
                int current = round;
                double[] before = points.clone();
                double gaps = 0;
                double least = leastGaps(before, met, 0);
                for (ScheduledGame game : tournament.schedule(results).games().stream().filter(each -> each.round() == current).toList()) {
                    gaps += square(before[game.white()] - before[game.black()]) / 2;
                    met[game.white()][game.black()] = true;
                    met[game.black()][game.white()] = true;
                    points[game.white()] += results.get(game.number());
                    points[game.black()] += 1 - results.get(game.number());
                }
                all++;
                optimal += gaps == least ? 1 : 0;
            }
        }
        assertThat(optimal).isGreaterThanOrEqualTo(all * 97 / 100);
    }

    private static double square(double x) {
        return x * x;
    }

    /** The least sum of squared differences among pairings without a rematch of the players not in the set. */
    private static double leastGaps(double[] points, boolean[][] met, int used) {
        int first = Integer.numberOfTrailingZeros(~used);
        if (first >= points.length) {
            return 0;
        }
        double least = Double.POSITIVE_INFINITY;
        for (int other = first + 1; other < points.length; other++) {
            if ((used >> other & 1) == 0 && !met[first][other]) {
                least = Math.min(least, square(points[first] - points[other]) + leastGaps(points, met, used | 1 << first | 1 << other));
            }
        }
        return least;
    }

    @Test
    void aLongSwissTournamentSpreadsItsRematches() {
        for (int players = 2; players <= 7; players++) {
            Schedule schedule = complete(tournament(players, new Swiss(2 * players), 1));
            int[][] meetings = meetings(schedule, players);
            for (int one = 0; one < players; one++) {
                for (int other = 0; other < one; other++) {
                    assertThat(meetings[one][other]).isBetween(1, 2 * players);
                }
            }
        }
        // four players can meet without a rematch for exactly three rounds
        int[][] four = meetings(complete(tournament(4, new Swiss(3), 1)), 4);
        assertThat(four).isDeepEqualTo(new int[][]{{0, 1, 1, 1}, {1, 0, 1, 1}, {1, 1, 0, 1}, {1, 1, 1, 0}});
    }

    @Test
    void manyPlayersCanBePaired() {
        Tournament tournament = tournament(200, new Swiss(4), 1);
        Map<Integer, Double> results = new HashMap<>();
        for (int round = 1; round <= 4; round++) {
            tournament.schedule(results).open(results).forEach(game -> results.put(game.number(), result(game)));
        }
        assertThat(tournament.schedule(results).isComplete()).isTrue();
    }

    @Test
    void theFirstSwissRoundSetsTheUpperHalfAgainstTheLower() {
        Schedule schedule = tournament(8, new Swiss(3), 2).schedule(Map.of());
        assertThat(schedule.games()).hasSize(8);
        assertThat(schedule.games()).allMatch(game -> Math.abs(game.white() - game.black()) == 4);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 11, 16, 21, 32, 33})
    void aKnockoutHasOneSurvivor(int players) {
        Tournament tournament = tournament(players, new Knockout(1, players % 2 == 0), 2);
        Map<Integer, Double> results = playedOut(tournament, 3);
        Schedule schedule = tournament.schedule(results);
        long pairings = schedule.games().stream().map(ScheduledGame::pairing).distinct().count();
        assertThat(pairings).isEqualTo(players - 1 + (players % 2 == 0 && players > 3 ? 1 : 0));
        assertThat(tournament.plannedGames()).isEqualTo(2 * pairings);
        int size = Integer.highestOneBit(2 * players - 1);
        assertThat(schedule.byes()).hasSize(size - players).allMatch(bye -> bye.round() == 0 && bye.player() < size - players);
        int last = schedule.games().stream().mapToInt(ScheduledGame::round).max().orElseThrow();
        assertThat(1 << last + 1).isEqualTo(size);
    }

    @Test
    void aKnockoutGoesByTheFavouritesWhenTheyAlwaysWin() {
        Tournament tournament = tournament(8, new Knockout(1, true), 1);
        Map<Integer, Double> results = new HashMap<>();
        while (!tournament.schedule(results).isComplete()) {
            tournament.schedule(results).open(results).forEach(game -> results.put(game.number(), game.white() < game.black() ? 1.0 : 0.0));
        }
        List<ScheduledGame> games = tournament.schedule(results).games();
        assertThat(tournament.schedule(results).places()).containsExactly(0, 1, 2, 3);
        assertThat(tournament.schedule(Map.of()).places()).isEmpty();
        assertThat(games.stream().filter(game -> game.round() == 2).map(game -> Set.of(game.white(), game.black())))
                .containsExactlyInAnyOrder(Set.of(0, 1), Set.of(2, 3));
        assertThat(games.stream().filter(game -> game.round() == 1).map(game -> Set.of(game.white(), game.black())))
                .containsExactlyInAnyOrder(Set.of(0, 3), Set.of(1, 2));
    }

    @Test
    void tiedEncountersGoOnAndEndInFavourOfTheFirst() {
        Tournament tournament = tournament(2, new Knockout(2, false), 2);
        Map<Integer, Double> results = new HashMap<>();
        int games = 0;
        while (!tournament.schedule(results).isComplete()) {
            List<ScheduledGame> open = tournament.schedule(results).open(results);
            assertThat(open).hasSize(2);
            open.forEach(game -> results.put(game.number(), 0.5));
            games += 2;
        }
        assertThat(games).isEqualTo(6);
        assertThat(tournament.schedule(results).places()).containsExactly(0, 1);
    }

    @Test
    void openingsAreUsedOnceBeforeAnyIsUsedAgain() {
        for (int count : new int[]{1, 2, 3, 4, 5, 16, 17, 100, 1000}) {
            OpeningOrder order = new OpeningOrder(count, true);
            for (int cycle = 0; cycle < 3; cycle++) {
                long start = (long) cycle * count;
                assertThat(IntStream.range(0, count).map(pair -> order.opening(99, start + pair)).sorted().toArray())
                        .isEqualTo(IntStream.range(0, count).toArray());
            }
        }
        OpeningOrder shuffled = new OpeningOrder(1000, true);
        long still = IntStream.range(0, 1000).filter(pair -> shuffled.opening(1, pair) == pair).count();
        long alike = IntStream.range(0, 1000).filter(pair -> shuffled.opening(1, pair) == shuffled.opening(2, pair)).count();
        long again = IntStream.range(0, 1000).filter(pair -> shuffled.opening(1, pair) == shuffled.opening(1, 1000 + pair)).count();
        assertThat(List.of(still, alike, again)).allMatch(same -> same < 10);
        OpeningOrder inOrder = new OpeningOrder(10, false);
        assertThat(IntStream.range(0, 25).map(pair -> inOrder.opening(1, pair))).containsExactly(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3,
                4, 5,
                6, 7, 8, 9, 0, 1, 2, 3, 4);
        assertThat(OpeningOrder.START_POSITION.opening(1, 5)).isEqualTo(OpeningOrder.NONE);
    }

    /** Fixed for ever: the next version of the program resumes tournaments begun with this one. */
    @Test
    void seedsAreThoseThatWereWrittenDown() {
        List<ScheduledGame> games = tournament(4, new RoundRobin(1), 2).schedule(Map.of()).games();
        assertThat(games).hasSize(12).startsWith(new ScheduledGame(0, 0, 0, 0, 0, 3, 36, 7265370710986803501L),
                new ScheduledGame(1, 0, 0, 0, 3, 0, 36, -4423882787626721321L),
                new ScheduledGame(2, 0, 1, 1, 1, 2, 8, 4033480802857945955L),
                new ScheduledGame(3, 0, 1, 1, 2, 1, 8, 7450294533690575969L),
                new ScheduledGame(4, 1, 2, 2, 3, 1, 29, 7077897331091398359L));
        assertThat(GameSeeds.at(12345, GameSeeds.GAMES, 0)).isEqualTo(7265370710986803501L);
        assertThat(IntStream.range(0, 10).map(pair -> BOOK.opening(12345, pair))).containsExactly(36, 8, 29, 30, 34, 4, 26, 2, 17, 9);
    }

    @Test
    void nonsenseIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> tournament(1, new RoundRobin(1), 1));
        assertThatIllegalArgumentException().isThrownBy(() -> tournament(4, new RoundRobin(0), 1));
        assertThatIllegalArgumentException().isThrownBy(() -> tournament(4, new RoundRobin(1), 0));
        assertThatIllegalArgumentException().isThrownBy(() -> tournament(4, new Gauntlet(4, 1), 1));
        assertThatIllegalArgumentException().isThrownBy(() -> tournament(4, new Swiss(0), 1));
        assertThatIllegalArgumentException().isThrownBy(() -> tournament(4, new Knockout(-1, false), 1));
        assertThatIllegalArgumentException().isThrownBy(() -> tournament(10_000, new RoundRobin(10), 1));
        assertThatIllegalArgumentException().isThrownBy(() -> tournament(4, new RoundRobin(1), 1).schedule(Map.of(6, 1.0)));
        assertThatIllegalArgumentException().isThrownBy(() -> tournament(4, new Swiss(3), 1).schedule(Map.of(5, 1.0)));
    }
}
