package rookery.desktop.screen.setup;

import java.util.Locale;

/** A rating on the common scale in words, for people without one. */
enum StrengthWord {
    FIRST_DAY(0), BEGINNER(350), CASUAL(800), CLUB(1_300), EXPERT(1_750), MASTER(2_100), GRANDMASTER(2_400), BEYOND(2_800);

    private final int from;

    StrengthWord(int from) {
        this.from = from;
    }

    static StrengthWord of(int rating) {
        var word = FIRST_DAY;
        for (var each : values()) {
            if (rating >= each.from) word = each;
        }
        return word;
    }

    /** The key of its text. */
    String key() {
        return "strength." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
