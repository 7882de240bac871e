package rookery.look.sound;

import java.util.Locale;

/** The sounds of the game, short and wooden. */
public enum Effect {

    MOVE, CAPTURE, CHECK, CASTLE, PROMOTION,
    /** The die rattles for half a second and comes to rest. */
    DIE,
    /** Once a second while time is short. */
    CLOCK_LOW, WIN, LOSS, DRAW,
    /** A request was refused. */
    REFUSAL;

    /** How many variations this sound has: no two knocks are alike. */
    public int takes() {
        return this == MOVE || this == CAPTURE || this == DIE ? 4 : 1;
    }

    /** One of the {@link #takes} of this sound, from 0 on. Takes a few milliseconds. */
    public SoundClip sample(int take) {
        return EffectSounds.render(this, take);
    }

    /** The key of the name people see, in the resource bundles. */
    public String nameKey() {
        return "sound." + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
