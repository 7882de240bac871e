package rookery.kernel.catalogue;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import rookery.kernel.variant.Variant;

/**
 * The fingerprint of a rule set, used to look up nets and records. Variants that differ only in names, piece values or clocks share it; any other rule changes
 * it.
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
