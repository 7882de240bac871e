package rookery.desktop.sound;

import rookery.desktop.sound.SoundPlayer.Speaker;
import rookery.desktop.sound.SoundPlayer.DeviceSpeaker;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import rookery.look.sound.Effect;
import rookery.look.sound.SoundSettings;

@Timeout(60)
class SoundPlayerTest {

    /** Counts blocks that are not silent. */
    private static final class Ears implements Speaker, Speaker.Line {

        private final CountDownLatch heard = new CountDownLatch(1);
        private final CountDownLatch closed = new CountDownLatch(1);

        @Override
        public Optional<Speaker.Line> open() {
            return Optional.of(this);
        }

        @Override
        public void write(byte[] block) {
            for (byte value : block) {
                if (value != 0) {
                    heard.countDown();
                }
            }
        }

        @Override
        public void close() {
            closed.countDown();
        }
    }

    @Test
    void playsOnItsOwnThreadAndReleasesTheDevice() throws Exception {
        var ears = new Ears();
        try (var player = new SoundPlayer(ears, () -> 1)) {
            player.play(Effect.MOVE);
            assertThat(ears.heard.await(30, TimeUnit.SECONDS)).isTrue();
            assertThat(ears.closed.await(30, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void findsTheDeviceAheadOfTheFirstSoundAndMakesNone() throws Exception {
        var ears = new Ears();
        try (var player = new SoundPlayer(ears, () -> 1)) {
            player.prepare();
            assertThat(ears.closed.await(30, TimeUnit.SECONDS)).isTrue();
            assertThat(ears.heard.getCount()).isEqualTo(1);
        }
    }

    @Test
    void musicPlaysUntilItIsSwitchedOff() throws Exception { // C-45
        var ears = new Ears();
        try (var player = new SoundPlayer(ears, () -> 1)) {
            player.settings(new SoundSettings(false, 0, true, 1, Set.of()));
            assertThat(ears.heard.await(30, TimeUnit.SECONDS)).isTrue();
            player.settings(SoundSettings.SILENT);
            assertThat(ears.closed.await(30, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void withoutADeviceThereIsSilenceAndNoError() throws Exception { // C-45
        var sought = new AtomicInteger();
        var twice = new CountDownLatch(2);
        var player = new SoundPlayer(() -> {
            sought.incrementAndGet();
            twice.countDown();
            return Optional.empty();
        }, () -> 1);
        player.settings(new SoundSettings(true, 1, true, 1, Set.of()));
        for (var effect : Effect.values()) {
            player.play(effect);
        }
        assertThat(twice.await(30, TimeUnit.SECONDS)).as("sought again").isTrue();
        player.close();
        assertThat(player.ended(30_000)).isTrue();
        assertThat(sought.get()).as("but not without end").isLessThanOrEqualTo(Effect.values().length + 1);
    }

    @Test
    void theRealDeviceIsTriedWithoutError() {
        assertThatCode(() -> new DeviceSpeaker().open().ifPresent(Speaker.Line::close)).doesNotThrowAnyException();
    }

    @Test
    void aDeviceThatIsPulledOutIsSurvived() throws Exception {
        var ears = new Ears();
        var broken = new AtomicInteger();
        Speaker speaker = () -> broken.getAndIncrement() > 0 ? ears.open() : Optional.of(new Speaker.Line() {
            @Override
            public void write(byte[] block) {
                throw new IllegalStateException("pulled out");
            }

            @Override
            public void close() {}
        });
        try (var player = new SoundPlayer(speaker, () -> 1)) {
            player.play(Effect.MOVE);
            while (ears.heard.getCount() > 0) {
                player.play(Effect.MOVE);
                Thread.onSpinWait();
            }
        }
        assertThat(broken.get()).isGreaterThan(1);
    }

    @Test
    void aDeviceThatHangsHoldsNobodyUp() throws Exception {
        var hanging = new CountDownLatch(1);
        var release = new CountDownLatch(1);
        Speaker speaker = () -> Optional.of(new Speaker.Line() {
            @Override
            public void write(byte[] block) {
                hanging.countDown();
                try {
                    release.await();
                } catch (InterruptedException ended) {
                    Thread.currentThread().interrupt();
                }
            }

            @Override
            public void close() {}
        });
        var player = new SoundPlayer(speaker, () -> 1);
        player.play(Effect.MOVE);
        assertThat(hanging.await(30, TimeUnit.SECONDS)).isTrue();
        for (int i = 0; i < 1_000; i++) {
            player.play(Effect.CAPTURE);
            player.settings(SoundSettings.DEFAULT);
        }
        player.close();
        release.countDown();
        assertThat(player.ended(30_000)).isTrue();
    }

    @Test
    void settingsAreKeptWithinBounds() {
        var settings = new SoundSettings(true, 7, true, -1, Set.of(Effect.DIE));
        assertThat(settings.effectsVolume()).isEqualTo(1);
        assertThat(settings.musicGain()).isZero();
        assertThat(settings.gain(Effect.DIE)).isZero();
        assertThat(settings.gain(Effect.MOVE)).isEqualTo(1);
        assertThat(SoundSettings.DEFAULT.music()).isFalse();
        assertThat(Effect.CLOCK_LOW.nameKey()).isEqualTo("sound.clock-low");
    }
}
