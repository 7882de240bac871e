package rookery.arena.statistics;

import rookery.arena.statistics.Standings.TieBreak;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;

class StandingsTest {

    private static GameScore game(int white, int black, double score) {
        return new GameScore(white, black, score);
    }

    /** A beats B, B beats C, C beats A; D loses to A, draws with B and beats C. */
    private static final List<GameScore> GAMES = List.of(game(0, 1, 1), game(1, 2, 1), game(2, 0, 1), game(3, 0, 0), game(1, 3, 0.5),
            game(3, 2, 1));
    private static final Crosstable TABLE = new Crosstable(List.of("A", "B", "C", "D"), GAMES);

    @Test
    void crosstablesCountFromBothSides() {
        assertThat(TABLE.between(0, 1)).isEqualTo(new Trinomial(1, 0, 0));
        assertThat(TABLE.between(1, 0)).isEqualTo(new Trinomial(0, 0, 1));
        assertThat(TABLE.withColours(1, 0)).isEqualTo(Trinomial.EMPTY);
        assertThat(TABLE.total(3)).isEqualTo(new Trinomial(1, 1, 1));
        assertThat(TABLE.total(3, true)).isEqualTo(new Trinomial(1, 0, 1));
        assertThat(TABLE.total(3, false)).isEqualTo(new Trinomial(0, 1, 0));
        Crosstable twice = new Crosstable(List.of("A", "B"), List.of(game(0, 1, 1), game(1, 0, 0.5), game(1, 0, 1)));
        assertThat(twice.scores(0, 1)).containsExactly(1.0, 0.5, 0.0);
        assertThat(twice.scores(1, 0)).containsExactly(0.0, 0.5, 1.0);
        assertThatIllegalArgumentException().isThrownBy(() -> new Crosstable(List.of("A", "A"), List.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> game(1, 1, 1));
        assertThatIllegalArgumentException().isThrownBy(() -> game(0, 1, 0.7));
    }

    @Test
    void pointsComeFirstThenTieBreaksInTheirOrder() {
        Standings standings = Standings.of(TABLE, List.of(TieBreak.SONNEBORN_BERGER));
        assertThat(standings.rows()).extracting(StandingsRow::name).containsExactly("A", "B", "D", "C");
        StandingsRow first = standings.rows().getFirst();
        assertThat(first.points()).isEqualTo(2);
        assertThat(first.sonnebornBerger()).isEqualTo(3); // beat B and D, who have 1.5 each
        assertThat(first.buchholz()).isEqualTo(4);
        // B and D have 1.5 each; B beat C (1) and drew with D, D beat C and drew with B: nothing separates them
        assertThat(standings.rows()).extracting(StandingsRow::rank).containsExactly(1, 2, 2, 4);
        assertThat(Standings.of(TABLE, List.of(TieBreak.SONNEBORN_BERGER, TieBreak.BUCHHOLZ)).rows()).extracting(StandingsRow::rank)
                .containsExactly(1, 2, 2, 4);
    }

    @Test
    void directEncounterLooksOnlyAtThoseStillTied() {
        List<GameScore> games = new ArrayList<>(
                List.of(game(0, 1, 0), game(0, 2, 1), game(1, 2, 0), game(0, 3, 1), game(1, 3, 1), game(2, 3, 0)));
        Crosstable table = new Crosstable(List.of("A", "B", "C", "D"), games);
        // A and B have 2, C and D have 1; B beat A, D beat C
        assertThat(Standings.of(table, List.of(TieBreak.DIRECT_ENCOUNTER)).rows()).extracting(StandingsRow::name)
                .containsExactly("B", "A", "D", "C");
        assertThat(Standings.of(table, Standings.ROUND_ROBIN).rows()).extracting(StandingsRow::rank).containsExactly(1, 2, 3, 4);
    }

    @Test
    void winsSeparateFightersFromDrawers() {
        List<GameScore> games = List.of(game(0, 1, 0.5), game(0, 2, 0.5), game(1, 2, 1), game(2, 3, 1), game(3, 1, 1), game(0, 3, 0.5));
        Crosstable table = new Crosstable(List.of("A", "B", "C", "D"), games);
        assertThat(Standings.of(table, List.of(TieBreak.WINS)).rows().getLast().name()).isEqualTo("A");
    }

    @Test
    void aByeIsAWinAgainstOneselfForTieBreaks() {
        Crosstable table = new Crosstable(List.of("A", "B", "C"), List.of(game(0, 1, 1)));
        Standings standings = Standings.of(table, Map.of(2, 1), Standings.SWISS);
        StandingsRow idle = standings.rows().stream().filter(row -> row.name().equals("C")).findFirst().orElseThrow();
        assertThat(idle.points()).isEqualTo(1);
        assertThat(idle.byes()).isEqualTo(1);
        assertThat(idle.buchholz()).isEqualTo(1);
        assertThat(idle.rank()).isEqualTo(1);
    }

    @Test
    void noGamesIsASharedFirstPlace() {
        assertThat(Standings.of(new Crosstable(List.of("A", "B"), List.of()), Standings.SWISS).rows()).extracting(StandingsRow::rank)
                .containsExactly(1, 1);
    }
}
