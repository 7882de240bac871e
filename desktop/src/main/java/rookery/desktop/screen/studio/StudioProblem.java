package rookery.desktop.screen.studio;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.catalogue.VariantProblem;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Variant;

/**
 * Something that keeps a variant from being playable.
 *
 * @param key   of the text; empty if there is only {@code words}
 * @param words in English
 */
record StudioProblem(String key, String words) {

    /** All problems of a variant, found by the reader of variant files. Takes a moment on a large board. */
    static List<StudioProblem> of(Variant variant) {
        var found = new ArrayList<StudioProblem>();
        var start = new ArrayList<Problem>();
        if (Position.of(variant, variant.start()) instanceof Verdict.Unplayable(var reasons)) reasons.stream().sorted().forEach(start::add);
        start.forEach(each -> found.add(new StudioProblem("position." + each.name(), each.text())));
        for (var problem : VariantReader.draft(VariantWriter.write(variant)).problems()) {
            boolean told = start.stream().anyMatch(each -> problem.message().endsWith(each.text()));
            if (!told) found.add(of(problem));
        }
        return found;
    }

    private static StudioProblem of(VariantProblem problem) {
        if (problem.path().equals("start") && problem.message().contains("over before"))
            return new StudioProblem("studio.problem.over", "");
        if (problem.message().contains("royal piece")) return new StudioProblem("studio.problem.royal", "");
        return new StudioProblem("", (problem.path().isEmpty() ? "" : problem.path() + ": ") + problem.message());
    }
}
