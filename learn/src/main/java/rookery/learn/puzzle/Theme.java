package rookery.learn.puzzle;

/** What a puzzle is about. Each is named only where the rules or a search prove it; {@link Themes} says how. */
public enum Theme {
    /** The line ends in mate, and every defence was tried. */
    MATE("mate"),
    /** The same under another goal: the line wins by it, whatever the other side does. */
    FORCED_WIN("forced-win"),
    /** One piece attacks two or more at once and takes one of them. */
    FORK("fork"),
    /** A piece may no longer leave the line to its king. */
    PIN("pin"),
    /** A piece moves away, and another behind it attacks. */
    DISCOVERED_ATTACK("discovered-attack"),
    /** A pawn is promoted. */
    PROMOTION("promotion"),
    /** The side that was losing has no move left, and draws by it. */
    STALEMATE("stalemate"),
    /** Check after check drives the king over the board into mate. */
    KING_HUNT("king-hunt"),
    /** The move with the best expectation when dice fall. */
    EXPECTATION("expectation");

    private final String word;

    Theme(String word) {
        this.word = word;
    }

    /** The word for files and commands. */
    public String word() {
        return word;
    }
}
