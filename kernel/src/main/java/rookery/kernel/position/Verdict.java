package rookery.kernel.position;

import java.util.Set;

/** The result of checking a setup: a position, or every reason why it cannot be played. */
public sealed interface Verdict {

    record Playable(Position position) implements Verdict {
    }

    record Unplayable(Set<Problem> problems) implements Verdict {
        public Unplayable {
            problems = Set.copyOf(problems);
        }
    }
}
