package rookery.app.install;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SequencedMap;
import java.util.LinkedHashMap;
import javax.imageio.ImageIO;
import rookery.look.piece.PieceSet;

/** The program's icon: the rook of our own set on a tile in the window's accent colour, in any size and in each system's file format. */
public final class ProgramIcon {
    /** The sizes in which Linux desktops look for icons. */
    static final List<Integer> SIZES = List.of(16, 22, 24, 32, 48, 64, 96, 128, 256, 512);

    private static final int AMBER = 0xd9a441;
    private static final int PAPER = 0xf6efe2;
    /** As shares of the tile's width. */
    private static final double CORNER = 0.2;
    private static final double PIECE = 0.86;
    /** Samples in each direction within a pixel of the tile's edge. */
    private static final int FINENESS = 4;

    private ProgramIcon() {}

    /** The program itself. */
    public static byte[] png(int pixels) {
        return encoded(picture(pixels, AMBER, true));
    }

    /** A file of the program's: a black rook on paper. */
    static byte[] file(int pixels) {
        return encoded(picture(pixels, PAPER, false));
    }

    private static BufferedImage picture(int pixels, int tile, boolean white) {
        var picture = new BufferedImage(pixels, pixels, BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < pixels; y++) {
            for (int x = 0; x < pixels; x++) picture.setRGB(x, y, Math.round(255 * covered(x, y, pixels)) << 24 | tile);
        }
        int inner = (int) Math.round(pixels * PIECE);
        int margin = (pixels - inner) / 2;
        var piece = new BufferedImage(inner, inner, BufferedImage.TYPE_INT_ARGB_PRE);
        piece.getRaster().setDataElements(0, 0, inner, inner, PieceSet.HERITAGE.bitmap("rook", 'R', white, inner).argb());
        var pen = picture.createGraphics();
        pen.drawImage(piece, margin, margin, null);
        pen.dispose();
        return picture;
    }

    /** How much of a pixel the tile with its round corners covers, 0 to 1. */
    private static float covered(int x, int y, int pixels) {
        double corner = pixels * CORNER;
        int inside = 0;
        for (int sample = 0; sample < FINENESS * FINENESS; sample++) {
            int row = sample / FINENESS;
            double across = x + (sample % FINENESS + 0.5) / FINENESS;
            double down = y + (row + 0.5) / FINENESS;
            double beyondX = Math.max(0, Math.max(corner - across, across - (pixels - corner)));
            double beyondY = Math.max(0, Math.max(corner - down, down - (pixels - corner)));
            if (beyondX * beyondX + beyondY * beyondY <= corner * corner) inside++;
        }
        return (float) inside / (FINENESS * FINENESS);
    }

    private static byte[] encoded(BufferedImage picture) {
        var bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(picture, "png", bytes);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /** A Windows icon file: a table of offsets, then the pictures. */
    public static byte[] ico() {
        var sizes = List.of(16, 24, 32, 48, 64, 128, 256);
        var pictures = sizes.stream().map(ProgramIcon::png).toList();
        int header = 6 + 16 * sizes.size();
        var file = ByteBuffer.allocate(header + pictures.stream().mapToInt(picture -> picture.length).sum()).order(ByteOrder.LITTLE_ENDIAN);
        file.putShort((short) 0).putShort((short) 1).putShort((short) sizes.size());
        int place = header;
        for (int i = 0; i < sizes.size(); i++) {
            // 256 is written as 0.
            byte size = (byte) (int) sizes.get(i);
            file.put(size).put(size).put((byte) 0).put((byte) 0).putShort((short) 1).putShort((short) 32).putInt(pictures.get(i).length)
                    .putInt(place);
            place += pictures.get(i).length;
        }
        pictures.forEach(file::put);
        return file.array();
    }

    /** A macOS icon file: each picture after a four-letter code for its size. */
    public static byte[] icns() {
        SequencedMap<String, byte[]> pictures = new LinkedHashMap<>();
        pictures.put("icp4", png(16));
        pictures.put("icp5", png(32));
        pictures.put("ic12", png(64));
        pictures.put("ic07", png(128));
        pictures.put("ic08", png(256));
        pictures.put("ic09", png(512));
        pictures.put("ic10", png(1024));
        int length = 8 + pictures.values().stream().mapToInt(picture -> 8 + picture.length).sum();
        var file = ByteBuffer.allocate(length);
        file.put("icns".getBytes(StandardCharsets.US_ASCII)).putInt(length);
        pictures.forEach((kind, picture) -> file.put(kind.getBytes(StandardCharsets.US_ASCII)).putInt(8 + picture.length).put(picture));
        return file.array();
    }
}
