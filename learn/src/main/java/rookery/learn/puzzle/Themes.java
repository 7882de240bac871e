package rookery.learn.puzzle;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Placement;

/** Names what a line of play is about, by definitions that can be checked on the board. */
final class Themes {

    private static final int HUNT = 3;

    private final Position start;
    private final List<Integer> line;
    private final PuzzleGoal goal;
    private final Set<Theme> found = EnumSet.noneOf(Theme.class);

    private Themes(Position start, List<Integer> line, PuzzleGoal goal) {
        this.start = start;
        this.line = line;
        this.goal = goal;
    }

    /** @param start the side to move solves; unchanged on return */
    static Set<Theme> of(Position start, List<Integer> line, PuzzleGoal goal) {
        Themes themes = new Themes(start, line, goal);
        if (goal == PuzzleGoal.CHANCE) {
            themes.found.add(Theme.EXPECTATION);
        } else {
            themes.ends();
        }
        themes.moves();
        return themes.found;
    }

    private void ends() {
        Position position = start.copy();
        int checks = 0;
        int flights = 0;
        for (int i = 0; i < line.size(); i++) {
            int move = line.get(i);
            flights += i % 2 == 1 && position.isRoyal(position.piece(Move.from(move))) ? 1 : 0;
            position.make(move);
            checks += i % 2 == 0 && position.inCheck() ? 1 : 0;
        }
        Outcome end = position.outcome();
        if (goal == PuzzleGoal.SAVE && (isStalemate(end) || takingStalemates(position))) {
            found.add(Theme.STALEMATE);
        }
        int moves = (line.size() + 1) / 2;
        if (end instanceof Outcome.Win(Side winner, Reason reason) && winner == start.turn()
                && WinProof.wins(start, line.getFirst(), moves)) {
            found.add(reason == Reason.CHECKMATE ? Theme.MATE : Theme.FORCED_WIN);
            if (reason == Reason.CHECKMATE && checks == moves && flights >= HUNT) {
                found.add(Theme.KING_HUNT);
            }
        }
    }

    private static boolean isStalemate(Outcome outcome) {
        return outcome instanceof Outcome.Draw(Reason reason) && reason == Reason.STALEMATE;
    }

    /** Whether a reply that captures the moved piece stalemates the solver. */
    private static boolean takingStalemates(Position end) {
        MoveList replies = new MoveList();
        end.legalMoves(replies);
        return replies.stream().filter(reply -> end.isCapture(reply) && Move.to(reply) == Move.to(end.lastMove())).anyMatch(reply -> {
            Position after = end.copy();
            after.make(reply);
            return isStalemate(after.outcome());
        });
    }

    /** The themes of the solver's moves; attacks count only for the first, which is the one to find. */
    private void moves() {
        Position position = start.copy();
        for (int i = 0; i < line.size(); i++) {
            int move = line.get(i);
            if (i % 2 == 0 && Move.isPromotion(move)) {
                found.add(Theme.PROMOTION);
            }
            if (i == 0) {
                attacks(position, move);
            }
            position.make(move);
        }
    }

    private void attacks(Position before, int move) {
        if (Move.isCastling(move)) {
            return;
        }
        Position after = before.copy();
        after.make(move);
        if (isFork(after, move)) {
            found.add(Theme.FORK);
        }
        if (discovers(before, after, move)) {
            found.add(Theme.DISCOVERED_ATTACK);
        }
        if (before.variant().hasCheck() && pins(before, after, move)) {
            found.add(Theme.PIN);
        }
    }

    /** The moved piece attacks two or more worthwhile targets and captures one of them next. */
    private boolean isFork(Position after, int move) {
        if (line.size() < 3 || Move.from(line.get(2)) != Move.to(move)) {
            return false;
        }
        SquareSet targets = targets(after, Move.to(move));
        return targets.size() >= 2 && targets.contains(Move.to(line.get(2)));
    }

    private static SquareSet targets(Position after, int from) {
        SquareSet attacked = after.attacks(from);
        Side enemy = after.turn();
        int own = value(after, after.piece(from));
        return SquareSet.where(after.shape(), square -> {
            int piece = after.piece(square);
            return attacked.contains(square) && Piece.isPiece(piece) && Piece.side(piece) == enemy
                    && (after.isRoyal(piece) || value(after, piece) > own || !after.isAttacked(square, enemy));
        });
    }

    /** Kings count by the rules of check, not by value. */
    private static int value(Position position, int piece) {
        return position.isRoyal(piece) ? Integer.MAX_VALUE : position.variant().kind(Piece.kind(piece)).value();
    }

    /** Another of the mover's pieces newly attacks the king or a worthwhile target. */
    private static boolean discovers(Position before, Position after, int move) {
        Side mover = before.turn();
        for (int square = 0; square < after.shape().squares(); square++) {
            int piece = after.piece(square);
            if (!Piece.isPiece(piece) || Piece.side(piece) != mover || square == Move.to(move)) {
                continue;
            }
            SquareSet earlier = before.attacks(square);
            for (int target : targets(after, square)) {
                if (!earlier.contains(target)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** An enemy piece other than a pawn is newly pinned by the moved piece to its king. */
    private static boolean pins(Position before, Position after, int move) {
        int king = after.royalSquare(after.turn());
        if (king == BoardShape.NONE || after.isAttacked(king, before.turn())) {
            return false;
        }
        for (int square = 0; square < after.shape().squares(); square++) {
            int piece = after.piece(square);
            boolean candidate = Piece.isPiece(piece) && Piece.side(piece) == after.turn() && square != king
                    && !after.variant().kind(Piece.kind(piece)).pawn();
            if (candidate && after.attacks(Move.to(move)).contains(square) && opens(after, square, Move.to(move), king)
                    && !opens(before, square, Move.from(move), king)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the piece on the second square attacks the king once the first is empty. */
    static boolean opens(Position position, int square, int attacker, int king) {
        Placement without = position.setup().placement().with(square, Piece.EMPTY);
        Side side = Piece.side(position.piece(attacker));
        // The attacking side must not be to move in that position, since the enemy king is attacked there.
        return Position.of(position.variant(), position.setup().withPlacement(without).withTurn(side.opponent())
                .withCastlingRooks(SquareSet.EMPTY).withEnPassant(BoardShape.NONE)) instanceof Verdict.Playable(Position open)
                && open.attackers(king, side).contains(attacker);
    }
}
