package rookery.desktop.screen.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import rookery.desktop.library.LibraryService;
import rookery.desktop.room.LearningRoom;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.learn.opening.Repertoire;
import rookery.learn.opening.RepertoireTraining;
import rookery.look.sound.Effect;

/** Openings: what the library's games played, the person's own lines, and training them. */
final class OpeningTab extends LearnTab {
    private static final String CHOSEN = "learn.repertoire";

    private final WindowServices services;
    private final LearningRoom room;
    private final LibraryService libraryService;
    private final Consumer<Effect> sound;
    private final Store<Openings> store;
    private @Nullable RepertoireTraining training;
    private String person = "";

    /**
     * What the page shows.
     *
     * @param actions     from the start of the game, rolls included
     * @param undone      actions taken back, which "forward" replays
     * @param repertoires the person's repertoires of this variant
     * @param chosen      the open repertoire; null for none
     * @param standing    how well it is known
     * @param training    whether the person is being quizzed
     * @param question    the current question; null when none is left
     * @param answer      the person's answer; {@link Move#NONE} before that
     */
    record Openings(Variant variant, List<Integer> actions, List<Integer> undone, boolean flipped, List<Repertoire> repertoires,
            @Nullable Repertoire chosen, RepertoireTraining.@Nullable Standing standing, boolean training,
            Repertoire.@Nullable Question question, int answer) {
        Openings {
            actions = List.copyOf(actions);
            undone = List.copyOf(undone);
            repertoires = List.copyOf(repertoires);
        }

        static Openings of(Variant variant) {
            return new Openings(variant, List.of(), List.of(), false, List.of(), null, null, false, null, Move.NONE);
        }

        Position start() {
            return Position.start(variant);
        }

        /** A new copy of the position on the board. */
        Position position() {
            var position = start();
            (training && question != null ? question.path() : actions).forEach(position::make);
            return position;
        }

        /** The side at the bottom. */
        Side below() {
            var side = chosen == null ? Side.WHITE : chosen.side();
            return flipped ? side.opponent() : side;
        }

        /** The repertoire's moves here. */
        List<Integer> lines() {
            return node().map(node -> node.children().stream().map(GameNode::move).toList()).orElse(List.of());
        }

        /** Whether the line on the board is in the repertoire. */
        boolean isKept() {
            return !actions.isEmpty() && node().isPresent();
        }

        private Optional<GameNode> node() {
            if (chosen == null) return Optional.empty();
            GameNode node = chosen.lines().root();
            for (int move : actions) {
                var next = node.children().stream().filter(child -> child.move() == move).findFirst();
                if (next.isEmpty()) return Optional.empty();
                node = next.get();
            }
            return Optional.of(node);
        }

        Openings at(List<Integer> line, List<Integer> left) {
            return new Openings(variant, line, left, flipped, repertoires, chosen, standing, false, null, Move.NONE);
        }

        Openings turned() {
            return new Openings(variant, actions, undone, !flipped, repertoires, chosen, standing, training, question, answer);
        }

        Openings with(List<Repertoire> all, @Nullable Repertoire one) {
            return new Openings(variant, actions, undone, flipped, all, one, null, false, null, Move.NONE);
        }

        Openings known(RepertoireTraining.Standing changed) {
            return new Openings(variant, actions, undone, flipped, repertoires, chosen, changed, training, question, answer);
        }

        Openings asked(Repertoire.@Nullable Question next) {
            return new Openings(variant, actions, undone, false, repertoires, chosen, standing, true, next, Move.NONE);
        }

        Openings answered(int move) {
            return new Openings(variant, actions, undone, flipped, repertoires, chosen, standing, true, question, move);
        }
    }

    OpeningTab(WindowServices services, LearningRoom room, LibraryService libraryService, Variant variant, Consumer<Effect> sound) {
        this.services = services;
        this.room = room;
        this.libraryService = libraryService;
        this.sound = sound;
        store = new Store<>(Openings.of(variant));
    }

    Store<Openings> store() {
        return store;
    }

    @Override
    void open(Variant variant) {
        var present = services.settings().state().profile();
        if (!store.state().variant().equals(variant)) store.submit(_ -> Openings.of(variant));
        if (!person.equals(present)) store.submit(state -> state.with(List.of(), null));
        person = present;
        reload(services.settings().state().remembered(CHOSEN, ""));
    }

    @Override
    View<?> view() {
        return new OpeningView(services, libraryService, store, this);
    }

    @Override
    boolean key(KeyEvent event) {
        switch (event.getCode()) {
            case LEFT -> back();
            case RIGHT -> forward();
            case HOME -> first();
            case ENTER, SPACE -> {
                if (store.state().answer() != Move.NONE) ask();
            }
            default -> {
                return false;
            }
        }
        return true;
    }

    // ---- walking -------------------------------------------------------------------------------------------------

    /** Handles a move on the board: an answer during training, otherwise a step. */
    void play(int move) {
        var state = store.state();
        var position = state.position();
        if (!position.isLegal(move)) return;
        sound.accept(Move.isRoll(move) ? Effect.DIE : position.isCapture(move) ? Effect.CAPTURE : Effect.MOVE);
        if (state.training()) answer(state, move);
        else step(state, List.of(move));
    }

    /** Follows a row of the explorer, with the roll before the move if there is a die. */
    void follow(int face, int move) {
        var state = store.state();
        if (state.training()) return;
        boolean roll = face != 0 && state.position().roll() == 0;
        sound.accept(Effect.MOVE);
        step(state, roll ? List.of(Move.roll(face), move) : List.of(move));
    }

    private void step(Openings state, List<Integer> more) {
        var line = new ArrayList<>(state.actions());
        line.addAll(more);
        store.submit(_ -> state.at(line, List.of()));
    }

    void back() {
        store.submit(state -> {
            if (state.training() || state.actions().isEmpty()) return state;
            var undone = new ArrayList<>(state.undone());
            undone.addFirst(state.actions().getLast());
            return state.at(state.actions().subList(0, state.actions().size() - 1), undone);
        });
    }

    void forward() {
        store.submit(state -> {
            if (state.training() || state.undone().isEmpty()) return state;
            var line = new ArrayList<>(state.actions());
            line.add(state.undone().getFirst());
            return state.at(line, state.undone().subList(1, state.undone().size()));
        });
    }

    void first() {
        store.submit(state -> {
            if (state.training()) return state;
            var undone = new ArrayList<>(state.actions());
            undone.addAll(state.undone());
            return state.at(List.of(), undone);
        });
    }

    void flip() {
        store.submit(Openings::turned);
    }

    /** Opens the line on the board in the review. */
    void study() {
        var state = store.state();
        var game = new Game(state.variant());
        var cursor = game.cursor();
        state.actions().forEach(cursor::act);
        services.go(new Place.Study(game, Integer.MAX_VALUE));
    }

    // ---- lines of one's own --------------------------------------------------------------------------------------

    private void reload(String wanted) {
        room.repertoires(all -> {
            var variant = store.state().variant();
            var mine = all.stream().filter(each -> each.lines().variant().equals(variant)).toList();
            select(mine,
                    mine.stream().filter(each -> each.name().equals(wanted)).findFirst().orElse(mine.isEmpty() ? null : mine.getFirst()));
        });
    }

    private void select(List<Repertoire> all, @Nullable Repertoire one) {
        store.submit(state -> state.with(all, one));
        training = null;
        if (one == null) return;
        room.diary(diary -> {
            var asked = new RepertoireTraining(diary, one);
            training = asked;
            store.submit(state -> one.equals(state.chosen()) ? state.known(asked.standing(room.now())) : state);
        });
    }

    void choose(Repertoire one) {
        services.change(settings -> settings.withRemembered(Map.of(CHOSEN, one.name())));
        select(store.state().repertoires(), one);
    }

    /** Creates an empty repertoire; a number is appended if the name is taken. */
    void create(String name, Side side) {
        var state = store.state();
        var free = name;
        for (int number = 2; isTaken(state, free); number++) free = name + " " + number;
        keep(Repertoire.empty(free, side, state.start()));
    }

    private static boolean isTaken(Openings state, String name) {
        return state.repertoires().stream().anyMatch(each -> each.name().equalsIgnoreCase(name));
    }

    /** Adds the line on the board to the repertoire. */
    void keepLine() {
        var state = store.state();
        if (state.chosen() != null && !state.actions().isEmpty()) keep(state.chosen().with(state.actions()));
    }

    /** Removes the last move on the board, and what follows it, from the repertoire. */
    void dropLine() {
        var state = store.state();
        if (state.chosen() != null && state.isKept()) keep(state.chosen().without(state.actions()));
    }

    private void keep(Repertoire changed) {
        services.change(settings -> settings.withRemembered(Map.of(CHOSEN, changed.name())));
        room.keep(changed, () -> reload(changed.name()));
    }

    // ---- being asked ---------------------------------------------------------------------------------------------

    /** Asks the next question that is due or new, once the last answer is on disk: before that it would be the same one. */
    void ask() {
        var asked = training;
        if (asked == null) return;
        services.background().queue(() -> asked.next(room.now()), next -> {
            if (asked == training) store.submit(state -> state.asked(next.orElse(null)).known(asked.standing(room.now())));
        }, problem -> services.trouble("trouble.unexpected", problem));
    }

    void stopAsking() {
        store.submit(state -> state.at(state.actions(), state.undone()));
    }

    private void answer(Openings state, int move) {
        var asked = training;
        var question = state.question();
        if (asked == null || question == null || state.answer() != Move.NONE) return;
        store.submit(now -> now.answered(move));
        var at = room.now();
        services.background().queue(() -> asked.answer(question, move, at), _ -> store.submit(now -> now.known(asked.standing(room.now()))),
                problem -> services.trouble("trouble.unexpected", problem));
    }
}
