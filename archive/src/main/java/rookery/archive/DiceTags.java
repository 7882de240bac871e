package rookery.archive;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import rookery.kernel.game.Game;
import rookery.play.match.DiceSeed;
import rookery.play.match.DiceStretch;

/**
 * The seeds of a game's dice in its tags: {@code DiceCommitment}, {@code DiceSeed} and {@code DiceSalt}; of a second stretch {@code DiceFrom2}, which is the
 * number of its first action, {@code DiceCommitment2} and so on.
 */
public final class DiceTags {

    private static final int MOST = 1_000;

    private DiceTags() {
    }

    static void write(Game game, List<DiceStretch> dice) {
        for (int i = 0; i < dice.size(); i++) {
            DiceStretch stretch = dice.get(i);
            String number = i == 0 ? "" : String.valueOf(i + 1);
            if (i > 0) {
                game.tag("DiceFrom" + number, String.valueOf(stretch.from()));
            }
            if (!stretch.commitment().isEmpty()) {
                game.tag("DiceCommitment" + number, stretch.commitment());
            }
            DiceSeed seed = stretch.seed();
            if (seed != null) {
                game.tag("DiceSeed" + number, String.valueOf(seed.seed()));
                if (seed.isCommitted()) {
                    game.tag("DiceSalt" + number, seed.salt());
                }
            }
        }
    }

    /** The stretches recorded in the tags; empty if there are none. */
    public static List<DiceStretch> read(Game game) {
        List<DiceStretch> dice = new ArrayList<>();
        if (!game.variant().hasDie()) {
            return dice;
        }
        for (int i = 0; i < MOST; i++) {
            String number = i == 0 ? "" : String.valueOf(i + 1);
            String commitment = game.tag("DiceCommitment" + number);
            DiceSeed seed = seed(game.tag("DiceSeed" + number), game.tag("DiceSalt" + number));
            int from = i == 0 ? 0 : whole(game.tag("DiceFrom" + number));
            boolean told = i == 0 ? commitment != null || seed != null || game.tag("DiceFrom2") != null : from >= dice.getLast().from();
            if (!told) {
                break;
            }
            dice.add(new DiceStretch(from, Objects.requireNonNullElse(commitment, ""), seed));
        }
        return dice;
    }

    private static @Nullable DiceSeed seed(@Nullable String seed, @Nullable String salt) {
        try {
            return seed == null ? null : new DiceSeed(Long.parseLong(seed), salt == null ? "" : salt);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static int whole(@Nullable String text) {
        return text != null && text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : -1;
    }
}
