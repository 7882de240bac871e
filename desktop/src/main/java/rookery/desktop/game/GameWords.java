package rookery.desktop.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.OpeningNames;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Goal;
import rookery.learn.words.Sentences;
import rookery.look.board.BoardModel;
import rookery.look.board.Figure;
import rookery.look.text.Texts;

/** Sentences about games, shared by all screens. */
public record GameWords(Texts texts) {

    public String side(Side side) {
        return texts.get(side == Side.WHITE ? "side.white" : "side.black");
    }

    /** What is true about moves, in the window's language. */
    public Sentences sentences() {
        return Sentences.in(texts.language().locale(), texts::piece);
    }

    /** How a game has ended, in a sentence; empty if it has not. */
    public String ending(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win(Side side, Reason reason) -> texts.get("status.win." + reason.name(), side(side), side(side.opponent()));
            case Outcome.Draw(Reason reason) -> texts.get("status.draw." + reason.name());
            case Outcome.Ongoing() -> "";
        };
    }

    /** How many checks each side has given, where they count; otherwise empty. */
    public String checks(Position position) {
        for (var goal : position.variant().goals()) {
            if (goal instanceof Goal.CountChecks(int checks)) {
                return texts.get("status.checks", position.checksGiven(Side.WHITE), position.checksGiven(Side.BLACK), checks);
            }
        }
        return "";
    }

    /** The name and code of a game's opening; empty if it has none. */
    public static String opening(Position start, List<Integer> actions) {
        return OpeningNames.of(start, actions).map(opening -> opening.eco() + "  " + opening.name()).orElse("");
    }

    /** A square or pocket of a board as it is read aloud. */
    public String spoken(BoardModel model, int square) {
        return model.pocket(square)
                .map(pocket -> texts.get("spoken.hand", side(pocket.figure().white() ? Side.WHITE : Side.BLACK),
                        texts.piece(pocket.figure().kind()), pocket.count()))
                .orElseGet(() -> spoken(model.shape(), square, model.figure(square)));
    }

    /** A square as it is read aloud. */
    public String spoken(BoardShape shape, int square, @Nullable Figure figure) {
        var name = shape.name(square);
        if (figure != null && figure.isWall()) return texts.get("spoken.wall", name, texts.piece(figure.kind()));
        return figure == null
                ? texts.get("spoken.empty", name)
                : texts.get("spoken.piece", name, side(figure.white() ? Side.WHITE : Side.BLACK), texts.piece(figure.kind()));
    }
}
