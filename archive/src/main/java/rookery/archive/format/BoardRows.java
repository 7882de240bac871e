package rookery.archive.format;

import java.util.List;
import java.util.Optional;
import rookery.kernel.variant.Variant;

/** Checks rows that draw a board: their number and length, and the letters in them. */
final class BoardRows {

    private BoardRows() {
    }

    /** The first thing wrong with the rows, the far rank first, {@code .} for an empty square, {@code *} for a wall. */
    static Optional<ArchiveProblem> check(Variant variant, List<String> rows, int line) {
        int ranks = variant.shape().ranks();
        int files = variant.shape().files();
        if (rows.size() != ranks) {
            return Optional.of(new ArchiveProblem(ArchiveCode.WRONG_BOARD_SIZE, line, rows.size() + " rows", ranks + " rows of " + files));
        }
        for (int i = 0; i < ranks; i++) {
            String row = rows.get(i);
            if (row.length() != files) {
                return Optional.of(new ArchiveProblem(ArchiveCode.WRONG_BOARD_SIZE, line + i, "a row of " + row.length() + ", " + row,
                        "a row of " + files));
            }
            for (int j = 0; j < row.length(); j++) {
                char letter = row.charAt(j);
                if (letter != '.' && !(letter == '*' && variant.mayHaveWalls()) && variant.kindOf(Character.toUpperCase(letter)) == 0) {
                    return Optional.of(new ArchiveProblem(ArchiveCode.UNKNOWN_PIECE, line + i, "the letter " + letter,
                            "a piece of " + variant.name()));
                }
            }
        }
        return Optional.empty();
    }
}
