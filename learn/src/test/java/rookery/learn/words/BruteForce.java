package rookery.learn.words;

import java.util.Arrays;
import java.util.List;
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
import rookery.kernel.variant.Variant;

/**
 * Checks facts by the simplest means: it makes and examines every move on the general board, whose attacks are computed by other code than on the
 * board the facts were found on. Shares nothing with {@link Facts}.
 */
final class BruteForce {

    private final Position before;
    private final int move;
    private final Side mover;

    /** @param before on the general board, with the same past as the one the fact was found in */
    BruteForce(Position before, int move) {
        this.before = before;
        this.move = move;
        mover = before.turn();
    }

    boolean isTrue(Fact fact) {
        Position after = then(before, move);
        return switch (fact) {
            case Fact.Wins(Reason reason) -> after.outcome().equals(new Outcome.Win(mover, reason));
            case Fact.Draws(Reason reason) -> after.outcome().equals(new Outcome.Draw(reason));
            case Fact.ForcesWin() -> forces(after);
            case Fact.AllowsWin(int reply) -> wins(after, reply, mover.opponent());
            case Fact.OnlyMove(int reply) -> legal(before).length > 1 && noWin(after, mover.opponent()) && everyOther(reply);
            case Fact.Stops(int threat) -> wins(passed(before), threat, mover.opponent()) && noWin(after, mover.opponent());
            case Fact.Forced() -> Arrays.equals(legal(before), new int[]{move});
            case Fact.GivesCheck() -> after.variant().hasCheck() && isRoyalAttacked(after) && !after.checkers().isEmpty();
            case Fact.Takes(Fact.Man man, boolean free) -> before.piece(man.square()) == Piece.of(man.kind(), mover.opponent())
                    && Piece.side(after.piece(man.square()) == 0 ? mover.ordinal() : after.piece(man.square())) == mover
                    && count(before, mover.opponent()) == count(after, mover.opponent()) + 1
                    && (!free || takers(after, Move.to(move)) == 0);
            case Fact.Promotes(int from, int to) -> before.piece(Move.from(move)) == Piece.of(from, mover) && canBecome(from, to)
                    && after.piece(Move.to(move)) == Piece.of(to, mover);
            case Fact.Attacks(Fact.Man by, List<Fact.Man> targets) -> !targets.isEmpty()
                    && targets.stream().allMatch(target -> attacks(after, by, target));
            case Fact.Discovers(Fact.Man by, Fact.Man target) -> attacks(after, by, target) && by.square() != Move.to(move)
                    && !before.attackers(target.square(), mover).contains(by.square());
            case Fact.Pins(Fact.Man man) -> pins(after, man);
            case Fact.Hangs(Fact.Man man, int reply) -> after.piece(man.square()) == Piece.of(man.kind(), mover)
                    && Move.to(reply) == man.square() && after.isLegal(reply) && takers(then(after, reply), man.square()) == 0;
            case Fact.Saves(Fact.Man man) -> after.piece(man.square()) == Piece.of(man.kind(), mover) && Move.to(move) == man.square()
                    && takers(after, man.square()) == 0 && wasLoose();
            case Fact.ThreatensWin(int threat) -> !after.inCheck() && wins(passed(after), threat, mover);
            case Fact.KingOnRolls(boolean own, int faces, int of) -> {
                Position rolled = own ? after : passed(after);
                MoveList rolls = new MoveList();
                rolled.legalMoves(rolls);
                yield rolls.size() == of && rolls.stream().filter(roll -> !noWin(then(rolled, roll), rolled.turn())).count() == faces
                        && faces > 0;
            }
        };
    }

    private boolean isRoyalAttacked(Position after) {
        for (int square = 0; square < after.shape().squares(); square++) {
            int piece = after.piece(square);
            if (Piece.isPiece(piece) && Piece.side(piece) != mover && after.isRoyal(piece) && after.isAttacked(square, mover)) {
                return true;
            }
        }
        return false;
    }

    private boolean canBecome(int kind, int promoted) {
        Variant variant = before.variant();
        return variant.kind(kind).pawn()
                || variant.promotion().others().stream().anyMatch(other -> other.kind() == kind && other.to() == promoted);
    }

    private boolean forces(Position after) {
        int[] replies = legal(after);
        for (int reply : replies) {
            Position then = then(after, reply);
            boolean mates = false;
            for (int next : legal(then)) {
                mates |= then(then, next).outcome().equals(new Outcome.Win(mover, Reason.CHECKMATE));
            }
            if (then.outcome().isOver() || !mates) {
                return false;
            }
        }
        return replies.length > 0;
    }

    private boolean everyOther(int reply) {
        for (int other : legal(before)) {
            if (other != move && !wins(then(before, other), reply, mover.opponent())) {
                return false;
            }
        }
        return true;
    }

    private boolean attacks(Position after, Fact.Man by, Fact.Man target) {
        boolean there = after.piece(by.square()) == Piece.of(by.kind(), mover)
                && after.piece(target.square()) == Piece.of(target.kind(), mover.opponent())
                && after.attackers(target.square(), mover).contains(by.square());
        if (!there || after.inCheck() || after.isRoyal(after.piece(target.square()))) {
            return there;
        }
        for (int capture : legal(passed(after))) {
            if (Move.from(capture) == by.square() && Move.to(capture) == target.square()) {
                return true;
            }
        }
        return false;
    }

    private boolean pins(Position after, Fact.Man man) {
        int king = after.royalSquare(mover.opponent());
        boolean there = after.piece(man.square()) == Piece.of(man.kind(), mover.opponent())
                && !after.attackers(king, mover).contains(Move.to(move));
        var without = after.setup().withPlacement(after.setup().placement().with(man.square(), Piece.EMPTY))
                .withCastlingRooks(SquareSet.EMPTY).withEnPassant(BoardShape.NONE);
        return there && Position.onGeneralBoard(after.variant(), without) instanceof Verdict.Playable(Position open)
                && open.attackers(king, mover).contains(Move.to(move));
    }

    /** Whether the piece that moved could have been taken where it stood, and nothing could have taken back. */
    private boolean wasLoose() {
        Position passed = passed(before);
        for (int capture : legal(passed)) {
            if (Move.to(capture) == Move.from(move) && takers(then(passed, capture), Move.to(capture)) == 0) {
                return true;
            }
        }
        return false;
    }

    /** How many legal moves take what stands on the square. */
    private static int takers(Position position, int square) {
        int takers = 0;
        for (int each : legal(position)) {
            // Castling names the own rook's square and takes nothing.
            takers += Move.to(each) == square && !Move.isCastling(each) && position.piece(square) != Piece.EMPTY ? 1 : 0;
        }
        return takers;
    }

    private static int count(Position position, Side side) {
        int count = 0;
        for (int square = 0; square < position.shape().squares(); square++) {
            int piece = position.piece(square);
            count += Piece.isPiece(piece) && Piece.side(piece) == side ? 1 : 0;
        }
        return count;
    }

    private static boolean wins(Position position, int reply, Side side) {
        return position.isLegal(reply) && winsBy(position, reply, side);
    }

    private static boolean winsBy(Position position, int legal, Side side) {
        return then(position, legal).outcome() instanceof Outcome.Win(Side winner, Reason _) && winner == side;
    }

    private static boolean noWin(Position position, Side side) {
        for (int each : legal(position)) {
            if (winsBy(position, each, side)) {
                return false;
            }
        }
        return true;
    }

    private static int[] legal(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.toArray();
    }

    private static Position then(Position position, int move) {
        Position copy = position.copy();
        copy.make(move);
        return copy;
    }

    private static Position passed(Position position) {
        return then(position, Move.PASS);
    }
}
