package rookery.look.sound;

import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;

/** Creates and caches the sound of each effect. Frequent ones have several takes, as no two knocks are alike. Mutable. */
final class EffectSounds {

    private final Map<Effect, SoundClip[]> made = new EnumMap<>(Effect.class);
    private final Map<Effect, Integer> next = new EnumMap<>(Effect.class);

    /** Creates them all, so that none is late the first time. */
    void prepare() {
        for (var effect : Effect.values()) {
            made.computeIfAbsent(effect, EffectSounds::make);
        }
    }

    /** The next take of the effect. */
    SoundClip take(Effect effect) {
        var takes = made.computeIfAbsent(effect, EffectSounds::make);
        int index = next.merge(effect, 1, Integer::sum) % takes.length;
        return takes[index];
    }

    private static SoundClip[] make(Effect effect) {
        var takes = new SoundClip[effect.takes()];
        for (int i = 0; i < takes.length; i++) {
            takes[i] = render(effect, i);
        }
        return takes;
    }

    static SoundClip render(Effect effect, int take) {
        var random = new SplittableRandom(1000L * effect.ordinal() + take);
        double shift = 1 + 0.05 * (random.nextDouble() - 0.5) * Math.min(take, 1);
        return switch (effect) {
            case MOVE -> new SoundBuilder(0.24, random).knock(0, 390 * shift, 0.017, 0.55, 1).finished(0.55);
            case CAPTURE ->
                new SoundBuilder(0.32, random).knock(0, 430 * shift, 0.015, 0.8, 0.9).knock(0.055, 245 * shift, 0.026, 0.45, 1)
                        .finished(0.65);
            case CASTLE -> new SoundBuilder(0.40, random).knock(0, 400, 0.016, 0.55, 1).knock(0.13, 335, 0.019, 0.5, 0.95).finished(0.55);
            case CHECK -> new SoundBuilder(0.75, random).bar(0, note(74), 0.11, 0.8).bar(0.11, note(79), 0.16, 1).finished(0.42);
            case PROMOTION ->
                new SoundBuilder(1.25, random).bar(0, note(67), 0.22, 0.7).bar(0.06, note(71), 0.22, 0.7).bar(0.12, note(74), 0.24, 0.8)
                        .bar(0.18, note(79), 0.32, 1).finished(0.45);
            case DIE -> die(random);
            case CLOCK_LOW -> new SoundBuilder(0.12, random).knock(0, 880, 0.006, 0.5, 1).finished(0.22);
            case WIN ->
                new SoundBuilder(1.7, random).bar(0, note(67), 0.25, 0.8).bar(0.17, note(71), 0.25, 0.85).bar(0.34, note(74), 0.45, 1)
                        .bar(0.34, note(55), 0.45, 0.5).finished(0.45);
            case LOSS ->
                new SoundBuilder(1.7, random).bar(0, note(67), 0.25, 0.8).bar(0.19, note(63), 0.25, 0.85).bar(0.38, note(60), 0.5, 1)
                        .bar(0.38, note(48), 0.5, 0.5).finished(0.42);
            case DRAW ->
                new SoundBuilder(1.5, random).bar(0, note(67), 0.25, 0.8).bar(0.18, note(62), 0.25, 0.8).bar(0.36, note(67), 0.42, 0.95)
                        .bar(0.36, note(55), 0.42, 0.45).finished(0.42);
            case REFUSAL -> new SoundBuilder(0.28, random).knock(0, 165, 0.022, 0.05, 1).knock(0.085, 150, 0.024, 0.05, 0.8).finished(0.4);
        };
    }

    /** Ever slower and softer, then a last tick as it lies still. */
    private static SoundClip die(SplittableRandom random) {
        var bench = new SoundBuilder(0.85, random);
        double at = 0;
        double pause = 0.028;
        while (at < 0.42) {
            bench.knock(at, random.nextDouble(900, 1350), 0.006, 0.8, random.nextDouble(0.35, 0.6));
            at += pause * random.nextDouble(0.75, 1.25);
            pause *= 1.14;
        }
        return bench.knock(0.50, 760, 0.010, 0.7, 1).finished(0.5);
    }

    /** The frequency of a key of the piano; 69 is the A of 440 Hz. */
    static double note(int key) {
        return 440 * Math.pow(2, (key - 69) / 12.0);
    }
}
