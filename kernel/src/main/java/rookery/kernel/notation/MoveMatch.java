package rookery.kernel.notation;

import java.util.function.IntPredicate;
import rookery.kernel.game.Passing;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;

/**
 * The legal move that a text names, or why there is none.
 *
 * @param reason begins in lower case; empty when there is a move
 */
record MoveMatch(int move, String reason) {

    static MoveMatch find(Position position, String text) {
        if (WildText.isNeeded(position.variant())) {
            int wild = San.findWild(position, text.strip().replaceAll("[+#!?]+$", ""));
            wild = wild == Move.NONE ? San.findWild(position, text.strip().replaceAll("[#!?]+$", "")) : wild;
            if (wild != Move.NONE) {
                return found(wild);
            }
        }
        return switch (MoveText.of(position.variant(), text)) {
            case MoveText.Nonsense(String reason) -> none(reason);
            case MoveText.Pass() -> Passing.isAllowed(position) ? found(Move.PASS) : none("the turn cannot pass here");
            case MoveText.Roll(int roll) -> position.isLegal(roll) ? found(roll) : none("the die cannot show that now");
            case MoveText.Castle castle -> unlessRolling(position, castle(position, castle));
            case MoveText.Step step -> unlessRolling(position, step(position, step));
        };
    }

    private static MoveMatch unlessRolling(Position position, MoveMatch match) {
        return match.move == Move.NONE && position.toAct() == Actor.NATURE ? none("the die has to be rolled first") : match;
    }

    private static MoveMatch castle(Position position, MoveText.Castle castle) {
        MoveList fitting = legal(position);
        BoardShape shape = position.shape();
        keep(fitting, move -> Move.isCastling(move) && isEast(shape, move) == castle.east()
                && (castle.rook() == BoardShape.NONE || castle.rook() == Move.to(move)));
        return switch (fitting.size()) {
            case 0 -> none("castling on that side is not possible now");
            case 1 -> found(fitting.get(0));
            default -> none("several rooks could castle on that side, so the rook's square must follow, as in O-O:"
                    + shape.name(Move.to(fitting.get(0))));
        };
    }

    /** Whether the king castles towards the last file. */
    static boolean isEast(BoardShape shape, int castling) {
        return shape.file(Move.to(castling)) > shape.file(Move.from(castling));
    }

    private static MoveMatch step(Position position, MoveText.Step step) {
        MoveList legal = legal(position);
        int pawn = MoveText.unlettered(position.variant());
        MoveList fitting = legal(position);
        boolean anyKind = step.kind() == 0 && step.hasOrigin();
        keep(fitting, move -> isStep(move) && Move.to(move) == step.to() && step.isFrom(position.shape(), Move.from(move))
                && (anyKind || isSame(position, kind(position, move), step.kind() == 0 ? pawn : step.kind()))
                && (step.promotion() == 0 || isSame(position, Move.promotion(move), step.promotion()))
                && (!step.capture() || position.isCapture(move)));
        prefer(fitting, move -> !Move.isPromotion(move));
        if (step.kind() == 0 && step.fromFile() == MoveText.ANY && !step.capture()) {
            // A pawn's capture is always written with where it came from.
            keep(fitting, move -> !position.isCapture(move));
        } else {
            prefer(fitting, move -> !position.isCapture(move));
        }
        if (fitting.isEmpty() && step.hasOrigin() && !step.capture()) {
            int castling = ofSquares(position, legal, step);
            if (castling != Move.NONE && (step.kind() == 0 || isSame(position, kind(position, castling), step.kind()))) {
                return found(castling);
            }
        }
        return fitting.size() == 1 || allAlike(fitting) ? found(fitting.get(0)) : none(whyNot(position, step, fitting));
    }

    /** The move between two squares: an ordinary one first, then castling written as the king's move or as king takes rook. */
    static int ofSquares(Position position, MoveList legal, MoveText.Step step) {
        int from = position.shape().square(step.fromFile(), step.fromRank());
        int onlyPromotion = Move.NONE;
        int promotions = 0;
        int onlyCastling = Move.NONE;
        int castlings = 0;
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            if (Move.type(move) >= Move.ROLL || Move.from(move) != from) {
                continue;
            }
            boolean direct = Move.to(move) == step.to();
            if (direct && isSame(position, Move.promotion(move), step.promotion())) {
                return move;
            }
            if (direct && !Move.isCastling(move)) {
                promotions++;
                onlyPromotion = move;
            }
            if (Move.isCastling(move) && step.promotion() == 0 && position.kingTarget(move) == step.to()) {
                castlings++;
                onlyCastling = move;
            }
        }
        if (promotions > 0) {
            return promotions == 1 && step.promotion() == 0 ? onlyPromotion : Move.NONE;
        }
        return castlings == 1 ? onlyCastling : Move.NONE;
    }

    private static String whyNot(Position position, MoveText.Step step, MoveList fitting) {
        BoardShape shape = position.shape();
        String to = shape.name(step.to());
        if (fitting.size() > 1) {
            boolean onePiece = fitting.stream().map(Move::from).distinct().count() == 1;
            return onePiece
                    ? "what the pawn becomes on " + to + " is not written"
                    : "pieces on " + shape.name(Move.from(fitting.get(0))) + " and " + shape.name(Move.from(fitting.get(1)))
                            + " could both go to " + to;
        }
        String side = position.turn() == Side.WHITE ? "White" : "Black";
        String check = position.inCheck() ? "; " + side + " is in check" : "";
        if (step.hasOrigin()) {
            String from = shape.name(shape.square(step.fromFile(), step.fromRank()));
            int piece = position.piece(shape.square(step.fromFile(), step.fromRank()));
            return piece == Piece.EMPTY || Piece.side(piece) != position.turn()
                    ? side + " has no piece on " + from
                    : "the " + position.variant().kind(Piece.kind(piece)).name() + " on " + from + " cannot go to " + to + check;
        }
        int kind = step.kind() == 0 ? MoveText.unlettered(position.variant()) : step.kind();
        return "no " + (kind == 0 ? "piece" : position.variant().kind(kind).name()) + " of " + side + "'s can "
                + (step.capture() ? "take on " : "go to ")
                + to + (step.promotion() == 0 ? "" : " and become a " + position.variant().kind(step.promotion()).name()) + check;
    }

    private static MoveList legal(Position position) {
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        return legal;
    }

    static boolean isStep(int move) {
        return Move.type(move) < Move.CASTLING;
    }

    private static boolean isSame(Position position, int one, int other) {
        return PieceLetters.isSame(position.variant().kinds(), one, other);
    }

    static int kind(Position position, int move) {
        return Piece.kind(position.piece(Move.from(move)));
    }

    /** Two strides of one piece may lead to the same square; the text cannot tell them apart and need not. */
    private static boolean allAlike(MoveList moves) {
        if (moves.isEmpty()) {
            return false;
        }
        int first = moves.get(0);
        return moves.stream().allMatch(move -> Move.from(move) == Move.from(first) && Move.to(move) == Move.to(first)
                && Move.promotion(move) == Move.promotion(first));
    }

    private static void prefer(MoveList moves, IntPredicate better) {
        for (int i = 0; i < moves.size(); i++) {
            if (better.test(moves.get(i))) {
                keep(moves, better);
                return;
            }
        }
    }

    private static void keep(MoveList moves, IntPredicate kept) {
        int size = 0;
        for (int i = 0; i < moves.size(); i++) {
            if (kept.test(moves.get(i))) {
                moves.set(size++, moves.get(i));
            }
        }
        moves.shrink(size);
    }

    private static MoveMatch found(int move) {
        return new MoveMatch(move, "");
    }

    private static MoveMatch none(String reason) {
        return new MoveMatch(Move.NONE, reason);
    }
}
