package rookery.look.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EffectSoundsTest {

    @ParameterizedTest
    @EnumSource
    void levelsAreSane(Effect effect) { // C-45, X-52
        var sample = EffectSounds.render(effect, 0);
        assertThat(sample.peak()).isBetween(0.2, 0.7);
        assertThat(sample.seconds()).isBetween(0.1, 2.0);
        double sum = 0;
        for (int i = 0; i < sample.frames(); i++) {
            assertThat(sample.left()[i]).isFinite();
            sum += sample.left()[i] + sample.right()[i];
        }
        assertThat(Math.abs(sum / (2 * sample.frames()))).as("constant offset").isLessThan(0.001);
        assertThat(Math.abs(sample.left()[0])).as("click at the beginning").isLessThan(0.05f);
        assertThat(Math.abs(sample.left()[sample.frames() - 1])).as("click at the end").isLessThan(0.005f);
    }

    @Test
    void everyEffectDiffersFromEveryOther() {
        var sounds = new EnumMap<Effect, SoundClip>(Effect.class);
        for (var effect : Effect.values()) {
            sounds.put(effect, EffectSounds.render(effect, 0));
        }
        for (var one : Effect.values()) {
            for (var other : Effect.values()) {
                if (one != other) {
                    assertThat(likeness(sounds.get(one), sounds.get(other))).as(one + " " + other).isLessThan(0.8);
                }
            }
        }
    }

    @Test
    void frequentEffectsHaveSeveralTakesAndAreReproducible() {
        assertThat(EffectSounds.render(Effect.MOVE, 1).left()).isNotEqualTo(EffectSounds.render(Effect.MOVE, 2).left());
        assertThat(EffectSounds.render(Effect.DIE, 3).left()).isEqualTo(EffectSounds.render(Effect.DIE, 3).left());
        var sounds = new EffectSounds();
        assertThat(sounds.take(Effect.CAPTURE)).isNotSameAs(sounds.take(Effect.CAPTURE));
    }

    @Test
    void aMoveIsAShortDullKnock() {
        var move = EffectSounds.render(Effect.MOVE, 0);
        assertThat(share(move, 0, 0.09)).as("energy within 90 ms").isGreaterThan(0.97);
        // Sign changes a second tell about twice the strongest pitch: wood, not a beep.
        assertThat(signChanges(move, 0, 0.03) / 0.03 / 2).isBetween(150.0, 1_500.0);
    }

    @Test
    void captureAndCastlingKnockTwice() {
        assertThat(share(EffectSounds.render(Effect.CAPTURE, 0), 0.05, 0.15)).isGreaterThan(0.3);
        assertThat(share(EffectSounds.render(Effect.CASTLE, 0), 0.12, 0.22)).isGreaterThan(0.3);
    }

    @Test
    void checkRisesAndTheEndsTellWhoWon() {
        assertThat(pitch(Effect.CHECK, 0.02, 0.10)).isLessThan(pitch(Effect.CHECK, 0.3, 0.5));
        assertThat(pitch(Effect.WIN, 0.02, 0.15)).isLessThan(pitch(Effect.WIN, 0.19, 0.32));
        assertThat(pitch(Effect.LOSS, 0.02, 0.17)).isGreaterThan(pitch(Effect.LOSS, 0.22, 0.36));
    }

    @Test
    void theDieRattlesHalfASecondAndLandsWithATick() {
        var die = EffectSounds.render(Effect.DIE, 0);
        assertThat(share(die, 0, 0.45)).isGreaterThan(0.2);
        assertThat(share(die, 0.49, 0.6)).isGreaterThan(0.2);
    }

    @Test
    void theLowClockIsTheSoftestSound() {
        double clock = EffectSounds.render(Effect.CLOCK_LOW, 0).peak();
        for (var effect : Effect.values()) {
            assertThat(EffectSounds.render(effect, 0).peak()).isGreaterThanOrEqualTo(clock);
        }
    }

    /** The correlation of two sounds from their beginnings, 0 to 1. */
    private static double likeness(SoundClip one, SoundClip other) {
        double both = 0;
        double first = 0;
        double second = 0;
        for (int i = 0; i < Math.max(one.frames(), other.frames()); i++) {
            double a = i < one.frames() ? one.left()[i] : 0;
            double b = i < other.frames() ? other.left()[i] : 0;
            both += a * b;
            first += a * a;
            second += b * b;
        }
        return Math.abs(both) / Math.sqrt(first * second);
    }

    /** The share of the energy between two times in seconds. */
    private static double share(SoundClip sample, double from, double to) {
        double within = 0;
        double all = 0;
        for (int i = 0; i < sample.frames(); i++) {
            double energy = sample.left()[i] * sample.left()[i];
            all += energy;
            within += i >= from * SoundClip.RATE && i < to * SoundClip.RATE ? energy : 0;
        }
        return within / all;
    }

    private static int signChanges(SoundClip sample, double from, double to) {
        int changes = 0;
        for (int i = (int) (from * SoundClip.RATE) + 1; i < to * SoundClip.RATE; i++) {
            changes += sample.left()[i - 1] < 0 != sample.left()[i] < 0 ? 1 : 0;
        }
        return changes;
    }

    /** The strongest pitch between two times: the shortest period after which the sound is nearly the same. */
    private static double pitch(Effect effect, double from, double to) {
        var sample = EffectSounds.render(effect, 0);
        int start = (int) (from * SoundClip.RATE);
        int length = (int) ((to - from) * SoundClip.RATE);
        var sums = new double[250];
        double most = 0;
        for (int lag = 40; lag < sums.length; lag++) {
            for (int i = start; i < start + length - sums.length; i++) {
                sums[lag] += sample.left()[i] * sample.left()[i + lag];
            }
            most = Math.max(most, sums[lag]);
        }
        int best = 40;
        while (sums[best] < 0.75 * most || sums[best] < sums[best + 1]) {
            best++;
        }
        return (double) SoundClip.RATE / best;
    }
}
