package rookery.learn.progress;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import rookery.archive.Attempt;
import rookery.archive.Profile;
import rookery.archive.Ranking;
import rookery.learn.solve.Diary;
import rookery.learn.solve.DiaryEntry;
import rookery.learn.solve.Repetition;

/**
 * What a person has played, solved and learnt, by family of variants. Numbers only.
 *
 * @param families by id
 * @param days     the days on which something was learnt, the latest last
 */
public record LearningProgress(List<Family> families, List<Day> days) {

    /**
     * One family of variants.
     *
     * @param wins       games against anybody, rated or not
     * @param solved     different puzzles solved
     * @param tried      different puzzles tried
     * @param mistakes   own mistakes put right
     * @param repertoire repertoire positions answered correctly the last time
     * @param lessons    first steps done
     * @param repeated   items that once went wrong and have gone right since
     */
    public record Family(String id, int wins, int draws, int losses, int solved, int tried, int mistakes, int repertoire, int lessons,
            int repeated) {
        public int games() {
            return wins + draws + losses;
        }
    }

    /** How much was tried on a day, and how much of it went right. */
    public record Day(LocalDate date, int tried, int right) {
    }

    public LearningProgress {
        families = List.copyOf(families);
        days = List.copyOf(days);
    }

    /** Queries the library: not for the JavaFX thread. */
    public static Attempt<LearningProgress> of(Ranking ranking, Profile person, Diary diary, ZoneId zone) {
        return ranking.scores(person.playerId()).map(scores -> of(scores, diary.entries(), zone));
    }

    /** From the given scores; a guest has none. */
    public static LearningProgress of(List<Ranking.Score> scores, List<DiaryEntry> entries, ZoneId zone) {
        Set<String> ids = new TreeSet<>();
        scores.forEach(score -> ids.add(score.family()));
        entries.forEach(entry -> ids.add(entry.family()));
        List<Family> families = new ArrayList<>();
        for (String id : ids) {
            families.add(family(id,
                    scores.stream().filter(score -> score.family().equals(id)).findFirst().orElse(new Ranking.Score(id, 0, 0, 0)),
                    entries.stream().filter(entry -> entry.family().equals(id)).toList()));
        }
        return new LearningProgress(families, days(entries, zone));
    }

    private static Family family(String id, Ranking.Score score, List<DiaryEntry> entries) {
        List<DiaryEntry> repertoire = entries.stream().filter(entry -> entry.sort() == DiaryEntry.Sort.REPERTOIRE).toList();
        int known = (int) Repetition.of(repertoire, true).cards().stream().filter(card -> card.step() > 0).count();
        int repeated = (int) Repetition.of(entries, false).cards().stream().filter(card -> card.step() > 0).count();
        return new Family(id, score.wins(), score.draws(), score.losses(), different(entries, DiaryEntry.Sort.PUZZLE, true),
                different(entries, DiaryEntry.Sort.PUZZLE, false), different(entries, DiaryEntry.Sort.MISTAKE, true), known,
                different(entries, DiaryEntry.Sort.LESSON, true), repeated);
    }

    private static int different(List<DiaryEntry> entries, DiaryEntry.Sort sort, boolean right) {
        Set<String> items = new HashSet<>();
        entries.stream().filter(entry -> entry.sort() == sort && (!right || entry.right())).forEach(entry -> items.add(entry.item()));
        return items.size();
    }

    private static List<Day> days(List<DiaryEntry> entries, ZoneId zone) {
        TreeMap<LocalDate, int[]> counts = new TreeMap<>();
        for (DiaryEntry entry : entries) {
            int[] count = counts.computeIfAbsent(day(entry.at(), zone), _ -> new int[2]);
            count[0]++;
            count[1] += entry.right() ? 1 : 0;
        }
        return counts.entrySet().stream().map(day -> new Day(day.getKey(), day.getValue()[0], day.getValue()[1])).toList();
    }

    private static LocalDate day(Instant at, ZoneId zone) {
        return LocalDate.ofInstant(at, zone);
    }
}
