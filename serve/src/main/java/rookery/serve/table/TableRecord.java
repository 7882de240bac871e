package rookery.serve.table;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameTerms;
import rookery.kernel.piece.Side;
import rookery.serve.wire.Tokens;

/**
 * What is stored of a table besides its game, so that everybody finds their seat again after a restart.
 *
 * @param id    the name of the table in links; also of its file
 * @param terms of the game; the name for a free seat is still unknown
 * @param open  whether the lobby shows a free seat
 * @param waits whether the game pauses while a player is away
 * @param join  the token needed to take the free seat; null if none is free
 * @param game  id of the game; null before it has begun
 * @param moved whether anything was played; before that nothing of the game is stored
 * @param at    when it was created or last changed
 */
record TableRecord(String id, GameTerms terms, boolean open, boolean waits, Occupant white, Occupant black, @Nullable String join,
        @Nullable String game, boolean moved, Instant at) implements WithTableRecord {

    Occupant occupant(Side side) {
        return side == Side.WHITE ? white : black;
    }

    boolean isComplete() {
        return !white.isFree() && !black.isFree();
    }

    /** Whether two people share one page. */
    boolean isShared() {
        return white.token() != null && Tokens.same(white.token(), black.token());
    }

    /** Whether only one page plays here, alone or against a bot. */
    boolean isAlone() {
        return isShared() || !white.isPerson() || !black.isPerson();
    }

    /** The side a token is valid for; null for none. White for a page that plays both. */
    @Nullable
    Side side(@Nullable String token) {
        return Tokens.same(white.token(), token) ? Side.WHITE : Tokens.same(black.token(), token) ? Side.BLACK : null;
    }

    TableRecord with(Side side, Occupant occupant) {
        return side == Side.WHITE
                ? new TableRecord(id, terms, open, waits, occupant, black, join, game, moved, at)
                : new TableRecord(id, terms, open, waits, white, occupant, join, game, moved, at);
    }

    TableRecord withGame(@Nullable String changed, boolean changedMoved, Instant now) {
        return new TableRecord(id, terms, open, waits, white, black, join, changed, changedMoved, now);
    }

    /** The same people with colours swapped, for another game. */
    TableRecord swapped(GameTerms changed) {
        return new TableRecord(id, changed, open, waits, /* white= */ black, /* black= */ white, join, null, false, at);
    }
}
