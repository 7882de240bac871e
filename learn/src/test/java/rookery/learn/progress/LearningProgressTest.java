package rookery.learn.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.archive.Ranking;
import rookery.learn.solve.DiaryEntry;
import rookery.learn.solve.DiaryEntry.Sort;

/** The numbers are those of the games and the diary. */
final class LearningProgressTest {

    private static DiaryEntry entry(String at, Sort sort, String family, String item, boolean right) {
        return new DiaryEntry(Instant.parse(at), sort, family, item, 1000, right);
    }

    @Test
    void everythingIsCountedOnce() {
        LearningProgress progress = LearningProgress.of(List.of(new Ranking.Score("standard", 3, 1, 2)), List.of(
                entry("2026-11-14T10:00:00Z", Sort.PUZZLE, "standard", "a", false),
                entry("2026-11-15T10:00:00Z", Sort.PUZZLE, "standard", "a", true),
                entry("2026-11-15T10:01:00Z", Sort.PUZZLE, "standard", "b", true),
                entry("2026-11-15T10:02:00Z", Sort.MISTAKE, "standard", "m", true),
                entry("2026-11-15T10:03:00Z", Sort.REPERTOIRE, "standard", "r", true),
                entry("2026-11-15T10:04:00Z", Sort.LESSON, "xxl", "camel", true),
                entry("2026-11-15T10:05:00Z", Sort.LESSON, "xxl", "camel", true)), ZoneOffset.UTC);
        assertThat(progress.families()).containsExactly(new LearningProgress.Family("standard", 3, 1, 2, 2, 2, 1, 1, 0, 1),
                new LearningProgress.Family("xxl", 0, 0, 0, 0, 0, 0, 0, 1, 0));
        assertThat(progress.families().getFirst().games()).isEqualTo(6);
        assertThat(progress.days()).containsExactly(new LearningProgress.Day(LocalDate.of(2026, 11, 14), 1, 0),
                new LearningProgress.Day(LocalDate.of(2026, 11, 15), 6, 6));
    }
}
