package rookery.engine.search;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A number that search prunes, reduces or widens by. Only games can tell what it should be: {@code rookery tune search} tunes them. Margins are in
 * hundredths of a pawn, reductions in 1024ths of a ply.
 */
public enum SearchNumber {

    ASPIRATION(14, 6, 40),
    REVERSE_FUTILITY(85, 40, 160),
    REVERSE_FUTILITY_IMPROVING(65, 0, 140),
    RAZORING(220, 80, 500),
    RAZORING_BY_DEPTH(160, 60, 320),
    NULL_MOVE(190, 60, 360),
    NULL_MOVE_BY_DEPTH(22, 5, 45),
    PROBCUT(190, 90, 360),
    PROBCUT_IMPROVING(50, 0, 120),
    CAPTURE_EXCHANGE(130, 50, 260),
    QUIET_EXCHANGE(28, 10, 60),
    POOR_HISTORY(3_600, 1_500, 8_000),
    FUTILITY(110, 30, 240),
    FUTILITY_BY_DEPTH(95, 40, 180),
    /** In hundredths of a ply, like the next three. */
    QUIET_REDUCTION(80, 30, 140),
    /** The divisor of the product of the logarithms of depth and move number. */
    QUIET_REDUCTION_DIVISOR(225, 150, 350),
    LOUD_REDUCTION(20, 0, 60),
    LOUD_REDUCTION_DIVISOR(320, 220, 480),
    REDUCTION_NOT_IMPROVING(300, 0, 900),
    REDUCTION_AT_CUT(1_500, 500, 2_600),
    REDUCTION_WAS_PRINCIPAL(1_100, 300, 2_000),
    REDUCTION_PRINCIPAL(500, 0, 1_400),
    REDUCTION_LOUD_TABLE_MOVE(800, 0, 1_600),
    REDUCTION_CHECK(700, 0, 1_600),
    REDUCTION_CUTOFFS(800, 0, 1_600),
    DOUBLE_EXTENSION(20, 5, 60),
    DEEPER(50, 15, 120),
    QUIESCENCE_FUTILITY(160, 60, 320);

    private final int usual;
    private final int least;
    private final int most;

    SearchNumber(int usual, int least, int most) {
        this.usual = usual;
        this.least = least;
        this.most = most;
    }

    public int usual() {
        return usual;
    }

    public int least() {
        return least;
    }

    public int most() {
        return most;
    }

    /** Its name in files, such as {@code null-move-by-depth}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<SearchNumber> named(String id) {
        return Stream.of(values()).filter(each -> each.id().equals(id)).findFirst();
    }
}
