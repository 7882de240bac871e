package rookery.arena.schedule;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * A largest set of disjoint pairs in a graph, by Edmonds' blossoms: a partial pairing grows along alternating paths, and a cycle of odd
 * length met on the way is treated as a single point. Mutable, used once.
 */
final class Matching {

    static final int ALONE = -1;

    private final boolean[][] allowed;
    private final int size;
    private final int[] partner;
    /** The point from which an even point was reached, on the path being searched. */
    private final int[] parent;
    /** The representative of the blossom a point is in. */
    private final int[] base;
    private final boolean[] even;
    private final Deque<Integer> open = new ArrayDeque<>();

    /** @param start a pairing to begin with, by partner of each point, {@link #ALONE} for none */
    Matching(boolean[][] allowed, int[] start) {
        this.allowed = allowed;
        this.size = allowed.length;
        this.partner = start.clone();
        this.parent = new int[size];
        this.base = new int[size];
        this.even = new boolean[size];
    }

    /** The partner of each point, {@link #ALONE} for none. */
    int[] largest() {
        for (int root = 0; root < size; root++) {
            if (partner[root] == ALONE) {
                augment(pathEnd(root));
            }
        }
        return partner;
    }

    private void augment(int end) {
        int point = end;
        while (point != ALONE) {
            int before = parent[point];
            int next = partner[before];
            partner[point] = before;
            partner[before] = point;
            point = next;
        }
    }

    /** The other end of an alternating path from the root to a point that is alone, {@link #ALONE} if there is none. */
    private int pathEnd(int root) {
        Arrays.fill(even, false);
        Arrays.fill(parent, ALONE);
        Arrays.setAll(base, point -> point);
        open.clear();
        even[root] = true;
        open.add(root);
        while (!open.isEmpty()) {
            int from = open.remove();
            for (int to = 0; to < size; to++) {
                if (!allowed[from][to] || base[from] == base[to] || partner[from] == to) {
                    continue;
                }
                if (to == root || partner[to] != ALONE && parent[partner[to]] != ALONE) {
                    contract(from, to);
                } else if (parent[to] == ALONE) {
                    parent[to] = from;
                    if (partner[to] == ALONE) {
                        return to;
                    }
                    even[partner[to]] = true;
                    open.add(partner[to]);
                }
            }
        }
        return ALONE;
    }

    private void contract(int one, int other) {
        int stem = commonBase(one, other);
        boolean[] blossom = new boolean[size];
        markPath(blossom, one, stem, other);
        markPath(blossom, other, stem, one);
        for (int point = 0; point < size; point++) {
            if (blossom[base[point]]) {
                base[point] = stem;
                if (!even[point]) {
                    even[point] = true;
                    open.add(point);
                }
            }
        }
    }

    private void markPath(boolean[] blossom, int from, int stem, int child) {
        int point = from;
        int next = child;
        while (base[point] != stem) {
            blossom[base[point]] = true;
            blossom[base[partner[point]]] = true;
            parent[point] = next;
            next = partner[point];
            point = parent[partner[point]];
        }
    }

    private int commonBase(int one, int other) {
        boolean[] seen = new boolean[size];
        int point = one;
        while (true) {
            point = base[point];
            seen[point] = true;
            if (partner[point] == ALONE) {
                break;
            }
            point = parent[partner[point]];
        }
        point = base[other];
        while (!seen[point]) {
            point = base[parent[partner[point]]];
        }
        return point;
    }
}
