/** The engine's players: the engine itself, a ladder of named levels, and Cheddar. */
@NullMarked
package rookery.engine.bot;

import org.jspecify.annotations.NullMarked;
