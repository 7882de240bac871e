package rookery.engine.search;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A number that search prunes, reduces or widens by. Only games can tell what it should be: {@code rookery tune search} tunes them. Margins are in
 * hundredths of a pawn, reductions in 1024ths of a ply.
 */
public enum SearchNumber {

    ASPIRATION(19, 6, 40),
    REVERSE_FUTILITY(85, 40, 160),
    REVERSE_FUTILITY_IMPROVING(47, 0, 140),
    RAZORING(201, 80, 500),
    RAZORING_BY_DEPTH(234, 60, 320),
    NULL_MOVE(169, 60, 360),
    NULL_MOVE_BY_DEPTH(24, 5, 45),
    PROBCUT(205, 90, 360),
    PROBCUT_IMPROVING(62, 0, 120),
    CAPTURE_EXCHANGE(146, 50, 260),
    QUIET_EXCHANGE(39, 10, 60),
    POOR_HISTORY(3_834, 1_500, 8_000),
    FUTILITY(118, 30, 240),
    FUTILITY_BY_DEPTH(104, 40, 180),
    /** In hundredths of a ply, like the next three. */
    QUIET_REDUCTION(124, 30, 220),
    /** The divisor of the product of the logarithms of depth and move number. */
    QUIET_REDUCTION_DIVISOR(198, 150, 350),
    LOUD_REDUCTION(25, 0, 60),
    LOUD_REDUCTION_DIVISOR(283, 220, 480),
    REDUCTION_NOT_IMPROVING(449, 0, 900),
    REDUCTION_AT_CUT(1_924, 500, 2_600),
    REDUCTION_WAS_PRINCIPAL(895, 300, 2_000),
    REDUCTION_PRINCIPAL(122, -800, 1_400),
    REDUCTION_LOUD_TABLE_MOVE(684, 0, 1_600),
    REDUCTION_CHECK(581, 0, 1_600),
    REDUCTION_CUTOFFS(1_114, 0, 1_600),
    DOUBLE_EXTENSION(17, 5, 60),
    DEEPER(40, 15, 120),
    QUIESCENCE_FUTILITY(219, 60, 320);

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
