package rookery.play.match;

import java.util.List;
import java.util.Optional;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Drops;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** Why a piece may not go where a player wants it to. */
public enum MoveProblem {

    NO_PIECE("There is no piece to move."),
    NOT_YOUR_PIECE("That piece is not yours to move."),
    /** The king is in check and would still be: the move is otherwise legal. */
    MUST_DEFEND_KING("You must defend your king!"),
    /** The king would be open to attack: the piece is pinned, or the king walks into attack. */
    EXPOSES_KING("Your king would be in check."),
    /** These rules forbid giving check. */
    GIVES_CHECK("Giving check is not allowed."),
    /** Another face of the die would allow it. */
    NEEDS_ANOTHER_ROLL("The die does not allow this piece to move."),
    /** Some piece can take, and then one must. */
    MUST_CAPTURE("You must capture."),
    /** Pieces in hand must be put on the board first. */
    MUST_DROP("Put the pieces in your hand on the board first."),
    /** A second one on the file, where that is not allowed. */
    TWO_ON_FILE("You have one on this file already."),
    /** These rules forbid mating by that drop. */
    DROP_MATES("This piece may not give mate when it is dropped."),
    /** The square is taken, or the piece may not be dropped there. */
    CANNOT_DROP_THERE("The piece cannot be dropped there."),
    CANNOT_GO_THERE("The piece cannot move there.");

    private final String text;

    MoveProblem(String text) {
        this.text = text;
    }

    /** A sentence for a player. */
    public String text() {
        return text;
    }

    /** What is wrong with moving from one square to the other (castling: the king's target or the rook's square); empty if a legal move does so. */
    public static Optional<MoveProblem> of(Position position, int from, int to) {
        if (position.toAct() != Actor.NATURE && goes(position, from, to)) {
            return Optional.empty();
        }
        int piece = position.piece(from);
        if (!Piece.isPiece(piece)) {
            return Optional.of(NO_PIECE);
        }
        if (Piece.side(piece) != position.turn()) {
            return Optional.of(NOT_YOUR_PIECE);
        }
        return Optional.of(explain(position, from, to));
    }

    /** What is wrong with dropping a piece of that kind on the square; empty if a legal move does so. */
    public static Optional<MoveProblem> ofDrop(Position position, int kind, int to) {
        if (drops(position, kind, to)) {
            return Optional.empty();
        }
        Variant variant = position.variant();
        Setup setup = position.setup();
        Drops drops = variant.wild().drops();
        if (couldDrop(with(variant, new Drops(drops.on(), drops.captured(), drops.zones(), List.of(), drops.noMate(), drops.promoted(),
                drops.checks(), drops.duty(), drops.apart(), drops.gating())), setup, kind, to)) {
            return Optional.of(TWO_ON_FILE);
        }
        if (couldDrop(with(variant, new Drops(drops.on(), drops.captured(), drops.zones(), drops.oneAFile(), List.of(), drops.promoted(),
                drops.checks(), drops.duty(), drops.apart(), drops.gating())), setup, kind, to)) {
            return Optional.of(DROP_MATES);
        }
        if (variant.wild().captures().compulsory() && couldDrop(withoutDuty(variant), setup, kind, to)) {
            return Optional.of(MUST_CAPTURE);
        }
        if (variant.hasCheck() && couldDrop(withoutCheck(variant), setup, kind, to)) {
            return Optional.of(position.inCheck() ? MUST_DEFEND_KING : EXPOSES_KING);
        }
        return Optional.of(CANNOT_DROP_THERE);
    }

    private static Variant with(Variant variant, Drops drops) {
        return variant.with(draft -> draft.wild = variant.wild().withDrops(drops));
    }

    /** The same game without compulsory captures. */
    private static Variant withoutDuty(Variant variant) {
        Captures captures = variant.wild().captures();
        return variant.with(draft -> draft.wild = variant.wild().withCaptures(
                new Captures(false, captures.effect(), captures.spared(), captures.immune(), captures.ownPieces(), captures.forbidden())));
    }

    private static boolean couldDrop(Variant variant, Setup setup, int kind, int to) {
        return Position.of(variant, setup) instanceof Verdict.Playable(Position position) && drops(position, kind, to);
    }

    private static boolean drops(Position position, int kind, int to) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.stream()
                .anyMatch(move -> Move.isDrop(move) && Move.to(move) == to && position.variant().demoted(Move.promotion(move)) == kind);
    }

    private static MoveProblem explain(Position position, int from, int to) {
        Variant variant = position.variant();
        Setup setup = position.setup();
        if (variant.chance() instanceof Chance.Die(List<Integer> faces)) {
            for (int face = 1; face <= faces.size(); face++) {
                if (face != position.roll() && couldGo(variant, setup.withRoll(face), from, to)) {
                    return NEEDS_ANOTHER_ROLL;
                }
            }
        }
        if (variant.checksForbidden() && couldGo(variant.with(draft -> draft.checksForbidden = false), setup, from, to)) {
            return GIVES_CHECK;
        }
        if (variant.wild().captures().compulsory() && couldGo(withoutDuty(variant), setup, from, to)) {
            return MUST_CAPTURE;
        }
        if (variant.wild().drops().duty() != Drops.Duty.NONE && position.hasInHand(position.turn())) {
            return MUST_DROP;
        }
        if (variant.hasCheck() && couldGo(withoutCheck(variant), setup, from, to)) {
            return position.inCheck() ? MUST_DEFEND_KING : EXPOSES_KING;
        }
        return CANNOT_GO_THERE;
    }

    /** The same game with kings that may be taken: what is legal there and not here fails only because of check. */
    private static Variant withoutCheck(Variant variant) {
        return variant.with(draft -> {
            draft.checksForbidden = false;
            draft.goals = variant.goals().stream().map(goal -> goal instanceof Goal.Checkmate ? new Goal.CaptureRoyal() : goal).toList();
        });
    }

    private static boolean couldGo(Variant variant, Setup setup, int from, int to) {
        return Position.of(variant, setup) instanceof Verdict.Playable(Position position) && goes(position, from, to);
    }

    private static boolean goes(Position position, int from, int to) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.stream().anyMatch(move -> Move.from(move) == from
                && (Move.to(move) == to || Move.isCastling(move) && position.kingTarget(move) == to));
    }
}
