package rookery.kernel.position;

import java.util.Set;

/** What became of a setup: a position, or all the reasons why it cannot be played. */
public sealed interface Verdict {

    record Playable(Position position) implements Verdict {
    }

    record Unplayable(Set<Problem> problems) implements Verdict {
        public Unplayable {
            problems = Set.copyOf(problems);
        }
    }
}
