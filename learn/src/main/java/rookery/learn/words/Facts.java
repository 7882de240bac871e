package rookery.learn.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
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
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Royals;
import rookery.kernel.variant.Walls;
import rookery.kernel.variant.WildRules;
import rookery.learn.puzzle.WinProof;

/**
 * Finds true and noteworthy facts about a move, the most important first. Everything is verified on the board by the rules; what cannot be proved is not said.
 * Takes some milliseconds: not for the JavaFX thread.
 */
public final class Facts {

    /** The most facts per move. */
    public static final int MOST = 3;
    private static final int MOST_TARGETS = 3;
    /** Pieces worth less are not worth a sentence. */
    private static final int WORTH_SAYING = 200;
    /** A loss of less is an exchange. */
    private static final int EXCHANGE = 150;

    private final Position before;
    private final Position after;
    private final int move;
    private final Side mover;
    /** Whether captures work as in chess. If they explode, squares get walled up or losing pieces wins, attacks mean little. */
    private final boolean plain;
    private final List<Fact> facts = new ArrayList<>();

    private Facts(Position before, int move) {
        this.before = before.copy();
        this.move = move;
        mover = before.turn();
        after = before.copy();
        after.make(move);
        WildRules wild = before.variant().wild();
        plain = wild.captures().effect() == Captures.Effect.NONE && wild.walls() == Walls.NONE
                && before.variant().goals().stream().noneMatch(Facts::isToLose);
    }

    private static boolean isToLose(Goal goal) {
        return goal instanceof Goal.Checkmated || goal instanceof Goal.Extinction extinction && extinction.wins();
    }

    /**
     * Up to three facts about a legal move of a player.
     *
     * @param before unchanged on return; with a die, the roll has been made
     */
    public static List<Fact> of(Position before, int move) {
        if (move == Move.PASS || Move.isRoll(move)) {
            return List.of();
        }
        Facts found = new Facts(before, move);
        found.find();
        return List.copyOf(found.facts.subList(0, Math.min(MOST, found.facts.size())));
    }

    private void find() {
        Outcome outcome = after.outcome();
        switch (outcome) {
            case Outcome.Win(Side winner, Reason reason) when winner == mover -> facts.add(new Fact.Wins(reason));
            case Outcome.Win _ -> {
            }
            case Outcome.Draw(Reason reason) -> facts.add(new Fact.Draws(reason));
            case Outcome.Ongoing() -> {
                if (before.variant().hasDie()) {
                    withDie();
                } else {
                    withoutDie();
                }
            }
        }
    }

    private void withoutDie() {
        if (before.legalMoveCount() == 1) {
            facts.add(new Fact.Forced());
        }
        int reply = WinProof.immediate(after);
        if (reply != Move.NONE) {
            facts.add(new Fact.AllowsWin(reply));
            add(plain ? takes() : null);
        } else if (forcesWin()) {
            facts.add(new Fact.ForcesWin());
        } else {
            averts();
            if (plain) {
                exchanges();
            }
            threats();
            if (facts.isEmpty() && after.inCheck()) {
                facts.add(new Fact.GivesCheck());
            }
        }
    }

    private void add(@Nullable Fact fact) {
        if (fact != null) {
            facts.add(fact);
        }
    }

    // ---- dangers and what averts them ------------------------------------------------------------------------------

    private void averts() {
        int threat = threatBefore();
        if (threat != Move.NONE) {
            if (isOnlyMove(threat)) {
                facts.add(new Fact.OnlyMove(threat));
            } else if (!before.inCheck()) {
                facts.add(new Fact.Stops(threat));
            }
        }
    }

    /** A move that would win at once for the other side if it were its turn; in check, one that wins after some other move. */
    private int threatBefore() {
        if (before.inCheck()) {
            for (int other : moves(before)) {
                if (other != move) {
                    return afterMove(before, other, WinProof::immediate);
                }
            }
            return Move.NONE;
        }
        return afterMove(before, Move.PASS, position -> position.isGoalReached() ? Move.NONE : WinProof.immediate(position));
    }

    /** Whether the reply wins at once after every other move, of which there is at least one. */
    private boolean isOnlyMove(int reply) {
        int[] moves = moves(before);
        for (int other : moves) {
            if (other != move && !afterMove(before, other, position -> !position.outcome().isOver() && position.isLegal(reply)
                    && WinProof.winsAtOnce(position, reply, mover.opponent()))) {
                return false;
            }
        }
        return moves.length > 1;
    }

    /** The most valuable piece that can be taken for nothing now; none if that would be a mistake, or only completes an exchange. */
    private Fact.@Nullable Hangs hangs() {
        Fact.Hangs worst = null;
        for (int reply : moves(after)) {
            int taken = after.captured(reply);
            if (taken != Piece.EMPTY && Move.type(reply) == Move.NORMAL && isWorthSaying(taken)
                    && (worst == null || value(taken) > value(worst))
                    && !isExchange(Move.to(reply), taken) && isFree(after, reply) && !isPunished(reply, value(taken))) {
                worst = new Fact.Hangs(new Fact.Man(Piece.kind(taken), Move.to(reply)), reply);
            }
        }
        return worst;
    }

    /** Whether the piece on the square has just taken about as much as is lost with it. */
    private boolean isExchange(int square, int piece) {
        int gained = before.captured(move) == Piece.EMPTY ? 0 : value(before.captured(move));
        return square == Move.to(move) && value(piece) - gained < EXCHANGE;
    }

    /** Whether after the reply the mover wins at once, or takes as much for nothing. */
    private boolean isPunished(int reply, int worth) {
        return afterMove(after, reply, then -> {
            if (WinProof.immediate(then) != Move.NONE) {
                return true;
            }
            for (int capture : moves(then)) {
                int taken = then.captured(capture);
                if (taken != Piece.EMPTY && !then.isRoyal(taken) && value(taken) >= worth && isFree(then, capture)) {
                    return true;
                }
            }
            return false;
        });
    }

    private int value(Fact.Hangs hangs) {
        return value(hangs.man());
    }

    private int value(Fact.Man man) {
        return before.variant().kind(man.kind()).value();
    }

    /** Whether the game continues after the capture and no move recaptures. */
    private static boolean isFree(Position position, int capture) {
        return afterMove(position, capture, then -> {
            if (then.outcome().isOver()) {
                return false;
            }
            for (int back : moves(then)) {
                if (Move.to(back) == Move.to(capture) && then.isCapture(back)) {
                    return false;
                }
            }
            return true;
        });
    }

    private boolean isWorthSaying(int piece) {
        return !before.isRoyal(piece) && value(piece) >= WORTH_SAYING;
    }

    private int value(int piece) {
        return before.variant().kind(Piece.kind(piece)).value();
    }

    // ---- what the move takes and brings ----------------------------------------------------------------------------

    /** What the move takes and gives up, the more valuable first. */
    private void exchanges() {
        Fact.Takes takes = takes();
        Fact.Hangs hangs = hangs();
        boolean gains = takes != null && hangs != null && value(takes.man()) >= value(hangs);
        add(gains ? takes : hangs);
        add(gains ? hangs : takes);
        add(promotes());
        add(saves());
    }

    private Fact.@Nullable Promotes promotes() {
        return Move.isPromotion(move)
                ? new Fact.Promotes(Piece.kind(before.piece(Move.from(move))), Piece.kind(after.piece(Move.to(move))))
                : null;
    }

    private boolean forcesWin() {
        if (!after.variant().hasCheck() || !after.inCheck()) {
            return false;
        }
        int[] replies = moves(after);
        for (int reply : replies) {
            if (!afterMove(after, reply, position -> !position.outcome().isOver() && canMate(position))) {
                return false;
            }
        }
        return replies.length > 0;
    }

    /** Whether a move gives checkmate; other wins do not count. */
    private boolean canMate(Position position) {
        Outcome mate = new Outcome.Win(mover, Reason.CHECKMATE);
        for (int next : moves(position)) {
            if (position.givesCheck(next) && afterMove(position, next, mated -> mated.outcome().equals(mate))) {
                return true;
            }
        }
        return false;
    }

    /** The piece taken, if nothing can take back or it is worth much more than its taker; everybody sees the rest. */
    private Fact.@Nullable Takes takes() {
        int taken = before.captured(move);
        if (taken == Piece.EMPTY) {
            return null;
        }
        int square = Move.type(move) == Move.EN_PASSANT
                ? before.shape().step(Move.to(move), 0, -before.variant().forward(mover))
                : Move.to(move);
        boolean free = !before.variant().hasDie() && isFree(before, move);
        boolean noteworthy = free || before.variant().hasDie() || value(taken) - value(before.piece(Move.from(move))) >= EXCHANGE;
        return noteworthy ? new Fact.Takes(new Fact.Man(Piece.kind(taken), square), free) : null;
    }

    /** The piece moved, if it could have been taken for nothing and cannot be taken now. */
    private Fact.@Nullable Saves saves() {
        int piece = before.piece(Move.from(move));
        if (!Piece.isPiece(piece) || Move.isCastling(move) || Move.isPromotion(move) || before.captured(move) != Piece.EMPTY
                || !isWorthSaying(piece)
                || before.inCheck()) {
            return null;
        }
        boolean endangered = afterMove(before, Move.PASS, position -> {
            if (position.isGoalReached()) {
                return false;
            }
            for (int capture : moves(position)) {
                if (Move.type(capture) == Move.NORMAL && Move.to(capture) == Move.from(move) && isFree(position, capture)) {
                    return true;
                }
            }
            return false;
        });
        return endangered && !canBeTaken(Move.to(move)) ? new Fact.Saves(new Fact.Man(Piece.kind(piece), Move.to(move))) : null;
    }

    private boolean canBeTaken(int square) {
        for (int reply : moves(after)) {
            if (Move.to(reply) == square && after.isCapture(reply)) {
                return true;
            }
        }
        return false;
    }

    // ---- attacks ---------------------------------------------------------------------------------------------------

    private void threats() {
        if (Move.isCastling(move)) {
            return;
        }
        if (!after.inCheck()) {
            int threat = afterMove(after, Move.PASS, position -> position.isGoalReached() ? Move.NONE : WinProof.immediate(position));
            if (threat != Move.NONE) {
                facts.add(new Fact.ThreatensWin(threat));
            }
        }
        if (!plain) {
            return;
        }
        // A piece that is about to be lost threatens nothing.
        boolean safe = !isLosing(Move.to(move));
        Fact.Attacks attacks = safe ? attacks() : null;
        boolean fork = attacks != null && attacks.targets().size() > 1;
        add(fork ? attacks : null);
        add(safe ? pins() : null);
        add(discovers());
        add(fork || after.inCheck() ? null : attacks);
    }

    /** Whether a reply takes the piece on the square for nothing or with a lesser piece. */
    private boolean isLosing(int square) {
        for (int reply : moves(after)) {
            if (Move.to(reply) == square && after.isCapture(reply)
                    && (value(after.piece(Move.from(reply))) < value(after.piece(square)) || isFree(after, reply))) {
                return true;
            }
        }
        return false;
    }

    /** The worthwhile targets of the piece moved: kings, more valuable pieces, undefended pieces. */
    private Fact.@Nullable Attacks attacks() {
        int from = Move.to(move);
        SquareSet attacked = after.attacks(from);
        int own = after.piece(from);
        if (!Piece.isPiece(own) || Piece.side(own) != mover) {
            return null;
        }
        boolean check = after.inCheck();
        boolean anew = false;
        List<Fact.Man> targets = new ArrayList<>();
        for (int square : attacked) {
            int piece = after.piece(square);
            if (!Piece.isPiece(piece) || Piece.side(piece) == mover) {
                continue;
            }
            boolean worthIt = after.isRoyal(piece)
                    ? check
                    : isWorthSaying(piece) && (value(piece) > value(own) || !after.isAttacked(square, mover.opponent()));
            if (worthIt && (after.isRoyal(piece) || check || couldTake(from, square))) {
                targets.add(new Fact.Man(Piece.kind(piece), square));
                anew |= !attackedBefore(square);
            }
        }
        targets.sort((first, second) -> Integer.compare(weight(second), weight(first)));
        return anew
                ? new Fact.Attacks(new Fact.Man(Piece.kind(own), from), targets.subList(0, Math.min(MOST_TARGETS, targets.size())))
                : null;
    }

    /** Whether the piece moved attacked that square already. */
    private boolean attackedBefore(int square) {
        return !Move.isDrop(move) && before.attacks(Move.from(move)).contains(square);
    }

    private int weight(Fact.Man man) {
        return before.variant().kind(man.kind()).royal() ? Integer.MAX_VALUE : before.variant().kind(man.kind()).value();
    }

    private boolean couldTake(int from, int target) {
        return afterMove(after, Move.PASS, position -> {
            for (int capture : moves(position)) {
                if (Move.from(capture) == from && Move.to(capture) == target && position.isCapture(capture)) {
                    return true;
                }
            }
            return false;
        });
    }

    private Fact.@Nullable Pins pins() {
        int king = after.royalSquare(after.turn());
        int from = Move.to(move);
        boolean single = after.variant().hasCheck() && after.variant().wild().royals() == Royals.SINGLE;
        if (!single || king == BoardShape.NONE || after.attackers(king, mover).contains(from)) {
            return null;
        }
        for (int square : after.attacks(from)) {
            int piece = after.piece(square);
            if (Piece.isPiece(piece) && Piece.side(piece) != mover && square != king && isWorthSaying(piece)
                    && opens(after, square, from, king)
                    && !(attackedBefore(square) && opens(before, square, Move.from(move), king))) {
                return new Fact.Pins(new Fact.Man(Piece.kind(piece), square));
            }
        }
        return null;
    }

    /** Whether the attacker reaches the king as soon as the square is empty. */
    private boolean opens(Position position, int square, int attacker, int king) {
        Placement without = position.setup().placement().with(square, Piece.EMPTY);
        return Position.of(after.variant(), position.setup().withPlacement(without).withTurn(mover.opponent())
                .withCastlingRooks(SquareSet.EMPTY).withEnPassant(BoardShape.NONE)) instanceof Verdict.Playable(Position open)
                && open.attackers(king, mover).contains(attacker);
    }

    private Fact.@Nullable Discovers discovers() {
        for (int square = 0; square < after.shape().squares(); square++) {
            int piece = after.piece(square);
            if (!Piece.isPiece(piece) || Piece.side(piece) != mover || square == Move.to(move)) {
                continue;
            }
            SquareSet earlier = before.attacks(square);
            for (int target : after.attacks(square)) {
                int victim = after.piece(target);
                if (Piece.isPiece(victim) && Piece.side(victim) != mover && !earlier.contains(target) && isWorthSaying(victim)
                        && (value(victim) > value(piece) || !after.isAttacked(target, mover.opponent()))
                        && (after.inCheck() || couldTake(square, target))) {
                    return new Fact.Discovers(new Fact.Man(Piece.kind(piece), square), new Fact.Man(Piece.kind(victim), target));
                }
            }
        }
        return null;
    }

    // ---- the die ---------------------------------------------------------------------------------------------------

    private void withDie() {
        kingOnRolls(true).ifPresent(facts::add);
        kingOnRolls(false).ifPresent(facts::add);
        add(takes());
        add(promotes());
    }

    /** On how many rolls a king can be taken; empty if on none. */
    private Optional<Fact> kingOnRolls(boolean own) {
        Position rolled = after.copy();
        if (!own) {
            rolled.make(Move.PASS);
        }
        int of = Integer.bitCount(rolled.rollableFaces());
        int faces = facesThatWin(rolled);
        return of == 0 || faces == 0 ? Optional.empty() : Optional.of(new Fact.KingOnRolls(own, faces, of));
    }

    private static int facesThatWin(Position position) {
        int faces = 0;
        for (int face = 1; face <= Integer.SIZE - 1; face++) {
            if ((position.rollableFaces() >>> face & 1) != 0) {
                faces += afterMove(position, Move.roll(face), rolled -> WinProof.immediate(rolled) != Move.NONE) ? 1 : 0;
            }
        }
        return faces;
    }

    // ---- trying out ------------------------------------------------------------------------------------------------

    /** A question about a position. */
    private interface Question<T> {
        T of(Position position);
    }

    private static <T> T afterMove(Position position, int move, Question<T> question) {
        position.make(move);
        try {
            return question.of(position);
        } finally {
            position.unmake();
        }
    }

    private static int[] moves(Position position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.toArray();
    }
}
