package rookery.kernel.variant;

/**
 * The rules that most games do without. A game that uses none of them has {@link #NONE}, and they cost it nothing.
 *
 * @param royals which royal pieces may not be left attacked
 * @param walls  what a player blocks with each move
 * @param pass   when a player may give up the turn
 */
public record WildRules(Drops drops, Captures captures, Royals royals, Places places, Walls walls, PassRule pass) implements WithWildRules {

    public static final WildRules NONE = new WildRules(Drops.NONE, Captures.PLAIN, Royals.SINGLE, Places.ANYWHERE, Walls.NONE,
            PassRule.NEVER);

    public boolean isNone() {
        return equals(NONE);
    }

    /** Whether squares may become blocked during a game. */
    public boolean raisesWalls() {
        return walls != Walls.NONE || captures.effect() == Captures.Effect.STONE;
    }
}
