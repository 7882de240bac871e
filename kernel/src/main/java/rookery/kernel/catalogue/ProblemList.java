package rookery.kernel.catalogue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import rookery.kernel.catalogue.json.LineColumn;

/** Collects the problems of one file. It only grows: after a problem the reader continues with a stand-in value and finds the next one too. */
final class ProblemList {

    private static final int MOST = 100;

    private final List<VariantProblem> problems = new ArrayList<>();
    private boolean harmful;

    void add(LineColumn place, String path, String message) {
        harmful = true;
        addHarmless(place, path, message);
    }

    /** A problem that does not affect the rules themselves, so that the start position can still be checked. */
    void addHarmless(LineColumn place, String path, String message) {
        if (problems.size() < MOST) {
            problems.add(new VariantProblem(place.line(), place.column(), path, message));
        }
    }

    boolean isEmpty() {
        return problems.isEmpty();
    }

    boolean leavesRulesClear() {
        return !harmful;
    }

    /** In the order of the file. */
    List<VariantProblem> sorted() {
        return problems.stream().sorted(Comparator.comparingInt(VariantProblem::line).thenComparingInt(VariantProblem::column)).toList();
    }
}
