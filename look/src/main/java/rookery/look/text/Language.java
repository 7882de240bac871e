package rookery.look.text;

import java.util.Locale;

/** A language the program speaks, named in itself. */
public enum Language {
    ENGLISH(Locale.ENGLISH, "English"), CHINESE(Locale.CHINESE, "中文"), KOREAN(Locale.KOREAN, "한국어");

    private final Locale locale;
    private final String label;

    Language(Locale locale, String label) {
        this.locale = locale;
        this.label = label;
    }

    public Locale locale() {
        return locale;
    }

    public String label() {
        return label;
    }

    /** Two letters, as settings keep it. */
    public String code() {
        return locale.getLanguage();
    }

    /** The language with that code, English for one we do not speak. */
    public static Language of(String code) {
        for (var language : values()) {
            if (language.code().equals(code)) return language;
        }
        return ENGLISH;
    }
}
