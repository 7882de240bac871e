package rookery.play.luck;

import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import rookery.kernel.game.Game;
import rookery.kernel.variant.Variant;

/**
 * Separates luck from skill in dice games; found by {@link ServiceLoader} through a
 * {@code META-INF/services/rookery.play.luck.LuckAnalyst} file. Keeps no state of a game.
 */
public interface LuckAnalyst {

    /** A depth that any machine searches within moments. */
    int USUAL_DEPTH = 2;

    boolean judges(Variant variant);

    /**
     * Judges every turn of the game's main line. Slow: not for the JavaFX thread.
     *
     * @param game     of a variant that it {@link #judges}; not changed
     * @param depth    plies to look ahead, from 1; each takes many times as long as the last
     * @param progress receives each turn as soon as it is judged; its {@link LuckTurn#after} is final
     * @throws InterruptedException if the thread is interrupted, within moments
     */
    LuckReport judge(Game game, int depth, Consumer<LuckTurn> progress) throws InterruptedException;

    /** An analyst for that variant, if this installation has one. */
    static Optional<LuckAnalyst> playing(Variant variant) {
        return ServiceLoader.load(LuckAnalyst.class).stream().map(ServiceLoader.Provider::get).filter(each -> each.judges(variant))
                .findFirst();
    }
}
