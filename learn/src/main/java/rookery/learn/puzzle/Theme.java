package rookery.learn.puzzle;

/** What a puzzle is about. A theme is named only if the rules or a search prove it; {@link Themes} says how. */
public enum Theme {
    /** The line ends in mate, and every defence fails. */
    MATE("mate"),
    /** The line wins by another goal, whatever the other side does. */
    FORCED_WIN("forced-win"),
    /** One piece attacks two or more at once and takes one of them. */
    FORK("fork"),
    /** A piece is pinned to its king. */
    PIN("pin"),
    /** A piece moves away, and another behind it attacks. */
    DISCOVERED_ATTACK("discovered-attack"),
    /** A pawn is promoted. */
    PROMOTION("promotion"),
    /** The losing side has no move left and draws. */
    STALEMATE("stalemate"),
    /** Check after check drives the king across the board into mate. */
    KING_HUNT("king-hunt"),
    /** The move with the best winning chance, with a die. */
    EXPECTATION("expectation");

    private final String word;

    Theme(String word) {
        this.word = word;
    }

    /** Its name in files and commands. */
    public String word() {
        return word;
    }
}
