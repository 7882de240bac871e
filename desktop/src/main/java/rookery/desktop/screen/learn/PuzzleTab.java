package rookery.desktop.screen.learn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import rookery.desktop.game.GameWords;
import rookery.desktop.room.LearningRoom;
import rookery.desktop.screen.learn.PuzzleState.Phase;
import rookery.desktop.shell.FileChoice;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Background;
import rookery.desktop.store.Store;
import rookery.kernel.game.Game;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.learn.puzzle.Puzzle;
import rookery.learn.puzzle.PuzzleFile;
import rookery.learn.solve.PuzzleCourse;
import rookery.learn.solve.SolvingState;
import rookery.look.sound.Effect;

/** Puzzles, one after another: the person's own mistakes first, then failed ones that are due, then new ones. */
final class PuzzleTab extends LearnTab {
    private final WindowServices services;
    private final LearningRoom room;
    private final Consumer<Effect> sound;
    private final Store<PuzzleState> store;
    /** The mistakes of a reviewed game, or puzzles just made; they come before all others. */
    private final Deque<Puzzle> retries = new ArrayDeque<>();
    /** The number of the last request; answers to earlier ones are discarded. Written on the JavaFX thread only. */
    private final AtomicLong question = new AtomicLong();
    private @Nullable PuzzleCourse course;
    private String person = "";

    PuzzleTab(WindowServices services, LearningRoom room, Variant variant, Consumer<Effect> sound) {
        this.services = services;
        this.room = room;
        this.sound = sound;
        store = new Store<>(PuzzleState.loading(variant));
    }

    Store<PuzzleState> store() {
        return store;
    }

    @Override
    View<?> view() {
        return new PuzzleView(services, store, this);
    }

    @Override
    void close() {
        super.close();
        // Cancels a search for mistakes.
        if (store.state().phase() == Phase.LOOKING) {
            question.incrementAndGet();
            store.submit(state -> state.withoutPuzzle(Phase.ALL_DONE));
        }
    }

    @Override
    boolean key(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE || event.getCode() == KeyCode.RIGHT) {
            if (store.state().isOver()) next();
            return true;
        }
        if (event.getCode() == KeyCode.H) {
            hint();
            return true;
        }
        return false;
    }

    // ---- which puzzle --------------------------------------------------------------------------------------------

    @Override
    void open(Variant variant) {
        var state = store.state();
        boolean same = question.get() > 0 && state.variant().equals(variant) && person.equals(services.settings().state().profile());
        boolean waiting = state.phase() == Phase.NONE || state.phase() == Phase.ALL_DONE;
        if (!same || waiting) {
            reload(variant, List.of());
        } else if (state.phase() == Phase.SOLVING) {
            // The puzzle on the board stays; there may be more puzzles by now.
            room.course(variant, loaded -> course = loaded);
        }
    }

    /** Reloads the puzzles, as after new ones were added; {@code first} come before all others. */
    void reload(Variant variant, List<Puzzle> first) {
        retries.clear();
        retries.addAll(first);
        load(variant, this::next);
    }

    private void load(Variant variant, Runnable then) {
        long number = question.incrementAndGet();
        course = null;
        person = services.settings().state().profile();
        store.submit(_ -> PuzzleState.loading(variant));
        room.course(variant, loaded -> {
            if (number != question.get()) return;
            course = loaded;
            then.run();
        });
    }

    /** Searches a game for a side's mistakes to retry. */
    void retry(Game game, Side side) {
        retries.clear();
        load(game.variant(), () -> {});
        long number = question.get();
        int plies = game.mainLine().size();
        store.submit(state -> state.looking(0, plies));
        room.mistakes(game, side, looked -> {
            Background.later(() -> {
                if (number == question.get()) store.submit(state -> state.phase() == Phase.LOOKING ? state.looking(looked, plies) : state);
            });
            return number == question.get();
        }, mistakes -> {
            if (number != question.get()) return;
            retries.addAll(mistakes);
            room.course(game.variant(), loaded -> {
                if (number != question.get()) return;
                course = loaded;
                if (mistakes.isEmpty()) {
                    store.submit(state -> state.withoutPuzzle(Phase.FLAWLESS));
                } else {
                    next();
                }
            });
        });
    }

    /** Cancels the search for mistakes. */
    void stopLooking() {
        reload(store.state().variant(), List.of());
    }

    /** Shows the next puzzle, once the last result is on disk: before that it would be the same one. */
    void next() {
        var known = course;
        if (known == null) return;
        var shown = store.state().solving();
        services.background().queue(() -> known.next(room.now()), next -> {
            // Whoever presses twice gets one puzzle.
            if (known == course && Objects.equals(shown, store.state().solving())) show(known, next);
        }, problem -> services.trouble("trouble.unexpected", problem));
    }

    private void show(PuzzleCourse known, Optional<Puzzle> next) {
        var wanted = retries.isEmpty() ? next.orElse(null) : retries.poll();
        var standing = known.standing(room.now());
        if (wanted == null) {
            boolean none = standing.solved() == 0 && standing.unseen() == 0;
            store.submit(state -> state.withoutPuzzle(none ? Phase.NONE : Phase.ALL_DONE).withStanding(standing, 0));
            return;
        }
        store.submit(state -> state.solving(SolvingState.of(wanted), retries.size()).withStanding(standing, 0));
    }

    // ---- solving -------------------------------------------------------------------------------------------------

    void play(int move) {
        var solving = store.state().solving();
        if (solving == null || solving.isOver() || !solving.position().isLegal(move)) return;
        boolean capture = solving.position().isCapture(move);
        var next = solving.play(move);
        boolean wrong = next.wrong().size() > solving.wrong().size();
        sound.accept(wrong ? Effect.REFUSAL : next.isOver() ? Effect.WIN : capture ? Effect.CAPTURE : Effect.MOVE);
        change(next);
    }

    void hint() {
        var solving = store.state().solving();
        if (solving != null && !solving.isOver()) change(solving.hint());
    }

    void giveUp() {
        var solving = store.state().solving();
        if (solving != null && !solving.isOver()) change(solving.giveUp());
    }

    private void change(SolvingState next) {
        store.submit(state -> state.solving(next, state.retries()));
        if (next.isOver()) over(next);
    }

    /** Stores the result, then explains the move. */
    private void over(SolvingState solved) {
        var known = course;
        if (known == null) return;
        var before = known.standing(room.now()).rating().value();
        var now = room.now();
        var sentences = new GameWords(services.texts()).sentences();
        services.background().queue(() -> known.note(solved, now), attempt -> {
            attempt.problem().ifPresent(trouble -> services.notices().tell(services.text("learn.trouble", trouble.message()),
                    services.text("dialog.close"), () -> {}));
            var standing = known.standing(room.now());
            store.submit(state -> state.withStanding(standing, (int) Math.round(standing.rating().value() - before)));
        }, problem -> services.trouble("trouble.unexpected", problem));
        services.background().run(() -> sentences.of(solved.puzzle().start(), solved.puzzle().line().getFirst()),
                words -> store.submit(state -> solved.equals(state.solving()) ? state.withWords(words) : state),
                problem -> services.trouble("trouble.unexpected", problem));
    }

    // ---- elsewhere -----------------------------------------------------------------------------------------------

    /** Opens the puzzle with its line in the review. */
    void study() {
        var solving = store.state().solving();
        if (solving == null) return;
        var puzzle = solving.puzzle();
        var game = new Game(puzzle.start());
        var cursor = game.cursor();
        puzzle.line().forEach(cursor::act);
        game.tag("White", puzzle.source().white());
        game.tag("Black", puzzle.source().black());
        services.go(new Place.Study(game, 0));
    }

    /** Lets the person choose puzzle files. */
    void choose() {
        var files = services.files().open(services.text("learn.open"),
                List.of(new FileChoice.Kind(services.text("learn.files"), List.of("*." + PuzzleFile.EXTENSION))), true);
        if (!files.isEmpty()) services.go(new Place.Open(files));
    }
}
