package rookery.kernel.position;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Piece;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** A position in a rule test, asked and moved in plain coordinates. */
final class Scene {

    final Position position;

    private Scene(Position position) {
        this.position = position;
    }

    static Scene start(Variant variant) {
        return new Scene(Position.start(variant));
    }

    static Scene of(Variant variant, String fen) {
        return switch (Position.of(variant, setup(variant, fen))) {
            case Verdict.Playable(Position position) -> new Scene(position);
            case Verdict.Unplayable(Set<Problem> problems) -> throw new AssertionError(fen + ": " + problems);
        };
    }

    static Set<Problem> problems(Variant variant, String fen) {
        return switch (Position.of(variant, setup(variant, fen))) {
            case Verdict.Playable _ -> Set.of();
            case Verdict.Unplayable(Set<Problem> problems) -> problems;
        };
    }

    private static Setup setup(Variant variant, String fen) {
        return switch (Fen.read(variant, fen)) {
            case Fen.Read(Setup setup) -> setup;
            case Fen.Refused(List<String> problems) -> throw new AssertionError(fen + ": " + problems);
        };
    }

    /** Plays moves given as {@code e2e4}; a die roll as {@code roll 3}. */
    Scene play(String... moves) {
        for (String text : moves) {
            int move = UciText.parse(position, text);
            if (move == Move.NONE) {
                throw new AssertionError(text + " is not legal; legal are " + all());
            }
            position.make(move);
        }
        return this;
    }

    boolean allows(String text) {
        return UciText.parse(position, text) != Move.NONE;
    }

    Set<String> all() {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        Set<String> texts = new TreeSet<>();
        moves.stream().forEach(move -> texts.add(UciText.write(position, move)));
        return texts;
    }

    /** The squares the piece on that square may go to; where the king lands for castling. */
    Set<String> targets(String from) {
        int square = position.shape().parse(from);
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        Set<String> targets = new TreeSet<>();
        moves.stream().filter(move -> !Move.isRoll(move) && Move.from(move) == square).forEach(move -> targets
                .add(position.shape().name(Move.isCastling(move) ? position.kingTarget(move) : Move.to(move))));
        return targets;
    }

    /** What stands there as FEN writes it, {@code .} for nothing. */
    char at(String name) {
        int piece = position.piece(position.shape().parse(name));
        if (piece == Piece.EMPTY) {
            return '.';
        }
        char letter = position.variant().kind(Piece.kind(piece)).letter();
        return Piece.isWhite(piece) ? letter : Character.toLowerCase(letter);
    }

    Outcome outcome() {
        return position.outcome();
    }
}
