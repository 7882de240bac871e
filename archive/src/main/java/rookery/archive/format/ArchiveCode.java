package rookery.archive.format;

/** What can be wrong with an archive; the numbers 101 to 104 stand for C-14 to C-17. */
public enum ArchiveCode {
    WRONG_BOARD_SIZE(101, "The board does not have the size the rules require"),
    UNKNOWN_PIECE(102, "A piece or colour is unknown to the rules"),
    NO_SIDE_TO_MOVE(103, "The side to move is missing"),
    WRONG_FORMAT(104, "The file is not in the format its name suggests"),
    ILLEGAL_MOVE(105, "A stored move is not legal"),
    DAMAGED(106, "The data is damaged or contradicts itself"),
    UNSUPPORTED(107, "The version or the rule set is not supported");

    private final int number;
    private final String title;

    ArchiveCode(int number, String title) {
        this.number = number;
        this.title = title;
    }

    public int number() {
        return number;
    }

    /** One sentence without its full stop, in words for a user. */
    public String title() {
        return title;
    }
}
