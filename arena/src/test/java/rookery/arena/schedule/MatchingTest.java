package rookery.arena.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;

import org.junit.jupiter.api.Test;

class MatchingTest {

    @Test
    void matchingsAreAsLargeAsAnyFoundByTryingAll() {
        SplittableRandom random = new SplittableRandom(6);
        for (int graph = 0; graph < 3_000; graph++) {
            int size = 1 + random.nextInt(10);
            double density = random.nextDouble();
            boolean[][] allowed = new boolean[size][size];
            for (int one = 0; one < size; one++) {
                for (int other = 0; other < one; other++) {
                    allowed[one][other] = random.nextDouble() < density;
                    allowed[other][one] = allowed[one][other];
                }
            }
            int[] start = new int[size];
            Arrays.fill(start, Matching.ALONE);
            int[] partner = new Matching(allowed, start).largest();
            int matched = 0;
            for (int point = 0; point < size; point++) {
                if (partner[point] != Matching.ALONE) {
                    matched++;
                    assertThat(partner[partner[point]]).isEqualTo(point);
                    assertThat(allowed[point][partner[point]]).isTrue();
                }
            }
            assertThat(matched / 2).isEqualTo(most(allowed, 0));
        }
    }

    /** The most pairs among the points not in the set. */
    private static int most(boolean[][] allowed, int used) {
        int first = Integer.numberOfTrailingZeros(~used);
        if (first >= allowed.length) {
            return 0;
        }
        int best = most(allowed, used | 1 << first);
        for (int other = first + 1; other < allowed.length; other++) {
            if (allowed[first][other] && (used >> other & 1) == 0) {
                best = Math.max(best, 1 + most(allowed, used | 1 << first | 1 << other));
            }
        }
        return best;
    }
}
