/**
 * Playing in any browser. A {@link rookery.serve.Server} is a front end of {@link rookery.session.Sessions} that speaks HTTP; the protocol is written down in
 * {@code docs/serve-protocol.md}, who is kept out and how in {@code docs/serve.md}.
 */
@NullMarked
package rookery.serve;

import org.jspecify.annotations.NullMarked;
