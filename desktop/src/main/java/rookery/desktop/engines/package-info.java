/** The user's own engine programs: kept in a file, offered as opponents, set up on the page of settings. */
@NullMarked
package rookery.desktop.engines;

import org.jspecify.annotations.NullMarked;
