package rookery.learn.puzzle;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import rookery.kernel.game.Game;
import rookery.kernel.variant.Variant;

/**
 * Makes puzzles from many games on several threads. The result depends only on the games and the seed, not on the number of threads. Give it the
 * games one by one, then call {@link #finish}. Mutable, for one thread.
 */
public final class PuzzleBatch implements AutoCloseable {

    private final long seed;
    private final int threads;
    private final ExecutorService workers;
    private final Deque<Future<List<Puzzle>>> pending = new ArrayDeque<>();
    /** Idle makers; none for variants that no installed bot can analyse. */
    private final Map<Variant, Optional<BlockingQueue<PuzzleMaker>>> idle = new HashMap<>();
    private final Map<String, Puzzle> made = new LinkedHashMap<>();
    private final Set<String> positions = new HashSet<>();
    private int games;

    public PuzzleBatch(long seed, int threads) {
        this.seed = seed;
        this.threads = threads;
        workers = Executors.newFixedThreadPool(threads);
    }

    /** Queues the game; blocks while the queue is full. Returns false if no installed bot can analyse its variant. */
    public boolean add(Game game) throws InterruptedException {
        Optional<BlockingQueue<PuzzleMaker>> found = idle.computeIfAbsent(game.variant(), this::makers);
        if (found.isEmpty()) {
            return false;
        }
        BlockingQueue<PuzzleMaker> makers = found.get();
        Game own = game.copy();
        pending.add(workers.submit(() -> {
            PuzzleMaker maker = makers.take();
            try {
                return maker.puzzles(own);
            } finally {
                makers.add(maker);
            }
        }));
        while (pending.size() > 4 * threads) {
            take();
        }
        return true;
    }

    private Optional<BlockingQueue<PuzzleMaker>> makers(Variant variant) {
        BlockingQueue<PuzzleMaker> makers = new LinkedBlockingQueue<>();
        for (int i = 0; i < threads; i++) {
            PuzzleMaker.of(variant, seed).ifPresent(makers::add);
        }
        return makers.isEmpty() ? Optional.empty() : Optional.of(makers);
    }

    private void take() throws InterruptedException {
        try {
            for (Puzzle puzzle : pending.remove().get()) {
                if (positions.add(puzzle.place())) {
                    made.put(puzzle.id(), puzzle);
                }
            }
            games++;
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game could not be judged", e.getCause());
        }
    }

    /** Waits until one more game is done; false where none was left. */
    public boolean advance() throws InterruptedException {
        if (pending.isEmpty()) {
            return false;
        }
        take();
        return true;
    }

    /** Waits for the rest. */
    public Collection<Puzzle> finish() throws InterruptedException {
        while (advance()) {
            // One after the other.
        }
        return puzzles();
    }

    /** The number of games done so far. */
    public int games() {
        return games;
    }

    /** The number of puzzles found so far. */
    public Collection<Puzzle> puzzles() {
        return List.copyOf(made.values());
    }

    @Override
    public void close() {
        workers.shutdownNow();
        idle.values().forEach(makers -> makers.ifPresent(each -> each.forEach(PuzzleMaker::close)));
    }
}
