package rookery.play.luck;

import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import rookery.kernel.game.Game;
import rookery.kernel.variant.Variant;

/**
 * Someone who can tell luck from skill in games with a die; found by {@link ServiceLoader} through a
 * {@code META-INF/services/rookery.play.luck.LuckAnalyst} file. Keeps no state of a game.
 */
public interface LuckAnalyst {

    /** A depth that answers within moments on any machine. */
    int USUAL_DEPTH = 2;

    boolean judges(Variant variant);

    /**
     * Judges every turn of the game's main line. Takes its time: not for a screen's thread.
     *
     * @param game     of a variant that it {@link #judges}; read only
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
