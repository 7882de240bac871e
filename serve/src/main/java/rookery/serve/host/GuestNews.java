package rookery.serve.host;

import java.util.Optional;
import rookery.kernel.piece.Side;

/**
 * How it stands with those who came by link.
 *
 * @param guest    the name of whoever took the seat; empty while it is free, or where all only watch
 * @param here     whether the guest's page is open
 * @param takeBack the side that asks to take a move back
 * @param rematch  the side that asks for another game
 * @param watchers how many pages watch
 */
public record GuestNews(String guest, boolean here, Optional<Side> takeBack, Optional<Side> rematch, int watchers) {
}
