package rookery.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.engine.CrowdedBoards;
import rookery.engine.evaluation.Evaluation;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

// E-01
@Timeout(120)
class AlwaysAnswersTest {

    /** Squares of positions evaluated between two looks at the clock: 150 positions of chess, less than 40 of the largest board. */
    private static final int MOST_SEEN = 10_000;

    static Stream<Variant> variants() {
        return CrowdedBoards.variants().stream().filter(variant -> !variant.hasDie());
    }

    /** A clock and an evaluation that watch each other: how much is evaluated between two looks at the clock. */
    private static final class Watch implements LongSupplier {
        private final int readings;
        private int read;
        private long seen;
        private long mostSeen;

        Watch(int readings) {
            this.readings = readings;
        }

        /** Time runs out after that many readings. */
        @Override
        public long getAsLong() {
            seen = 0;
            return ++read > readings ? Long.MAX_VALUE / 2 : 0;
        }

        Evaluation evaluation(Variant variant) {
            Evaluation real = Evaluation.of(variant);
            return new Evaluation() {
                @Override
                public int evaluate(Position position) {
                    seen += position.shape().squares();
                    mostSeen = Math.max(mostSeen, seen);
                    return real.evaluate(position);
                }

                @Override
                public int[] values() {
                    return real.values();
                }
            };
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void theClockIsLookedAtOftenOnTheFullestBoard(Variant variant) {
        for (double share : new double[]{1, 0.5}) {
            for (int readings : new int[]{2, 60}) {
                Watch watch = new Watch(readings);
                Position position = CrowdedBoards.filled(variant, share);
                SearchReport report = new Search(1, 1, watch::evaluation, watch).run(position,
                        SearchLimits.NONE.withBudget(TimeBudget.exactly(1_000)), each -> {
                        });
                assertThat(position.isLegal(report.move())).isTrue();
                assertThat(watch.mostSeen).isLessThan(MOST_SEEN);
                // No iteration finishes without the clock, and once time is up nothing more is searched.
                assertThat(watch.read).isLessThan(readings + 40);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void anOrderToStopIsHeededInTheFirstIteration(Variant variant) {
        Search[] search = new Search[1];
        int[] read = {0};
        search[0] = new Search(1, 1, Evaluation::of, () -> {
            if (++read[0] == 8) {
                search[0].stop();
            }
            return 0;
        });
        Position position = CrowdedBoards.filled(variant, 1);
        SearchReport report = search[0].run(position, SearchLimits.NONE.withInfinite(true), each -> {
        });
        assertThat(position.isLegal(report.move())).isTrue();
        assertThat(read[0]).isLessThan(60);
    }

    /** Not every line has been searched by then; those that have not are not reported with a made-up score. */
    @Test
    void severalLinesAreCutShortToo() {
        Variant amazons = CrowdedBoards.variants().stream().filter(variant -> variant.id().equals("amazons")).findFirst().orElseThrow();
        SearchReport report = new Search(1, 1, Evaluation::of, new Watch(40)).run(CrowdedBoards.filled(amazons, 1),
                SearchLimits.NONE.withBudget(TimeBudget.exactly(1_000)).withLines(500), each -> {
                });
        assertThat(report.lines()).hasSizeBetween(1, 499);
    }

    /** Captures are searched one by one there, so that the first iteration ends, if not soon. */
    @Test
    void theFirstIterationEndsByItself() {
        Position position = CrowdedBoards.filled(Presets.FIDE, 1);
        SearchReport report = new Search(1, 1).run(position, SearchLimits.NONE.withDepth(1), each -> {
        });
        assertThat(report.depth()).isEqualTo(1);
        assertThat(position.isLegal(report.move())).isTrue();
    }

    // E-02
    @Test
    void aListenerThatThrowsLeavesNoHelperSearching() {
        Search search = new Search(1, 3);
        List<Thread> helpers = new ArrayList<>();
        assertThatThrownBy(() -> search.run(Position.start(Presets.FIDE), SearchLimits.NONE, report -> {
            if (report.depth() == 3) {
                Thread.getAllStackTraces().keySet().stream().filter(thread -> thread.getName().equals("search")).forEach(helpers::add);
                throw new IllegalStateException("listener");
            }
        })).hasMessage("listener");
        assertThat(helpers).isNotEmpty().noneMatch(Thread::isAlive);
    }
}
