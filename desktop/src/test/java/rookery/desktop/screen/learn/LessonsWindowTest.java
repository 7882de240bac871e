package rookery.desktop.screen.learn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;
import rookery.kernel.move.Move;
import rookery.learn.lesson.LessonCourse;
import rookery.learn.lesson.LessonSort;
import rookery.learn.lesson.LessonState;

/** First lessons by mouse: stars are collected, a wrong step is tried again, and what was done is known the next time. */
final class LessonsWindowTest extends WindowTest {

    private LessonTab.Lesson state() throws Exception {
        return FxThread.call(() -> ((LearnScreen) window.program().shell().screen()).lessons().store().state());
    }

    private void open() throws Exception {
        window.go(new Place.Learn(Place.Learn.Page.LESSONS));
        window.await(() -> window.shows("#lesson-0"));
    }

    private void play(int move) throws Exception {
        var shape = TestWindow.variant("fide").shape();
        window.click(shape.name(Move.from(move)));
        window.click(shape.name(Move.to(move)));
    }

    private int chapter(LessonSort sort) throws Exception {
        LessonCourse course = state().course();
        for (int i = 0; i < course.chapters().size(); i++) {
            if (course.chapters().get(i).steps().stream().anyMatch(step -> step.lesson().sort() == sort)) return i;
        }
        throw new AssertionError("no chapter with " + sort);
    }

    @Test
    void starsAreCollectedAndKept() throws Exception {
        open();
        window.press("lesson-0");
        window.await(() -> window.shows("#lesson-task") && window.text("#lesson-task").contains("Collect"));
        for (int move : state().played().lesson().solution()) play(move);
        window.await(() -> window.shows("#lesson-feedback") && window.text("#lesson-feedback").contains("Well done"));
        window.await(() -> Files.exists(data.resolve("learning-0.jsonl")));
        window.press("lesson-next");
        window.await(() -> state().step() == 1);
        window.press("lesson-all");
        window.await(() -> window.text("#lesson-count").startsWith("1 of"));
        window.close();
        window = TestWindow.reopen(data);
        open();
        window.await(() -> window.text("#lesson-count").startsWith("1 of"));
    }

    @Test
    void aStepIntoDangerIsTriedAgain() throws Exception {
        open();
        int number = chapter(LessonSort.AVOID_ATTACKS);
        window.fire("lesson-" + number);
        var steps = state().course().chapters().get(number).steps();
        int step = 0;
        while (steps.get(step).lesson().sort() != LessonSort.AVOID_ATTACKS) step++;
        window.fire("lesson-step-" + step);
        window.await(() -> state().played().lesson().sort() == LessonSort.AVOID_ATTACKS);
        var played = state().played();
        int wrong = played.legalMoves().stream().filter(move -> played.play(move).status() == LessonState.Status.FAILED).findFirst()
                .orElseThrow();
        play(wrong);
        window.await(() -> window.shows("#lesson-feedback") && window.text("#lesson-feedback").contains("can be taken"));
        window.press("lesson-again");
        window.await(() -> state().played().moves().isEmpty());
        for (int move : played.lesson().solution()) play(move);
        window.await(() -> state().played().status() == LessonState.Status.DONE);
        assertThat(state().done()).contains(steps.get(step).item());
    }
}
