package rookery.archive;

import java.util.List;
import rookery.kernel.notation.PgnProblem;

/**
 * What became of an import.
 *
 * @param added      games that are new in the library; none when cancelled
 * @param duplicates games that were there already or came twice
 * @param rejected   games that could not be read
 * @param problems   of the rejected games, the first thousand
 * @param cancelled  whether it was stopped, and nothing taken in
 */
public record ImportReport(int added, int duplicates, int rejected, List<PgnProblem> problems, boolean cancelled) {

    public ImportReport {
        problems = List.copyOf(problems);
    }
}
