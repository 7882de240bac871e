package rookery.learn.solve;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.archive.Attempt;
import rookery.learn.puzzle.Puzzle;
import rookery.learn.puzzle.PuzzleGoal;
import rookery.play.chance.SplitMix64;
import rookery.play.rating.Glicko2;
import rookery.play.rating.Rating;

/**
 * A person's course through the puzzles of one family of variants: which comes next, the person's rating, and what must be repeated. The person's own mistakes
 * ({@link PuzzleGoal#BETTER}) come first and are not rated. Thread-safe.
 */
public final class PuzzleCourse {

    /** The uncertainty of a puzzle's rating. */
    private static final double PUZZLE_DEVIATION = 120;
    /** Where everybody starts: surer than a newcomer among players, so that one failure does not cost three hundred points. */
    private static final Rating NEWCOMER = new Rating(1200, 200, 0.06);
    /** A puzzle this far below the person's rating is solved three times out of four: hard enough without being torture. */
    private static final int EASIER = 120;
    /** The seed picks one of this many puzzles of about the right difficulty. */
    private static final int CHOICE = 12;

    private final Diary diary;
    private final String family;
    private final Map<String, Puzzle> puzzles = new HashMap<>();
    private final List<Puzzle> sorted;
    private final long seed;

    public PuzzleCourse(Diary diary, String family, List<Puzzle> puzzles, long seed) {
        this.diary = diary;
        this.family = family;
        this.seed = seed;
        puzzles.stream().filter(puzzle -> puzzle.variant().family().equals(family))
                .forEach(puzzle -> this.puzzles.put(puzzle.id(), puzzle));
        sorted = this.puzzles.values().stream().sorted(Comparator.comparingInt(Puzzle::rating).thenComparing(Puzzle::id)).toList();
    }

    /**
     * A person's current state.
     *
     * @param rating   of the person as a solver
     * @param solved   how many puzzles were solved, each counted once
     * @param streak   how many were solved in a row up to now
     * @param best     the longest streak
     * @param due      how many failed puzzles should be retried now
     * @param unseen   how many there are still to try
     * @param mistakes how many own mistakes are still to be put right
     */
    public record Standing(Rating rating, int solved, int streak, int best, int due, int unseen, int mistakes) {
    }

    private List<DiaryEntry> entries(DiaryEntry.Sort sort) {
        return diary.entries().stream().filter(entry -> entry.sort() == sort && entry.family().equals(family)).toList();
    }

    private List<Puzzle> of(DiaryEntry.Sort sort) {
        return sorted.stream().filter(puzzle -> sort(puzzle) == sort).toList();
    }

    private static DiaryEntry.Sort sort(Puzzle puzzle) {
        return puzzle.goal() == PuzzleGoal.BETTER ? DiaryEntry.Sort.MISTAKE : DiaryEntry.Sort.PUZZLE;
    }

    public Standing standing(Instant now) {
        List<DiaryEntry> entries = entries(DiaryEntry.Sort.PUZZLE);
        Set<String> seen = new HashSet<>();
        Set<String> solved = new HashSet<>();
        int streak = 0;
        int best = 0;
        for (DiaryEntry entry : entries) {
            seen.add(entry.item());
            if (entry.right()) {
                solved.add(entry.item());
            }
            streak = entry.right() ? streak + 1 : 0;
            best = Math.max(best, streak);
        }
        int unseen = (int) of(DiaryEntry.Sort.PUZZLE).stream().filter(puzzle -> !seen.contains(puzzle.id())).count();
        return new Standing(rating(entries), solved.size(), streak, best, due(entries, now).size(), unseen, mistakes(now).size());
    }

    /** The person's rating: each puzzle is an opponent, and only the first try counts. */
    private static Rating rating(List<DiaryEntry> entries) {
        Rating rating = NEWCOMER;
        Set<String> tried = new HashSet<>();
        Instant last = null;
        for (DiaryEntry entry : entries) {
            if (tried.add(entry.item()) && entry.rating() > 0) {
                Rating puzzle = new Rating(entry.rating(), PUZZLE_DEVIATION, 0.06);
                Duration since = last == null || entry.at().isBefore(last) ? Duration.ZERO : Duration.between(last, entry.at());
                rating = Glicko2.STANDARD.afterGame(rating, puzzle, entry.right() ? 1 : 0, since);
                last = entry.at();
            }
        }
        return rating;
    }

    private List<String> due(List<DiaryEntry> entries, Instant now) {
        return Repetition.of(entries, false).due(now).stream().filter(puzzles::containsKey).toList();
    }

    /** Own mistakes to try now: those due, the longest overdue first, then those never tried. */
    private List<Puzzle> mistakes(Instant now) {
        Repetition repetition = Repetition.of(entries(DiaryEntry.Sort.MISTAKE), true);
        List<Puzzle> waiting = new ArrayList<>();
        repetition.due(now).stream().map(puzzles::get).filter(Objects::nonNull).forEach(waiting::add);
        Set<String> tried = repetition.cards().stream().map(Repetition.Card::item).collect(Collectors.toSet());
        of(DiaryEntry.Sort.MISTAKE).stream().filter(puzzle -> !tried.contains(puzzle.id())).forEach(waiting::add);
        return waiting;
    }

    /** The next puzzle: an own mistake, or a failed one that is due, else a new one slightly below the person's rating; empty when none is left. */
    public Optional<Puzzle> next(Instant now) {
        List<Puzzle> mistakes = mistakes(now);
        if (!mistakes.isEmpty()) {
            return Optional.of(mistakes.getFirst());
        }
        List<DiaryEntry> entries = entries(DiaryEntry.Sort.PUZZLE);
        List<String> due = due(entries, now);
        if (!due.isEmpty()) {
            return Optional.ofNullable(puzzles.get(due.getFirst()));
        }
        Set<String> seen = new HashSet<>();
        entries.forEach(entry -> seen.add(entry.item()));
        double wanted = rating(entries).value() - EASIER;
        List<Puzzle> near = of(DiaryEntry.Sort.PUZZLE).stream().filter(puzzle -> !seen.contains(puzzle.id()))
                .sorted(Comparator.comparingDouble(puzzle -> Math.abs(puzzle.rating() - wanted))).limit(CHOICE).toList();
        return near.isEmpty()
                ? Optional.empty()
                : Optional.of(near.get(SplitMix64.below(near.size(), SplitMix64.at(seed, entries.size()))));
    }

    /** Records the result of a finished puzzle. */
    public Attempt<DiaryEntry> note(SolvingState state, Instant now) {
        if (!state.isOver()) {
            throw new IllegalArgumentException("the puzzle is not over");
        }
        return diary.add(new DiaryEntry(now, sort(state.puzzle()), family, state.puzzle().id(), state.puzzle().rating(),
                state.status() == SolvingState.Status.SOLVED));
    }
}
