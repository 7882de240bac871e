package rookery.look.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class MixerTest {

    private final Mixer mixer = new Mixer(() -> 42);
    private final byte[] block = new byte[4 * Mixer.BLOCK];

    private int loudest() {
        mixer.mix(block);
        int most = 0;
        for (int i = 0; i < block.length; i += 2) {
            most = Math.max(most, Math.abs((block[i + 1] << 8) | (block[i] & 0xFF)));
        }
        return most;
    }

    @Test
    void anEffectSoundsAndEnds() {
        assertThat(mixer.isActive()).isFalse();
        assertThat(loudest()).isZero();
        mixer.play(Effect.MOVE);
        assertThat(mixer.isActive()).isTrue();
        assertThat(loudest()).isGreaterThan(3_000);
        for (int i = 0; i < 40; i++) {
            loudest();
        }
        assertThat(mixer.isActive()).isFalse();
        assertThat(loudest()).isZero();
    }

    @Test
    void volumeAndSwitchesAreObeyed() { // C-45
        mixer.settings(new SoundSettings(true, 0.5, false, 0, Set.of()));
        mixer.play(Effect.CASTLE);
        int half = loudest();
        mixer.forget();
        mixer.settings(new SoundSettings(true, 1, false, 0, Set.of(Effect.CHECK)));
        mixer.play(Effect.CASTLE);
        int full = loudest();
        assertThat((double) full / half).isBetween(3.9, 4.1);
        mixer.forget();
        mixer.play(Effect.CHECK);
        assertThat(mixer.isActive()).isFalse();
        mixer.settings(SoundSettings.SILENT);
        mixer.play(Effect.MOVE);
        assertThat(mixer.isActive()).isFalse();
    }

    @Test
    void everythingAtOnceIsLimited() {
        mixer.settings(new SoundSettings(true, 1, true, 1, Set.of()));
        for (var effect : Effect.values()) {
            mixer.play(effect);
        }
        for (int i = 0; i < 200; i++) {
            assertThat(loudest()).isLessThanOrEqualTo(32_767);
        }
        assertThat(Mixer.limited(0.5f)).isEqualTo(0.5f);
        assertThat(Mixer.limited(5f)).isLessThanOrEqualTo(1f);
        assertThat(Mixer.limited(-5f)).isGreaterThanOrEqualTo(-1f);
    }

    @Test
    void theSameEffectTwiceInOneInstantIsOnce() {
        mixer.settings(new SoundSettings(true, 1, false, 0, Set.of()));
        mixer.play(Effect.CASTLE);
        int once = loudest();
        mixer.forget();
        mixer.play(Effect.CASTLE);
        mixer.play(Effect.CASTLE);
        assertThat(loudest()).isEqualTo(once);
    }

    @Test
    void musicComesAndGoesSoftly() { // C-45
        mixer.settings(new SoundSettings(false, 0, true, 1, Set.of()));
        int first = loudest();
        int later = first;
        for (int i = 0; i < 400; i++) {
            later = Math.max(later, loudest());
        }
        assertThat(later).isGreaterThan(first).isBetween(200, 8_000);
        mixer.settings(SoundSettings.SILENT);
        assertThat(mixer.isActive()).as("fading").isTrue();
        for (int i = 0; i < 60; i++) {
            loudest();
        }
        assertThat(mixer.isActive()).isFalse();
        assertThat(loudest()).isZero();
    }
}
