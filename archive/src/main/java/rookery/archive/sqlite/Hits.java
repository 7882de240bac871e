package rookery.archive.sqlite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Games in which a position arose, in the order of their ids, each with the first ply. Mutable while the search fills it. */
final class Hits {

    private long[] ids = new long[16];
    private int[] plies = new int[16];
    private int size;

    /** Ids never fall and, within one game, plies neither. */
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

    /** All ids as a list in JSON, which SQL can take apart. */
    String json() {
        StringBuilder out = new StringBuilder("[");
        for (int i = 0; i < size; i++) {
            out.append(i == 0 ? "" : ",").append(ids[i]);
        }
        return out.append(']').toString();
    }
}
