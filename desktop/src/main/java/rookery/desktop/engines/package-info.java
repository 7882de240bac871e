/** The user's own engine programs: stored in a file, offered as opponents, configured on the settings page. */
@NullMarked
package rookery.desktop.engines;

import org.jspecify.annotations.NullMarked;
