/**
 * What travels between a chess program and an engine, as values: {@link rookery.uci.protocol.UciCommand} goes to the engine,
 * {@link rookery.uci.protocol.UciReply} comes back; each has one reader and one writer. {@link rookery.uci.protocol.EngineVariants} knows what
 * engines call our variants. Moves and positions stay text here, because only a position can tell what they mean.
 */
@NullMarked
package rookery.uci.protocol;

import org.jspecify.annotations.NullMarked;
