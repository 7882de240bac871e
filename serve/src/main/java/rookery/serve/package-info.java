/**
 * Playing in any browser. A {@link rookery.serve.Server} is a front end of {@link rookery.session.Sessions} that speaks HTTP; {@code docs/serve-protocol.md}
 * describes the protocol, {@code docs/serve.md} the threat model.
 */
@NullMarked
package rookery.serve;

import org.jspecify.annotations.NullMarked;
