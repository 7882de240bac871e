package rookery.learn.solve;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Spaced repetition. A failed item comes back after ten minutes; each success lengthens the interval, from a day to two months, and then the item is known.
 * Immutable; computed from the diary.
 */
public final class Repetition {

    private static final List<Duration> PAUSES = List.of(Duration.ofMinutes(10), Duration.ofDays(1), Duration.ofDays(3), Duration.ofDays(7),
            Duration.ofDays(16), Duration.ofDays(35), Duration.ofDays(60));

    private final Map<String, Card> cards = new LinkedHashMap<>();

    /**
     * One item to remember.
     *
     * @param step successes in a row since the last failure
     */
    public record Card(String item, int step, Instant last) {

        /** When to ask it again; never once it is known. */
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
     * @param all whether everything comes back, as with a repertoire, or only what once went wrong, as with puzzles
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
            // A success before it was due proves nothing new.
            boolean early = entry.at().isBefore(card.due());
            cards.put(entry.item(), early ? card : new Card(entry.item(), card.step() + 1, entry.at()));
        } else if (all) {
            cards.put(entry.item(), new Card(entry.item(), 1, entry.at()));
        }
    }

    /** The items due now, the longest overdue first. */
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
