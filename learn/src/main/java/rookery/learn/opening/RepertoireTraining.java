package rookery.learn.opening;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.archive.Attempt;
import rookery.learn.solve.Diary;
import rookery.learn.solve.DiaryEntry;
import rookery.learn.solve.Repetition;

/** Quizzes a person on a repertoire: due questions first, then new ones. Thread-safe. */
public final class RepertoireTraining {

    private final Diary diary;
    private final Repertoire repertoire;
    private final List<Repertoire.Question> questions;

    public RepertoireTraining(Diary diary, Repertoire repertoire) {
        this.diary = diary;
        this.repertoire = repertoire;
        questions = repertoire.questions();
    }

    /**
     * How well it is known.
     *
     * @param known asked and right the last time
     * @param due   to be asked again now
     * @param fresh never asked
     */
    public record Standing(int questions, int known, int due, int fresh) {
    }

    private List<DiaryEntry> entries() {
        Set<String> items = questions.stream().map(Repertoire.Question::item).collect(Collectors.toSet());
        return diary.entries().stream().filter(entry -> entry.sort() == DiaryEntry.Sort.REPERTOIRE && items.contains(entry.item()))
                .toList();
    }

    public Standing standing(Instant now) {
        Repetition repetition = Repetition.of(entries(), true);
        int asked = repetition.cards().size();
        int known = (int) repetition.cards().stream().filter(card -> card.step() > 0).count();
        return new Standing(questions.size(), known, repetition.due(now).size(), questions.size() - asked);
    }

    /** The next question; empty when nothing is due or new. */
    public Optional<Repertoire.Question> next(Instant now) {
        Repetition repetition = Repetition.of(entries(), true);
        List<String> due = repetition.due(now);
        if (!due.isEmpty()) {
            return questions.stream().filter(question -> question.item().equals(due.getFirst())).findFirst();
        }
        Set<String> asked = repetition.cards().stream().map(Repetition.Card::item).collect(Collectors.toSet());
        return questions.stream().filter(question -> !asked.contains(question.item())).findFirst();
    }

    /** Records the answer; returns whether it was right. */
    public Attempt<Boolean> answer(Repertoire.Question question, int move, Instant now) {
        boolean right = move == question.answer();
        return diary.add(new DiaryEntry(now, DiaryEntry.Sort.REPERTOIRE, repertoire.lines().variant().family(), question.item(), 0, right))
                .map(_ -> right);
    }
}
