package rookery.desktop.screen.learn;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import rookery.desktop.room.LearningRoom;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.variant.Variant;
import rookery.learn.lesson.LessonCourse;
import rookery.learn.lesson.LessonState;
import rookery.learn.solve.DiaryEntry;
import rookery.look.sound.Effect;

/** First lessons: the chapters of a variant, and the lesson on the board. */
final class LessonTab extends LearnTab {
    /** Everybody gets the same lessons. */
    private static final long SEED = 1;

    private final WindowServices services;
    private final LearningRoom room;
    private final Consumer<Effect> sound;
    private final Store<Lesson> store;
    private long question;
    private String person = "";

    /**
     * What the page shows.
     *
     * @param course  null while it is being made
     * @param done    the lessons done, by their names in the diary
     * @param chapter the open chapter; -1 for the list of all
     * @param step    the chapter's lesson on the board
     * @param played  the state of that lesson
     */
    record Lesson(Variant variant, @Nullable LessonCourse course, Set<String> done, int chapter, int step, @Nullable LessonState played) {
        Lesson {
            done = Set.copyOf(done);
        }

        LessonCourse.@Nullable Chapter opened() {
            return course == null || chapter < 0 ? null : course.chapters().get(chapter);
        }

        /** Whether there is another lesson after this one, in this chapter or a later one. */
        boolean hasNext() {
            var opened = opened();
            return course != null && opened != null && (step + 1 < opened.steps().size() || chapter + 1 < course.chapters().size());
        }
    }

    LessonTab(WindowServices services, LearningRoom room, Variant variant, Consumer<Effect> sound) {
        this.services = services;
        this.room = room;
        this.sound = sound;
        store = new Store<>(new Lesson(variant, null, Set.of(), -1, 0, null));
    }

    Store<Lesson> store() {
        return store;
    }

    @Override
    void open(Variant variant) {
        var present = services.settings().state().profile();
        var state = store.state();
        if (state.variant().equals(variant) && state.course() != null && person.equals(present)) return;
        person = present;
        long number = ++question;
        store.submit(_ -> new Lesson(variant, null, Set.of(), -1, 0, null));
        room.diary(diary -> services.background().run(() -> LessonCourse.of(variant, SEED), course -> {
            if (number == question) store.submit(_ -> new Lesson(variant, course, LessonCourse.done(diary), -1, 0, null));
        }, problem -> services.trouble("trouble.unexpected", problem)));
    }

    @Override
    View<?> view() {
        return new LessonView(services, store, this);
    }

    @Override
    boolean key(KeyEvent event) {
        var played = store.state().played();
        if (played == null) return false;
        switch (event.getCode()) {
            case ENTER, SPACE -> {
                if (played.status() == LessonState.Status.DONE) next();
                else if (played.status() == LessonState.Status.FAILED) again();
            }
            case ESCAPE -> chapters();
            default -> {
                return false;
            }
        }
        return event.getCode() != KeyCode.UNDEFINED;
    }

    /** Opens a chapter at its first lesson that is not done. */
    void choose(int chapter) {
        store.submit(state -> {
            var course = state.course();
            if (course == null) return state;
            var steps = course.chapters().get(chapter).steps();
            int step = 0;
            while (step < steps.size() && state.done().contains(steps.get(step).item())) step++;
            return at(state, chapter, step == steps.size() ? 0 : step);
        });
    }

    /** Opens a lesson of the open chapter. */
    void step(int step) {
        store.submit(state -> at(state, state.chapter(), step));
    }

    private static Lesson at(Lesson state, int chapter, int step) {
        var course = state.course();
        if (course == null || chapter < 0) return state;
        var lesson = course.chapters().get(chapter).steps().get(step).lesson();
        return new Lesson(state.variant(), course, state.done(), chapter, step, LessonState.of(lesson));
    }

    void chapters() {
        store.submit(state -> new Lesson(state.variant(), state.course(), state.done(), -1, 0, null));
    }

    void again() {
        store.submit(state -> at(state, state.chapter(), state.step()));
    }

    void next() {
        store.submit(state -> {
            var opened = state.opened();
            if (opened == null || !state.hasNext()) return new Lesson(state.variant(), state.course(), state.done(), -1, 0, null);
            return state.step() + 1 < opened.steps().size()
                    ? at(state, state.chapter(), state.step() + 1)
                    : at(state, state.chapter() + 1, 0);
        });
    }

    void play(int move) {
        var state = store.state();
        var played = state.played();
        var opened = state.opened();
        if (played == null || opened == null || !played.legalMoves().contains(move)) return;
        var next = played.play(move);
        boolean capture = played.position().isCapture(move);
        sound.accept(switch (next.status()) {
            case DONE -> Effect.WIN;
            case FAILED -> Effect.REFUSAL;
            case GOING_ON -> capture || next.stars().size() < played.stars().size() ? Effect.CAPTURE : Effect.MOVE;
        });
        var item = opened.steps().get(state.step()).item();
        boolean fresh = next.status() == LessonState.Status.DONE && !state.done().contains(item);
        var done = new HashSet<>(state.done());
        if (fresh) done.add(item);
        store.submit(_ -> new Lesson(state.variant(), state.course(), done, state.chapter(), state.step(), next));
        if (fresh) room.note(DiaryEntry.Sort.LESSON, state.variant().family(), item, true, () -> {});
    }
}
