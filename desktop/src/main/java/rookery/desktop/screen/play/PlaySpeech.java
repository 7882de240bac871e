package rookery.desktop.screen.play;

import java.util.ArrayList;
import java.util.List;
import rookery.look.board.Frame;
import rookery.desktop.game.GameWords;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Piece;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.Walls;
import rookery.look.board.Figure;
import rookery.look.text.Texts;

/** The text that screen readers get: the last moves and rolls, and the state of the game. */
record PlaySpeech(Texts texts) {
    /** A move, a roll and another move; for more there is the move list. */
    private static final int MOST = 3;

    /** @param heard the frame up to which all was read before; later than the current frame if the user went back */
    String of(PlayState state, int heard) {
        int last = state.index();
        var sentences = new ArrayList<String>();
        int first = Math.max(1, heard > last ? last : Math.max(heard + 1, last - MOST + 1));
        for (int i = first; i <= last; i++) sentences.add(action(state.match().settings().variant(), state.card().frames(), i));
        sentences.add(new PlayWords(texts).status(state));
        return String.join(" ", sentences);
    }

    private String action(Variant variant, List<Frame> frames, int index) {
        var now = frames.get(index);
        if (!now.isMove()) return texts.get("heard.roll", Move.to(now.action()), face(variant, now));
        var side = new GameWords(texts).side(now.mover());
        int move = now.action();
        if (move == Move.PASS) return texts.get("heard.pass", side);
        var wall = variant.wild().walls() == Walls.NONE
                ? ""
                : " " + texts.get("heard.blocks", texts.piece(Figure.of(variant, Piece.WALL).kind()),
                        variant.shape().name(Move.wall(move)));
        return made(variant, frames, index, side) + wall;
    }

    private String made(Variant variant, List<Frame> frames, int index, String side) {
        var now = frames.get(index);
        int move = now.action();
        if (Move.isCastling(move)) return texts.get("heard.castles", side, variant.shape().name(now.slides().getFirst().to()));
        if (Move.isDrop(move)) {
            return texts.get("heard.drops", side, piece(variant, now.placement().piece(Move.to(move))),
                    variant.shape().name(Move.to(move)));
        }
        int mover = frames.get(index - 1).placement().piece(Move.from(move));
        var from = variant.shape().name(Move.from(move));
        var to = variant.shape().name(Move.to(move));
        var words = now.captured() == Piece.EMPTY
                ? texts.get("heard.move", side, piece(variant, mover), from, to)
                : texts.get("heard.takes", side, piece(variant, mover), from, piece(variant, now.captured()), to);
        if (Move.type(move) == Move.GATE) {
            return words + " " + texts.get("heard.gates", piece(variant, now.placement().piece(Move.from(move))), from);
        }
        return Move.isPromotion(move)
                ? words + " " + texts.get("heard.becomes", piece(variant, now.placement().piece(Move.to(move))))
                : words;
    }

    private String face(Variant variant, Frame roll) {
        return switch (variant.chance()) {
            case Chance.Die(var faces) -> piece(variant, Piece.of(faces.get(Move.to(roll.action()) - 1), roll.turn()));
            case Chance.None _ -> "";
        };
    }

    private String piece(Variant variant, int piece) {
        return texts.piece(Figure.of(variant, piece).kind());
    }
}
