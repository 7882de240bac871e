package rookery.gallery;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;

/**
 * The frames of games with identical moves. A move that is slow in every game is the program's fault; one that is slow once is the machine's. So it takes each
 * move's median over the games.
 */
final class FrameLog {
    /** A display shows sixty frames a second. */
    static final double FRAME_MILLIS = 1000.0 / 60;

    /**
     * @param move  the number of the last move
     * @param gap   since the frame before
     * @param work  CPU time of the JavaFX thread since then, which other programs hardly affect
     * @param paint the same of the thread that paints
     */
    record Frame(int move, long gap, long work, long paint) {
        /** Of the busier thread; they run in parallel. */
        long longest() {
            return Math.max(work, paint);
        }

        /** Late by more than half a frame: the display had to repeat the previous one. */
        boolean isLate() {
            return gap / 1e6 > FRAME_MILLIS * 1.5;
        }
    }

    private final List<List<Frame>> games = new ArrayList<>();

    void newGame() {
        games.add(new ArrayList<>());
    }

    void add(Frame frame) {
        games.getLast().add(frame);
    }

    private Stream<Frame> all() {
        return games.stream().flatMap(Collection::stream);
    }

    List<String> report() {
        var lines = new ArrayList<String>();
        lines.add(line("frame to frame", all().map(Frame::gap).toList()));
        lines.add(line("processor time of the JavaFX thread in a frame", all().map(Frame::work).toList()));
        lines.add(line("processor time of the painting thread in a frame", all().map(Frame::paint).toList()));
        for (int i = 0; i < games.size(); i++) {
            var game = games.get(i);
            long slow = game.stream().filter(frame -> frame.longest() / 1e6 > FRAME_MILLIS).count();
            lines.add(String.format(Locale.ROOT, "game %d: %d moves, %d frames, %d left out, %d with more than %.1f ms of a thread", i + 1,
                    game.stream().mapToInt(Frame::move).max().orElse(0), game.size(), game.stream().filter(Frame::isLate).count(), slow,
                    FRAME_MILLIS));
        }
        lines.add(medians("from frame to frame", Frame::gap, 1.5 * FRAME_MILLIS));
        lines.add(medians("of a thread", Frame::longest, FRAME_MILLIS));
        return lines;
    }

    /** The longest frame of each move in the median game. */
    private String medians(String what, ToLongFunction<Frame> length, double most) {
        var medians = new TreeMap<Integer, Double>();
        longest(length).forEach((move, lengths) -> {
            // A move that some games did not reach has no median.
            if (lengths.size() == games.size()) medians.put(move, lengths.stream().sorted().toList().get(lengths.size() / 2) / 1e6);
        });
        double longest = medians.values().stream().mapToDouble(each -> each).max().orElse(0);
        long over = medians.values().stream().filter(median -> median > most).count();
        return String.format(Locale.ROOT, "the median of %d games, move by move: longest frame %.1f ms %s; over %.1f ms: %d of %d moves",
                games.size(), longest, what, most, over, medians.size());
    }

    private SortedMap<Integer, List<Long>> longest(ToLongFunction<Frame> length) {
        var byMove = new TreeMap<Integer, List<Long>>();
        for (var game : games) {
            var longest = new TreeMap<Integer, Long>();
            for (var frame : game) longest.merge(frame.move, length.applyAsLong(frame), Math::max);
            longest.forEach((move, nanos) -> byMove.computeIfAbsent(move, _ -> new ArrayList<>()).add(nanos));
        }
        return byMove;
    }

    static String line(String what, List<Long> nanos) {
        var sorted = nanos.stream().sorted().toList();
        if (sorted.isEmpty()) return what + ": none";
        return String.format(Locale.ROOT, "%s: median %.2f ms, 95 %% %.2f, 99 %% %.2f, longest %.2f (%d frames)", what,
                sorted.get(sorted.size() / 2) / 1e6, sorted.get(sorted.size() * 95 / 100) / 1e6, sorted.get(sorted.size() * 99 / 100) / 1e6,
                sorted.getLast() / 1e6, sorted.size());
    }
}
