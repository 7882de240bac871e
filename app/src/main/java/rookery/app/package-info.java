/** The {@code rookery} command: starts the desktop or one of the tools, and wires everything. */
@NullMarked
package rookery.app;

import org.jspecify.annotations.NullMarked;
