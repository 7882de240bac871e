package rookery.serve.host;

import java.util.Optional;
import rookery.kernel.piece.Side;

/**
 * The state of the guests.
 *
 * @param guest    the name of the player in the seat; empty while it is free, or if all only watch
 * @param here     whether the guest's page is open
 * @param takeBack the side that asks to take a move back
 * @param rematch  the side that asks for another game
 * @param watchers how many pages watch
 */
public record GuestNews(String guest, boolean here, Optional<Side> takeBack, Optional<Side> rematch, int watchers) {
}
