package rookery.archive.sqlite;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Names as searches compare them: ignoring case, accents and extra spaces. */
final class FoldedName {

    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private FoldedName() {
    }

    static String of(String name) {
        boolean plain = name.chars().allMatch(c -> c < 128);
        String bare = plain ? name : ACCENTS.matcher(Normalizer.normalize(name, Normalizer.Form.NFD)).replaceAll("");
        return BLANKS.matcher(bare.strip()).replaceAll(" ").toLowerCase(Locale.ROOT);
    }
}
