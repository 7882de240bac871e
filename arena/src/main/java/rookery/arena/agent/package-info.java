/**
 * Agents that others write in Java: packaged in a jar, run in a separate process, tried out before they may play, and reloaded when the jar changes. Also the
 * project template for a new agent.
 */
@NullMarked
package rookery.arena.agent;

import org.jspecify.annotations.NullMarked;
