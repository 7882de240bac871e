package rookery.serve.wire;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;
import rookery.play.chance.Seeds;

/** Secrets that open a seat, an invitation or the wall: 128 random bits as 32 hexadecimal digits. */
public final class Tokens {

    private static final int LENGTH = 32;

    private Tokens() {
    }

    public static String fresh() {
        return Seeds.salt();
    }

    public static boolean isToken(String text) {
        return text.length() == LENGTH && text.chars().allMatch(c -> c >= '0' && c <= '9' || c >= 'a' && c <= 'f');
    }

    /** Constant-time comparison. */
    public static boolean same(@Nullable String one, @Nullable String other) {
        return one != null && other != null
                && MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }
}
