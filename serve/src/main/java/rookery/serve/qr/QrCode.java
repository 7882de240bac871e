package rookery.serve.qr;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A QR code (ISO/IEC 18004) of a short text such as a link: bytes in UTF-8, versions 1 to 10, error correction M, which survives an eighth of it being dirty.
 * Immutable.
 */
public final class QrCode {

    /** The largest version supported. */
    private static final int LARGEST = 10;
    /** For each version: correction code words per block, then twice the number of blocks and the data code words in each. */
    private static final int[][] BLOCKS = {{}, {10, 1, 16, 0, 0}, {16, 1, 28, 0, 0}, {26, 1, 44, 0, 0}, {18, 2, 32, 0, 0},
        {24, 2, 43, 0, 0},
        {16, 4, 27, 0, 0}, {18, 4, 31, 0, 0}, {22, 2, 38, 2, 39}, {22, 3, 36, 2, 37}, {26, 4, 43, 1, 44}};
    /** For each version: where the centres of alignment patterns stand, in both directions. */
    private static final int[][] ALIGNMENT = {{}, {}, {6, 18}, {6, 22}, {6, 26}, {6, 30}, {6, 34}, {6, 22, 38}, {6, 24, 42}, {6, 26, 46},
        {6, 28, 50}};
    private static final int FORMAT_POLYNOMIAL = 0x537;
    private static final int FORMAT_MASK = 0x5412;
    private static final int VERSION_POLYNOMIAL = 0x1f25;

    private final int size;
    private final boolean[][] dark;
    /** Modules of patterns and format information, which hold no data. */
    private final boolean[][] taken;

    private QrCode(int version) {
        size = 17 + 4 * version;
        dark = new boolean[size][size];
        taken = new boolean[size][size];
    }

    /** @throws IllegalArgumentException if the text is too long: more than 213 bytes */
    public static QrCode of(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        for (int version = 1; version <= LARGEST; version++) {
            if (bytes.length <= capacity(version)) {
                return of(bytes, version);
            }
        }
        throw new IllegalArgumentException("a text of " + bytes.length + " bytes is too long for a QR code");
    }

    private static QrCode of(byte[] bytes, int version) {
        QrCode code = new QrCode(version);
        code.drawPatterns(version);
        code.drawData(interleaved(data(bytes, version), version));
        code.drawBestMask();
        return code;
    }

    /** Modules per side, without the quiet zone of four around it. */
    public int size() {
        return size;
    }

    /** Whether the module is dark; those outside are light. */
    public boolean isDark(int x, int y) {
        return x >= 0 && y >= 0 && x < size && y < size && dark[y][x];
    }

    /** As a scalable picture, including the quiet zone. */
    public String svg() {
        StringBuilder path = new StringBuilder();
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                if (dark[y][x]) {
                    path.append('M').append(x + 4).append(' ').append(y + 4).append("h1v1h-1z");
                }
            }
        }
        int whole = size + 8;
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + whole + " " + whole + "\" shape-rendering=\"crispEdges\">"
                + "<path fill=\"#fff\" d=\"M0 0h" + whole + "v" + whole + "h-" + whole + "z\"/><path d=\"" + path + "\"/></svg>";
    }

    /** For a terminal: each character is two modules, one above the other; dark on light, whatever the terminal's colours. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (int y = -2; y < size + 2; y += 2) {
            for (int x = -2; x < size + 2; x++) {
                boolean above = !isDark(x, y);
                boolean below = !isDark(x, y + 1);
                text.append(above ? below ? '█' : '▀' : below ? '▄' : ' ');
            }
            text.append('\n');
        }
        return text.toString();
    }

    // ---- data ----------------------------------------------------------------------------------------------------

    private static int dataWords(int version) {
        int[] blocks = BLOCKS[version];
        return blocks[1] * blocks[2] + blocks[3] * blocks[4];
    }

    private static int lengthBits(int version) {
        return version < 10 ? 8 : 16;
    }

    private static int capacity(int version) {
        return (dataWords(version) * 8 - 4 - lengthBits(version)) / 8;
    }

    /** The mode, the length, the bytes, and padding. */
    private static int[] data(byte[] bytes, int version) {
        Bits bits = new Bits(dataWords(version));
        bits.add(0b0100, 4);
        bits.add(bytes.length, lengthBits(version));
        for (byte each : bytes) {
            bits.add(each & 0xff, 8);
        }
        return bits.filled();
    }

    /** Collects bits into bytes. Mutable. */
    private static final class Bits {
        private final int[] words;
        private int length;

        Bits(int capacity) {
            words = new int[capacity];
        }

        void add(int value, int bits) {
            for (int i = bits - 1; i >= 0; i--) {
                words[length / 8] |= (value >>> i & 1) << 7 - length % 8;
                length++;
            }
        }

        int[] filled() {
            add(0, Math.min(4, words.length * 8 - length));
            int used = (length + 7) / 8;
            for (int i = used; i < words.length; i++) {
                words[i] = (i - used) % 2 == 0 ? 0xec : 0x11;
            }
            return words;
        }
    }

    /** The words of all blocks in turn, then their words for correction in turn. */
    private static int[] interleaved(int[] data, int version) {
        int[] shape = BLOCKS[version];
        int count = shape[1] + shape[3];
        int[][] blocks = new int[count][];
        int[][] corrections = new int[count][];
        int from = 0;
        for (int i = 0; i < count; i++) {
            int length = i < shape[1] ? shape[2] : shape[4];
            blocks[i] = Arrays.copyOfRange(data, from, from + length);
            corrections[i] = ReedSolomon.correction(blocks[i], shape[0]);
            from += length;
        }
        int[] words = new int[data.length + count * shape[0]];
        int next = 0;
        for (int[][] part : new int[][][]{blocks, corrections}) {
            int longest = Arrays.stream(part).mapToInt(block -> block.length).max().orElse(0);
            for (int column = 0; column < longest; column++) {
                for (int[] block : part) {
                    if (column < block.length) {
                        words[next++] = block[column];
                    }
                }
            }
        }
        return words;
    }

    // ---- patterns ------------------------------------------------------------------------------------------------

    private void set(int x, int y, boolean isDark) {
        dark[y][x] = isDark;
        taken[y][x] = true;
    }

    private void drawPatterns(int version) {
        for (int i = 0; i < size; i++) {
            set(6, i, i % 2 == 0);
            set(i, 6, i % 2 == 0);
        }
        drawFinder(3, 3);
        drawFinder(size - 4, 3);
        drawFinder(3, size - 4);
        int[] centres = ALIGNMENT[version];
        int last = centres.length - 1;
        for (int i = 0; i <= last; i++) {
            for (int j = 0; j <= last; j++) {
                boolean finder = i == 0 && j == 0 || i == 0 && j == last || i == last && j == 0;
                if (!finder) {
                    drawAlignment(centres[i], centres[j]);
                }
            }
        }
        drawFormat(0);
        if (version >= 7) {
            drawVersion(version);
        }
    }

    private void drawFinder(int centreX, int centreY) {
        for (int dy = -4; dy <= 4; dy++) {
            for (int dx = -4; dx <= 4; dx++) {
                int x = centreX + dx;
                int y = centreY + dy;
                if (x >= 0 && y >= 0 && x < size && y < size) {
                    int distance = Math.max(Math.abs(dx), Math.abs(dy));
                    set(x, y, distance != 2 && distance != 4);
                }
            }
        }
    }

    private void drawAlignment(int centreX, int centreY) {
        for (int dy = -2; dy <= 2; dy++) {
            for (int dx = -2; dx <= 2; dx++) {
                set(centreX + dx, centreY + dy, Math.max(Math.abs(dx), Math.abs(dy)) != 1);
            }
        }
    }

    /** The level of correction (M is 0) and the mask, twice. */
    private void drawFormat(int mask) {
        int bits = (mask << 10 | remainder(mask << 10, FORMAT_POLYNOMIAL, 10)) ^ FORMAT_MASK;
        for (int i = 0; i < 15; i++) {
            boolean bit = (bits >>> i & 1) != 0;
            int along = i < 6 ? i : i < 8 ? i + 1 : 14 - i;
            if (i < 8) {
                set(8, along, bit);
                set(size - 1 - i, 8, bit);
            } else {
                set(i == 8 ? 7 : along, 8, bit);
                set(8, size - 15 + i, bit);
            }
        }
        set(8, size - 8, true);
    }

    private void drawVersion(int version) {
        int bits = version << 12 | remainder(version << 12, VERSION_POLYNOMIAL, 12);
        for (int i = 0; i < 18; i++) {
            boolean bit = (bits >>> i & 1) != 0;
            set(size - 11 + i % 3, i / 3, bit);
            set(i / 3, size - 11 + i % 3, bit);
        }
    }

    /** What is left of a polynomial over GF(2) after division by one of that degree. */
    private static int remainder(int value, int polynomial, int degree) {
        int rest = value;
        while (rest >>> degree != 0) {
            rest ^= polynomial << 31 - Integer.numberOfLeadingZeros(rest) - degree;
        }
        return rest;
    }

    // ---- the words and the mask ----------------------------------------------------------------------------------

    /** Two columns at a time from the right, up and down in turn. */
    private void drawData(int[] words) {
        int bit = 0;
        boolean up = true;
        for (int right = size - 1; right > 0; right -= 2) {
            if (right == 6) {
                right = 5;
            }
            for (int i = 0; i < size; i++) {
                int y = up ? size - 1 - i : i;
                for (int x = right; x > right - 2; x--) {
                    if (!taken[y][x]) {
                        dark[y][x] = bit < words.length * 8 && (words[bit / 8] >>> 7 - bit % 8 & 1) != 0;
                        bit++;
                    }
                }
            }
            up = !up;
        }
    }

    private static boolean isMasked(int mask, int x, int y) {
        return switch (mask) {
            case 0 -> (x + y) % 2 == 0;
            case 1 -> y % 2 == 0;
            case 2 -> x % 3 == 0;
            case 3 -> (x + y) % 3 == 0;
            case 4 -> (y / 2 + x / 3) % 2 == 0;
            case 5 -> x * y % 2 + x * y % 3 == 0;
            case 6 -> (x * y % 2 + x * y % 3) % 2 == 0;
            default -> ((x + y) % 2 + x * y % 3) % 2 == 0;
        };
    }

    private void drawBestMask() {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int mask = 0; mask < 8; mask++) {
            applyMask(mask);
            drawFormat(mask);
            int penalty = penalty();
            if (penalty < least) {
                least = penalty;
                best = mask;
            }
            applyMask(mask);
        }
        applyMask(best);
        drawFormat(best);
    }

    /** Applying it twice undoes it. */
    private void applyMask(int mask) {
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                dark[y][x] ^= !taken[y][x] && isMasked(mask, x, y);
            }
        }
    }

    /** The standard's readability penalty: runs, blocks, patterns that look like a finder, and too much of one colour. */
    private int penalty() {
        int penalty = 0;
        int darkModules = 0;
        for (int i = 0; i < size; i++) {
            penalty += lines(i, true) + lines(i, false);
            for (int j = 0; j < size; j++) {
                darkModules += dark[i][j] ? 1 : 0;
                if (i > 0 && j > 0 && dark[i][j] == dark[i - 1][j] && dark[i][j] == dark[i][j - 1] && dark[i][j] == dark[i - 1][j - 1]) {
                    penalty += 3;
                }
            }
        }
        return penalty + Math.abs(darkModules * 100 / (size * size) - 50) / 5 * 10;
    }

    private int lines(int line, boolean row) {
        int penalty = 0;
        int run = 0;
        int recent = 0;
        for (int i = 0; i < size; i++) {
            boolean now = row ? dark[line][i] : dark[i][line];
            boolean before = i > 0 && (row ? dark[line][i - 1] : dark[i - 1][line]);
            run = i > 0 && now == before ? run + 1 : 1;
            penalty += run == 5 ? 3 : run > 5 ? 1 : 0;
            recent = (recent << 1 | (now ? 1 : 0)) & 0x7ff;
            if (i >= 10 && (recent == 0b10111010000 || recent == 0b00001011101)) {
                penalty += 40;
            }
        }
        return penalty;
    }

    /** Error correction words: the remainder of a polynomial over GF(256), as QR codes use it. */
    private static final class ReedSolomon {

        private static final int POLYNOMIAL = 0x11d;

        private ReedSolomon() {
        }

        static int[] correction(int[] data, int count) {
            int[] divisor = divisor(count);
            int[] rest = new int[count];
            for (int word : data) {
                int factor = word ^ rest[0];
                System.arraycopy(rest, 1, rest, 0, count - 1);
                rest[count - 1] = 0;
                for (int i = 0; i < count; i++) {
                    rest[i] ^= times(divisor[i], factor);
                }
            }
            return rest;
        }

        /** The product of (x - 2^i) for i below the degree, without its leading 1. */
        private static int[] divisor(int degree) {
            int[] product = new int[degree];
            product[degree - 1] = 1;
            int root = 1;
            for (int i = 0; i < degree; i++) {
                for (int j = 0; j < degree; j++) {
                    product[j] = times(product[j], root) ^ (j + 1 < degree ? product[j + 1] : 0);
                }
                root = times(root, 2);
            }
            return product;
        }

        private static int times(int one, int other) {
            int product = 0;
            for (int i = 7; i >= 0; i--) {
                product = product << 1 ^ (product >>> 7) * POLYNOMIAL;
                product ^= (other >>> i & 1) * one;
            }
            return product;
        }
    }
}
