package rookery.engine.training;

import java.util.Optional;
import rookery.engine.net.Net;
import rookery.engine.net.Transfer;
import rookery.kernel.variant.Variant;

/**
 * The net that a training begins with.
 *
 * @param net   one for the variant that is trained
 * @param inUse whether it was made for these very rules: it is what the program plays with already, so it needs no trial
 */
public record Beginning(Net net, boolean inUse) {

    /** The net in use for one variant as the beginning of another's; empty if they see their boards in different ways. */
    public static Optional<Beginning> of(Net net, Variant from, Variant to) {
        return Transfer.of(net, from, to).map(made -> new Beginning(made, made.rules().equals(net.rules())));
    }
}
