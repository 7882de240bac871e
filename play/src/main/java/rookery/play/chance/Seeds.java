package rookery.play.chance;

import java.security.SecureRandom;
import java.util.HexFormat;

/** Where unpredictable numbers enter the program: seeds for games and bots that nobody has chosen. Everything else that is random follows from a seed. */
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
