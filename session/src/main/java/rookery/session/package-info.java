/**
 * The life of a game. A {@link rookery.session.GameSession} owns one game from its first move to its place in the library; {@link rookery.session.Sessions}
 * begins and resumes games and knows which are unfinished. Front ends send intents and observe {@link rookery.session.SessionSnapshot}s.
 */
@NullMarked
package rookery.session;

import org.jspecify.annotations.NullMarked;
