package rookery.kernel.catalogue;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/** Guesses which known word the author meant. */
final class Suggestion {

    private Suggestion() {
    }

    /** {@code " (did you mean x?)"}, or nothing if no word is close. */
    static String among(Collection<String> words, String written) {
        if (written.length() > 40) {
            return "";
        }
        return words.stream().filter(word -> distance(word, written) <= Math.max(1, Math.min(3, word.length() / 3)))
                .min(Comparator.comparingInt(word -> distance(word, written))).map(word -> " (did you mean " + word + "?)").orElse("");
    }

    /** Levenshtein distance: letters to change, add or drop, ignoring case and hyphens. */
    private static int distance(String first, String second) {
        String a = first.toLowerCase(Locale.ROOT).replace("-", "");
        String b = second.toLowerCase(Locale.ROOT).replaceAll("[-_ ]", "");
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int above = row[j];
                int change = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(change, Math.min(above, row[j - 1]) + 1);
                diagonal = above;
            }
        }
        return row[b.length()];
    }
}
