package rookery.engine.search;

import java.util.Arrays;
import rookery.kernel.move.Move;

/**
 * Results of earlier searches by position key, shared by all threads without locks.
 *
 * <pre>
 *  two words an entry, four entries a bucket (one cache line)
 *
 *  data   bits  0-25  move          first word = data ^ guard
 *              26-41  score         guard  bits  0-15  static evaluation
 *              42-49  depth                     16-63  the same bits of the key
 *              50-51  bound
 *                 52  principal
 *              53-58  generation
 * </pre>
 *
 * A reader decodes both words and trusts them only if the key's bits match: two threads that wrote at once leave garbage that fails this test (Hyatt
 * and Mann's lockless hashing).
 */
public final class TranspositionTable {

    private static final int BUCKET = 4;
    private static final int WORDS = BUCKET * 2;
    private static final int GENERATIONS = 64;
    private static final long KEY_BITS = ~0xffffL;
    private static final int BYTES_A_BUCKET = WORDS * Long.BYTES;
    /** Unused words at the start: a large array begins on a cache line with a 16-byte header, and a bucket should not straddle two lines. */
    private static final int FIRST = 6;

    private long[] words;
    private int buckets;
    private int generation;

    public TranspositionTable(int megabytes) {
        buckets = bucketsIn(megabytes);
        words = new long[FIRST + buckets * WORDS];
    }

    private static int bucketsIn(int megabytes) {
        long wanted = (long) Math.max(1, megabytes) * 1024 * 1024 / BYTES_A_BUCKET;
        return (int) Math.min(wanted, (Integer.MAX_VALUE - 16) / WORDS);
    }

    /** Resizes the table, which loses its contents. */
    public void resize(int megabytes) {
        int wanted = bucketsIn(megabytes);
        if (wanted != buckets) {
            words = new long[0];
            buckets = wanted;
            words = new long[FIRST + buckets * WORDS];
        }
        generation = 0;
    }

    public void clear() {
        Arrays.fill(words, 0);
        generation = 0;
    }

    /** Called before each search, so that entries of earlier searches are replaced first. */
    void age() {
        generation = (generation + 1) % GENERATIONS;
    }

    /** How many thousandths of the table this search has filled, estimated from a sample. */
    int fullness() {
        int sample = Math.min(250, buckets);
        int used = 0;
        for (int i = 0; i < sample * BUCKET; i++) {
            long data = words[FIRST + i * 2 + 1];
            if (boundOf(data) != TableEntry.NO_BOUND && generationOf(data) == generation) {
                used++;
            }
        }
        return used * 1000 / (sample * BUCKET);
    }

    /** Reads what is known of the position into the entry; if nothing is, clears it and returns false. */
    boolean probe(long key, TableEntry out) {
        int first = bucketOf(key);
        for (int i = first; i < first + WORDS; i += 2) {
            long data = words[i + 1];
            long guard = words[i] ^ data;
            if (((guard ^ key) & KEY_BITS) == 0 && boundOf(data) != TableEntry.NO_BOUND) {
                out.move = (int) (data & 0x3ffffff);
                out.score = (short) (data >>> 26);
                out.depth = (int) (data >>> 42 & 0xff);
                out.bound = boundOf(data);
                out.principal = (data >>> 52 & 1) != 0;
                out.evaluation = unpackEvaluation((short) guard);
                return true;
            }
        }
        out.clear();
        return false;
    }

    void store(long key, int move, int score, int evaluation, int depth, int bound, boolean principal) {
        int first = bucketOf(key);
        int target = first;
        int worst = Integer.MAX_VALUE;
        int keptMove = move;
        for (int i = first; i < first + WORDS; i += 2) {
            long data = words[i + 1];
            long guard = words[i] ^ data;
            if (((guard ^ key) & KEY_BITS) == 0) {
                boolean current = generationOf(data) == generation;
                if (bound != TableEntry.EXACT && current && depthOf(data) > depth + 3 + (principal ? 2 : 0)) {
                    return;
                }
                target = i;
                keptMove = move == Move.NONE ? (int) (data & 0x3ffffff) : move;
                break;
            }
            int worth = boundOf(data) == TableEntry.NO_BOUND ? -1000 : depthOf(data) - 8 * age(data);
            if (worth < worst) {
                worst = worth;
                target = i;
            }
        }
        long data = keptMove & 0x3ffffff | (long) (score & 0xffff) << 26 | (long) Math.clamp(depth, 0, 255) << 42 | (long) bound << 50
                | (principal ? 1L << 52 : 0)
                | (long) generation << 53;
        words[target] = (key & KEY_BITS | packEvaluation(evaluation)) ^ data;
        words[target + 1] = data;
    }

    /** {@link Scores#NONE} is outside the range of stored evaluations, so it is mapped explicitly. */
    private static long packEvaluation(int evaluation) {
        return (evaluation == Scores.NONE ? Short.MIN_VALUE : evaluation) & 0xffff;
    }

    private static int unpackEvaluation(short packed) {
        return packed == Short.MIN_VALUE ? Scores.NONE : packed;
    }

    /** The low bits of the key choose the bucket, since the others guard the entry. */
    private int bucketOf(long key) {
        return FIRST + (int) Math.unsignedMultiplyHigh(Long.rotateLeft(key, 48), buckets) * WORDS;
    }

    private int age(long data) {
        return (generation - generationOf(data) + GENERATIONS) % GENERATIONS;
    }

    private static int depthOf(long data) {
        return (int) (data >>> 42 & 0xff);
    }

    private static int boundOf(long data) {
        return (int) (data >>> 50 & 3);
    }

    private static int generationOf(long data) {
        return (int) (data >>> 53 & 63);
    }
}
