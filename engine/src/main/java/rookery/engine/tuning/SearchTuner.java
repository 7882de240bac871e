package rookery.engine.tuning;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Stream;
import rookery.engine.search.SearchNumber;
import rookery.engine.search.SearchNumbers;
import rookery.engine.training.SelfMatch;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;

/**
 * Tunes the {@link SearchNumber}s by {@link Spsa}: pairs of games between two sets of numbers. All games share the numbers, so they can be tuned in several
 * variants at once, one a step in turn. It saves its progress to a file after each step and resumes from there.
 */
public final class SearchTuner {

    /** Perturbation as a share of a number's range. */
    private static final double STEP = 0.08;
    private static final double SMALLEST_STEP = 1;

    /**
     * @param steps of the descent
     * @param pairs of games a step
     * @param nodes searched for each move
     * @param rate  how far to move towards the winner
     */
    public record Settings(int steps, int pairs, long nodes, double rate, int threads, long seed) {
    }

    private final List<Variant> variants;
    private final Settings settings;
    private final Path place;
    private final Consumer<String> report;
    private final AtomicBoolean stopped = new AtomicBoolean();

    /**
     * @param variants that the games are of, in turn
     * @param place    the file with its progress
     */
    public SearchTuner(List<Variant> variants, Settings settings, Path place, Consumer<String> report) {
        if (variants.isEmpty() || variants.stream().anyMatch(Variant::hasDie)) {
            throw new IllegalArgumentException("variants without a die are needed");
        }
        this.variants = List.copyOf(variants);
        this.settings = settings;
        this.place = place;
        this.report = report;
    }

    /** Stops after the current step and keeps the progress. May be called from any thread. */
    public void stop() {
        stopped.set(true);
    }

    /** The numbers so far, and whether all steps were taken. */
    public record Outcome(SearchNumbers numbers, boolean isDone) {
    }

    public Outcome run() throws IOException, InterruptedException {
        Spsa spsa = new Spsa(Stream.of(SearchNumber.values()).map(SearchTuner::parameter).toList(), settings.steps(), settings.rate(),
                settings.seed());
        if (Files.exists(place)) {
            Optional<String> problem = spsa.resume(Files.readString(place));
            if (problem.isPresent()) {
                throw new IOException(place + " cannot be resumed: " + problem.get());
            }
            report.accept("goes on after step " + spsa.done());
        }
        ExecutorService threads = Executors.newFixedThreadPool(settings.threads(),
                Thread.ofPlatform().daemon().name("tuning-", 0).factory());
        try {
            while (!spsa.isDone() && !stopped.get()) {
                spsa.step((first, second, step) -> compare(first, second, step, threads));
                AtomicFile.write(place, spsa.text());
            }
        } finally {
            threads.shutdownNow();
        }
        return new Outcome(numbers(spsa.values()), spsa.isDone());
    }

    private static Spsa.Parameter parameter(SearchNumber number) {
        double step = Math.max(SMALLEST_STEP, STEP * (number.most() - number.least()));
        return new Spsa.Parameter(number.id(), number.usual(), number.least(), number.most(), step);
    }

    private double compare(double[] first, double[] second, int step, ExecutorService threads) throws InterruptedException {
        Variant variant = variants.get((step - 1) % variants.size());
        SelfMatch.Result result = SelfMatch.of(variant, numbers(first), numbers(second), settings.nodes(), settings.seed() + step)
                .play(settings.pairs(), threads);
        report.accept(String.format(Locale.ROOT, "step %d of %d, %s: %s", step, settings.steps(), variant.id(), result));
        return 2 * result.share() - 1;
    }

    private static SearchNumbers numbers(double[] values) {
        Map<SearchNumber, Integer> changed = new EnumMap<>(SearchNumber.class);
        for (SearchNumber number : SearchNumber.values()) {
            changed.put(number, (int) Math.round(values[number.ordinal()]));
        }
        return SearchNumbers.with(changed);
    }
}
