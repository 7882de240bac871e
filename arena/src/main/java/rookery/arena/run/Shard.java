package rookery.arena.run;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.arena.Reading;

/**
 * A part of a tournament: every {@code count}-th pair of games, from pair {@code index} on. Shards can be played anywhere; their journals are merged
 * afterwards.
 */
public record Shard(int index, int count) {

    public static final Shard ALL = new Shard(0, 1);
    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

    public Shard {
        if (count < 1 || index < 0 || index >= count) {
            throw new IllegalArgumentException("a shard is one of 0/n to n-1/n: " + index + "/" + count);
        }
    }

    /** A part as people write it, counted from one: {@code 1/4} to {@code 4/4}. */
    public static Reading<Shard> read(String text) {
        Matcher matcher = WRITTEN.matcher(text.strip());
        int index = matcher.matches() ? Integer.parseInt(matcher.group(1)) : 0;
        int count = matcher.matches() ? Integer.parseInt(matcher.group(2)) : 0;
        return index >= 1 && index <= count
                ? Reading.read(new Shard(index - 1, count))
                : Reading.refused("a part is one of 1/4 to 4/4, with any number in place of 4, not “" + text + "”");
    }

    public boolean isAll() {
        return count == 1;
    }

    public boolean has(int pair) {
        return pair % count == index;
    }
}
