package rookery.kernel.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rookery.kernel.game.Game;

/** One game of a PGN: read and replayed in full, or refused. */
public sealed interface PgnItem {

    /** The game's place in the text, from 1. */
    int number();

    /** The line on which it begins, from 1. */
    int line();

    /** @param warnings harmless oddities, in words for the user */
    record Read(int number, int line, Game game, List<String> warnings) implements PgnItem {
        public Read {
            warnings = List.copyOf(warnings);
        }
    }

    /** @param tags as far as they could be read, so that the user knows which game it is */
    record Rejected(int number, int line, Map<String, String> tags, List<PgnProblem> problems) implements PgnItem {
        public Rejected {
            tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
            problems = List.copyOf(problems);
        }
    }
}
