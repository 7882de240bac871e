package rookery.look.sound;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Mixes the active sounds, block by block, into 16-bit stereo. Mutable, for one thread. */
public final class Mixer {

    /** How many frames are mixed at a time. */
    public static final int BLOCK = 512;

    /** More at once would only be noise. */
    private static final int MOST_VOICES = 8;

    /** How fast the music comes and goes when it is switched, a share for each block. */
    private static final double MUSIC_FADE = 0.02;

    private static final class Voice {
        private final Effect effect;
        private final SoundClip sample;
        private int at;

        Voice(Effect effect, SoundClip sample) {
            this.effect = effect;
            this.sample = sample;
        }
    }

    private final EffectSounds sounds = new EffectSounds();
    private final LongSupplier seeds;
    private final List<Voice> voices = new ArrayList<>();
    private final float[] left = new float[BLOCK];
    private final float[] right = new float[BLOCK];
    private SoundSettings settings = SoundSettings.DEFAULT;
    private @Nullable Music music;
    private double musicGain;

    /** @param seeds asked each time music begins */
    public Mixer(LongSupplier seeds) {
        this.seeds = seeds;
    }

    /** Makes the sounds of all effects, which takes some tens of milliseconds. */
    public void prepare() {
        sounds.prepare();
    }

    public void settings(SoundSettings changed) {
        settings = changed;
    }

    public void play(Effect effect) {
        if (settings.gain(effect) > 0) {
            // The same sound twice in one instant would only be too loud.
            voices.removeIf(voice -> voice.effect == effect && voice.at == 0);
            if (voices.size() == MOST_VOICES) {
                voices.removeFirst();
            }
            voices.add(new Voice(effect, sounds.take(effect)));
        }
    }

    /** Whether there is anything to hear, now or while the music fades. */
    public boolean isActive() {
        return !voices.isEmpty() || settings.musicGain() > 0 || musicGain > 0;
    }

    /** Drops all active sounds. */
    public void forget() {
        voices.clear();
        music = null;
        musicGain = 0;
    }

    /** Writes the next block: {@link #BLOCK} frames of two channels, two bytes each, low byte first. */
    public void mix(byte[] block) {
        Arrays.fill(left, 0);
        Arrays.fill(right, 0);
        for (var voice : voices) {
            float gain = (float) settings.gain(voice.effect);
            int frames = Math.min(BLOCK, voice.sample.frames() - voice.at);
            for (int i = 0; i < frames; i++) {
                left[i] += gain * voice.sample.left()[voice.at + i];
                right[i] += gain * voice.sample.right()[voice.at + i];
            }
            voice.at += frames;
        }
        voices.removeIf(voice -> voice.at >= voice.sample.frames());
        mixMusic();
        for (int i = 0; i < BLOCK; i++) {
            SoundClip.put(block, 4 * i, limited(left[i]));
            SoundClip.put(block, 4 * i + 2, limited(right[i]));
        }
    }

    private void mixMusic() {
        double wanted = settings.musicGain();
        musicGain += Math.clamp(wanted - musicGain, -MUSIC_FADE, MUSIC_FADE);
        if (musicGain > 0) {
            var playing = music;
            if (playing == null) {
                playing = new Music(seeds.getAsLong());
                music = playing;
            }
            playing.add(left, right, BLOCK, musicGain);
        } else {
            music = null;
        }
    }

    /** Soft limiter: leaves quiet values alone and compresses loud ones. */
    static float limited(float value) {
        float size = Math.abs(value);
        return size <= 0.8f ? value : Math.signum(value) * (0.8f + 0.2f * (float) Math.tanh((size - 0.8f) / 0.2f));
    }
}
