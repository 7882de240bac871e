package rookery.arena.run;

/**
 * A part of a tournament: every {@code count}-th pair of games, from pair {@code index} on. Shards are played anywhere, their journals are put together
 * afterwards.
 */
public record Shard(int index, int count) {

    public static final Shard ALL = new Shard(0, 1);

    public Shard {
        if (count < 1 || index < 0 || index >= count) {
            throw new IllegalArgumentException("a shard is one of 0/n to n-1/n: " + index + "/" + count);
        }
    }

    public boolean isAll() {
        return count == 1;
    }

    public boolean has(int pair) {
        return pair % count == index;
    }
}
