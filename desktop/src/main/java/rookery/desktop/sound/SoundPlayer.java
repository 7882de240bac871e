package rookery.desktop.sound;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.function.LongSupplier;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import rookery.look.sound.Effect;
import rookery.look.sound.Mixer;
import rookery.look.sound.SoundClip;
import rookery.look.sound.SoundSettings;

/** Plays effects and music on its own thread; no method ever waits, or throws for lack of a device. The device is held only while something plays. */
public final class SoundPlayer implements AutoCloseable {

    /** Orders to the thread. */
    private sealed interface Order {

        record Play(Effect effect) implements Order {}

        record Change(SoundSettings settings) implements Order {}

        record Prepare() implements Order {}

        record Stop() implements Order {}
    }

    /** How long the device is kept after the last sound, in blocks: about two seconds, since the next move may follow soon. */
    private static final int PATIENCE = 2 * SoundClip.RATE / Mixer.BLOCK;

    private final BlockingQueue<Order> orders = new ArrayBlockingQueue<>(64);
    private final Speaker speaker;
    private final Mixer mixer;
    private final Thread thread;
    private volatile SoundSettings settings = SoundSettings.DEFAULT;
    private volatile boolean stopped;

    /** @param seeds supplies the seed each time music begins: a constant repeats the same piece, random numbers never do */
    public SoundPlayer(LongSupplier seeds) {
        this(new DeviceSpeaker(), seeds);
    }

    SoundPlayer(Speaker speaker, LongSupplier seeds) {
        this.speaker = speaker;
        this.mixer = new Mixer(seeds);
        this.thread = Thread.ofPlatform().daemon().name("sound").start(this::run);
    }

    /** Prepares sounds and device in advance; otherwise the first sound would be half a second late. */
    public void prepare() {
        orders.offer(new Order.Prepare());
    }

    /** Plays the effect now, unless it is off. Dropped if many are queued already. */
    public void play(Effect effect) {
        if (!stopped && settings.gain(effect) > 0) {
            orders.offer(new Order.Play(effect));
        }
    }

    public SoundSettings settings() {
        return settings;
    }

    /** Takes effect at once, also for playing sounds; music fades in and out. */
    public void settings(SoundSettings changed) {
        settings = changed;
        if (!stopped) {
            // A full queue holds effects that would be late anyway: make room, settings must not be lost.
            while (!orders.offer(new Order.Change(changed))) {
                orders.poll();
            }
        }
    }

    /** Ends the thread soon; returns at once. */
    @Override
    public void close() {
        stopped = true;
        orders.clear();
        orders.offer(new Order.Stop());
    }

    /** Waits until the thread has ended; for tests. */
    boolean ended(long milliseconds) throws InterruptedException {
        return thread.join(Duration.ofMillis(milliseconds));
    }

    private void run() {
        try {
            while (!stopped) {
                obey(orders.take());
                if (!stopped && mixer.isActive()) {
                    perform(PATIENCE);
                }
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    private void obey(Order order) {
        switch (order) {
            case Order.Play(var effect) -> mixer.play(effect);
            case Order.Change(var changed) -> mixer.settings(changed);
            case Order.Prepare _ -> {
                mixer.prepare();
                if (settings.effects()) perform(0);
            }
            case Order.Stop _ -> stopped = true;
        }
    }

    /** Plays until there has been silence for that many blocks. Without a device, pending orders are dropped; the next one tries again. */
    private void perform(int patience) {
        var opened = speaker.open();
        if (opened.isEmpty()) {
            mixer.forget();
            return;
        }
        var block = new byte[4 * Mixer.BLOCK];
        try (var line = opened.get()) {
            int quiet = 0;
            while (!stopped && quiet < patience) {
                for (var order = orders.poll(); order != null; order = orders.poll()) {
                    obey(order);
                }
                quiet = mixer.isActive() ? 0 : quiet + 1;
                mixer.mix(block);
                line.write(block);
            }
        } catch (RuntimeException unplugged) {
            mixer.forget();
        }
    }

    /** The sound device of the machine, through {@code javax.sound}. */
    static final class DeviceSpeaker implements Speaker {

        private static final AudioFormat FORMAT = new AudioFormat(SoundClip.RATE, 16, 2, true, false);

        /** Frames buffered ahead: about 50 ms, short enough to be in sync with the move, long enough for a busy machine. */
        private static final int AHEAD = 2_304;

        @Override
        public Optional<Line> open() {
            try {
                var device = AudioSystem.getSourceDataLine(FORMAT);
                device.open(FORMAT, AHEAD * FORMAT.getFrameSize());
                device.start();
                return Optional.of(new Device(device));
            } catch (LineUnavailableException | IllegalArgumentException | IllegalStateException | SecurityException none) {
                // Without a sound card the JDK throws IllegalArgumentException; a card in use is unavailable. Both mean silence.
                return Optional.empty();
            }
        }

        private record Device(SourceDataLine line) implements Line {

            @Override
            public void write(byte[] block) {
                line.write(block, 0, block.length);
            }

            @Override
            public void close() {
                line.close();
            }
        }
    }

    /** A sound output. One that fails is closed and reopened when next needed. */
    interface Speaker {

        /** An open line. Writing blocks until there is room, which paces the player. */
        interface Line extends AutoCloseable {

            void write(byte[] block);

            @Override
            void close();
        }

        /** Empty if there is no device or it is in use. */
        Optional<Line> open();
    }
}
