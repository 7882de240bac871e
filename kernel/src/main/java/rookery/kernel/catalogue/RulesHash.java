package rookery.kernel.catalogue;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import rookery.kernel.variant.Variant;

/**
 * The fingerprint of a rule set, by which what was learnt or recorded for it is found again: the same for two variants that differ in names, values of
 * pieces or clocks only, another as soon as one rule differs.
 */
public final class RulesHash {

    /** Hexadecimal digits of a fingerprint. */
    public static final int LENGTH = 32;

    private RulesHash() {
    }

    /** The first 128 bits of the SHA-256 of the rules as text, in lower-case hexadecimal digits. */
    public static String of(Variant variant) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(VariantWriter.rules(variant).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, LENGTH / 2);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
