package rookery.kernel.notation;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Betza;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.WildRules;

/** The PGN tags that say how a game's pieces move and which rules it had, so that a reader with other rules notices. */
final class RuleTags {

    static final String MEN = "VariantMen";
    static final String HASH = "RuleHash";

    private RuleTags() {
    }

    /** As XBoard writes it: {@code P:fmWfceFifmnD;N:N}. */
    static String men(Variant variant) {
        return variant.kinds().stream().filter(kind -> !kind.isPromoted()).map(kind -> kind.letter() + ":" + kind.movement().betza())
                .collect(Collectors.joining(";"));
    }

    /** The letters whose movement in the text differs from the variant's. Betza we cannot read is accepted. */
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

    /** Leaves out rules added later that the game does not use, so that older games keep their tag. */
    private static String withoutAbsent(String rules) {
        String short1 = rules.replace(", promotedFrom= ]", "]").replace(", king=0]", "]").replace(", others=[], neverStuck=false]", "]");
        return short1.replace(", repetition=DRAW, checkerLoses=false, counting=NONE]", "]")
                .replace(", hand=[], gates=" + SquareSet.EMPTY, "")
                .replace(", together=false, wins=false, others=0, reply=false]", "]")
                .replace(", doubleStepRanks=1, wild=" + WildRules.NONE + "]", "]");
    }

    /** Sixteen hex digits over everything that decides legal moves and results; not names, values or the start position. */
    static String hash(Variant variant) {
        List<PieceKind> kinds = variant.kinds().stream()
                .map(kind -> new PieceKind("", kind.letter(), kind.movement(), 0, kind.royal(), kind.pawn(), kind.promotedFrom())).toList();
        Variant bare = new Variant("", "", "", "", variant.shape(), kinds, Setup.of(Placement.empty(variant.shape())),
                variant.whiteForward(),
                variant.castling(), variant.enPassant(), variant.doubleStepRank(), variant.promotion(), variant.goals(),
                variant.checksForbidden(),
                variant.stalemate(), variant.draws(), variant.chance(), variant.flagFall(), variant.doubleStepRanks(), variant.wild());
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(withoutAbsent(bare.toString()).getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
