package rookery.archive.format;

import java.util.List;
import rookery.kernel.catalogue.json.LineColumn;

/** Ends the reading of a game at its first problem: what follows a wrong move could only be guessed. */
final class Flaw extends Exception {

    private static final long serialVersionUID = 1;

    private final transient List<ArchiveProblem> problems;

    Flaw(List<ArchiveProblem> problems) {
        super("", null, false, false);
        this.problems = List.copyOf(problems);
    }

    static Flaw of(ArchiveCode code, LineColumn place, String found, String expected) {
        return new Flaw(List.of(new ArchiveProblem(code, place.line(), found, expected)));
    }

    static Flaw damaged(LineColumn place, String found, String expected) {
        return of(ArchiveCode.DAMAGED, place, found, expected);
    }

    List<ArchiveProblem> problems() {
        return problems;
    }
}
