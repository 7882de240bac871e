package rookery.desktop.screen.review;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.desktop.board.BoardPicture;
import rookery.desktop.board.Gesture;
import rookery.desktop.game.GameWords;
import rookery.desktop.game.PositionBoard;
import rookery.desktop.library.LibraryService;
import rookery.desktop.room.GameSaver;
import rookery.desktop.room.Roster;
import rookery.desktop.shell.Autoplay;
import rookery.desktop.shell.ClipboardText;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.FileChoice;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.desktop.theme.Paints;
import rookery.kernel.catalogue.PastedText;
import rookery.kernel.catalogue.StoredRules;
import rookery.kernel.game.Game;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.look.board.Arrow;
import rookery.look.board.BoardModel.Coordinates;
import rookery.look.board.BoardModel;
import rookery.look.board.Marks;
import rookery.look.sound.Effect;
import rookery.look.text.Texts;
import rookery.play.analysis.Analysis;
import rookery.play.analysis.Analyst;
import rookery.play.analysis.Verdicts;
import rookery.play.bot.BotProvider;
import rookery.play.file.AtomicFile;
import rookery.play.match.Clocks;

/** The controller of the review: walks through the notebook, analyses the current position, and judges the whole game alongside. */
public final class ReviewScreen implements Screen {
    private static final int USUAL_LINES = 3;
    /** The settings key for the chosen engine. */
    private static final String CHOSEN = "review.engine";
    /** The settings key for whether the explorer is open. */
    private static final String EXPLORER = "review.explorer";

    private final WindowServices services;
    private final Roster roster;
    private final LibraryService libraryService;
    private final RandomGenerator random;
    private final Consumer<Effect> sound;
    private final Autoplay autoplay = new Autoplay(this::autoStep, this::playing);
    private final Store<ReviewState> store;
    private final EngineRequests engineRequests;
    private Notebook notebook;
    private @Nullable ReviewView view;
    private boolean thinking = true;
    private boolean flipped;
    private int lines = USUAL_LINES;

    public ReviewScreen(WindowServices services, Roster roster, LibraryService libraryService, RandomGenerator random,
            Consumer<Effect> sound) {
        this.services = services;
        this.roster = roster;
        this.libraryService = libraryService;
        this.random = random;
        this.sound = sound;
        notebook = new Notebook(new Game(Presets.FIDE));
        store = new Store<>(state(Analysis.NOTHING, Verdicts.NOTHING));
        engineRequests = new EngineRequests(services, store);
    }

    // ---- screen --------------------------------------------------------------------------------------------------

    @Override
    public Node build() {
        if (view != null) view.stop();
        var fresh = new ReviewView(services, libraryService, store, this::accept);
        view = fresh;
        show();
        if (!engineRequests.isJudging()) judge();
        return fresh;
    }

    /** Stops the engine; the notebook stays as it is. */
    @Override
    public void close() {
        if (view != null) view.stop();
        autoplay.stop();
        engineRequests.rest();
    }

    /** Called when the program exits. */
    public void end() {
        close();
        engineRequests.close();
    }

    @Override
    public boolean key(KeyEvent event) {
        var intent = ReviewKeys.intent(event);
        if (intent == null) return false;
        accept(intent);
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
            case ReviewIntent.Pace(double seconds) -> autoplay.pace(Duration.seconds(seconds));
            case ReviewIntent.Think(boolean on) -> {
                thinking = on;
                show();
            }
            case ReviewIntent.Lines(int count) -> {
                lines = count;
                show();
            }
            case ReviewIntent.Teacher(var id) -> {
                choose(id);
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
            case ReviewIntent.CopyPgn() -> copy(PgnWriter.text(notebook.game(), StoredRules.PGN), "review.copied");
            case ReviewIntent.Paste() -> paste(ClipboardText.text());
            case ReviewIntent.Picture(var arrows) -> new PictureSaver(services).save(store.state().board(), arrows);
            case ReviewIntent.Save() -> new GameSaver(services).save(notebook.game().copy());
            case ReviewIntent.Empty(var variant) -> open(new Game(variant));
            case ReviewIntent.Find() -> services.go(new Place.Find(notebook.position().copy()));
            case ReviewIntent.PlayOn() -> playOn();
            case ReviewIntent.Explore() -> {
                services.change(settings -> settings.withRemembered(Map.of(EXPLORER, String.valueOf(!isExploring()))));
                show();
            }
            case ReviewIntent.Follow(int face, int move) -> {
                if (face != 0 && notebook.position().roll() == 0) act(Move.roll(face));
                act(move);
            }
            case ReviewIntent.Retry() -> retry();
        }
    }

    private boolean isExploring() {
        return services.settings().state().remembered(EXPLORER, "").equals("true");
    }

    /** Retries the user's mistakes; asks which side it was if the names do not say. */
    private void retry() {
        var game = notebook.game().copy();
        var name = services.settings().state().profile();
        boolean white = !name.isEmpty() && name.equalsIgnoreCase(game.tag("White"));
        boolean black = !name.isEmpty() && name.equalsIgnoreCase(game.tag("Black"));
        if (white != black) {
            services.go(new Place.Retry(game, white ? Side.WHITE : Side.BLACK));
            return;
        }
        services.dialogs().ask(services.text("review.retry"), services.text("review.retry.ask"),
                new Answer(services.text("side.white"), Answer.Tone.MAIN, () -> services.go(new Place.Retry(game, Side.WHITE))),
                new Answer(services.text("side.black"), Answer.Tone.PLAIN, () -> services.go(new Place.Retry(game, Side.BLACK))),
                new Answer(services.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
    }

    private void act(int action) {
        boolean capture = !Move.isRoll(action) && action != Move.PASS && notebook.position().isLegal(action)
                && notebook.position().isCapture(action);
        int before = notebook.game().mainLine().size();
        if (!notebook.act(action)) return;
        sound.accept(Move.isRoll(action) ? Effect.DIE : capture ? Effect.CAPTURE : Effect.MOVE);
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
        ClipboardText.put(text);
        services.notices().tell(services.text(message));
    }

    /** Opens a text as a game or a position, or says why it is neither. Long texts are read in the background. */
    public void paste(@Nullable String text) {
        if (text == null || text.isBlank()) {
            services.notices().tell(services.text("review.paste.empty"));
            return;
        }
        var present = notebook.game().variant();
        services.background().run(() -> PastedText.read(text, present), read -> {
            switch (read) {
                case PastedText.Understood(Game game, int more) -> {
                    open(game);
                    if (more > 0) services.notices().tell(services.text("review.paste.more", more));
                }
                case PastedText.Refused(List<String> reasons) -> services.dialogs().ask(services.text("review.paste.refused"),
                        reasons.isEmpty()
                                ? services.text("review.paste.unknown")
                                : String.join("\n", reasons.subList(0, Math.min(8, reasons.size()))),
                        new Answer(services.text("dialog.close"), Answer.Tone.CANCEL,
                                () -> {}));
            }
        }, problem -> services.trouble("trouble.unexpected", problem));
    }

    /** Opens another game at its start. */
    public void open(Game game) {
        autoplay.stop();
        notebook = new Notebook(game);
        flipped = false;
        store.submit(_ -> state(Analysis.NOTHING, Verdicts.NOTHING));
        show();
        judge();
    }

    /** Opens another game at that move of its main line. */
    public void open(Game game, int ply) {
        open(game);
        accept(ply >= game.mainLine().size() ? new ReviewIntent.Last() : new ReviewIntent.GoToMain(ply));
    }

    /** Starts a game from here, for two people at this device. */
    private void playOn() {
        var position = notebook.position();
        var variant = position.variant().withStart(position.setup());
        var name = services.settings().state().profile();
        var white = Player.Person.guest(name.isEmpty() ? services.text("profile.guest") : name);
        services.go(new Place.Play(GameTerms.friendly(variant, white, Player.Person.guest(services.text("profile.friend")), Clocks.UNTIMED)
                .withBotSeed(random.nextLong())));
    }

    // ---- the game plays itself -----------------------------------------------------------------------------------

    private void autoplay() {
        if (autoplay.isPlaying()) {
            autoplay.stop();
        } else {
            if (notebook.node().next() == null) walk(notebook::start);
            autoplay.start();
        }
    }

    private boolean autoStep() {
        if (!notebook.forward()) return false;
        sound.accept(Effect.MOVE);
        show();
        return true;
    }

    private void playing(boolean now) {
        store.submit(state -> state.withPlaying(now));
    }

    // ---- what is shown -------------------------------------------------------------------------------------------

    /** Shows the current position and analyses it. */
    private void show() {
        var position = notebook.position();
        var teacher = chosen(position.variant());
        engineRequests.stop();
        store.submit(before -> state(Analysis.NOTHING, before.verdicts()));
        describe();
        if (view != null && isExploring()) view.explore(notebook.game().startPosition(), notebook.way());
        if (thinking && teacher.isPresent()) engineRequests.ask(teacher.get(), position, position.outcome().isOver() ? 1 : lines);
    }

    /** Looks for facts about the current move. */
    private void describe() {
        var node = notebook.node();
        var parent = node.parent();
        if (parent == null || node.move() == Move.PASS) return;
        int id = notebook.current();
        var shown = notebook;
        var before = notebook.game().at(parent);
        if (node.roll() != 0) before.make(Move.roll(node.roll()));
        var sentences = new GameWords(services.texts()).sentences();
        services.background().run(() -> sentences.of(before, node.move()), words -> {
            if (shown.equals(notebook) && id == notebook.current()) store.submit(state -> state.withWords(words));
        }, problem -> services.trouble("trouble.unexpected", problem));
    }

    /** Asks the engine about the whole game. */
    private void judge() {
        engineRequests.judge(notebook.game(), chosen(notebook.game().variant()));
    }

    private ReviewState state(Analysis analysis, Verdicts verdicts) {
        var game = notebook.game();
        var position = notebook.position();
        var words = new ReviewWords(services.texts());
        return new ReviewState(game.variant(), words.title(game), notebook.plies(), notebook.current(), notebook.mainPly(),
                PositionBoard.model(position, notebook.lastMove(), flipped ? Side.BLACK : Side.WHITE, services.settings().state()),
                position.turn(),
                faces(position),
                words.status(position), notebook.opening(),
                notebook.node().notes().comment(), analysis, verdicts,
                able(game.variant()).stream().map(each -> new ReviewState.Teacher(each.id(), each.displayName())).toList(),
                chosen(game.variant()).map(BotProvider::id).orElse(""), thinking, lines, autoplay.isPlaying(), !flipped, List.of(),
                isExploring());
    }

    /** The rollable faces; empty if the die is not to be rolled. */
    private static List<Integer> faces(Position position) {
        if (position.outcome().isOver() || position.toAct() != Actor.NATURE) return List.of();
        var rolls = new MoveList();
        position.legalMoves(rolls);
        return rolls.stream().mapToObj(Move::face).toList();
    }

    Store<ReviewState> store() {
        return store;
    }

    // ---- which engine is asked ------------------------------------------------------------------------------------

    /** The engines that know these rules. */
    private List<BotProvider> able(Variant variant) {
        return Analyst.able(roster.own(), roster.engines(), variant);
    }

    /** The user's chosen engine, or ours if that does not know these rules. */
    private Optional<BotProvider> chosen(Variant variant) {
        var able = able(variant);
        var id = services.settings().state().remembered(CHOSEN, "");
        return able.stream().filter(each -> each.id().equals(id)).findFirst().or(() -> able.stream().findFirst());
    }

    private void choose(String id) {
        services.change(settings -> settings.withRemembered(Map.of(CHOSEN, id)));
    }

    /** Saves a picture of the board, with or without its marks, to a file the user chooses. */
    static final class PictureSaver {
        /** Width and height in pixels. */
        private static final int SIZE = 1200;

        private final WindowServices services;

        PictureSaver(WindowServices services) {
            this.services = services;
        }

        /** First asks what to include. */
        void save(BoardModel board, List<Arrow> arrows) {
            services.dialogs().ask(services.text("review.picture"), services.text("review.picture.ask"),
                    new Answer(services.text("review.picture.marked"), Answer.Tone.MAIN, () -> save(board.withArrows(arrows))),
                    new Answer(services.text("review.picture.plain"), Answer.Tone.PLAIN, () -> save(board.withMarks(Marks.NONE))),
                    new Answer(services.text("dialog.cancel"), Answer.Tone.CANCEL, () -> {}));
        }

        private void save(BoardModel board) {
            services.files().save(services.text("review.picture"), "board.png", List.of(new FileChoice.Kind("PNG", List.of("*.png"))))
                    .ifPresent(file -> {
                        var image = BoardPicture.marked(services.look(), board.withCoordinates(Coordinates.INSIDE), SIZE).snapshot(null,
                                null);
                        services.background().queue(() -> {
                            AtomicFile.writeBytes(file, stream -> stream.write(Paints.bitmap(image).png()));
                            return file;
                        }, saved -> services.notices().tell(services.text("review.pictured", saved)),
                                problem -> services.trouble("trouble.save", problem));
                    });
        }
    }

    /** The sentences of the review. */
    private record ReviewWords(Texts texts) {

        /** The players and the result, or the name of the variant if the players are unknown. */
        String title(Game game) {
            var white = Optional.ofNullable(game.tag("White")).filter(name -> !name.equals("?"));
            var black = Optional.ofNullable(game.tag("Black")).filter(name -> !name.equals("?"));
            var variant = texts.variant(game.variant());
            if (white.isEmpty() && black.isEmpty()) return variant;
            var result = switch (game.outcome()) {
                case Outcome.Win(Side side, var _) -> side == Side.WHITE ? "1-0" : "0-1";
                case Outcome.Draw _ -> "½-½";
                case Outcome.Ongoing() -> "";
            };
            return texts.get("review.players", white.orElse("?"), black.orElse("?"), result, variant).strip();
        }

        /** One sentence about a position. */
        String status(Position position) {
            var words = new GameWords(texts);
            if (position.outcome().isOver()) return words.ending(position.outcome());
            var key = position.toAct() == Actor.NATURE ? "status.roll" : position.inCheck() ? "status.check" : "status.move";
            var turn = texts.get(key, words.side(position.turn()));
            var checks = words.checks(position);
            return checks.isEmpty() ? turn : turn + "  ·  " + checks;
        }
    }
}
