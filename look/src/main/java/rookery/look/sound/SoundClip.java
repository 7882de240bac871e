package rookery.look.sound;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

/** A finished stereo sound, values within -1 to 1, {@link #RATE} frames a second. Treated as immutable. */
@SuppressWarnings("ArrayRecordComponent") // shared between threads and never written after it is made
public record SoundClip(float[] left, float[] right) {

    public static final int RATE = 44_100;
    private static final int FRAME_BYTES = 4;
    private static final int HEADER_BYTES = 44;

    int frames() {
        return left.length;
    }

    double seconds() {
        return (double) frames() / RATE;
    }

    double peak() {
        double peak = 0;
        for (int i = 0; i < frames(); i++) {
            peak = Math.max(peak, Math.max(Math.abs(left[i]), Math.abs(right[i])));
        }
        return peak;
    }

    /** The sound as the bytes of a WAV file, 16 bits in stereo. */
    public byte[] wav() {
        int length = frames() * FRAME_BYTES;
        var file = ByteBuffer.allocate(HEADER_BYTES + length).order(ByteOrder.LITTLE_ENDIAN);
        file.put(ascii("RIFF")).putInt(HEADER_BYTES - 8 + length).put(ascii("WAVE"));
        file.put(ascii("fmt ")).putInt(16).putShort((short) 1).putShort((short) 2).putInt(RATE).putInt(RATE * FRAME_BYTES)
                .putShort((short) FRAME_BYTES).putShort((short) 16);
        file.put(ascii("data")).putInt(length);
        for (int i = 0; i < frames(); i++) {
            put(file.array(), HEADER_BYTES + FRAME_BYTES * i, left[i]);
            put(file.array(), HEADER_BYTES + FRAME_BYTES * i + 2, right[i]);
        }
        return file.array();
    }

    private static byte[] ascii(String word) {
        return word.getBytes(StandardCharsets.US_ASCII);
    }

    /** Writes a value as 16 bits, low byte first. */
    static void put(byte[] bytes, int at, float value) {
        int bits = Math.round(32_767 * value);
        bytes[at] = (byte) bits;
        bytes[at + 1] = (byte) (bits >> 8);
    }
}
