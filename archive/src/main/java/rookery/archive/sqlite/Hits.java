package rookery.archive.sqlite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The games in which a position occurred, by id, each with the first ply. Mutable while the search fills it. */
final class Hits {

    private long[] ids = new long[16];
    private int[] plies = new int[16];
    private int size;

    /** Ids must not decrease, nor plies within one game. */
    void add(long id, int ply) {
        if (size > 0 && ids[size - 1] == id) {
            return;
        }
        if (size == ids.length) {
            ids = Arrays.copyOf(ids, 2 * size);
            plies = Arrays.copyOf(plies, 2 * size);
        }
        ids[size] = id;
        plies[size++] = ply;
    }

    int size() {
        return size;
    }

    /** The first ply after which the position arose in that game; -1 if it did not. */
    int ply(long id) {
        int index = Arrays.binarySearch(ids, 0, size, id);
        return index < 0 ? -1 : plies[index];
    }

    void each(PositionIndex.Visitor visitor) {
        for (int i = 0; i < size; i++) {
            visitor.entry(ids[i], plies[i]);
        }
    }

    /** The games with the highest ids, the highest first. */
    List<Long> last(int most) {
        List<Long> last = new ArrayList<>();
        for (int i = size - 1; i >= 0 && last.size() < most; i--) {
            last.add(ids[i]);
        }
        return last;
    }

    /** All ids as a JSON list, which SQL can unpack. */
    String json() {
        StringBuilder out = new StringBuilder("[");
        for (int i = 0; i < size; i++) {
            out.append(i == 0 ? "" : ",").append(ids[i]);
        }
        return out.append(']').toString();
    }
}
