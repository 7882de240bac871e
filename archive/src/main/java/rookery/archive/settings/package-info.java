/** What the user has set, kept in one file of the data folder. */
@NullMarked
package rookery.archive.settings;

import org.jspecify.annotations.NullMarked;
