package rookery.engine.training;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import rookery.kernel.variant.Variant;
import rookery.play.record.CompactGameFile;

/** The positions that a net learns from, and those of the games held out to see how it judges what it never saw. Mutable while it is filled. */
final class TrainingSplit {

    /** One game in so many is held out. */
    private static final int HELD_OUT = 20;
    private static final int MOST_PARTS = 64;
    /**
     * The weight of a game's result against the search's scores. Results tell what an evaluation without a net cannot see, but with few games a net learns
     * them by heart; the scores of a player with a net are worth more. With a die they say more of its luck than of the position.
     */
    private static final double SHARE_WITHOUT_NET = 0.3;
    private static final double SHARE = 0.1;

    private final Variant variant;
    private final TrainingSet training;
    private final TrainingSet heldOut;

    /** That weight for games of the variant, played with a net or without. */
    static double shareOfResult(Variant variant, boolean playedWithNet) {
        return playedWithNet || variant.hasDie() ? SHARE : SHARE_WITHOUT_NET;
    }

    /** @param variant the one the net is for */
    TrainingSplit(Variant variant) {
        this(variant, variant);
    }

    private TrainingSplit(Variant games, Variant variant) {
        this.variant = variant;
        training = new TrainingSet(games, variant);
        heldOut = new TrainingSet(games, variant);
    }

    TrainingSet training() {
        return training;
    }

    TrainingSet heldOut() {
        return heldOut;
    }

    /**
     * Adds the positions of a file of games, and returns whether all of its games could be replayed. They are split into the same parts whatever the
     * number of threads.
     *
     * @param of            the variant of the games, whose pieces the net's variant has too
     * @param shareOfResult the weight of a game's result against the search's scores, from 0 to 1
     */
    boolean add(byte[] games, Variant of, double shareOfResult, ExecutorService threads) throws InterruptedException {
        CompactGameFile records = new CompactGameFile(of);
        List<Future<TrainingSplit>> parts = new ArrayList<>();
        AtomicBoolean whole = new AtomicBoolean(true);
        // Each part holds out its first game, so none may be too small.
        int count = Math.clamp(records.scan(games).games() / HELD_OUT, 1, MOST_PARTS);
        for (byte[] part : records.split(games, count)) {
            parts.add(threads.submit(() -> {
                TrainingSplit found = new TrainingSplit(of, variant);
                int[] number = {0};
                CompactGameFile.Summary summary = records.read(part,
                        game -> (number[0]++ % HELD_OUT == 0 ? found.heldOut : found.training).add(game, shareOfResult));
                if (summary.problem().isPresent()) {
                    whole.set(false);
                }
                return found;
            }));
        }
        try {
            for (Future<TrainingSplit> part : parts) {
                training.add(part.get().training);
                heldOut.add(part.get().heldOut);
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("reading games broke off", e.getCause());
        }
        return whole.get();
    }
}
