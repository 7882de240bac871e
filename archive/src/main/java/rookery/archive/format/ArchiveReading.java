package rookery.archive.format;

import java.util.List;
import rookery.kernel.game.Game;

/** What became of an archive: its games, or what is wrong. Never an exception for what a file contains. */
public sealed interface ArchiveReading {

    /**
     * @param games   at least one, in the order of the file
     * @param skipped problems of games left out of a file with many; empty for files of one game
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
