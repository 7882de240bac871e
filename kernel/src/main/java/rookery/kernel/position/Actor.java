package rookery.kernel.position;

/** Who acts next: a player, or nature, who rolls the die. */
public enum Actor {
    WHITE, BLACK, NATURE
}
