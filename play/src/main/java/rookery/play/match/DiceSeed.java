package rookery.play.match;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import rookery.play.chance.Seeds;

/**
 * The source of all rolls of a game, see {@link Dice}. Stored with the game.
 *
 * <p>Dice are <em>committed</em> when they have a salt: the players see the {@link #commitment} at the start and seed and salt at the end, and so
 * know that no roll was chosen in between. Without a salt a small seed could be guessed from its hash.
 *
 * @param salt hexadecimal digits; empty for dice that are not committed
 */
public record DiceSeed(long seed, String salt) {

    public DiceSeed {
        if (!salt.matches("[0-9a-f]{0,128}")) {
            throw new IllegalArgumentException("a salt is made of hexadecimal digits: " + salt);
        }
    }

    public static DiceSeed open(long seed) {
        return new DiceSeed(seed, "");
    }

    /** Dice nobody can foresee, committed. */
    public static DiceSeed freshlyCommitted() {
        return new DiceSeed(Seeds.fresh(), Seeds.salt());
    }

    public boolean isCommitted() {
        return !salt.isEmpty();
    }

    /** The SHA-256 of the text {@code rookery-dice:1:SEED:SALT}, the seed as a signed decimal number, in lower-case hexadecimal digits. */
    public String commitment() {
        String text = "rookery-dice:1:" + seed + ":" + salt;
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
