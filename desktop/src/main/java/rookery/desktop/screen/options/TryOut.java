package rookery.desktop.screen.options;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import rookery.desktop.board.BoardModel;
import rookery.desktop.board.BoardModel.Coordinates;
import rookery.desktop.board.BoardModel.Hands;
import rookery.desktop.board.BoardView;
import rookery.desktop.board.Gesture;
import rookery.desktop.board.Marks;
import rookery.desktop.board.Slide;
import rookery.desktop.game.BoardMoves;
import rookery.desktop.game.GameWords;
import rookery.desktop.game.Scorecard;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Setup;
import rookery.look.sound.Effect;

/** A board on which settings can be tried out: an open position in which one plays both sides. */
final class TryOut {
    private static final String OPEN = "r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2P2N2/PP1P1PPP/RNBQ1RK1 w kq - 0 6";
    private final WindowServices services;
    private final Consumer<Effect> sound;
    private Position position = open();
    private SquareSet lastMove = SquareSet.EMPTY;
    private BoardView board = new BoardView();

    TryOut(WindowServices services, Consumer<Effect> sound) {
        this.services = services;
        this.sound = sound;
    }

    private static Position open() {
        return switch (Fen.read(Presets.FIDE, OPEN)) {
            case Fen.Read(Setup setup) -> Position.start(Presets.FIDE.withStart(setup));
            case Fen.Refused(List<String> problems) -> throw new IllegalStateException(problems.toString());
        };
    }

    /** A fresh view of the board, in the look of now. */
    BoardView board() {
        board = new BoardView();
        board.setId("try-board");
        board.setOnGesture(this::gesture);
        board.setDescription(this::spoken);
        refresh();
        return board;
    }

    /** Takes up changed settings. */
    void refresh() {
        board.lookProperty().set(services.look());
        board.motionProperty().set(services.motion());
        board.destinationsShownProperty().set(services.settings().state().play().destinations());
        board.show(model());
    }

    private BoardModel model() {
        var settings = services.settings().state();
        int check = position.inCheck() ? position.royalSquare(position.turn()) : BoardShape.NONE;
        return new BoardModel(position.shape(), BoardModel.figures(position.variant(), position.setup().placement()), true,
                settings.look().coordinates() ? Coordinates.INSIDE : Coordinates.NONE, Hands.MOVE,
                BoardMoves.own(position, position.turn()), Map.copyOf(BoardMoves.legal(position, settings.play().autoQueen())),
                Marks.NONE.withLastMove(lastMove).withCheck(check), List.of());
    }

    private void gesture(Gesture gesture) {
        if (!(gesture instanceof Gesture.Play(int move))) return;
        sound.accept(position.isCapture(move) ? Effect.CAPTURE : Effect.MOVE);
        var slides = Scorecard.slides(position, move);
        position.make(move);
        lastMove = Slide.track(slides);
        if (position.legalMoveCount() == 0) {
            position = open();
            lastMove = SquareSet.EMPTY;
            board.show(model());
        } else {
            board.show(model(), slides);
        }
    }

    private String spoken(int square) {
        return new GameWords(services.texts()).spoken(position.shape(), square, board.model().figure(square));
    }
}
