package rookery.archive.format;

import java.util.List;
import rookery.kernel.game.Game;

/** The result of reading an archive: its games, or what is wrong. File content never causes an exception. */
public sealed interface ArchiveReading {

    /**
     * @param games   at least one, in the order of the file
     * @param skipped problems of the games left out; empty for files of one game
     */
    record Read(List<Game> games, List<ArchiveProblem> skipped) implements ArchiveReading {
        public Read {
            games = List.copyOf(games);
            skipped = List.copyOf(skipped);
        }

        static Read of(Game game) {
            return new Read(List.of(game), List.of());
        }
    }

    record Refused(List<ArchiveProblem> problems) implements ArchiveReading {
        public Refused {
            problems = List.copyOf(problems);
        }

        static Refused of(ArchiveCode code, int line, String found, String expected) {
            return new Refused(List.of(new ArchiveProblem(code, line, found, expected)));
        }
    }
}
