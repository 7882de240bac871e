package rookery.desktop.sound;

import java.util.Locale;

/** The sounds of the game, short and of wood. */
public enum Effect {

    MOVE, CAPTURE, CHECK, CASTLE, PROMOTION,
    /** The die rattles for half a second and comes to rest. */
    DIE,
    /** Once a second while time is short. */
    CLOCK_LOW, WIN, LOSS, DRAW,
    /** What was asked for cannot be done. */
    REFUSAL;

    /** The key of the name people see, in the resource bundles. */
    public String nameKey() {
        return "sound." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
