/** The settings: everything that can be set, effective at once, with a board beside it to try it on. */
@NullMarked
package rookery.desktop.screen.options;

import org.jspecify.annotations.NullMarked;
