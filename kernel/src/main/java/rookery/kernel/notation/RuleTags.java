package rookery.kernel.notation;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import rookery.kernel.piece.Betza;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** The PGN tags that say how a game's pieces move and which rules it had, so that a reader with other rules notices. */
final class RuleTags {

    static final String MEN = "VariantMen";
    static final String HASH = "RuleHash";

    private RuleTags() {
    }

    /** As XBoard writes it: {@code P:fmWfceFifmnD;N:N}. */
    static String men(Variant variant) {
        return variant.kinds().stream().map(kind -> kind.letter() + ":" + kind.movement().betza()).collect(Collectors.joining(";"));
    }

    /** The letters that the text gives another movement than the variant does. What the text says in a Betza we do not read is let pass. */
    static String differing(Variant variant, String men) {
        StringBuilder differing = new StringBuilder();
        for (String man : men.split(";")) {
            String trimmed = man.strip();
            int colon = trimmed.indexOf(':');
            if (colon == 1) {
                int kind = PieceLetters.kind(variant.kinds(), trimmed.charAt(0));
                boolean other = kind == 0
                        || Betza.parse(trimmed.substring(2)) instanceof Betza.Parsed(Movement movement)
                                && !movement.sameAs(variant.kind(kind).movement());
                differing.append(other ? trimmed.substring(0, 1) : "");
            }
        }
        return differing.toString();
    }

    /** Sixteen hex digits over everything that decides what may be played and who wins; names, values and the start position do not. */
    static String hash(Variant variant) {
        List<PieceKind> kinds = variant.kinds().stream()
                .map(kind -> new PieceKind("", kind.letter(), kind.movement(), 0, kind.royal(), kind.pawn())).toList();
        Variant bare = new Variant("", "", "", "", variant.shape(), kinds, Setup.of(Placement.empty(variant.shape())),
                variant.whiteForward(),
                variant.castling(), variant.enPassant(), variant.doubleStepRank(), variant.promotion(), variant.goals(),
                variant.checksForbidden(),
                variant.stalemate(), variant.draws(), variant.chance(), variant.flagFall());
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bare.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
