package rookery.look.sound;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MusicTest {

    private static float[] play(long seed, int seconds) {
        var music = new Music(seed);
        var left = new float[seconds * SoundClip.RATE];
        var right = new float[left.length];
        music.add(left, right, left.length, 1);
        return left;
    }

    private static double loudness(float[] samples, int from, int to) {
        double sum = 0;
        for (int i = from; i < to; i++) {
            sum += samples[i] * samples[i];
        }
        return Math.sqrt(sum / (to - from));
    }

    @Test
    void musicLies18DecibelsBelowAMove() { // C-45
        var music = play(3, 40);
        var move = EffectSounds.render(Effect.MOVE, 0);
        double below = 20 * Math.log10(loudness(move.left(), 0, move.frames()) / loudness(music, 0, music.length));
        assertThat(below).isBetween(14.0, 22.0);
        double offset = 0;
        for (float sample : music) {
            assertThat(Math.abs(sample)).isLessThan(0.25f);
            offset += sample;
        }
        assertThat(Math.abs(offset / music.length)).isLessThan(0.0005);
    }

    @Test
    void theSameSeedPlaysTheSamePieceAndAnotherSeedAnother() {
        assertThat(play(11, 8)).isEqualTo(play(11, 8));
        assertThat(play(11, 8)).isNotEqualTo(play(12, 8));
    }

    @Test
    void itIsSlowAndGoesOnWithoutJumps() {
        var music = play(5, 30);
        double largest = 0;
        for (int i = 1; i < music.length; i++) {
            largest = Math.max(largest, Math.abs(music[i] - music[i - 1]));
        }
        assertThat(largest).isLessThan(0.02);
        for (int second = 6; second < 30; second += 6) {
            assertThat(loudness(music, (second - 6) * SoundClip.RATE, second * SoundClip.RATE)).isGreaterThan(0.0005);
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void fourVoicesKeepTheirOrderAndAvoidParallels(long seed) {
        var chorale = new Chorale(new SplittableRandom(seed));
        List<Integer> last = chorale.next().keys();
        int parallels = 0;
        int leap = 0;
        var chords = new HashSet<List<Integer>>();
        for (int i = 0; i < 300; i++) {
            var keys = chorale.next().keys();
            assertThat(keys).isSorted().hasSize(4);
            for (int voice = 0; voice < 4; voice++) {
                leap = Math.max(leap, voice == 0 ? 0 : Math.abs(keys.get(voice) - last.get(voice)));
                for (int lower = 0; lower < voice; lower++) {
                    parallels += Chorale.parallel(last.get(lower), last.get(voice), keys.get(lower), keys.get(voice)) ? 1 : 0;
                }
            }
            chords.add(keys);
            last = keys;
        }
        assertThat(parallels).isLessThan(6);
        assertThat(leap).isLessThan(15);
        assertThat(chords).hasSizeGreaterThan(30);
    }

    @Test
    void phrasesEndAndTheKeyChangesNowAndThen() {
        var chorale = new Chorale(new SplittableRandom(9));
        var ends = new ArrayList<Integer>();
        for (int i = 0; i < 160; i++) {
            var chord = chorale.next();
            assertThat(chord.endsPhrase()).isEqualTo(i % 8 == 7);
            if (chord.endsPhrase()) {
                ends.add(chord.bass() % 12);
            }
        }
        assertThat(new HashSet<>(ends)).hasSizeGreaterThan(2);
    }
}
