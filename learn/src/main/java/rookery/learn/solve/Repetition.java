package rookery.learn.solve;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * When what was learnt should be asked again. Something that went wrong comes back after ten minutes; each time it goes right the pause grows, from a day to
 * two months, and then it is known. Immutable; computed from the diary.
 */
public final class Repetition {

    private static final List<Duration> PAUSES = List.of(Duration.ofMinutes(10), Duration.ofDays(1), Duration.ofDays(3), Duration.ofDays(7),
            Duration.ofDays(16), Duration.ofDays(35), Duration.ofDays(60));

    private final Map<String, Card> cards = new LinkedHashMap<>();

    /**
     * One thing to remember.
     *
     * @param step how often in a row it has gone right since it last went wrong
     */
    public record Card(String item, int step, Instant last) {

        /** When to ask it again; never when it is known. */
        public Instant due() {
            return isKnown() ? Instant.MAX : last.plus(PAUSES.get(step));
        }

        public boolean isKnown() {
            return step >= PAUSES.size();
        }
    }

    private Repetition() {
    }

    /**
     * @param all whether everything asked comes again, as with a repertoire; otherwise only what once went wrong, as with puzzles
     */
    public static Repetition of(List<DiaryEntry> entries, boolean all) {
        Repetition repetition = new Repetition();
        for (DiaryEntry entry : entries) {
            repetition.note(entry, all);
        }
        return repetition;
    }

    private void note(DiaryEntry entry, boolean all) {
        Card card = cards.get(entry.item());
        if (!entry.right()) {
            cards.put(entry.item(), new Card(entry.item(), 0, entry.at()));
        } else if (card != null) {
            // Asked again before its time, it proves nothing new.
            boolean early = entry.at().isBefore(card.due());
            cards.put(entry.item(), early ? card : new Card(entry.item(), card.step() + 1, entry.at()));
        } else if (all) {
            cards.put(entry.item(), new Card(entry.item(), 1, entry.at()));
        }
    }

    /** What should be asked now, the longest overdue first. */
    public List<String> due(Instant now) {
        List<Card> due = new ArrayList<>(cards.values());
        due.removeIf(card -> card.due().isAfter(now));
        due.sort(Comparator.comparing(Card::due));
        return due.stream().map(Card::item).toList();
    }

    public List<Card> cards() {
        return List.copyOf(cards.values());
    }
}
