package rookery.desktop.screen.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import rookery.desktop.analysis.Analysis;
import rookery.desktop.analysis.Analyst;
import rookery.desktop.analysis.GameJudge;
import rookery.desktop.analysis.Verdicts;
import rookery.desktop.board.Arrow;
import rookery.desktop.board.BoardModel;
import rookery.desktop.board.BoardModel.Coordinates;
import rookery.desktop.board.BoardModel.Hands;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.board.Gesture;
import rookery.desktop.board.Marks;
import rookery.desktop.gallery.Png;
import rookery.desktop.game.BoardMoves;
import rookery.desktop.game.GameOrder;
import rookery.desktop.game.Scorecard;
import rookery.desktop.game.SeatOrder;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.FileChoice;
import rookery.desktop.shell.Pasteboard;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.sound.Effect;
import rookery.desktop.store.Background;
import rookery.desktop.store.Store;
import rookery.kernel.game.Game;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.match.Clocks;

/** The controller of the review: walks through the notebook, asks the engine about where one is, and judges the whole game meanwhile. */
public final class ReviewScreen implements Screen {

    /** What the review needs of the rest of the program. */
    public interface Hall {

        List<BotProvider> bots();

        /** The engines of the user. */
        List<BotProvider> engines();

        void play(Effect effect);

        /** A seed for a game that is played on. */
        long seed();

        /** Lets the user write the game to a file. */
        void save(Game game);
    }

    private static final int PICTURE = 1200;
    /** Under this key the engine that was chosen is remembered. */
    private static final String CHOSEN = "review.engine";
    private static final int USUAL_LINES = 3;

    private final Desk desk;
    private final Hall hall;
    private final Analyst analyst;
    private final Store<ReviewState> store;
    private final PauseTransition pause = new PauseTransition(Duration.seconds(1));
    private Notebook notebook;
    private @Nullable GameJudge judge;
    private @Nullable ReviewView view;
    /** The number of what the analyst was asked last, written on the JavaFX thread only; answers to anything else are late. */
    private final AtomicLong question = new AtomicLong();
    /** Counts the games judged, on the JavaFX thread only: verdicts on an earlier one are late. */
    private final AtomicLong volume = new AtomicLong();
    private boolean thinking = true;
    private boolean flipped;
    private int lines = USUAL_LINES;

    public ReviewScreen(Desk desk, Hall hall, Variant first) {
        this.desk = desk;
        this.hall = hall;
        notebook = new Notebook(new Game(first));
        analyst = new Analyst();
        store = new Store<>(state(Analysis.NOTHING, Verdicts.NOTHING, false));
        pause.setOnFinished(_ -> autoStep());
    }

    /** What the engine says about one position, on its thread. */
    private final class Ear implements Analyst.Listener {
        private final long number;

        Ear(long number) {
            this.number = number;
        }

        @Override
        public void heard(Analysis analysis) {
            if (number == question.get()) store.submit(state -> number == question.get() ? state.withAnalysis(analysis) : state);
        }

        @Override
        public void failed(Exception problem) {
            Background.later(() -> {
                if (number == question.get()) desk.trouble("trouble.engine", problem);
            });
        }
    }

    // ---- screen --------------------------------------------------------------------------------------------------

    @Override
    public Node build() {
        if (view != null) view.stop();
        var fresh = new ReviewView(desk, store, this::accept);
        view = fresh;
        show();
        if (judge == null) judge();
        return fresh;
    }

    /** The engine rests while nobody looks; the notebook stays as it is. */
    @Override
    public void close() {
        if (view != null) view.stop();
        pause.stop();
        store.submit(state -> state.withPlaying(false));
        next();
        analyst.stop();
        stopJudge();
    }

    /** Leaves for good. */
    public void end() {
        close();
        analyst.close();
    }

    @Override
    public boolean key(KeyEvent event) {
        if (event.getTarget() instanceof TextInputControl) return false;
        if (event.isShortcutDown()) return shortcut(event);
        switch (event.getCode()) {
            case LEFT -> accept(new ReviewIntent.Back());
            case RIGHT -> accept(new ReviewIntent.Forward());
            case HOME, UP -> accept(new ReviewIntent.First());
            case END, DOWN -> accept(new ReviewIntent.Last());
            case SPACE -> accept(new ReviewIntent.Autoplay());
            case F -> accept(new ReviewIntent.Flip());
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean shortcut(KeyEvent event) {
        switch (event.getCode()) {
            case V -> accept(new ReviewIntent.Paste());
            case C -> accept(event.isShiftDown() ? new ReviewIntent.CopyPgn() : new ReviewIntent.CopyFen());
            case S -> accept(new ReviewIntent.Save());
            default -> {
                return false;
            }
        }
        return true;
    }

    // ---- intents -------------------------------------------------------------------------------------------------

    private void accept(ReviewIntent intent) {
        switch (intent) {
            case ReviewIntent.OnBoard(var gesture) -> {
                if (gesture instanceof Gesture.Play(int move)) act(move);
            }
            case ReviewIntent.Act(int action) -> act(action);
            case ReviewIntent.Go(int id) -> walk(() -> notebook.go(id));
            case ReviewIntent.GoToMain(int ply) -> walk(() -> notebook.goToMainPly(ply));
            case ReviewIntent.First() -> walk(notebook::start);
            case ReviewIntent.Back() -> walk(notebook::back);
            case ReviewIntent.Forward() -> walk(notebook::forward);
            case ReviewIntent.Last() -> walk(notebook::end);
            case ReviewIntent.Autoplay() -> autoplay();
            case ReviewIntent.Pace(double seconds) -> pause.setDuration(Duration.seconds(seconds));
            case ReviewIntent.Think(boolean on) -> {
                thinking = on;
                show();
            }
            case ReviewIntent.Lines(int count) -> {
                lines = count;
                show();
            }
            case ReviewIntent.Teacher(var id) -> {
                desk.change(settings -> settings.withRemembered(Map.of(CHOSEN, id)));
                show();
                judge();
            }
            case ReviewIntent.Flip() -> {
                flipped = !flipped;
                show();
            }
            case ReviewIntent.Comment(var text) -> change(() -> notebook.comment(text), false);
            case ReviewIntent.Nag(int nag) -> change(() -> notebook.toggleNag(nag), false);
            case ReviewIntent.Delete() -> change(notebook::delete, true);
            case ReviewIntent.Promote() -> change(notebook::promote, true);
            case ReviewIntent.MakeMain() -> change(notebook::makeMainLine, true);
            case ReviewIntent.CopyFen() -> copy(Fen.write(notebook.game().variant(), notebook.position().setup()), "play.copied");
            case ReviewIntent.CopyPgn() -> copy(PgnWriter.text(notebook.game()), "review.copied");
            case ReviewIntent.Paste() -> paste(Pasteboard.text());
            case ReviewIntent.Picture(var arrows) -> picture(arrows);
            case ReviewIntent.Save() -> hall.save(notebook.game().copy());
            case ReviewIntent.Empty(var variant) -> open(new Game(variant));
            case ReviewIntent.Find() -> desk.go(new Place.Find(notebook.position().copy()));
            case ReviewIntent.PlayOn() -> playOn();
        }
    }

    private void act(int action) {
        boolean capture = !Move.isRoll(action) && action != Move.PASS && notebook.position().isLegal(action)
                && notebook.position().isCapture(action);
        int before = notebook.game().mainLine().size();
        if (!notebook.act(action)) return;
        hall.play(Move.isRoll(action) ? Effect.DIE : capture ? Effect.CAPTURE : Effect.MOVE);
        show();
        if (notebook.game().mainLine().size() != before) judge();
    }

    private void walk(Runnable step) {
        step.run();
        show();
    }

    private void change(Runnable step, boolean otherLine) {
        step.run();
        show();
        if (otherLine) judge();
    }

    private void copy(String text, String message) {
        Pasteboard.put(text);
        desk.notices().tell(desk.text(message));
    }

    /** Takes a text as a game or a position; says why when it is neither. Long texts are read elsewhere. */
    public void paste(@Nullable String text) {
        if (text == null || text.isBlank()) {
            desk.notices().tell(desk.text("review.paste.empty"));
            return;
        }
        var present = notebook.game().variant();
        desk.background().run(() -> Pasted.read(text, present), read -> {
            switch (read) {
                case Pasted.Understood(Game game, int more) -> {
                    open(game);
                    if (more > 0) desk.notices().tell(desk.text("review.paste.more", more));
                }
                case Pasted.Refused(List<String> reasons) -> desk.dialogs().ask(desk.text("review.paste.refused"),
                        reasons.isEmpty()
                                ? desk.text("review.paste.unknown")
                                : String.join("\n", reasons.subList(0, Math.min(8, reasons.size()))),
                        new Answer(desk.text("dialog.close"), Answer.Tone.CANCEL,
                                () -> {}));
            }
        }, problem -> desk.trouble("trouble.unexpected", problem));
    }

    /** Looks at another game from its start. */
    public void open(Game game) {
        pause.stop();
        notebook = new Notebook(game);
        flipped = false;
        store.submit(_ -> state(Analysis.NOTHING, Verdicts.NOTHING, false));
        show();
        judge();
    }

    /** Looks at another game where its main line has come to that move. */
    public void open(Game game, int ply) {
        open(game);
        accept(new ReviewIntent.GoToMain(ply));
    }

    private void picture(List<Arrow> arrows) {
        desk.dialogs().ask(desk.text("review.picture"), desk.text("review.picture.ask"),
                new Answer(desk.text("review.picture.marked"), Answer.Tone.MAIN, () -> picture(store.state().board().withArrows(arrows))),
                new Answer(desk.text("review.picture.plain"), Answer.Tone.PLAIN,
                        () -> picture(store.state().board().withMarks(Marks.NONE))),
                new Answer(desk.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
    }

    private void picture(BoardModel board) {
        desk.files().save(desk.text("review.picture"), "board.png", List.of(new FileChoice.Kind("PNG", List.of("*.png"))))
                .ifPresent(file -> {
                    var image = BoardPicture.marked(desk.look(), board.withCoordinates(Coordinates.INSIDE), PICTURE).snapshot(null, null);
                    desk.background().queue(() -> {
                        Png.write(image, file);
                        return file;
                    }, saved -> desk.notices().tell(desk.text("review.pictured", saved)), problem -> desk.trouble("trouble.save", problem));
                });
    }

    /** A game from here, for two people at this device. */
    private void playOn() {
        var position = notebook.position();
        var variant = position.variant().withStart(position.setup());
        var name = desk.settings().state().profile();
        desk.go(new Place.Play(new GameOrder(variant, new SeatOrder.Person(name.isEmpty() ? desk.text("profile.guest") : name),
                new SeatOrder.Person(desk.text("profile.friend")), Clocks.UNTIMED, Side.WHITE, hall.seed(), false, false)));
    }

    // ---- the game plays itself -----------------------------------------------------------------------------------

    private void autoplay() {
        boolean playing = !store.state().playing();
        store.submit(state -> state.withPlaying(playing));
        if (playing) {
            if (notebook.node().next() == null) walk(notebook::start);
            pause.playFromStart();
        } else {
            pause.stop();
        }
    }

    private void autoStep() {
        if (!store.state().playing()) return;
        if (notebook.forward()) {
            hall.play(Effect.MOVE);
            show();
            pause.playFromStart();
        } else {
            store.submit(state -> state.withPlaying(false));
        }
    }

    // ---- what is shown -------------------------------------------------------------------------------------------

    /** Shows where the notebook is open and asks the engine about it. */
    private void show() {
        var position = notebook.position();
        boolean over = !(position.outcome() instanceof Outcome.Ongoing);
        var teacher = teacher(position.variant());
        long number = next();
        store.submit(before -> state(Analysis.NOTHING, before.verdicts(), before.playing()));
        if (!thinking || teacher.isEmpty()) {
            analyst.stop();
        } else {
            analyst.ask(teacher.get(), position, over ? 1 : lines, new Ear(number));
        }
    }

    private List<BotProvider> teachers(Variant variant) {
        return Analyst.able(hall.bots(), hall.engines(), variant);
    }

    /** The engine the user has chosen, or ours where it does not know these rules. */
    private Optional<BotProvider> teacher(Variant variant) {
        var able = teachers(variant);
        var chosen = desk.settings().state().remembered(CHOSEN, "");
        return able.stream().filter(each -> each.id().equals(chosen)).findFirst().or(() -> able.stream().findFirst());
    }

    private long next() {
        return question.incrementAndGet();
    }

    private ReviewState state(Analysis analysis, Verdicts verdicts, boolean playing) {
        var game = notebook.game();
        var position = notebook.position();
        var faces = new ArrayList<Integer>();
        boolean ongoing = position.outcome() instanceof Outcome.Ongoing;
        boolean nature = ongoing && position.toAct() == Actor.NATURE;
        if (nature) {
            var rolls = new MoveList();
            position.legalMoves(rolls);
            rolls.stream().forEach(roll -> faces.add(Move.face(roll)));
        }
        return new ReviewState(game.variant(), title(game), notebook.plies(), notebook.current(), notebook.mainPly(),
                board(position, nature),
                position.turn(), faces, status(position), notebook.node().notes().comment(), analysis, verdicts,
                teachers(game.variant()).stream().map(each -> new ReviewState.Teacher(each.id(), each.displayName())).toList(),
                teacher(game.variant()).map(BotProvider::id).orElse(""), thinking, lines, playing, !flipped);
    }

    private BoardModel board(Position position, boolean nature) {
        var settings = desk.settings().state();
        var shape = position.shape();
        int check = position.inCheck() ? position.royalSquare(position.turn()) : BoardShape.NONE;
        boolean mate = position.outcome() instanceof Outcome.Win(Side _, Reason reason) && reason == Reason.CHECKMATE;
        var marks = Marks.NONE.withLastMove(lastMove()).withCheck(check)
                .withContributors(mate ? position.mateContributors() : SquareSet.EMPTY);
        var model = new BoardModel(shape, BoardModel.figures(position.variant(), position.setup().placement()), !flipped,
                Coordinates.suiting(shape, settings.look().coordinates()), Hands.OFF, SquareSet.EMPTY, Map.of(), marks, List.of());
        if (nature || !(position.outcome() instanceof Outcome.Ongoing)) return model;
        return model.withHands(Hands.MOVE, BoardMoves.own(position, position.turn()), BoardMoves.legal(position, false));
    }

    private SquareSet lastMove() {
        var node = notebook.node();
        var parent = node.parent();
        if (parent == null || node.move() == Move.PASS) return SquareSet.EMPTY;
        var before = notebook.game().at(parent);
        if (node.roll() != 0) before.make(Move.roll(node.roll()));
        var slides = Scorecard.slides(before, node.move());
        return slides.isEmpty() ? SquareSet.EMPTY : SquareSet.of(slides.getFirst().from(), slides.getFirst().to());
    }

    private String title(Game game) {
        var white = Optional.ofNullable(game.tag("White")).filter(name -> !name.equals("?"));
        var black = Optional.ofNullable(game.tag("Black")).filter(name -> !name.equals("?"));
        var variant = desk.texts().variant(game.variant());
        if (white.isEmpty() && black.isEmpty()) return variant;
        var result = switch (game.outcome()) {
            case Outcome.Win(Side side, var _) -> side == Side.WHITE ? "1-0" : "0-1";
            case Outcome.Draw _ -> "½-½";
            case Outcome.Ongoing() -> "";
        };
        return desk.text("review.players", white.orElse("?"), black.orElse("?"), result, variant).strip();
    }

    private String status(Position position) {
        var side = desk.text(position.turn() == Side.WHITE ? "side.white" : "side.black");
        return switch (position.outcome()) {
            case Outcome.Win(Side winner, Reason reason) -> desk.text("status.win." + reason.name(),
                    desk.text(winner == Side.WHITE ? "side.white" : "side.black"),
                    desk.text(winner == Side.WHITE ? "side.black" : "side.white"));
            case Outcome.Draw(Reason reason) -> desk.text("status.draw." + reason.name());
            case Outcome.Ongoing() -> desk.text(
                    position.toAct() == Actor.NATURE ? "status.roll" : position.inCheck() ? "status.check" : "status.move", side);
        };
    }

    // ---- the whole game ------------------------------------------------------------------------------------------

    private void judge() {
        stopJudge();
        var game = notebook.game();
        long number = volume.get();
        if (game.mainLine().isEmpty()) {
            store.submit(state -> state.withVerdicts(Verdicts.NOTHING));
            return;
        }
        judge = new GameJudge(game.copy(), teacher(game.variant()), verdicts -> {
            if (number == volume.get()) store.submit(state -> number == volume.get() ? state.withVerdicts(verdicts) : state);
        });
    }

    private void stopJudge() {
        volume.incrementAndGet();
        if (judge != null) judge.close();
        judge = null;
    }

    Store<ReviewState> store() {
        return store;
    }
}
