package rookery.desktop.screen.play;

import rookery.desktop.screen.play.MoveLine.MoveRow;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import rookery.look.board.Frame;
import rookery.desktop.shell.Figurines;
import rookery.desktop.shell.LineSheet;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.variant.Variant;

/** The moves in two columns with figurines. A click goes to the move; the list follows the game unless an earlier move is shown. */
final class MoveListPane extends LineSheet<MoveLine> {
    /** The height of a line, relative to its font size. */
    private static final double LINE = 2.3;

    private final WindowServices services;
    private final Variant variant;
    private final IntConsumer browse;
    private final List<MoveRow> rows = new ArrayList<>();
    /** The frames behind the rows. */
    private List<Frame> shown = List.of();
    private int current = MoveRow.NONE;

    MoveListPane(WindowServices services, Variant variant, IntConsumer browse) {
        super(LINE, services.text("play.moves.empty"));
        this.services = services;
        this.variant = variant;
        this.browse = browse;
        setId("moves");
        setAccessibleText(services.text("play.moves"));
        Figurines.prepare(services, variant);
    }

    void show(PlayState state) {
        var frames = state.card().frames();
        boolean changed = update(frames);
        int move = Math.min(state.index(), frames.size() - 1);
        // A roll belongs to the move before it.
        while (move > 0 && !frames.get(move).isMove()) move--;
        boolean moved = current != move;
        current = move;
        if (changed || moved) show(state.isLive() ? end() : middle(row(move)));
    }

    @Override
    protected int count() {
        return rows.size();
    }

    @Override
    protected MoveLine fresh() {
        return new MoveLine(services, variant, browse);
    }

    @Override
    protected void fill(MoveLine line, int row) {
        line.show(rows.get(row), shown, current);
    }

    @Override
    protected void clear(MoveLine line) {
        line.clear();
    }

    /** Frames are shared between scorecards, so the last common one shows where they diverge. */
    private boolean update(List<Frame> frames) {
        int common = Math.min(shown.size(), frames.size());
        while (common > 0 && !same(shown.get(common - 1), frames.get(common - 1))) common--;
        boolean changed = common < shown.size() || common < frames.size();
        shown = frames;
        while (!rows.isEmpty() && rows.getLast().first() >= common) rows.removeLast();
        if (!rows.isEmpty() && rows.getLast().last() >= common) rows.set(rows.size() - 1, rows.getLast().withBlack(MoveRow.NONE));
        for (int i = common; i < frames.size(); i++) {
            var frame = frames.get(i);
            if (!frame.isMove()) continue;
            if (!rows.isEmpty() && rows.getLast().takes(frame.mover())) {
                rows.set(rows.size() - 1, rows.getLast().withBlack(i));
            } else {
                rows.add(MoveRow.of(frame, i));
            }
        }
        return changed;
    }

    /** Compares identity, since comparing content would cost more with every move. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean same(Frame one, Frame other) {
        return one == other;
    }

    /** The row of a frame; rows are in frame order. */
    private int row(int move) {
        int low = 0;
        int high = Math.max(0, rows.size() - 1);
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (rows.get(middle).first() <= move) low = middle;
            else high = middle - 1;
        }
        return low;
    }
}
