package rookery.learn.words;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Chooses Korean particles: {@code [을/를]} becomes the first after a syllable that ends in a consonant, else the second. */
final class Particles {

    private static final Pattern CHOICE = Pattern.compile("(.)\\[([^/\\]]+)/([^\\]]+)]");
    private static final int FIRST_SYLLABLE = 0xAC00;
    private static final int LAST_SYLLABLE = 0xD7A3;
    private static final int FINALS = 28;
    /** Digits read in Korean that end in a consonant: 영, 일, 삼, 육, 칠, 팔. */
    private static final String CLOSED_DIGITS = "013678";
    /** Letters whose Korean names do: 엘, 엠, 엔, 알. */
    private static final String CLOSED_LETTERS = "lmnrLMNR";

    private Particles() {
    }

    static String settled(String text) {
        Matcher matcher = CHOICE.matcher(text);
        return matcher.replaceAll(match -> Matcher.quoteReplacement(
                match.group(1) + (isClosed(match.group(1).charAt(0)) ? match.group(2) : match.group(3))));
    }

    private static boolean isClosed(char last) {
        if (last >= FIRST_SYLLABLE && last <= LAST_SYLLABLE) {
            return (last - FIRST_SYLLABLE) % FINALS != 0;
        }
        return CLOSED_DIGITS.indexOf(last) >= 0 || CLOSED_LETTERS.indexOf(last) >= 0;
    }
}
