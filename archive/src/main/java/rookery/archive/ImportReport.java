package rookery.archive;

import java.util.List;
import rookery.kernel.notation.PgnProblem;

/**
 * The result of an import.
 *
 * @param added      games that are new in the library; none when cancelled
 * @param duplicates games already there or repeated in the file
 * @param rejected   games that could not be read
 * @param problems   of the rejected games, the first thousand
 * @param cancelled  whether it was cancelled and imported nothing
 */
public record ImportReport(int added, int duplicates, int rejected, List<PgnProblem> problems, boolean cancelled) {

    public ImportReport {
        problems = List.copyOf(problems);
    }
}
