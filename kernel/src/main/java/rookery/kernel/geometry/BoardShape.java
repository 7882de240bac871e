package rookery.kernel.geometry;

/**
 * A rectangular board of 4x4 to 16x16 squares. A square is an {@code int}: {@code rank * files + file}, both counted from 0, a1 being 0.
 * Its name is the file's letter and the rank counted from 1: {@code a1}, {@code n14}.
 */
public record BoardShape(int files, int ranks) {

    public static final int SMALLEST = 4;
    public static final int LARGEST = 16;
    /** The "no such square" answer. */
    public static final int NONE = -1;

    public static final BoardShape CHESS = new BoardShape(8, 8);

    public BoardShape {
        if (!isPossible(files, ranks)) {
            throw new IllegalArgumentException("a board has 4 to 16 files and ranks, not " + files + "x" + ranks);
        }
    }

    public static boolean isPossible(int files, int ranks) {
        return files >= SMALLEST && files <= LARGEST && ranks >= SMALLEST && ranks <= LARGEST;
    }

    public int squares() {
        return files * ranks;
    }

    public int square(int file, int rank) {
        return rank * files + file;
    }

    public int file(int square) {
        return square % files;
    }

    public int rank(int square) {
        return square / files;
    }

    public boolean contains(int file, int rank) {
        return file >= 0 && file < files && rank >= 0 && rank < ranks;
    }

    /** The square {@code dx} files and {@code dy} ranks away, or {@link #NONE} where the board ends. */
    public int step(int square, int dx, int dy) {
        int file = file(square) + dx;
        int rank = rank(square) + dy;
        return contains(file, rank) ? square(file, rank) : NONE;
    }

    public boolean isDark(int square) {
        return (file(square) + rank(square)) % 2 == 0;
    }

    public String name(int square) {
        return fileName(file(square)) + (rank(square) + 1);
    }

    public static String fileName(int file) {
        return String.valueOf((char) ('a' + file));
    }

    /** The square of that name, or {@link #NONE} when the text names no square of this board. */
    public int parse(String name) {
        if (name.length() < 2 || name.length() > 3 || name.charAt(1) == '0') {
            return NONE;
        }
        int rank = 0;
        for (int i = 1; i < name.length(); i++) {
            char digit = name.charAt(i);
            if (digit < '0' || digit > '9') {
                return NONE;
            }
            rank = rank * 10 + digit - '0';
        }
        int file = name.charAt(0) - 'a';
        return contains(file, rank - 1) ? square(file, rank - 1) : NONE;
    }

    @Override
    public String toString() {
        return files + "x" + ranks;
    }
}
