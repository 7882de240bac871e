package rookery.play.match;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A part of a game that was rolled by one seed. Most games are one stretch; a game moved to another machine continues there with a new seed.
 *
 * @param from       number of the first action of the stretch, all actions counted from 0
 * @param commitment what was shown when it began; empty for dice that are not committed
 * @param seed       null while undisclosed, or unknown here
 */
public record DiceStretch(int from, String commitment, @Nullable DiceSeed seed) {

    public static DiceStretch of(int from, DiceSeed seed) {
        return new DiceStretch(from, seed.isCommitted() ? seed.commitment() : "", seed);
    }

    /** The stretch as players may see it before the end. */
    public DiceStretch sealed() {
        return new DiceStretch(from, commitment, null);
    }

    /** The stretches after all but the first actions were taken back; later rolls use the last seed. */
    public static List<DiceStretch> cutBack(List<DiceStretch> dice, int actions) {
        return dice.stream().map(each -> each.from <= actions ? each : new DiceStretch(actions, each.commitment, each.seed)).toList();
    }

    /** The seed of the roll at that action; null if undisclosed. */
    static @Nullable DiceSeed seedAt(List<DiceStretch> dice, int ply) {
        return dice.reversed().stream().filter(stretch -> stretch.from() <= ply).findFirst().map(DiceStretch::seed).orElse(null);
    }

    Optional<DiceCheck.Finding> brokenPromise() {
        return seed == null || commitment.isEmpty() || commitment.equalsIgnoreCase(seed.commitment())
                ? Optional.empty()
                : Optional.of(new DiceCheck.Finding.BrokenPromise(commitment, seed.commitment()));
    }
}
