/** The user's settings, stored in one file. */
@NullMarked
package rookery.archive.settings;

import org.jspecify.annotations.NullMarked;
