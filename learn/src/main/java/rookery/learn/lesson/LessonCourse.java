package rookery.learn.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.kernel.variant.Variant;
import rookery.learn.solve.Diary;
import rookery.learn.solve.DiaryEntry;

/** The first lessons of a variant in chapters, in the order to go through them: one for each piece, then castling, then winning. */
public record LessonCourse(Variant variant, List<Chapter> chapters) {

    /**
     * Lessons that belong together.
     *
     * @param subject {@link LessonSort#STARS} for a piece, {@link LessonSort#CASTLE}, or {@link LessonSort#WIN_IN_ONE}
     * @param kind    the piece, a number in the variant; the first lesson's if the chapter is not about one piece
     */
    public record Chapter(LessonSort subject, int kind, List<Step> steps) {
        public Chapter {
            steps = List.copyOf(steps);
        }

        /** How many of its lessons are among those done. */
        public int done(Set<String> items) {
            return (int) steps.stream().filter(step -> items.contains(step.item())).count();
        }
    }

    /**
     * A lesson of a chapter.
     *
     * @param item its name in the diary, unique within the course
     */
    public record Step(String item, Lesson lesson) {
    }

    public LessonCourse {
        chapters = List.copyOf(chapters);
    }

    /** Creates the lessons, which takes a while on large boards: not for the JavaFX thread. The same variant and seed give the same course. */
    public static LessonCourse of(Variant variant, long seed) {
        Map<String, List<Step>> chapters = new LinkedHashMap<>();
        Map<String, Integer> named = new HashMap<>();
        for (Lesson lesson : Lessons.of(variant, seed)) {
            int times = named.merge(lesson.item(), 1, Integer::sum);
            chapters.computeIfAbsent(subject(lesson) + (subject(lesson) == LessonSort.STARS ? " " + lesson.kind() : ""),
                    _ -> new ArrayList<>())
                    .add(new Step(lesson.item() + (times == 1 ? "" : " " + times), lesson));
        }
        return new LessonCourse(variant, chapters.values().stream()
                .map(steps -> new Chapter(subject(steps.getFirst().lesson()), steps.getFirst().lesson().kind(), steps)).toList());
    }

    private static LessonSort subject(Lesson lesson) {
        return switch (lesson.sort()) {
            case STARS, TAKE_THE_UNDEFENDED, AVOID_ATTACKS -> LessonSort.STARS;
            case WIN_IN_ONE -> LessonSort.WIN_IN_ONE;
            case CASTLE -> LessonSort.CASTLE;
        };
    }

    /** The lessons a person has done, by their names in the diary. */
    public static Set<String> done(Diary diary) {
        return diary.entries().stream().filter(entry -> entry.sort() == DiaryEntry.Sort.LESSON && entry.right()).map(DiaryEntry::item)
                .collect(Collectors.toSet());
    }

    /** How many lessons there are. */
    public int size() {
        return chapters.stream().mapToInt(chapter -> chapter.steps().size()).sum();
    }
}
