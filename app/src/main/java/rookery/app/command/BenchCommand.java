package rookery.app.command;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.engine.search.SearchBench;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** {@code rookery bench}: the search's signature, a node count per variant, and its speed on one thread or on several. */
@Command(description = {"Searches fixed positions to fixed depths, for each variant without a die, on one thread.",
    "The node count is the search's signature: it changes only with search or evaluation.",
    "Reports the median and the best speed of several rounds, since the first are slow and machines are noisy.",
    "With --threads it measures instead what several threads search together, for some seconds from the same positions, the numbers of threads in turn;",
    "efficiency is the speed of each thread as a share of that with the first number."})
final class BenchCommand implements Callable<Integer> {

    private static final long NANOS_A_POSITION = 200_000_000;
    private static final int MOST_THREADS = 256;

    @Parameters(index = "0", arity = "0..1", paramLabel = "VARIANT", description = "this variant only; ids as in: rookery variant list")
    private @Nullable String name;

    @Option(names = "--rounds", paramLabel = "N", defaultValue = "5", description = "how often each is run, 1 or more (default: ${DEFAULT-VALUE})")
    private int rounds;

    @Option(names = "--threads", paramLabel = "N", split = ",", description = "numbers of threads to compare, such as 1,2,4,8; without a variant in chess")
    private List<Integer> threads = List.of();

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
        if (!threads.isEmpty()) {
            return compareThreads(name == null ? Presets.FIDE : variants.getFirst());
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

    private int compareThreads(Variant variant) {
        if (threads.stream().anyMatch(number -> number < 1 || number > MOST_THREADS)) {
            console.err().println("rookery: a search has between 1 and " + MOST_THREADS + " threads.");
            return ExitCode.MISUSED;
        }
        List<List<Long>> speeds = threads.stream().<List<Long>>map(number -> new ArrayList<>()).toList();
        SearchBench.run(variant, threads.getFirst(), NANOS_A_POSITION);
        for (int round = 0; round < Math.max(1, rounds); round++) {
            for (int i = 0; i < threads.size(); i++) {
                speeds.get(i).add(SearchBench.run(variant, threads.get(i), NANOS_A_POSITION).nodesPerSecond());
            }
        }
        console.out().printf("%-18s %8s %14s %14s %12s%n", "variant", "threads", "nodes/second", "best", "efficiency");
        double ofEachWithFirst = (double) middle(speeds.getFirst()) / threads.getFirst();
        for (int i = 0; i < threads.size(); i++) {
            long middle = middle(speeds.get(i));
            console.out().printf(Locale.ROOT, "%-18s %8d %,14d %,14d %12.2f%n", variant.id(), threads.get(i), middle,
                    speeds.get(i).getLast(),
                    middle / (ofEachWithFirst * threads.get(i)));
        }
        return ExitCode.OK;
    }

    private static long middle(List<Long> speeds) {
        speeds.sort(Comparator.naturalOrder());
        return speeds.get(speeds.size() / 2);
    }
}
