package rookery.look.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SoundClipTest {
    @ParameterizedTest
    @EnumSource
    void everyTakeOfEveryEffectIsAWavFile(Effect effect) throws Exception {
        for (int take = 0; take < effect.takes(); take++) {
            var clip = effect.sample(take);
            try (var stream = AudioSystem.getAudioInputStream(new ByteArrayInputStream(clip.wav()))) {
                assertThat(stream.getFormat().matches(new AudioFormat(SoundClip.RATE, 16, 2, true, false))).isTrue();
                assertThat(stream.getFrameLength()).isEqualTo(clip.frames());
                var bytes = stream.readAllBytes();
                for (int i = 0; i < clip.frames(); i += 97) {
                    assertThat((bytes[4 * i] & 0xFF | bytes[4 * i + 1] << 8) / 32_767.0).isCloseTo(clip.left()[i], within(1e-4));
                    assertThat((bytes[4 * i + 2] & 0xFF | bytes[4 * i + 3] << 8) / 32_767.0).isCloseTo(clip.right()[i], within(1e-4));
                }
            }
            assertThat(clip.wav()).isEqualTo(effect.sample(take).wav());
        }
    }
}
