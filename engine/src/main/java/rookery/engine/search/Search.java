package rookery.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import rookery.engine.evaluation.Evaluation;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

/**
 * Finds good moves in positions of any variant without a die, on one or several threads that share a transposition table (lazy SMP). One search at a
 * time. {@link #stop} and {@link #ponderHit} may be called from any thread; an interrupt of the searching thread also stops it.
 */
public final class Search {

    /** The length of the longest line searched. */
    public static final int MOST_PLIES = 128;

    private final TranspositionTable table;
    private final Function<Variant, Evaluation> evaluations;
    private final SearchNumbers numbers;
    private final LongSupplier nanoTime;
    private final List<SearchWorker> workers = new ArrayList<>();
    private @Nullable Variant variant;
    private int threads;
    private volatile @Nullable SearchControl control;

    public Search(int megabytes, int threads) {
        this(megabytes, threads, Evaluation::of, System::nanoTime);
    }

    public Search(int megabytes, int threads, Function<Variant, Evaluation> evaluations, LongSupplier nanoTime) {
        this(megabytes, threads, evaluations, SearchNumbers.USUAL, nanoTime);
    }

    public Search(int megabytes, int threads, Function<Variant, Evaluation> evaluations, SearchNumbers numbers, LongSupplier nanoTime) {
        table = new TranspositionTable(megabytes);
        this.threads = Math.max(1, threads);
        this.evaluations = evaluations;
        this.numbers = numbers;
        this.nanoTime = nanoTime;
    }

    public void resize(int megabytes) {
        table.resize(megabytes);
    }

    public void setThreads(int wanted) {
        threads = Math.max(1, wanted);
    }

    /** Forgets everything learned from earlier positions. */
    public void newGame() {
        table.clear();
        workers.forEach(SearchWorker::newGame);
    }

    public void stop() {
        SearchControl current = control;
        if (current != null) {
            current.stop();
        }
    }

    /** The move pondered on was played. */
    public void ponderHit() {
        SearchControl current = control;
        if (current != null) {
            current.ponderHit();
        }
    }

    /**
     * Finds the best lines of a position that has a legal move, on a copy of it. The last report is the answer; the listener gets one after each
     * iteration.
     */
    public SearchReport run(Position root, SearchLimits limits, Consumer<SearchReport> progress) {
        SearchControl current = new SearchControl(nanoTime, limits);
        control = current;
        table.age();
        prepare(root, current, limits);
        SearchWorker main = workers.getFirst();
        if (main.rootMoves().isEmpty()) {
            throw new IllegalArgumentException("no move to search");
        }
        List<Thread> helpers = startHelpers(limits);
        try {
            main.iterate(limits, depth -> progress.accept(report(main, limits, current)));
            waitWhileAsked(limits, current);
        } finally {
            // Even if the listener threw: nobody else would stop the helpers.
            current.stop();
            join(helpers);
        }
        return report(chosen(), limits, current);
    }

    private void prepare(Position root, SearchControl current, SearchLimits limits) {
        if (!root.variant().equals(variant)) {
            workers.clear();
            if (variant != null) {
                table.clear();
            }
            variant = root.variant();
        }
        while (workers.size() < threads) {
            workers.add(new SearchWorker(root.variant(), evaluations.apply(root.variant()), numbers, table, root, current));
        }
        while (workers.size() > threads) {
            workers.removeLast();
        }
        for (int i = 0; i < workers.size(); i++) {
            workers.get(i).prepare(root.copy(), current, i, limits);
        }
    }

    private List<Thread> startHelpers(SearchLimits limits) {
        return workers.stream().skip(1).map(worker -> Thread.ofPlatform().daemon().name("search").start(() -> worker.iterate(limits, null)))
                .toList();
    }

    /** A pondering search answers only once the expected move is played or it is stopped, even with nothing left to search. */
    private static void waitWhileAsked(SearchLimits limits, SearchControl current) {
        while ((current.isPondering() || limits.infinite()) && !current.isStopped()) {
            LockSupport.parkNanos(1_000_000);
            current.poll();
        }
    }

    private static void join(List<Thread> helpers) {
        boolean interrupted = false;
        for (Thread helper : helpers) {
            while (helper.isAlive()) {
                try {
                    helper.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** The timekeeper's result, unless a helper has finished a deeper iteration with a better one. */
    private SearchWorker chosen() {
        SearchWorker best = workers.getFirst();
        for (SearchWorker other : workers) {
            if (other.completedDepth() > best.completedDepth() && other.best().score >= best.best().score) {
                best = other;
            }
        }
        return best;
    }

    private SearchReport report(SearchWorker worker, SearchLimits limits, SearchControl current) {
        long nodes = workers.stream().mapToLong(SearchWorker::nodes).sum();
        List<RootMove> moves = worker.rootMoves();
        int lines = Math.min(limits.lines(), moves.size());
        List<SearchLine> best = moves.subList(0, lines).stream().limit(Math.max(1, known(moves, lines))).map(Search::line).toList();
        return new SearchReport(Math.max(1, worker.completedDepth()), moves.getFirst().selectiveDepth, best, nodes, current.elapsed(),
                table.fullness());
    }

    /** How many of the lines have a score: all, unless even the first iteration was cut short. */
    private static long known(List<RootMove> moves, int lines) {
        return moves.subList(0, lines).stream().filter(move -> move.score != -Scores.INFINITE || move.previousScore != -Scores.INFINITE)
                .count();
    }

    private static SearchLine line(RootMove move) {
        int score = move.score == -Scores.INFINITE ? move.previousScore : move.score;
        return new SearchLine(score == -Scores.INFINITE ? 0 : score, IntStream.of(move.lineCopy()).boxed().toList());
    }
}
