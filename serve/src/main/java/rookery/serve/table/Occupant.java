package rookery.serve.table;

import org.jspecify.annotations.Nullable;

/**
 * The occupant of one seat.
 *
 * @param kind  who that is
 * @param name  what people read; empty for a free seat
 * @param token what a page must present to act for this side; null if no page does
 */
record Occupant(Kind kind, String name, @Nullable String token) {

    enum Kind {
        /** Nobody yet: there is an invitation. */
        FREE,
        /** A person with a page. */
        PERSON,
        /** A computer player. */
        BOT,
        /** A person at the window of this program, who needs no page. */
        WINDOW
    }

    static final Occupant FREE = new Occupant(Kind.FREE, "", null);

    static Occupant person(String name, String token) {
        return new Occupant(Kind.PERSON, name, token);
    }

    static Occupant bot(String name) {
        return new Occupant(Kind.BOT, name, null);
    }

    static Occupant window(String name) {
        return new Occupant(Kind.WINDOW, name, null);
    }

    boolean isFree() {
        return kind == Kind.FREE;
    }

    boolean isPerson() {
        return kind == Kind.PERSON || kind == Kind.WINDOW;
    }
}
