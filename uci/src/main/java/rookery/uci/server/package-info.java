/**
 * Bots as engine programs: {@link rookery.uci.server.UciServer} speaks for {@link rookery.uci.server.EnginePlayers} to any chess program,
 * over any pair of streams.
 */
@NullMarked
package rookery.uci.server;

import org.jspecify.annotations.NullMarked;
