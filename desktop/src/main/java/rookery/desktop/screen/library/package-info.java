/** The games that are kept: search, look, review, export, and files from elsewhere. */
@NullMarked
package rookery.desktop.screen.library;

import org.jspecify.annotations.NullMarked;
