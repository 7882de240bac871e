package rookery.learn.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.piece.Stride;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** Every lesson of every variant can be done, and every piece has some. */
final class LessonsTest {

    @TestFactory
    Stream<DynamicTest> everyLessonCanBeDone() {
        List<Variant> all = Variants.all();
        // Making lessons takes time: all of the first, which differ most, and every third of the others.
        return all.stream().filter(each -> all.indexOf(each) < 19 || all.indexOf(each) % 3 == 0)
                .map(variant -> DynamicTest.dynamicTest(variant.id(), () -> {
                    List<Lesson> lessons = Lessons.of(variant, 1);
                    for (Lesson lesson : lessons) {
                        assertThat(played(lesson)).as("%s", lesson).isEqualTo(LessonState.Status.DONE);
                    }
                    assertThat(
                            lessons.stream().filter(each -> each.sort() == LessonSort.STARS).map(Lesson::kind).collect(Collectors.toSet()))
                            .isEqualTo(pieces(variant));
                    if (!isWonByTheOthers(variant)) {
                        assertThat(lessons).anyMatch(lesson -> lesson.sort() == LessonSort.WIN_IN_ONE);
                    }
                }));
    }

    private static Set<Integer> pieces(Variant variant) {
        Set<Integer> kinds = new HashSet<>(variant.promotion().pieces());
        variant.promotion().others().forEach(other -> kinds.add(other.to()));
        for (int kind = 1; kind <= variant.kinds().size(); kind++) {
            if (variant.start().placement().count(Piece.of(kind, Side.WHITE)) > 0) {
                kinds.add(kind);
            }
        }
        kinds.removeIf(kind -> variant.kind(kind).symbol().endsWith("~") || !canWalkAlone(variant.kind(kind)));
        return kinds;
    }

    /** Some pieces only take, or need others to jump over. */
    private static boolean canWalkAlone(PieceKind kind) {
        return kind.movement().strides().stream()
                .anyMatch(stride -> stride.moves() && (stride.hurdle() == Stride.Hurdle.NONE || stride.hurdle() == Stride.Hurdle.LAME));
    }

    /** Where the aim is to lose, it is the other side's move that wins. */
    private static boolean isWonByTheOthers(Variant variant) {
        return variant.goals().stream()
                .anyMatch(goal -> goal instanceof Goal.Checkmated || goal instanceof Goal.Extinction extinction && extinction.wins());
    }

    private static LessonState.Status played(Lesson lesson) {
        LessonState state = LessonState.of(lesson);
        for (int move : lesson.solution()) {
            assertThat(state.status()).isEqualTo(LessonState.Status.GOING_ON);
            state = state.play(move);
        }
        return state.status();
    }

    @ParameterizedTest
    @ValueSource(strings = {"fide", "xxl"})
    void chessHasThreeLessonsAPieceThenCastlingAndMates(String id) {
        Variant variant = Variants.named(id).orElseThrow();
        List<Lesson> lessons = Lessons.of(variant, 1);
        assertThat(Lessons.of(variant, 1)).isEqualTo(lessons);
        for (int kind = 1; kind <= variant.kinds().size(); kind++) {
            int piece = kind;
            assertThat(lessons.stream().filter(lesson -> lesson.kind() == piece).map(Lesson::sort)).contains(LessonSort.STARS,
                    LessonSort.TAKE_THE_UNDEFENDED);
        }
        assertThat(lessons).extracting(Lesson::sort).contains(LessonSort.AVOID_ATTACKS, LessonSort.CASTLE, LessonSort.WIN_IN_ONE);
    }

    @Test
    void aCourseHasAChapterForEachPieceAndANameForEachLesson() {
        LessonCourse course = LessonCourse.of(Presets.FIDE, 1);
        List<Lesson> lessons = Lessons.of(Presets.FIDE, 1);
        assertThat(course.size()).isEqualTo(lessons.size());
        assertThat(course.chapters().stream().filter(chapter -> chapter.subject() == LessonSort.STARS)).hasSize(6);
        assertThat(course.chapters().stream().map(LessonCourse.Chapter::subject)).endsWith(LessonSort.CASTLE, LessonSort.WIN_IN_ONE);
        assertThat(course.chapters().stream().flatMap(chapter -> chapter.steps().stream()).map(LessonCourse.Step::item))
                .doesNotHaveDuplicates();
        LessonCourse.Chapter first = course.chapters().getFirst();
        assertThat(first.done(Set.of(first.steps().getFirst().item(), "something else"))).isEqualTo(1);
    }

    @Test
    void steppingIntoDangerFails() {
        Lesson lesson = Lessons.of(Presets.FIDE, 1).stream().filter(each -> each.sort() == LessonSort.AVOID_ATTACKS).findFirst()
                .orElseThrow();
        LessonState start = LessonState.of(lesson);
        assertThat(start.legalMoves().stream().map(start::play).map(LessonState::status)).contains(LessonState.Status.FAILED);
    }
}
