/** What the user has set, kept in one file of the data folder. */
@NullMarked
package rookery.desktop.settings;

import org.jspecify.annotations.NullMarked;
