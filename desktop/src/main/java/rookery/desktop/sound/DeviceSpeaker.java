package rookery.desktop.sound;

import java.util.Optional;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import rookery.look.sound.SoundClip;

/** The sound device of the machine, through {@code javax.sound}. */
final class DeviceSpeaker implements Speaker {

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
