package rookery.app.command;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.engine.search.SearchBench;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;

/** {@code rookery bench}: the search's signature, a node count per variant, and its speed on one thread. */
@Command(description = {"Searches fixed positions to fixed depths, for each variant without a die, on one thread.",
    "The node count is the search's signature: it changes only with search or evaluation.",
    "Reports the median and the best speed of several rounds, since the first are slow and machines are noisy."})
final class BenchCommand implements Callable<Integer> {

    @Parameters(index = "0", arity = "0..1", paramLabel = "VARIANT", description = "this variant only; ids as in: rookery variant list")
    private @Nullable String name;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "5", description = "how often each is run, 1 or more (default: ${DEFAULT-VALUE})")
    private int rounds;

    private final Console console;

    BenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        List<Variant> variants = Variants.all().stream().filter(variant -> !variant.hasDie()).toList();
        if (name != null) {
            Optional<Variant> wanted = Variants.named(name);
            if (wanted.isEmpty() || wanted.get().hasDie()) {
                console.err().println("rookery: there is no variant “" + name + "” without a die.");
                return ExitCode.MISUSED;
            }
            variants = List.of(wanted.get());
        }
        console.out().printf("%-18s %12s %14s %14s%n", "variant", "nodes", "nodes/second", "best");
        for (Variant variant : variants) {
            List<SearchBench.Result> results = IntStream.range(0, Math.max(1, rounds)).mapToObj(round -> SearchBench.run(variant))
                    .sorted(Comparator.comparingLong(SearchBench.Result::nodesPerSecond)).toList();
            SearchBench.Result middle = results.get(results.size() / 2);
            console.out().printf("%-18s %,12d %,14d %,14d%n", variant.id(), middle.nodes(), middle.nodesPerSecond(),
                    results.getLast().nodesPerSecond());
        }
        return ExitCode.OK;
    }
}
