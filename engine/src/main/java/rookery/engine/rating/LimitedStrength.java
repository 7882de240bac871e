package rookery.engine.rating;

import java.util.OptionalInt;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotSettings;

/** The two standard options that limit an engine's strength, shared by all our bots that support them. */
public final class LimitedStrength {

    public static final int WEAKEST = 150;
    public static final int STRONGEST = 3300;
    public static final BotOption.Check LIMIT = new BotOption.Check("UCI_LimitStrength", false, "Plays at the strength of UCI_Elo only");
    public static final BotOption.Spin ELO = new BotOption.Spin("UCI_Elo", 1500, WEAKEST, STRONGEST,
            "The strength to play at, as a rating");

    private LimitedStrength() {
    }

    /** The requested rating; empty for full strength. */
    public static OptionalInt of(BotSettings settings) {
        return settings.value(LIMIT) ? OptionalInt.of((int) settings.value(ELO)) : OptionalInt.empty();
    }
}
