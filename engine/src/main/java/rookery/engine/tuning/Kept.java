package rookery.engine.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import rookery.kernel.position.Position;

/** The positions kept of one game until its result is known; mutable. */
final class Kept {

    private record Moment(Position position, int score) {
    }

    private final List<Moment> moments = new ArrayList<>();

    void add(Position position, int score) {
        moments.add(new Moment(position, score));
    }

    void handOver(double result, BiConsumer<Position, Target> keep) {
        for (Moment moment : moments) {
            keep.accept(moment.position, new Target(result, moment.score));
        }
    }
}
