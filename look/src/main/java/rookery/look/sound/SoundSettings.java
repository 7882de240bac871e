package rookery.look.sound;

import java.util.Set;

/**
 * What the user wants to hear.
 *
 * @param effectsVolume 0 silent to 1 full, as a slider shows it; the ear's curve is applied when playing
 * @param muted         effects switched off individually
 */
public record SoundSettings(boolean effects, double effectsVolume, boolean music, double musicVolume, Set<Effect> muted) {

    /** Effects on, music off. */
    public static final SoundSettings DEFAULT = new SoundSettings(true, 0.8, false, 0.6, Set.of());

    public static final SoundSettings SILENT = new SoundSettings(false, 0, false, 0, Set.of());

    public SoundSettings {
        effectsVolume = Math.clamp(effectsVolume, 0.0, 1.0);
        musicVolume = Math.clamp(musicVolume, 0.0, 1.0);
        muted = Set.copyOf(muted);
    }

    /** The factor of an effect's samples, 0 if it is off. */
    public double gain(Effect effect) {
        return effects && !muted.contains(effect) ? effectsVolume * effectsVolume : 0;
    }

    /** The factor of the music's samples, 0 if it is off. */
    public double musicGain() {
        return music ? musicVolume * musicVolume : 0;
    }
}
