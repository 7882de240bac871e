package rookery.desktop.screen.options;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import javafx.scene.Node;
import org.jspecify.annotations.Nullable;
import rookery.look.board.BoardModel.Coordinates;
import rookery.look.board.BoardModel.Hands;
import rookery.look.board.BoardModel;
import rookery.desktop.board.BoardView;
import rookery.desktop.board.Gesture;
import rookery.look.board.Marks;
import rookery.look.board.Slide;
import rookery.look.board.BoardMoves;
import rookery.desktop.game.GameWords;
import rookery.look.board.Scorecard;
import rookery.archive.settings.Settings.Look;
import rookery.archive.settings.Settings;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.FileChoice;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Background;
import rookery.desktop.theme.PictureFile;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Setup;
import rookery.look.sound.Effect;

/** The controller of the settings. A change of look or language rebuilds the view; scroll position and focus stay. */
public final class OptionsScreen implements Screen {
    private static final List<String> PICTURES = List.of("*.png", "*.jpg", "*.jpeg", "*.gif", "*.bmp");

    private final WindowServices services;
    private final Consumer<Effect> sound;
    private final Supplier<Node> engines;
    private final TryOut tryOut;
    private @Nullable OptionsView view;

    /** @param engines creates the section for the user's engines */
    public OptionsScreen(WindowServices services, Consumer<Effect> sound, Supplier<Node> engines) {
        this.services = services;
        this.sound = sound;
        this.engines = engines;
        tryOut = new TryOut(services, sound);
    }

    @Override
    public Node build() {
        var before = view;
        var fresh = new OptionsView(services, this, tryOut.board(), engines.get());
        view = fresh;
        if (before != null) {
            before.stop();
            var focus = before.focused();
            double place = before.place();
            Background.soon(() -> fresh.restore(place, focus));
        }
        return fresh;
    }

    @Override
    public void close() {
        if (view != null) view.stop();
    }

    void look(UnaryOperator<Look> change) {
        services.change(settings -> settings.withLook(change.apply(settings.look())));
    }

    void play(UnaryOperator<Settings.Play> change) {
        services.change(settings -> settings.withPlay(change.apply(settings.play())));
        tryOut.refresh();
    }

    void sound(UnaryOperator<Settings.Sound> change) {
        services.change(settings -> settings.withSound(change.apply(settings.sound())));
    }

    void listen() {
        sound.accept(Effect.CAPTURE);
    }

    /** Lets the user choose a picture, and accepts it only if it can be shown. */
    void picture(String title, BiFunction<Look, String, Look> place) {
        var chosen = services.files().open(title, List.of(new FileChoice.Kind(services.text("options.picture.kind"), PICTURES)), false);
        if (!chosen.isEmpty()) picture(chosen.getFirst(), place);
    }

    private void picture(Path file, BiFunction<Look, String, Look> place) {
        services.background().run(() -> PictureFile.read(file), read -> {
            switch (read) {
                case PictureFile.Loaded _ -> look(look -> place.apply(look, file.toAbsolutePath().toString()));
                case PictureFile.Refused(String reason) -> services.notices().tell(services.text(reason));
            }
        }, problem -> services.trouble("trouble.open", problem));
    }

    void reset() {
        services.dialogs().ask(services.text("options.reset"), services.text("options.reset.ask"),
                new Answer(services.text("options.reset.yes"), Answer.Tone.MAIN, () -> {
                    var fresh = Settings.DEFAULT;
                    services.change(now -> now.withLook(fresh.look()).withPlay(fresh.play()).withSound(fresh.sound()));
                    view = null;
                    services.rebuild();
                    tryOut.refresh();
                }), new Answer(services.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
    }

    /** A board for trying out settings: an open position where the user plays both sides. */
    static final class TryOut {
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

        /** A new view of the board, in the current look. */
        BoardView board() {
            board = new BoardView();
            board.setId("try-board");
            board.setOnGesture(this::gesture);
            board.setDescription(this::spoken);
            refresh();
            return board;
        }

        /** Applies changed settings. */
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
}
