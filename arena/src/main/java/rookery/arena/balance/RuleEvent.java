package rookery.arena.balance;

import java.util.EnumSet;
import java.util.Set;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.PassRule;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.Walls;

/** A rule taking effect in a game. */
public enum RuleEvent {
    CASTLING, DOUBLE_STEP, EN_PASSANT, PROMOTION, DROP, GATE, WALL, BLAST, CHECK, PASS;

    /** What can happen by the variant's rules. */
    public static Set<RuleEvent> possible(Variant variant) {
        Set<RuleEvent> events = EnumSet.noneOf(RuleEvent.class);
        boolean pawns = variant.kinds().stream().anyMatch(PieceKind::pawn);
        add(events, CASTLING, variant.castling().isOn());
        add(events, DOUBLE_STEP, pawns && variant.doubleStepRank() > 0);
        add(events, EN_PASSANT, pawns && variant.enPassant() != EnPassant.OFF);
        add(events, PROMOTION, variant.promotion().rank() > 0 || !variant.promotion().others().isEmpty());
        add(events, DROP, variant.wild().drops().on());
        add(events, GATE, variant.wild().drops().gating());
        add(events, WALL, variant.wild().walls() != Walls.NONE);
        add(events, BLAST, variant.wild().captures().effect() != Captures.Effect.NONE);
        add(events, CHECK, variant.hasCheck());
        add(events, PASS, variant.wild().pass() != PassRule.NEVER);
        return events;
    }

    private static void add(Set<RuleEvent> events, RuleEvent event, boolean possible) {
        if (possible) {
            events.add(event);
        }
    }
}
