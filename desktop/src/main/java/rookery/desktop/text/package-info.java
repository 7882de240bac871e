/** The words of the window in three languages, and which letters the system can draw. */
@NullMarked
package rookery.desktop.text;

import org.jspecify.annotations.NullMarked;
