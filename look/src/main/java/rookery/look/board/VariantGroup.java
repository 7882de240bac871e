package rookery.look.board;

import java.util.Locale;
import java.util.Set;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Royals;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.Walls;

/** The groups in which a list shows the games that come with the program, in their order. */
public enum VariantGroup {
    CHESS, LARGE, SMALL, DROPS, ASIAN, WILD, DICE;

    /** A game's origin does not show in its rules. */
    private static final Set<String> OF_ASIA = Set.of("makruk", "asean", "ai-wok", "makhouse", "shatranj", "chaturanga", "xiangqi",
            "manchu",
            "minixiangqi", "minishogi", "shogi", "judkins", "gorogoro", "euroshogi", "kyoto-shogi", "micro-shogi", "okisaki-shogi",
            "sho-shogi",
            "yari-shogi", "makpong", "raazuvaa");

    public static VariantGroup of(Variant variant) {
        if (variant.hasDie()) return DICE;
        if (OF_ASIA.contains(variant.id())) return ASIAN;
        if (variant.wild().drops().hasHands()) return DROPS;
        if (isWild(variant)) return WILD;
        int longer = Math.max(variant.shape().files(), variant.shape().ranks());
        if (longer > BoardShape.CHESS.files()) return LARGE;
        return variant.shape().equals(BoardShape.CHESS) ? CHESS : SMALL;
    }

    private static boolean isWild(Variant variant) {
        var wild = variant.wild();
        return wild.walls() != Walls.NONE || !wild.captures().equals(Captures.PLAIN) || wild.royals() != Royals.SINGLE
                || variant.goals().stream().anyMatch(goal -> goal instanceof Goal.Extinction || goal instanceof Goal.Checkmated);
    }

    /** Lower case, for keys of texts and pages. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
