package rookery.desktop.screen.setup;

import java.util.Locale;

/** What a rating on the common scale means to somebody who has never had one. */
enum StrengthWord {
    FIRST_DAY(0), BEGINNER(650), CASUAL(950), CLUB(1_350), EXPERT(1_850), MASTER(2_200), GRANDMASTER(2_500), BEYOND(2_800);

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

    /** Of its text. */
    String key() {
        return "strength." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
