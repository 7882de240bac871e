package rookery.archive;

import java.util.Map;
import java.util.TreeMap;
import java.util.Collections;

/**
 * A user of this program.
 *
 * @param id       given by the library; {@link #NEW} before
 * @param name     1 to 40 characters, unique ignoring case
 * @param avatar   id of a picture or path of a file; screens decide
 * @param colour   of the profile's badge, such as {@code #4a7}
 * @param settings other choices, such as board, pieces and sound, under the screens' own keys
 */
public record Profile(long id, String name, String avatar, String colour, PreferredSide side,
        Map<String, String> settings) implements WithProfile {

    public static final long NEW = 0;
    public static final int LONGEST_NAME = 40;

    /** The side a user prefers to play. */
    public enum PreferredSide {
        WHITE, BLACK, RANDOM
    }

    public Profile {
        settings = Collections.unmodifiableMap(new TreeMap<>(settings));
    }

    public static Profile named(String name) {
        return new Profile(NEW, name, "", "", PreferredSide.RANDOM, Map.of());
    }

    /** Who this is in games and rankings: the id of {@link Player.Person}. */
    public String playerId() {
        return playerId(id);
    }

    static String playerId(long profile) {
        return "profile:" + profile;
    }
}
