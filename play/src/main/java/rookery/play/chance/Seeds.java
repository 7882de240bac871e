package rookery.play.chance;

import java.security.SecureRandom;
import java.util.HexFormat;

/** The only source of unpredictable numbers: seeds for games and bots when nobody chose one. Everything else random follows from a seed. */
public final class Seeds {

    private static final SecureRandom SOURCE = new SecureRandom();
    private static final int SALT_BYTES = 16;

    private Seeds() {
    }

    /** A seed nobody can guess. */
    public static long fresh() {
        return SOURCE.nextLong();
    }

    /** 128 random bits as 32 hexadecimal digits, to be hashed together with a seed. */
    public static String salt() {
        byte[] salt = new byte[SALT_BYTES];
        SOURCE.nextBytes(salt);
        return HexFormat.of().formatHex(salt);
    }
}
