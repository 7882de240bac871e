package rookery.look.board;

/** One of the moves that lead from a square to another: a promotion has several. The move is a number the board hands back unread. */
public record Choice(int move, Figure figure) {}
