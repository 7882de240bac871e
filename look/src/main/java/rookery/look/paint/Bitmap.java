package rookery.look.paint;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;

/**
 * A picture of pixels. Treated as immutable.
 *
 * @param argb row by row, alpha in the highest byte, the colours multiplied by it
 */
public record Bitmap(int width, int height, int[] argb) {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    /** Eight bits a channel, colours with alpha; compression, filters and rows as PNG usually has them. */
    private static final byte[] FORMAT = {8, 6, 0, 0, 0};
    /** Each row is stored as its difference from the one above, which is small for a grain. */
    private static final int FILTER_UP = 2;

    public Bitmap {
        if (argb.length != width * height) throw new IllegalArgumentException(argb.length + " pixels for " + width + " by " + height);
    }

    public int at(int x, int y) {
        return argb[y * width + x];
    }

    /** The colour of a pixel, no longer multiplied by its alpha. */
    public Rgba color(int x, int y) {
        int pixel = at(x, y);
        double alpha = pixel >>> 24;
        return alpha == 0
                ? Rgba.TRANSPARENT
                : new Rgba((pixel >> 16 & 0xFF) / alpha, (pixel >> 8 & 0xFF) / alpha, (pixel & 0xFF) / alpha, alpha / 255);
    }

    /** The picture as the bytes of a PNG file, the same for the same pixels. */
    public byte[] png() {
        var rows = ByteBuffer.allocate(height * (1 + 4 * width));
        var above = new byte[4 * width];
        for (int y = 0; y < height; y++) {
            rows.put((byte) FILTER_UP);
            for (int x = 0; x < width; x++) {
                int pixel = at(x, y);
                int alpha = pixel >>> 24;
                int[] channels = {plain(pixel >> 16, alpha), plain(pixel >> 8, alpha), plain(pixel, alpha), alpha};
                for (int i = 0; i < 4; i++) {
                    rows.put((byte) (channels[i] - above[4 * x + i]));
                    above[4 * x + i] = (byte) channels[i];
                }
            }
        }
        var file = new ByteArrayOutputStream();
        file.writeBytes(SIGNATURE);
        chunk(file, "IHDR", ByteBuffer.allocate(13).putInt(width).putInt(height).put(FORMAT).array());
        chunk(file, "IDAT", deflated(rows.array()));
        chunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private static int plain(int channel, int alpha) {
        return alpha == 0 ? 0 : Math.min(255, ((channel & 0xFF) * 255 + alpha / 2) / alpha);
    }

    private static byte[] deflated(byte[] bytes) {
        var packed = new ByteArrayOutputStream();
        var deflater = new Deflater(Deflater.BEST_COMPRESSION);
        try (var stream = new DeflaterOutputStream(packed, deflater)) {
            stream.write(bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        } finally {
            deflater.end();
        }
        return packed.toByteArray();
    }

    private static void chunk(ByteArrayOutputStream file, String name, byte[] content) {
        var body = ByteBuffer.allocate(4 + content.length).put(name.getBytes(StandardCharsets.US_ASCII)).put(content).array();
        var check = new CRC32();
        check.update(body);
        file.writeBytes(ByteBuffer.allocate(4).putInt(content.length).array());
        file.writeBytes(body);
        file.writeBytes(ByteBuffer.allocate(4).putInt((int) check.getValue()).array());
    }
}
