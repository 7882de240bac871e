package rookery.kernel.notation;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;

/** A game's outcome in PGN's terms: the result, the Termination tag, and a Reason tag of our own for what these two leave open. */
final class ResultTags {

    static final String TERMINATION = "Termination";
    static final String REASON = "Reason";

    /** Looked for in this order, since a text may hold several of the words. */
    private static final List<Map.Entry<String, Reason>> KEYWORDS = List.of(Map.entry("time", Reason.TIME),
            Map.entry("abandon", Reason.ABANDONED), Map.entry("adjudic", Reason.ADJUDICATION), Map.entry("infraction", Reason.ILLEGAL_MOVE),
            Map.entry("illegal", Reason.ILLEGAL_MOVE), Map.entry("emergency", Reason.PLAYER_FAILED),
            Map.entry("resign", Reason.RESIGNATION));

    private ResultTags() {
    }

    /** The Termination tag of an outcome; null if there is nothing to say. */
    static @Nullable String termination(Outcome outcome) {
        Reason reason = reason(outcome);
        if (reason == null) {
            return null;
        }
        return switch (reason) {
            case TIME -> "time forfeit";
            case ABANDONED -> "abandoned";
            case ADJUDICATION -> "adjudication";
            case ILLEGAL_MOVE -> "rules infraction";
            case PLAYER_FAILED -> "emergency";
            case CHECKMATE, KING_CAPTURED, ZONE_REACHED, CHECKS_GIVEN, EXTINCTION, STALEMATE, REPETITION, PERPETUAL_CHECK, NO_PROGRESS,
                    DEAD_POSITION, NO_ROLLABLE_FACE, BOTH_REACHED_ZONE, RESIGNATION, AGREEMENT ->
                null;
        };
    }

    static @Nullable Reason reason(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Ongoing() -> null;
            case Outcome.Win(Side _, Reason reason) -> reason;
            case Outcome.Draw(Reason reason) -> reason;
        };
    }

    static String written(Reason reason) {
        return reason.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** The reason so written, or null. */
    static @Nullable Reason parsed(String text) {
        for (Reason reason : Reason.values()) {
            if (written(reason).equals(text)) {
                return reason;
            }
        }
        return null;
    }

    /** The likeliest outcome behind a result: what the position shows, else what the Termination says, else what players usually do. */
    static Outcome likely(String result, @Nullable String termination, Position end) {
        Outcome shown = end.outcome();
        if (result.equals("*") || shown.isOver() && shown.mark().equals(result)) {
            return result.equals("*") ? new Outcome.Ongoing() : shown;
        }
        Reason told = told(termination);
        if (result.equals("1/2-1/2")) {
            return new Outcome.Draw(told != null && told != Reason.RESIGNATION ? told : drawReason(end.claims()));
        }
        return new Outcome.Win(result.equals("1-0") ? Side.WHITE : Side.BLACK, told != null ? told : Reason.RESIGNATION);
    }

    /** The outcome with that reason in place of the likely one. */
    static Outcome because(Outcome outcome, Reason reason) {
        return switch (outcome) {
            case Outcome.Ongoing ongoing -> ongoing;
            case Outcome.Win(Side side, Reason _) -> new Outcome.Win(side, reason);
            case Outcome.Draw _ -> new Outcome.Draw(reason);
        };
    }

    private static @Nullable Reason told(@Nullable String termination) {
        String text = termination == null ? "" : termination.toLowerCase(Locale.ROOT);
        for (Map.Entry<String, Reason> keyword : KEYWORDS) {
            if (text.contains(keyword.getKey())) {
                return keyword.getValue();
            }
        }
        return null;
    }

    private static Reason drawReason(Set<Claim> claims) {
        if (claims.contains(Claim.REPETITION)) {
            return Reason.REPETITION;
        }
        return claims.isEmpty() ? Reason.AGREEMENT : Reason.NO_PROGRESS;
    }
}
