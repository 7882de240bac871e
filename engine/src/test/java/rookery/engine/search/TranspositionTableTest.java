package rookery.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import rookery.kernel.move.Move;

class TranspositionTableTest {

    private final TranspositionTable table = new TranspositionTable(1);
    private final TableEntry entry = new TableEntry();

    @Test
    void givesBackWhatWasStored() {
        int move = Move.promotion(200, 255, 63) | Move.EN_PASSANT << 22;
        table.store(0x123456789abcdef0L, move, -31_990, -1234, 77, TableEntry.LOWER, true);
        assertThat(table.probe(0x123456789abcdef0L, entry)).isTrue();
        assertThat(entry.move).isEqualTo(move);
        assertThat(entry.score).isEqualTo(-31_990);
        assertThat(entry.evaluation).isEqualTo(-1234);
        assertThat(entry.depth).isEqualTo(77);
        assertThat(entry.bound).isEqualTo(TableEntry.LOWER);
        assertThat(entry.principal).isTrue();
    }

    @Test
    void keepsUnknownEvaluationsUnknown() {
        table.store(5, Move.NONE, 31_999, Scores.NONE, 0, TableEntry.UPPER, false);
        assertThat(table.probe(5, entry)).isTrue();
        assertThat(entry.evaluation).isEqualTo(Scores.NONE);
        assertThat(entry.score).isEqualTo(31_999);
    }

    @Test
    void knowsNothingOfOtherKeys() {
        table.store(0xffff_0000_0000_0001L, 1, 1, 1, 1, TableEntry.EXACT, false);
        assertThat(table.probe(0xfffe_0000_0000_0001L, entry)).isFalse();
        assertThat(entry.move).isEqualTo(Move.NONE);
        assertThat(entry.score).isEqualTo(Scores.NONE);
    }

    @Test
    void keepsTheMoveWhenAnUpdateHasNone() {
        table.store(9, 77, 10, 5, 3, TableEntry.LOWER, false);
        table.store(9, Move.NONE, 4, 5, 6, TableEntry.UPPER, false);
        table.probe(9, entry);
        assertThat(entry.move).isEqualTo(77);
        assertThat(entry.depth).isEqualTo(6);
    }

    @Test
    void replacesTheShallowestOfAFullBucket() {
        for (int depth = 1; depth <= 5; depth++) {
            table.store((long) depth << 40, depth, 0, 0, depth, TableEntry.EXACT, false);
        }
        assertThat(table.probe(1L << 40, entry)).isFalse();
        for (int depth = 2; depth <= 5; depth++) {
            assertThat(table.probe((long) depth << 40, entry)).isTrue();
        }
    }

    @Test
    void mateScoresCountFromTheStoredPosition() {
        int seenAtPlyFive = Scores.winAt(9);
        int stored = Scores.toTable(seenAtPlyFive, 5);
        assertThat(Scores.pliesToEnd(stored)).isEqualTo(4);
        assertThat(Scores.fromTable(stored, 2)).isEqualTo(Scores.winAt(6));
        assertThat(Scores.fromTable(Scores.toTable(Scores.lossAt(8), 3), 3)).isEqualTo(Scores.lossAt(8));
        assertThat(Scores.toTable(123, 40)).isEqualTo(123);
    }
}
